import type { PageLocale } from '@waypost/i18n/locales';
import type { Browser, Page } from 'playwright-core';
import { beginShift } from '../../installation/field-phone.ts';
import type { FieldToWalk } from './field-material.ts';
import { faultsOfShown } from './page-faults.ts';
import { walkCash } from './walk-cash.ts';
import { walkHub } from './walk-hub.ts';
import { walkRound } from './walk-round.ts';
import { walkOffline, walkSignIn } from './walk-shift.ts';
import { go, type Walk } from './walk.ts';

type FieldPhone = { page: Page; field: FieldToWalk };
const WIDTH = 360;
const HEIGHT = 640;

export async function openField(
  browser: Browser,
  base: string,
  field: FieldToWalk,
): Promise<FieldPhone> {
  const context = await browser.newContext({ viewport: { width: WIDTH, height: HEIGHT } });
  const page = await context.newPage();
  await page.goto(field.enrolUrl);
  await page.locator(`a[href="/field"]`).click();
  await beginShift(page, field.worker);
  if (!page.url().startsWith(base)) throw new Error(`the phone is at ${page.url()}`);
  return { page, field };
}

/** A working day on the phone: every page, what opens on it, and what it says when something is wrong. */
export async function walkField(
  { page, field }: FieldPhone,
  locale: PageLocale,
): Promise<{ pages: number; faults: string[] }> {
  const faults: string[] = [];
  let pages = 0;
  const judge = async (name: string) => {
    pages += 1;
    const found = await faultsOfShown(page, locale, [WIDTH]);
    await page.setViewportSize({ width: WIDTH, height: HEIGHT });
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  };
  const material = field.materials.get(locale);
  if (material === undefined) throw new Error(`nothing is prepared for ${locale}`);
  const walk: Walk = { page, locale, field, material, judge };
  const noteError = (error: Error) => faults.push(`script: ${error.message}`);
  page.on('pageerror', noteError);
  await go(page, '/field');
  await page.locator('main select').selectOption(locale);
  await page.locator(`html[lang="${locale}"]`).waitFor();
  await judge('menu');
  faults.push(...(await walkHub(walk)));
  await walkRound(walk);
  await walkCash(walk);
  await walkOffline(walk);
  await walkSignIn(walk);
  page.off('pageerror', noteError);
  return { pages, faults };
}
