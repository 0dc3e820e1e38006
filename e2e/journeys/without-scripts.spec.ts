import {
  confirm,
  continueToBooking,
  fillContacts,
  fillParcel,
  fillRecipient,
  PARCEL_PRICES,
  recipientOfThisTest,
  shownTrackingNumber,
} from '../booking.ts';
import { expectRowsToShowTotals, openCheckout } from '../checkout.ts';
import { expect, test } from '../journey.ts';

test.use({
  javaScriptEnabled: false,
  // how Chromium calls a script that it was told not to load, and the answer to a wrong form
  allowed: /^failed: \S+\.js csp$|the server responded with a status of 400/,
});

test('a visitor without scripts prices, books and tracks a parcel', async ({ page, inspect }) => {
  await page.goto('/services/express');
  await fillParcel(page);
  await page.getByRole('button', { name: 'Show prices' }).click();
  await expect(page.getByTestId('price-standard')).toHaveText(PARCEL_PRICES.byCard);
  await fillRecipient(page, recipientOfThisTest('without scripts'));
  await inspect();

  await continueToBooking(page);
  await fillContacts(page);
  await inspect();
  await confirm(page);
  const number = await shownTrackingNumber(page);
  await inspect();

  await page.goto('/track');
  await page.getByLabel('Tracking ID').fill(number);
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Label created');
});

test('wrong entries are reported without scripts too', async ({ page }) => {
  await page.goto('/services/express');
  await page.getByRole('button', { name: 'Continue to booking' }).click();
  await expect(page.getByText('Enter a valid recipient email to continue.')).toBeVisible();
  await expect(page.getByText('Enter the recipient street address to continue.')).toBeVisible();
});

test('every way to pay shows what it costs with the chosen insurance, without scripts too', async ({
  page,
}) => {
  await openCheckout(page, recipientOfThisTest('insured rows without scripts'));
  await expectRowsToShowTotals(page);
});
