import type { Locator, Page } from '@playwright/test';
import { fillRecipient } from '../booking.ts';
import { expect, test } from '../journey.ts';

const DAYS = /^\w{3},?\s\d{1,2}\s\w{3,4}( to \w{3},?\s\d{1,2}\s\w{3,4})?$/;

/** Suggestions come with the scripts; a busy machine types faster than it runs them. */
async function type(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveRole('combobox');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.pressSequentially(text);
}

const from = (page: Page) => page.getByLabel('From');
const to = (page: Page) => page.getByLabel('To', { exact: true });

async function measure(page: Page, weight: string): Promise<void> {
  const sides = { Length: '60', Width: '40', Height: '25' };
  for (const [side, centimetres] of Object.entries(sides)) {
    await page.getByLabel(side).fill(centimetres);
  }
  await page.getByLabel('Weight').fill(weight);
}

test('places are chosen from suggestions with the keyboard, and every service shows its delivery days', async ({
  page,
  inspect,
}) => {
  await page.goto('/services/express');
  await type(from(page), 'muni');
  const list = page.getByRole('listbox', { name: 'Suggested places' });
  await expect(list.getByRole('option').first()).toContainText('Munich, Germany');
  await expect(from(page)).toHaveAttribute('aria-expanded', 'true');
  await inspect();

  await from(page).press('Escape');
  await expect(list).toBeHidden();
  await expect(from(page)).toHaveValue('muni');
  await from(page).press('ArrowDown');
  const first = list.getByRole('option', { name: /Munich, Germany/ });
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(from(page)).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await from(page).press('Enter');
  await expect(from(page)).toHaveValue('Munich, Germany');
  await expect(from(page)).toBeFocused();
  await expect(list).toBeHidden();

  await type(to(page), 'Dubai, Un');
  await page
    .getByRole('option', { name: /^Dubai, United Arab Emirates/ })
    .first()
    .click();
  await expect(to(page)).toHaveValue('Dubai, United Arab Emirates');
  await expect(to(page)).toBeFocused();

  await measure(page, '8.4');
  for (const level of ['standard', 'express']) {
    await expect(page.getByTestId(`delivery-${level}`)).toHaveText(DAYS);
    await expect(page.getByTestId(`price-${level}`)).toHaveText(/^€/);
  }
  await expect(page.getByTestId('limit-priority')).toHaveText(
    'Too far for this service to keep its delivery time.',
  );
  await expect(page.getByTestId('price-priority')).toHaveText('–');
  await page.getByRole('radio', { name: /Priority/ }).check();
  await page.getByRole('button', { name: 'Continue to booking' }).click();
  await expect(page.getByText('This service does not carry your shipment.').first()).toBeVisible();
  await page.getByRole('radio', { name: /Standard/ }).check();
  await expect(page.getByText('Volumetric 12.00 kg is more than actual 8.40 kg')).toBeVisible();
});

test('the days shown with a price are those of the checkout', async ({ page, inspect }) => {
  await page.goto('/services/express?from=Ghent, Belgium&to=Lyon, France');
  // sent along with the page, before anything is typed
  await expect(page.getByTestId('delivery-standard')).toHaveText(DAYS);
  await measure(page, '2');
  const shown = await page.getByTestId('delivery-standard').innerText();
  await fillRecipient(page, 'days@mail.example');
  await inspect();
  await page.getByRole('button', { name: 'Continue to booking' }).click();
  await page.waitForURL(/\/billing\?draft=/);
  await expect(page.getByText(shown.replaceAll(/\s+/g, ' '))).toBeVisible();
});

test('a city without a country is resolved to the most likely one, and can be changed', async ({
  page,
  inspect,
}) => {
  await page.goto('/services/express');
  await from(page).fill('Ghent, Belgium');
  await type(to(page), 'London');
  await to(page).blur();
  await expect(to(page)).toHaveValue('London, United Kingdom');
  await expect(page.getByText('We take this to be London, United Kingdom.')).toBeVisible();
  await measure(page, '3');
  await expect(page.getByTestId('delivery-standard')).toHaveText(DAYS);
  await inspect();

  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('option', { name: /^London, Canada/ }).click();
  await expect(to(page)).toHaveValue('London, Canada');
  await expect(page.getByText('We take this to be')).toBeHidden();
});

test('an unknown place is priced but cannot be booked, and suggests nothing', async ({ page }) => {
  await page.goto('/services/express?from=Ghent&to=Qwxzy, Narnia');
  await expect(from(page)).toHaveValue('Ghent, Belgium');
  await measure(page, '3');
  await to(page).focus();
  await to(page).blur();
  await expect(page.getByText('this cannot be booked yet')).toBeVisible();
  await expect(page.getByText('Did you mean')).toBeHidden();
  await expect(page.getByTestId('price-standard')).toHaveText(/^€/);
  await expect(page.getByTestId('delivery-standard')).toBeEmpty();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an invalid length is reported at its field, and the price comes before the recipient', async ({
    page,
  }) => {
    await page.goto('/services/express?from=Ghent, Belgium&to=Qwxzy, Narnia');
    await page.getByLabel('Weight').fill('80');
    await page.getByLabel('Length').fill('-3');
    await to(page).focus();
    await expect(page.getByText('Enter a number, 0 or more.')).toBeVisible();
    await expect(page.getByText('One of the measures is not a valid number.')).toBeVisible();
    await to(page).blur();
    await expect(page.getByText('We do not recognise the country.')).toBeVisible();
    await expect(page.getByText('You see a price')).toBeHidden();

    await measure(page, '3');
    await expect(page.getByText('You see a price')).toBeVisible();
    const placeOf = async (name: string) =>
      (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
    expect(await placeOf('What you will pay')).toBeLessThan(await placeOf('Recipient'));
    const button = page.getByRole('button', { name: 'Continue to booking' });
    expect((await button.boundingBox())?.y).toBeGreaterThan(await placeOf('Recipient'));
  });
});

test('a parcel over 70 kg continues as freight with all entries', async ({ page }) => {
  await page.goto('/services/express');
  await from(page).fill('Ghent, Belgium');
  await to(page).fill('Lyon, France');
  await measure(page, '71');
  await fillRecipient(page, 'heavy@mail.example');
  await expect(page.getByTestId('price-standard')).toHaveText('–');
  // Enter asks to book, it does not follow the way out
  await page.getByLabel('Weight').press('Enter');
  await expect(page.getByText('This is too heavy for one parcel.')).toBeVisible();

  await page.getByRole('button', { name: 'Over 70 kg: ship as freight' }).click();
  await expect(page.getByLabel('Weight each')).toHaveValue('71');
  await expect(from(page)).toHaveValue('Ghent, Belgium');
  await expect(page.getByLabel('Recipient email')).toHaveValue('heavy@mail.example');
  await expect(page.getByTestId('price-road')).toHaveText(/^€/);
  await expect(page.getByTestId('delivery-air')).toHaveText(DAYS);
  await expect(page.getByTestId('limit-sea')).toHaveText('There is no sea crossing on this route.');
});

test('places on the home page are suggested too, also from right to left', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'googtrans', value: '/en/ar-XB', url: baseURL ?? '' }]);
  await page.goto('/');
  const field = page.locator('input[name=from]');
  await type(field, 'antw');
  const option = page.getByRole('option', { name: /Antwerp, Belgium/ });
  await expect(option).toBeVisible();
  const [box, inputBox] = [await option.boundingBox(), await field.boundingBox()];
  expect(Math.abs((box?.x ?? 0) - (inputBox?.x ?? 0))).toBeLessThan(4);
  await field.press('ArrowUp');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue('Antwerp, Belgium');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /^failed: \S+\.js csp$/ });

  test('the browser suggests major cities, prices have delivery days, and freight takes over entries', async ({
    page,
  }) => {
    await page.goto('/services/express');
    await expect(
      page.locator('datalist#places option', { hasText: 'Antwerp, Belgium' }),
    ).toHaveCount(1);
    await from(page).fill('Ghent, Belgium');
    await to(page).fill('Lyon, France');
    await measure(page, '71');
    await fillRecipient(page, 'plain@mail.example');
    await page.getByRole('button', { name: 'Show prices' }).click();
    await expect(page.getByTestId('delivery-standard')).toHaveText(DAYS);

    await page.getByRole('button', { name: 'Over 70 kg: ship as freight' }).click();
    await page.waitForURL(/type=freight/);
    await expect(page.getByLabel('Weight each')).toHaveValue('71');
    await expect(page.getByLabel('Recipient email')).toHaveValue('plain@mail.example');
    await expect(page.getByTestId('price-road')).toHaveText(/^€/);
    await expect(page.getByTestId('delivery-road')).toHaveText(DAYS);
  });
});
