import { expect, test } from '../journey.ts';

type Printed = Record<string, unknown>;

const PAGES = ['freight', 'ecommerce', 'customs', 'domestic', 'warehousing'];

test('each mode of freight has its transit time and links to its price', async ({ page }) => {
  await page.goto('/services/freight');
  const modes = [
    ['air', '2–7 days, door to door'],
    ['sea', '12–35 days, port to door'],
    ['road', '2–10 days, door to door'],
  ] as const;
  for (const [mode, transit] of modes) {
    const link = page.getByRole('link', { name: `Price ${mode} freight` });
    await expect(link).toHaveAttribute('href', `/services/express?type=freight&mode=${mode}#quote`);
    await expect(page.getByText(transit, { exact: true })).toBeVisible();
  }
});

test('the freight page explains the Incoterms and links to the quote', async ({
  page,
  inspect,
}) => {
  await page.goto('/services/freight#incoterms');
  for (const term of ['EXW', 'FOB', 'CIF / CIP', 'DAP / DDP']) {
    await expect(page.locator('#incoterms dt').getByText(term, { exact: true })).toBeVisible();
  }
  const matrix = page.getByRole('table', { name: /Who pays/ });
  await expect(matrix.getByRole('row', { name: /^EXW( Buyer){6}$/ })).toBeVisible();
  await expect(matrix.getByRole('row', { name: /^DDP( Seller){6}$/ })).toBeVisible();
  const comparison = page.getByRole('table', { name: 'Express compared with freight' });
  await expect(comparison.getByRole('row', { name: /Weight/ }).first()).toContainText(
    'Up to 70 kg a piece',
  );
  await inspect();
  await page.getByRole('link', { name: 'Price air freight' }).click();
  await expect(page).toHaveURL('/services/express?type=freight&mode=air#quote');
  await expect(page.getByLabel('Number of pallets')).toBeVisible();
});

test('the printed example request returns the printed price', async ({ page, request }) => {
  await page.goto('/services/ecommerce');
  const printed = JSON.parse(await page.getByTestId('api-request').innerText()) as Printed;
  const promised = JSON.parse(await page.getByTestId('api-answer').innerText()) as Printed;
  const answer = await request.post('/api/shipments/quote', { data: printed });
  expect(answer.status()).toBe(201);
  expect(await answer.json()).toMatchObject(promised);
});

test('the e-commerce page names integrations, cash on delivery, returns, insurance and the api', async ({
  page,
  request,
}) => {
  await page.goto('/services/ecommerce');
  for (const name of [
    'Platform integrations',
    'Cash on delivery',
    'Returns',
    'Insurance options',
    'The API',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText('€51.38')).toBeVisible();
  for (const path of ['/api/docs', '/api/openapi.json']) {
    await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
    expect((await request.get(path)).status()).toBe(200);
  }
});

test('the customs page uses the words of the timeline', async ({ page, inspect }) => {
  await page.goto('/services/customs');
  await expect(page.locator('main ol > li')).toHaveCount(5);
  const entries = page.getByRole('table', { name: /Entries of the timeline/ });
  await expect(entries.getByRole('row', { name: /Held by customs/ })).toContainText('Exception');
  await page.getByText('Who pays duty and import tax?').click();
  await expect(page.getByText('For parcels the recipient.')).toBeVisible();
  await inspect();
  await page.getByRole('link', { name: 'See a sample that customs holds' }).click();
  await expect(page.getByTestId('tracking-number')).toBeVisible();
  await expect(page.getByText('Held by customs').first()).toBeVisible();
});

test('the domestic page has cut-offs, sample prices and a sample to track', async ({
  page,
  inspect,
}) => {
  await page.goto('/services/domestic');
  const board = page.getByRole('table', { name: /cut-off/ });
  await expect(board.getByRole('row', { name: /^Priority/ })).toContainText('14:00');
  await expect(board.getByRole('row', { name: /^Standard/ })).toContainText('18:00');
  await expect(board.getByRole('row', { name: /^Saturday/ })).toContainText('Yes');
  for (const text of ['from €13.61', 'Up to 0.5 kg', 'from €15.35', '0.5–20 kg', 'Custom']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  const sample = page.getByRole('link', { name: 'Track this sample' });
  await expect(sample).toHaveAttribute('href', /^\/track\?ref=WP[0-9A-HJKMNP-TV-Z]{14}$/);
  await inspect();
  await sample.click();
  await expect(page.getByTestId('tracking-number')).toBeVisible();
});

test('the warehousing page has its claims, service levels and steps, and ends with the rates', async ({
  page,
  inspect,
}) => {
  await page.goto('/services/warehousing');
  for (const claim of ['99.8%+', '20+', 'same-day cut-off with Priority']) {
    await expect(page.getByText(claim, { exact: true }).first()).toBeVisible();
  }
  const levels = page.getByRole('table', { name: /Service levels/ });
  for (const row of [
    'Pick accuracy 99.5% 99.8%+',
    'Same-day cut-off 14:00 18:00',
    'Dock to stock Under 24h Under 12h',
    'Return processing 48h 24h',
  ]) {
    await expect(levels.getByRole('row', { name: row, exact: true })).toBeVisible();
  }
  await expect(page.getByText('SLAs vary by site and seasonality')).toBeVisible();
  const steps = page.locator('main ol > li h3');
  await expect(steps).toHaveText(['Plan', 'Integrate', 'Receive', 'Go live']);
  await expect(page.locator('#inside figure svg')).toHaveCount(6);
  await inspect();
  await page.getByRole('link', { name: 'Get Shipping Rates' }).click();
  await expect(page).toHaveURL('/services/express?type=parcel#quote');
});

test('Back on the warehousing page returns to the previous page', async ({ page, inspect }) => {
  await page.goto('/faq');
  await inspect();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Warehousing/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('warehousing');
  await page.mouse.wheel(0, 2_000);
  await expect(page.getByRole('banner')).toBeInViewport();
  await inspect();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/faq$/);
});

test('Back on the warehousing page leads home when there is no previous page', async ({
  page,
  context,
  inspect,
}) => {
  await page.goto('/services/warehousing');
  await inspect();
  const opened = context.waitForEvent('page');
  await page.evaluate(() => window.open('/services/warehousing', '_blank', 'noopener'));
  const alone = await opened;
  await alone.waitForLoadState('load');
  expect(await alone.evaluate(() => history.length)).toBe(1);
  await alone.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(alone).toHaveURL(/:\d+\/$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /^failed: \S+\.js csp$/ });

  for (const name of PAGES) {
    test(`the ${name} page is readable`, async ({ page }) => {
      await page.goto(`/services/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      expect(await headings.count()).toBeGreaterThan(2);
    });
  }

  test('a question can be opened', async ({ page }) => {
    await page.goto('/services/domestic');
    await page.getByText('Do you deliver on Saturdays?').click();
    await expect(page.getByText('Yes. There is no delivery on Sundays')).toBeVisible();
  });

  test('Back on the warehousing page leads home', async ({ page, inspect }) => {
    await page.goto('/services/warehousing');
    await inspect();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});
