import { expect, test } from '@playwright/test';
import { PUBLIC_PAGES } from '../public-pages.ts';
import { waitUntilScriptsTookOver } from '../scripts-took-over.ts';

type Watched = { madeOfIntl: string[] };

/** Keeps what a page made of Intl, and where. */
function watchIntl(): void {
  const made: string[] = [];
  (globalThis as unknown as Watched).madeOfIntl = made;
  const names = [
    'DateTimeFormat',
    'DisplayNames',
    'ListFormat',
    'NumberFormat',
    'PluralRules',
    'RelativeTimeFormat',
  ] as const;
  for (const name of names) {
    const make = Intl[name] as new (...given: unknown[]) => object;
    const watched = new Proxy(make, {
      construct(format, given) {
        made.push(`${name}: ${new Error(name).stack}`);
        return Reflect.construct(format, given);
      },
    });
    Object.assign(Intl, { [name]: watched });
  }
}

for (const language of ['en', 'de']) {
  test(`public pages in ${language} become the browser's without the cost of Intl`, async ({
    page,
  }) => {
    // the first page tells the time zone
    await page.goto(`/newsletter?lang=${language}`);
    await waitUntilScriptsTookOver(page);
    await page.addInitScript(watchIntl);
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      await waitUntilScriptsTookOver(page);
      const made = await page.evaluate(() => (globalThis as unknown as Watched).madeOfIntl);
      expect.soft(made, path).toEqual([]);
    }
  });
}

test('the home page is painted before it requests a script', async ({ page }) => {
  await page.goto('/');
  await waitUntilScriptsTookOver(page);
  const [paintedAt, scriptsAt] = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime);
    return [painted?.startTime ?? Number.NaN, Math.min(...scripts)];
  });
  expect(scriptsAt).toBeGreaterThan(paintedAt ?? Number.NaN);
});
