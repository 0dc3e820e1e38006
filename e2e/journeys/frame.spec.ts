import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const PHONE = { width: 360, height: 800 };

function languageButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^Language:/ });
}

test('choosing a language keeps what was typed and the scroll position', async ({
  page,
  context,
}) => {
  await page.goto('/services/express');
  await page.getByLabel('From').fill('Antwerp, Belgium');
  await page.evaluate(() => window.scrollTo(0, 300));
  // not with the mouse, which would scroll to the menu first
  await page.locator('button[name="code"][value="en-XA"]').dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await expect(page.getByLabel('[Ƒŕööɱ]')).toHaveValue('Antwerp, Belgium');
  // texts above have grown, and the browser keeps in view what was there
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(300);

  const cookie = (await context.cookies()).find(({ name }) => name === 'googtrans');
  expect(cookie).toMatchObject({ value: '/en/en-XA', path: '/' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThanOrEqual(365);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
});

test('a right-to-left page is mirrored and accessible', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'googtrans', value: '/auto/ar-XB', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(
    languageButton(page).or(page.getByText('English, right to left').first()),
  ).toBeVisible();
  const home = await page.getByRole('banner').getByRole('link').first().boundingBox();
  expect(home?.x).toBeGreaterThan(720);
});

test('going back before scripts have loaded shows the previous page', async ({ page, inspect }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/faq');
  const ofPageBefore = await heading.innerText();
  await page.getByRole('banner').getByRole('link', { name: 'Create Shipment' }).click();
  await page.waitForURL('/services/express');
  await inspect();
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(heading).toHaveText('Price and book a shipment');
  await page.evaluate(() => history.back());
  await page.waitForURL('/faq', { waitUntil: 'commit' });
  scripts.resolve();
  await expect(heading).toHaveText(ofPageBefore);
});

test('the menu closes on Escape and on a click elsewhere', async ({ page }) => {
  await page.goto('/faq');
  const button = languageButton(page);
  const entry = page.getByRole('button', { name: 'English, longer' });
  await expect(button).toHaveText('Language: English');

  await button.click();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await expect(entry).toBeVisible();
  await page.mouse.click(20, 600);
  await expect(entry).toBeHidden();
});

test('the menu of an unlisted language is called Translate', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'googtrans', value: '/en/nl', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect(languageButton(page)).toHaveText('Language: Translate');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /^failed: \S+\.js csp$|status of 400/ });

  test('choosing a language returns to the same page with its query', async ({ page }) => {
    await page.goto('/track?ref=WP12');
    await languageButton(page).click();
    await page.getByRole('button', { name: 'English, longer' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    expect(new URL(page.url()).search).toBe('?ref=WP12');
  });
});

test('choosing a language never leads to another site', async ({ request, baseURL }) => {
  for (const returnTo of ['//evil.example/', 'https://evil.example/', '/\\evil.example', '']) {
    const answer = await request.post('/language', {
      form: { code: 'en', returnTo },
      headers: { origin: baseURL ?? '' },
      maxRedirects: 0,
    });
    expect([answer.status(), answer.headers()['location']]).toEqual([303, '/']);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the menu opens, and closes on Escape, on a tap elsewhere and on navigation', async ({
    page,
    inspect,
  }) => {
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    const entry = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Rates' });
    await expect(entry).toBeHidden();

    await button.tap();
    await expect(entry).toBeVisible();
    await inspect();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(button).toBeFocused();

    await button.tap();
    await page.touchscreen.tap(180, 700);
    await expect(entry).toBeHidden();

    await button.tap();
    await entry.tap();
    await page.waitForURL(/\/services\/express/);
    await expect(entry).toBeHidden();
  });

  test('creating a shipment and tracking stay within reach', async ({ page }) => {
    await page.goto('/services/express');
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    await expect(bar).toBeInViewport();
    await expect(bar.getByRole('link')).toHaveText(['Create Shipment', 'Track']);
  });
});

test('the header can be reached by keyboard, in visual order', async ({ page }) => {
  await page.goto('/services/express');
  const reached: string[] = [];
  for (let press = 0; press < 10; press += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
  }
  expect(reached).toEqual([
    'Skip to the page',
    'Waypost',
    'Track',
    'Create Shipment',
    'Rates',
    'Locations',
    'Support',
    'Language: English',
    'Log in',
    'Register',
  ]);
});

test('a new page starts at the top, and going back restores the scroll position', async ({
  page,
  inspect,
}) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, 900));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Track a shipment' });
  await inspect();
  const before = await page.evaluate(() => window.scrollY);
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL(/\/track$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await inspect();

  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

  await page.getByRole('banner').getByRole('link', { name: 'Locations' }).click();
  await expect(page.locator('#locations')).toBeInViewport();
});

test('every page of the sitemap exists in every language, may be indexed, and names its canonical address and its picture', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const xml = await (await request.get(sitemap)).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  const byPath = Map.groupBy(addresses, (address) => new URL(address).pathname);
  expect([...byPath.keys()]).toEqual(expect.arrayContaining(['/', '/track', '/services/express']));
  const look = async (address: string) => {
    const asked = new URL(address);
    asked.searchParams.set('utm_source', 'mail');
    const answer = await request.get(asked.href, { headers: { cookie: '' } });
    const html = await answer.text();
    expect(answer.status(), address).toBe(200);
    expect(html.includes('name="robots"'), address).toBe(false);
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    expect(canonical).toBe(address);
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(picture, address).toContain(`/pictures/${asked.searchParams.get('lang') ?? 'en'}/`);
    expect((await request.get(picture)).headers()['content-type'], address).toBe('image/png');
    expect(html, address).toContain('property="og:image:alt" content="Waypost: ');
  };
  for (const languages of byPath.values()) await Promise.all(languages.map(look));
  const entries = xml.split('<url>').slice(1);
  for (const entry of entries) {
    expect(entry).toMatch(/<lastmod>20\d\d-\d\d-\d\d<\/lastmod><xhtml:link /);
  }
});

test('the page of a service describes it and its breadcrumb for search engines', async ({
  request,
  baseURL,
}) => {
  for (const name of ['express', 'freight', 'ecommerce', 'customs', 'domestic', 'warehousing']) {
    const address = `/services/${name}?lang=de`;
    const html = await (await request.get(address)).text();
    const [, json = ''] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json), address).toMatchObject({
      '@graph': [
        { '@type': 'Service', url: `${baseURL}${address}`, provider: { name: 'Waypost' } },
        { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }] },
      ],
    });
  }
});

test('the home page describes the carrier for search engines', async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text();
  const [, json = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ '@type': 'Organization', url: `${baseURL}/` });
});

test.describe('an address without a page', () => {
  test.use({ allowed: /status of 404/ });

  test('has the complete frame, with a copyright', async ({ page }) => {
    await page.goto('/nothing');
    await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d Waypost/);
    await expect(page.getByRole('contentinfo')).toContainText('Waypost is a simulation.');
  });
});
