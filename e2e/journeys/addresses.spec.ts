import { continueToBooking, fillParcel, fillRecipient, recipientOfThisTest } from '../booking.ts';
import { expect, test } from '../journey.ts';

test.describe('an address without a page', () => {
  test.use({ allowed: /the server responded with a status of 404/ });

  test('an unknown path shows a 404 page with links to other pages', async ({ page }) => {
    const answer = await page.goto('/nothing/here');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(main.getByRole('link', { name: 'Track a shipment' })).toHaveAttribute(
      'href',
      '/track',
    );
  });

  test('a receipt with an unknown id is unavailable', async ({ page }) => {
    const answer = await page.goto('/receipt/0123456789ABCDEFGHJKMNPQR');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Receipt unavailable' })).toBeVisible();
  });
});

test('/create shows the same screen as /services/express', async ({ page, inspect }) => {
  await page.goto('/services/express');
  const screen = await page.getByRole('main').innerText();
  await inspect();
  await page.goto('/create');
  expect(await page.getByRole('main').innerText()).toBe(screen);
});

test('/billing without a draft redirects to the quote form', async ({ page }) => {
  await page.goto('/billing');
  expect(new URL(page.url()).pathname).toBe('/services/express');
});

test('/Billing redirects to /billing', async ({ page, inspect, request }) => {
  const answer = await request.get('/Billing', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/billing']);

  await page.goto('/services/express');
  await fillParcel(page);
  await fillRecipient(page, recipientOfThisTest('capital'));
  await inspect();
  await continueToBooking(page);
  await page.goto('/Billing');
  expect(new URL(page.url()).pathname).toBe('/billing');
  await expect(page.getByRole('heading', { name: 'Confirm and book' })).toBeVisible();
});

test('the home page links to prices and to tracking', async ({ page, inspect }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where is your shipment?');
  await inspect();
  await page.getByRole('main').getByLabel('From').fill('Antwerp, Belgium');
  await page.getByRole('main').getByLabel('To', { exact: true }).fill('Ghent, Belgium');
  await page.getByRole('button', { name: 'See prices' }).click();
  await page.waitForURL(/\/services\/express/);
  await expect(page.getByLabel('From')).toHaveValue('Antwerp, Belgium');
});
