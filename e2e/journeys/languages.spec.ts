import type { Page } from '@playwright/test';
import { newClient, newEmail, openAccount } from '../customer.ts';
import { mailTo } from '../inbox.ts';
import { expect, test } from '../journey.ts';

/** Beside other work even this takes longer; a page that is loaded anew takes longer still. */
const SWITCH_MS = 300;

async function choose(page: Page, code: string): Promise<void> {
  await page.locator(`button[name="code"][value="${code}"]`).dispatchEvent('click');
}

test.describe('a visitor without a chosen language', () => {
  test.use({ locale: 'fr-BE' });

  test('reads the language of the browser', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('banner').getByRole('button', { name: /Français/ })).toBeVisible();
  });

  test('keeps the language of the address that was opened', async ({ page, inspect }) => {
    await page.goto('/about?lang=de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await inspect();
    await page.getByRole('banner').getByRole('link').nth(1).click();
    await page.waitForURL('/track?lang=de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await inspect();
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('finds the same language behind every link, even without cookies', async ({ request }) => {
    const html = await (await request.get('/?lang=de')).text();
    const pages = [...html.matchAll(/<a [^>]*href="(\/(?!api)[^"]*)"/g)].map(([, href]) => href);
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter((href) => !href?.includes('lang=de'))).toEqual([]);
  });

  test('reads a page in the language of its address, and chooses another there', async ({
    page,
    context,
  }) => {
    await context.addCookies([
      { name: 'googtrans', value: '/en/fr', url: test.info().project.use.baseURL ?? '' },
    ]);
    await page.goto('/contact?lang=es');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('input[name="stay"]').first()).toBeAttached();
    await choose(page, 'it');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page).toHaveURL('/contact');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  });
});

test('switching the language is quick and keeps page, query and entries', async ({
  page,
  context,
}) => {
  await page.goto('/services/express?type=freight&mode=sea');
  await page.getByLabel('From').fill('Antwerp, Belgium');
  // until scripts run the form is posted by the browser
  await expect(page.locator('input[name="stay"]').first()).toBeAttached();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const took = await page.evaluate(async () => {
    const began = performance.now();
    const html = document.documentElement;
    const changed = new Promise<number>((resolve) => {
      new MutationObserver(() => resolve(performance.now() - began)).observe(html, {
        attributeFilter: ['lang'],
      });
    });
    document.querySelector<HTMLButtonElement>('button[name="code"][value="fr"]')?.click();
    return changed;
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  test.info().annotations.push({ type: 'switch', description: `${Math.round(took)} ms` });
  const loadMs = await page.evaluate(
    () => performance.getEntriesByType('navigation')[0]?.duration ?? 0,
  );
  expect(took).toBeLessThan(Math.max(SWITCH_MS, loadMs));

  await expect(page.getByLabel('De', { exact: true })).toHaveValue('Antwerp, Belgium');
  expect(new URL(page.url()).search).toBe('?type=freight&mode=sea');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  const cookie = (await context.cookies()).find(({ name }) => name === 'googtrans');
  expect(cookie).toMatchObject({ value: '/en/fr', path: '/', sameSite: 'Lax' });
});

test('a page names its other languages, and varies by language in caches', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/faq?lang=fr&utm_source=mail');
  const html = await answer.text();
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'content-language': 'fr',
    vary: expect.stringMatching(/cookie, accept-language/),
  });
  expect(html).toContain('<html lang="fr" dir="ltr"');
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/faq?lang=fr"/>`);
  const alternates = [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  expect(Object.fromEntries(alternates.map(([, code, href]) => [code, href]))).toMatchObject({
    en: `${baseURL}/faq`,
    fr: `${baseURL}/faq?lang=fr`,
    'x-default': `${baseURL}/faq`,
  });
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(
    `<xhtml:link rel="alternate" hreflang="fr" href="${baseURL}/faq?lang=fr"/>`,
  );
});

test('refusals and mails come in the language of the page', async ({ page, context }) => {
  await context.setExtraHTTPHeaders(newClient());
  const email = newEmail('langue');
  await page.goto('/auth/register?lang=fr');
  const answer = await page.request.get('/api/shipments/track/WP00', {
    headers: { 'accept-language': 'fr' },
  });
  expect((await answer.json()).message).not.toMatch(/tracking ID/);
  await page.locator('main input[name="name"]').fill('Ada Example');
  await page.locator('main input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill('seven quiet harbours');
  await page.locator('input[name="confirmation"]').fill('seven quiet harbours');
  await page.locator('input[name="acceptTerms"]').check();
  await page.locator('main input[name="acceptTerms"]').press('Enter');
  const mail = await mailTo(email, /^\d{6} /);
  expect(mail.html).toContain('<html lang="fr" dir="ltr">');
});

test('a customer who switches gets mails in the new language', async ({ page, context }) => {
  await openAccount(context, newEmail('idioma'));
  await page.goto('/dashboard/profile');
  await choose(page, 'es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('select[name="locale"]')).toHaveValue('es');
});

test('the console is English and left-to-right for everybody', async ({
  page,
  context,
  baseURL,
}) => {
  for (const code of ['fr', 'ar-XB']) {
    await context.addCookies([{ name: 'googtrans', value: `/en/${code}`, url: baseURL ?? '' }]);
    await page.goto('/admin/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /^failed: \S+\.js csp$/ });

  test('a language is chosen by a form, which returns to the page', async ({ page }) => {
    await page.goto('/services/freight?from=mail');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Language:/ })
      .click();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(new URL(page.url()).search).toBe('?from=mail');
  });
});
