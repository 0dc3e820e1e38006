import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const QUOTE = '#quote';

function chosen(page: Page) {
  const { pathname, searchParams } = new URL(page.url());
  return { pathname, ...Object.fromEntries(searchParams) };
}

/** The table of commitments has links to the same services. */
function card(page: Page, service: string) {
  return page.locator('#services').getByRole('link', { name: `Price ${service}`, exact: true });
}

async function expectQuoteOnTop(page: Page): Promise<void> {
  await expect
    .poll(() => page.locator(QUOTE).evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(80);
  await expect(page.locator(QUOTE)).toBeInViewport();
}

test('a service card selects the tab and changes the address, scrolls to the quote and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/services/express');
  await page.getByLabel('From').fill('Antwerp, Belgium');
  await card(page, 'Priority').click();
  await expect.poll(() => chosen(page)).toMatchObject({ type: 'parcel', level: 'priority' });
  await expectQuoteOnTop(page);
  await expect(page.getByRole('radio', { name: /Priority/ })).toBeChecked();
  await expect(card(page, 'Priority')).toHaveAttribute('aria-current', 'true');

  await card(page, 'Sea freight').click();
  await expect.poll(() => chosen(page)).toMatchObject({ type: 'freight', mode: 'sea' });
  await expectQuoteOnTop(page);
  await expect(page.getByRole('radio', { name: /Sea freight/ })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Freight', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByLabel('From')).toHaveValue('Antwerp, Belgium');
});

test('a service chosen in the quote is reflected in the address and on its card', async ({
  page,
}) => {
  await page.goto('/services/express?type=parcel&level=express#quote');
  // what is chosen before the scripts run is kept in the form alone
  await expect(async () => {
    await page.getByRole('radio', { name: /Standard/ }).check();
    await page.getByRole('radio', { name: /Priority/ }).check();
    await expect.poll(() => chosen(page), { timeout: 2_000 }).toMatchObject({ level: 'priority' });
  }).toPass();
  await expect(page.getByRole('radio', { name: /Priority/ })).toBeFocused();
  await expect(card(page, 'Priority')).toHaveAttribute('aria-current', 'true');

  await card(page, 'Express').click();
  await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked();

  const kinds = page.getByRole('navigation', { name: 'What are you sending?' });
  await kinds.getByRole('link', { name: 'Freight' }).click();
  await page.getByRole('radio', { name: /Air freight/ }).check();
  await kinds.getByRole('link', { name: 'Parcel' }).click();
  await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked();
  await kinds.getByRole('link', { name: 'Freight' }).click();
  await expect(page.getByRole('radio', { name: /Air freight/ })).toBeChecked();
});

for (const [query, service] of [
  ['type=parcel', 'Standard'],
  ['type=parcel&level=express', 'Express'],
  ['type=freight', 'Road freight'],
  ['type=freight&mode=air', 'Air freight'],
  ['mode=sea', 'Sea freight'],
] as const) {
  test(`the address ?${query} chooses ${service}`, async ({ page }) => {
    await page.goto(`/services/express?${query}#quote`);
    await expect(page.getByRole('radio', { name: new RegExp(service) })).toBeChecked();
    await expectQuoteOnTop(page);
  });
}

test('Rates links to the quote from any page', async ({ page, inspect }) => {
  await page.goto('/');
  await inspect();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rates' }).click();
  await page.waitForURL('**/services/express?type=parcel#quote');
  await expectQuoteOnTop(page);
});

test('/create shows the same page and keeps its address', async ({ page }) => {
  await page.goto('/create');
  await card(page, 'Express').click();
  await expect
    .poll(() => chosen(page))
    .toEqual({ pathname: '/create', type: 'parcel', level: 'express' });
  await expectQuoteOnTop(page);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/services\/express$/);
});

test('the express page compares services, explains them, states commitments and answers questions', async ({
  page,
}) => {
  await page.goto('/services/express');
  const main = page.getByRole('main');
  for (const title of [
    'Compare the services',
    'How it works',
    'What you can rely on',
    'Service commitments',
    'Before you ship',
  ]) {
    await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
  const table = page.getByRole('table', { name: /Services with transit time/ });
  await expect(table.getByRole('row', { name: /Priority/ })).toContainText('12–48 hours');
  await expect(table.getByRole('row', { name: /Air freight/ })).toContainText('100 kg to 1,000 kg');

  await main.getByText('How long does domestic delivery take?').click();
  await expect(main.getByText(/^2–5 business days with Standard/)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    // so high that all of it is laid out when it is inspected
    test.use({ colorScheme, viewport: { width: 1440, height: 7000 } });

    test('the whole express page is accessible', async ({ page }) => {
      await page.goto('/services/express?type=freight&mode=sea');
      await expect(page.getByRole('heading', { name: 'Before you ship' })).toBeInViewport();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /^failed: \S+\.js csp$/ });

  test('a service card is a link that selects the tab', async ({ page }) => {
    await page.goto('/services/express');
    await card(page, 'Air freight').click();
    await page.waitForURL(/type=freight&mode=air#quote$/);
    await expect(page.getByRole('radio', { name: /Air freight/ })).toBeChecked();
  });
});
