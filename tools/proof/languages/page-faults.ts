import { AxeBuilder } from '@axe-core/playwright';
import { directionOf, type PageLocale } from '@waypost/i18n/locales';
import type { Page } from 'playwright-core';
import { endOfAnimations } from '../../browser.ts';
import { foreignTexts, TEXTS } from './foreign-texts.ts';

const WIDTHS = [360, 1440];
/** Higher than any page: what is far below the view is not laid out. */
const HEIGHT = 14_000;

/** Everything that a language can do wrong to a page. */
export async function faultsOfPage(page: Page, url: string, locale: PageLocale): Promise<string[]> {
  const faults: string[] = [];
  const note = (message: { type(): string; text(): string }) => {
    const isExpected = /status of 404/.test(message.text());
    if (message.type() === 'error' && !isExpected) faults.push(`console: ${message.text()}`);
  };
  const noteError = (error: Error) => faults.push(`script: ${error.message}`);
  page.on('console', note);
  page.on('pageerror', noteError);
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  await page.goto(url, { waitUntil: 'load' });
  faults.push(...(await faultsOfShown(page, locale, WIDTHS)));
  page.off('console', note);
  page.off('pageerror', noteError);
  return faults;
}

/** Of the page as it is now. */
export async function faultsOfShown(
  page: Page,
  locale: PageLocale,
  widths: readonly number[],
): Promise<string[]> {
  const faults: string[] = [];
  const html = page.locator('html');
  const [lang, dir] = [await html.getAttribute('lang'), await html.getAttribute('dir')];
  if (lang !== locale) faults.push(`says it is in ${lang}`);
  if (dir !== directionOf(locale)) faults.push(`runs ${dir}`);
  for (const text of foreignTexts(await page.evaluate<string[]>(TEXTS), locale)) {
    faults.push(`not in its language: ${text}`);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const { wide, cut } = await page.evaluate<Measured>(MEASURE);
    if (wide > width) faults.push(`${wide} pixels wide at ${width}`);
    for (const text of cut) faults.push(`cut off at ${width}: ${text}`);
  }
  await endOfAnimations(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  for (const { id, nodes } of violations) {
    faults.push(`accessibility: ${id} at ${nodes[0]?.target.join(' ')}`);
  }
  return faults;
}

/** In the page: its width, and texts of which a part cannot be seen. */
const MEASURE = `(() => {
  const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const isCut = (element) => {
    const { clientWidth, scrollWidth, clientHeight, scrollHeight } = element;
    const { overflowX, overflowY } = getComputedStyle(element);
    // what only screen readers read is one pixel large
    if (clientWidth <= 1) return false;
    return (
      (hides(overflowX) && scrollWidth > clientWidth + 1) ||
      (hides(overflowY) && scrollHeight > clientHeight + 1)
    );
  };
  const cut = [...document.querySelectorAll('body *')]
    .filter((element) => element.children.length === 0 && element.textContent.trim() !== '')
    .filter(isCut)
    .map((element) => element.textContent.trim().slice(0, 60));
  return { wide: document.documentElement.scrollWidth, cut };
})()`;

type Measured = { wide: number; cut: string[] };
