import type { PageLocale } from '@waypost/i18n/locales';
import type { Page } from 'playwright-core';
import { scanByWedge } from '../../installation/field-phone.ts';
import { waitFor } from '../../installation/wait-for.ts';
import type { FieldToWalk, Material } from './field-material.ts';

/** A phone on its way through the pages in one language. By no word: words are other ones in every language. */
export type Walk = {
  page: Page;
  locale: PageLocale;
  field: FieldToWalk;
  material: Material;
  judge: (name: string) => Promise<void>;
};

/** What is at the lower edge of a page. */
export const ACTS = 'main > div.sticky button';

/** Without loading the page again, which would ask for the PIN. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  await page.locator('main').waitFor();
  // what it asks the api for
  await page.waitForLoadState('networkidle');
}

/** Scans a label and judges what the page says to it. Answers with the kind of the verdict. */
export async function scanAndJudge(
  { page, judge }: Walk,
  name: string,
  text: string,
): Promise<string> {
  const told = `performance.getEntriesByName('scan told')`;
  const count = () => page.evaluate<number>(`${told}.length`);
  const before = await count();
  const isTold = () =>
    waitFor('a verdict', 5_000, async () => ((await count()) > before ? true : undefined), 50);
  await scanByWedge(page, text);
  // the page listens a moment after it shows
  await isTold().catch(() => scanByWedge(page, text).then(isTold));
  await page.locator('main .arrive').waitFor();
  const kind = await page.evaluate<string>(`${told}.at(-1).detail`);
  await judge(`${name}, ${kind}`);
  // what must be seen has one button; the last of a question leaves things as they are
  const isStopped = (await page.locator('main [role=alert] .arrive').count()) > 0;
  if (isStopped) await page.locator(ACTS).last().click();
  return kind;
}
