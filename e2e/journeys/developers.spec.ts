import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../../tools/installation/run-program.ts';
import { newClient, newEmail, PASSWORD, registerQuickly } from '../customer.ts';
import { expect, test } from '../journey.ts';

test.use({ extraHTTPHeaders: newClient() });

test('a new account gets its first test label with the three calls of the quickstart', async ({
  page,
  inspect,
}) => {
  await registerQuickly(page, newEmail('quickstart'), inspect);
  await page.goto('/developers');
  await inspect();
  await page.getByRole('link', { name: 'Start with three calls' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible();
  await inspect();
  await page.getByRole('link', { name: 'Make a test key' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Quickstart');
  await page.getByLabel('Current password').fill(PASSWORD);
  await inspect();
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = await page.getByTestId('new-key').innerText();
  expect(key).toMatch(/^wpc_test_/);

  await page.goto('/developers/quickstart');
  const pieces = await page.locator('code[data-language="bash"]').allInnerTexts();
  const script = pieces.join('\n').replaceAll('wpc_test_your_key', key);
  expect(script.match(/^curl /gm)).toHaveLength(3);

  const folder = await mkdtemp(join(tmpdir(), 'waypost-quickstart-'));
  try {
    const printed = await runProgram('bash', ['-euc', script], process.env, folder);
    expect(printed).toContain('"status":"delivered"');
    const label = await runProgram('pdftotext', ['-raw', join(folder, 'label.pdf'), '-']);
    // written aslant, its letters are lines of their own
    expect(label).toMatch(/T\s*E\s*S\s*T/);
    const shipment = await readFile(join(folder, 'shipment.json'), 'utf8');
    const { trackingUrl, trackingNumber } = JSON.parse(shipment) as Record<string, string>;
    expect(trackingNumber).toMatch(/^WT/);
    await page.goto(trackingUrl ?? '');
    await expect(page.getByText('Delivered').first()).toBeVisible();
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the code language is chosen once for all pages', async ({ page, inspect }) => {
  await page.goto('/developers/quickstart');
  await page.getByRole('link', { name: 'Python' }).first().click();
  await expect(page).toHaveURL(/\?code=python$/);
  await expect(page.locator('code[data-language="python"]')).toHaveCount(4);
  await expect(page.locator('code[data-language="bash"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(5);
  await inspect();
  await page.getByRole('link', { name: 'Booking' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking' })).toBeVisible();
  await expect(page.locator('code[data-language="python"]').last()).toBeVisible();
});

test('wide code scrolls in its frame by keyboard, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/developers/quickstart');
  const frame = page.locator('pre').nth(1);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('English texts are marked as such on an Arabic page', async ({ page, inspect }) => {
  await page.goto('/developers/guides/errors?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الأخطاء');
  const text = page
    .getByText('A refusal is a problem document')
    .locator('xpath=ancestor::*[@lang][1]');
  await expect(text).toHaveAttribute('lang', 'en');
  await expect(text).toHaveAttribute('dir', 'ltr');
  await inspect();
  await page.goto('/developers/errors/reference_taken?lang=ar');
  await expect(page.getByText('هذا الرقم مستخدم لشحنة أخرى.')).toBeVisible();
  await inspect();
});

test('every problem code has a page, which the problem links to', async ({ request }) => {
  const refused = await request.get('/api/v1/me');
  expect(refused.status()).toBe(401);
  const { type } = (await refused.json()) as { type: string };
  expect((await request.get(type)).status()).toBe(200);

  const openapi = await (await request.get('/api/v1/openapi.json')).text();
  const { enum: codes } = JSON.parse(openapi).components.schemas.Problem.properties.code as {
    enum: string[];
  };
  expect(codes.length).toBeGreaterThan(45);
  const listed = await (await request.get('/developers/errors')).text();
  for (const code of codes) {
    expect(listed).toContain(`href="/developers/errors/${code}"`);
    expect((await request.get(`/developers/errors/${code}`)).status(), code).toBe(200);
  }
  expect((await request.get('/developers/errors/nothing')).status()).toBe(404);
});

test('llms.txt links to the Markdown of every page, and those to each other', async ({
  request,
  baseURL,
}) => {
  const linksIn = (text: string) =>
    [...text.matchAll(/\]\((http[^)\s]+)\)/g)]
      .map(([, url = '']) => url)
      .filter((url) => url.startsWith(`${baseURL}/`));
  const list = await request.get('/llms.txt');
  expect(list.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const pages = linksIn(await list.text());
  expect(pages.length).toBeGreaterThan(20);
  const known = new Set<string>();
  for (const url of pages) {
    const page = await request.get(url);
    expect(page.status(), url).toBe(200);
    if (!url.endsWith('.md')) continue;
    expect(page.headers()['content-type'], url).toBe('text/markdown; charset=utf-8');
    for (const link of linksIn(await page.text())) known.add(link);
  }
  for (const link of known) {
    const answer = await request.get(link, { maxRedirects: 0 });
    expect([200, 302], link).toContain(answer.status());
  }
  expect((await request.get('/developers/guides/nothing.md')).status()).toBe(404);
});

test('every developer page in the sitemap exists, and the feed lists each change', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/developers/sitemap.xml\n`);
  const sitemap = await (await request.get('/developers/sitemap.xml')).text();
  const paths = sitemap.match(/(?<=<loc>)[^<]+/g) ?? [];
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
  const feed = await (await request.get('/developers/changelog.xml')).text();
  expect(feed).toContain(`<link>${baseURL}/developers/changelog#2026-11-17-v1</link>`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /^failed: \S+\.js csp$/ });

  test('code is shown in each language, and pages are linked', async ({ page, inspect }) => {
    await page.goto('/developers/quickstart');
    await page.getByRole('link', { name: 'TypeScript' }).nth(1).click();
    await expect(page.locator('code[data-language="ts"]')).toHaveCount(4);
    await inspect();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByText('All pages for developers').click();
    await page.getByRole('link', { name: 'Webhooks and events' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks and events');
  });
});
