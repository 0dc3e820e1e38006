import {
  confirm,
  continueToBooking,
  fillContacts,
  fillParcel,
  fillRecipient,
  PARCEL_PRICES,
  PEOPLE,
  receiptTitle,
  recipientOfThisTest,
  shownTrackingNumber,
} from '../booking.ts';
import { sendScan } from '../device.ts';
import { readColumn } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, momentOf, test } from '../journey.ts';
import { waitUntilScriptsTookOver } from '../scripts-took-over.ts';
import { SITE_WIDTHS } from '../widths.ts';

for (const width of SITE_WIDTHS) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });

    test('a visitor prices a parcel, books it, and sees the first scan the moment it is acknowledged', async ({
      page,
      request,
      inspect,
      deviceKey,
    }) => {
      await page.goto('/services/express');
      await fillParcel(page);
      // typed, not submitted
      await expect(page.getByTestId('price-standard')).toHaveText(PARCEL_PRICES.byCard);
      await expect(page.getByTestId('due')).toContainText(PARCEL_PRICES.onDelivery);
      await fillRecipient(page, recipientOfThisTest(`first scan ${width}`));
      await inspect();

      await continueToBooking(page);
      await fillContacts(page);
      await expect(page.getByTestId('total').filter({ visible: true }).last()).toHaveText(
        PARCEL_PRICES.onDelivery,
      );
      await inspect();

      await confirm(page);
      await expect(page.getByText(PEOPLE.orderReference)).toBeVisible();
      const number = await shownTrackingNumber(page);
      await expect(page.getByText('Due on delivery').first()).toBeVisible();
      await inspect();

      await page.getByRole('link', { name: 'Track shipment' }).click();
      await page.waitForURL(`/track?ref=${number.replaceAll(' ', '')}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Label created');
      await expect(page.getByText('tracking will appear after the first scan')).toBeVisible();
      await expect(page.getByTestId('freshness')).toHaveAttribute('data-freshness', 'live');

      const shownAt = momentOf(page, 'Picked up in Antwerp');
      const acknowledgedAt = await sendScan(request, deviceKey, {
        ref: number,
        code: 'PICKED_UP',
        city: 'Antwerp',
        country: 'BE',
      });
      const delayMs = (await shownAt) - acknowledgedAt;
      test.info().annotations.push({ type: 'shown after ms', description: `${delayMs}` });
      expect(delayMs).toBeLessThan(1_000);
      await expect(page.getByText('Antwerp, Belgium').first()).toBeVisible();
    });
  });
}

test.describe('after booking', () => {
  // how a draft that is booked already is answered
  test.use({ allowed: /the server responded with a status of 409/ });

  test('a reload, the back button, a second tab and a double click never book twice', async ({
    page,
    context,
    inspect,
  }) => {
    test.skip(externalUrl !== undefined, 'counts in the database');
    const email = recipientOfThisTest('never twice');
    await page.goto('/services/express');
    await fillParcel(page);
    await fillRecipient(page, email);
    await inspect();
    await continueToBooking(page);
    await fillContacts(page);
    await inspect();

    const secondTab = await context.newPage();
    await secondTab.goto(page.url());
    await waitUntilScriptsTookOver(secondTab);
    await fillContacts(secondTab);
    await secondTab.getByLabel('Your name').fill('Somebody Else');

    const button = page.getByRole('button', { name: 'Confirm & Book' });
    await button.dblclick();
    await page.waitForURL(/\/receipt\//);
    const receipt = page.url();
    await inspect();

    await page.reload();
    expect(page.url()).toBe(receipt);
    await expect(receiptTitle(page)).toBeVisible();

    await page.goBack();
    await page.waitForURL(/\/billing/);
    await expect(page.getByText('This shipment is already booked.')).toBeVisible();
    await page.getByRole('link', { name: 'Open the receipt' }).click();
    await page.waitForURL(receipt);

    await secondTab.getByRole('button', { name: 'Confirm & Book' }).click();
    await expect(secondTab.getByText('This shipment is already booked.')).toBeVisible();
    await secondTab.getByRole('link', { name: 'Open the receipt' }).click();
    await secondTab.waitForURL(receipt);

    const sql = `SELECT count(*) FROM shipment_parties WHERE role = 'recipient' AND email = '${email}'`;
    expect(await readColumn(sql)).toEqual(['1']);
  });
});

test('wrong entries on the quote form are reported one by one, and nothing is stored', async ({
  page,
}) => {
  await page.goto('/services/express');
  await page.getByLabel('From').fill('Qwertyville');
  await page.getByLabel('Weight').fill('seven');
  await page.getByLabel('Recipient email').fill('hugo@mail.e');
  await page.getByLabel('Recipient street address').fill('Rua 1');
  await page.getByRole('button', { name: 'Continue to booking' }).click();

  for (const sentence of [
    'We do not recognise the country.',
    'Enter a city and its country.',
    'Enter a number, 0 or more.',
    'Enter a valid recipient email to continue.',
    'Enter the recipient street address to continue.',
    '5 entries need your attention.',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByLabel('From')).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/services/express');
});

test('a parcel over 70 kg is refused with a link to freight, where pallets start at one', async ({
  page,
}) => {
  await page.goto('/services/express');
  await fillParcel(page);
  await page.getByLabel('Weight').fill('71');
  await expect(
    page.getByText('One parcel can weigh up to 70 kg. This one weighs 71 kg.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Over 70 kg: ship as freight' }).click();
  await expect(page.getByLabel('Weight each')).toHaveValue('71');

  await page.getByLabel('Number of pallets').fill('0');
  await fillRecipient(page, recipientOfThisTest('pallets'));
  await page.getByRole('button', { name: 'Continue to booking' }).click();
  await expect(page.getByText('Enter a whole number of pallets, 1 to 200.')).toBeVisible();
});
