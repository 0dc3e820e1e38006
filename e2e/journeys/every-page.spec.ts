import { expect, test } from '../journey.ts';
import { ENGLISH_PAGES, PUBLIC_PAGES } from '../public-pages.ts';
import { smallTargets } from '../small-targets.ts';

/** Higher than any page at any width: what is far below the view is not laid out. */
const HEIGHT = 14_000;
/** 640 pixels are what is left of 1280 at 200 % zoom. */
const WIDTHS = [360, 640, 1440];

/** One of each kind: pictures, a shipment, a form. */
const ALWAYS = /^\/($|track\?|auth\/register)/;

for (const path of [...PUBLIC_PAGES, ...ENGLISH_PAGES]) {
  const title = `${path} is in order in both themes and both directions, at every width`;
  const tag = ALWAYS.test(path) ? [] : '@nightly';
  test(title, { tag }, async ({ page, context, inspect, baseURL }) => {
    test.slow();
    for (const [language, direction] of [
      ['en', 'ltr'],
      ['ar-XB', 'rtl'],
    ] as const) {
      await context.addCookies([
        { name: 'googtrans', value: `/en/${language}`, url: baseURL ?? '' },
      ]);
      await page.setViewportSize({ width: 1440, height: HEIGHT });
      await page.goto(path);
      const expected = path.startsWith('/admin') ? 'ltr' : direction;
      await expect(page.locator('html')).toHaveAttribute('dir', expected);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await inspect();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${direction} at ${width}`).toBeLessThanOrEqual(width);
        expect(await smallTargets(page), `${direction} at ${width}`).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: HEIGHT });
      await page.emulateMedia({ colorScheme: 'dark' });
      await inspect();
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
}

/** Addresses that lead elsewhere for somebody who is not signed in and has booked nothing. */
const LEADING_ELSEWHERE = {
  '/create': '/create',
  '/billing': '/services/express',
  '/Billing': '/services/express',
  '/dashboard': '/auth/login?from=%2Fdashboard',
  '/admin': '/admin/login?from=%2Fadmin',
  '/admin/dashboard': '/admin/login?from=%2Fadmin%2Fdashboard',
};

test('every other address answers, and leads strangers to a public page', async ({
  request,
  baseURL,
}) => {
  for (const [path, end] of Object.entries(LEADING_ELSEWHERE)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.url().replace(baseURL ?? '', ''), path).toBe(end);
  }
  expect((await request.get('/nowhere')).status()).toBe(404);
});
