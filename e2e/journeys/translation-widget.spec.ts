import { expect, test } from '@playwright/test';
import { externalUrl } from '../installation/environment.ts';
import { openWidgetFront } from '../installation/widget-front.ts';

test.skip(externalUrl !== undefined, 'needs a web process of its own');

/** Not a journey of our pages alone: a foreign script is what it is about. */
test('the widget translates a language without catalogs, except on private pages', async ({
  page,
  context,
}) => {
  const front = await openWidgetFront();
  try {
    const choose = (code: string) =>
      context.addCookies([{ name: 'googtrans', value: `/auto/${code}`, url: front.origin }]);
    const policyOf = async (path: string) => {
      const answer = await page.request.get(front.origin + path, {
        headers: { cookie: 'googtrans=/en/yo' },
        maxRedirects: 0,
      });
      return answer.headers()['content-security-policy'] ?? '';
    };
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));

    await choose('yo');
    await page.goto(`${front.origin}/faq`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'yo');
    await expect(page.getByText('Translated by the journey')).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).top)).toBe('0px');
    await expect(page.getByRole('banner').getByRole('button', { name: /Translate/ })).toBeVisible();

    expect(await policyOf('/faq')).toContain(front.widgetOrigin);
    for (const path of ['/auth/login', '/auth/register', '/receipt/0', '/admin/login']) {
      expect(await policyOf(path), path).not.toContain(front.widgetOrigin);
    }

    await choose('fr');
    await page.goto(`${front.origin}/faq`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('#translation-widget')).toHaveCount(0);

    front.answers = false;
    await choose('ha');
    await page.goto(`${front.origin}/faq`);
    await expect.poll(() => warnings).toContain('script blocked');
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'googtrans')?.value)
      .toBe('/en/ha');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await front.close();
  }
});
