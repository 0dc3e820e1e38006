import { fillParties, PARCEL_PRICES, recipientOfThisTest } from '../booking.ts';
import {
  cardFrame,
  CARDS,
  choose,
  confirmButton,
  decide,
  enterCard,
  expectReceipt,
  openCheckout,
} from '../checkout.ts';
import { newEmail } from '../customer.ts';
import { mailTo, partyLinkTo } from '../inbox.ts';
import { expect, test } from '../journey.ts';

test('a parcel is paid by card, and the card number never reaches our site', async ({
  page,
  baseURL,
  inspect,
}) => {
  const sentToUs: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${baseURL}/`)) {
      sentToUs.push(`${request.url()} ${request.postData() ?? ''}`);
    }
  });
  await openCheckout(page, recipientOfThisTest('by card'));
  await fillParties(page);
  await choose(page, 'Card');
  await expect(confirmButton(page)).toBeDisabled();
  await enterCard(page, CARDS.works);
  await expect(confirmButton(page)).toBeEnabled();
  await expect(page.getByText('12% of the shipping price')).toBeVisible();
  await expect(page.getByText(PARCEL_PRICES.byCard).first()).toBeVisible();
  await inspect();
  const shown = await page.content();

  await confirmButton(page).click();
  await page.waitForURL(/\/receipt\//);
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  // charged by the worker a moment after the booking
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Paid', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();

  const everything = [...sentToUs, shown, await page.content()].join('\n');
  expect(everything).toContain('pm_');
  expect(everything.replaceAll(/\s|%20|\+/g, '')).not.toContain('4242424242424242');
});

test('a card is refused in its frame by the rules of its brand, so the booking cannot be confirmed', async ({
  page,
}) => {
  await openCheckout(page, recipientOfThisTest('card rules'));
  await choose(page, 'Card');
  await enterCard(page, '4242 4242 4242 4241');
  const frame = cardFrame(page);
  await expect(frame.getByText('Enter a valid card number.')).toBeVisible();
  await expect(confirmButton(page)).toBeDisabled();
  await frame.getByLabel('Card number').fill(CARDS.verve);
  await expect(frame.getByText('Verve')).toBeVisible();
  await expect(confirmButton(page)).toBeEnabled();
  await page.getByLabel('The payer is the shipper').uncheck();
  await page.getByLabel('Last name').fill('L');
  await expect(confirmButton(page)).toBeDisabled();
  await choose(page, 'Pay on delivery');
  await expect(confirmButton(page)).toBeEnabled();
});

test('freight is paid by card', async ({ page, inspect }) => {
  await openCheckout(page, recipientOfThisTest('freight'), {
    type: 'freight',
    to: 'Lyon, France',
    mode: 'road',
    pallets: '2',
    weight: '300',
    recipientAddress: '12 Rue du Port, 69002 Lyon',
  });
  await expect(page.getByText('2 pallets')).toBeVisible();
  await expect(page.getByLabel('Recipient street and number')).toHaveValue('12 Rue du Port');
  await fillParties(page);
  await choose(page, 'Card');
  await enterCard(page, CARDS.verve);
  await inspect();
  await confirmButton(page).click();
  await page.waitForURL(/\/receipt\//);
  await expect(page.getByText('Verve ending in 6666')).toBeVisible();
});

test('PayPal asks for approval on its own page, and approving there books', async ({
  page,
  inspect,
}) => {
  await openCheckout(page, recipientOfThisTest('paypal'));
  await fillParties(page);
  await choose(page, 'PayPal');
  await inspect();
  await confirmButton(page).click();
  await decide(page, 'Approve');
  await page.waitForURL(/\/receipt\//);
  await expect(page.getByText('PayPal', { exact: true })).toBeVisible();
});

test('a bank transfer is booked, shows where to pay, and is held until it has arrived', async ({
  page,
  inspect,
}) => {
  await openCheckout(page, recipientOfThisTest('bank transfer'));
  await fillParties(page);
  await choose(page, 'Bank transfer');
  await inspect();
  await confirmButton(page).click();
  await expectReceipt(page, 'Awaiting payment');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your transfer');
  await page.getByRole('link', { name: 'Show the bank details' }).click();
  const transfer = page.locator('section', { hasText: 'Transfer the money' });
  await expect(transfer.getByText(/^[A-Z]{2}\d{2}( [A-Z0-9]{4})+/)).toBeVisible();
  await expect(transfer.getByText(PARCEL_PRICES.byCard)).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy IBAN' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^[A-Z]{2}\d{2}[A-Z0-9]{10,}$/);
});

test('pay on delivery is activated by the emailed code, and can be cancelled', async ({
  page,
  inspect,
}) => {
  const email = newEmail('shipper');
  await openCheckout(page, recipientOfThisTest('on delivery'));
  await fillParties(page, email);
  await choose(page, 'Pay on delivery');
  await expect(page.getByText('20% of the lines above')).toBeVisible();
  await inspect();
  await confirmButton(page).click();
  await expectReceipt(page, 'Due on delivery');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your shipment');
  await page.getByRole('link', { name: 'Enter the code' }).click();
  const mail = await mailTo(email, /^\d{6} /);
  await page.getByLabel('6-digit code').fill(mail.subject.slice(0, 6));
  await page.getByRole('button', { name: 'Confirm the shipment' }).click();
  await expect(page.getByText('Confirmed. You can print the label')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booked');
  await expect(page.getByLabel('6-digit code')).toHaveCount(0);

  // the link of a receipt alone cancels nothing
  const receipt = page.url();
  await expect(page.getByRole('link', { name: 'Cancel the shipment' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Email the link' }).click();
  await expect(page.getByText(`The link is on its way to ${email}.`)).toBeVisible();
  await inspect();
  await page.goto(await partyLinkTo(email));
  await expect(page.getByRole('link', { name: 'Cancel the shipment' })).toBeVisible();
  await inspect();
  await page.goto(receipt);
  await page.getByRole('link', { name: 'Cancel the shipment' }).click();
  await page.getByRole('link', { name: 'Keep it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Cancel the shipment' }).click();
  await inspect();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('This shipment was cancelled.')).toBeVisible();
  await expect(page.getByText('Transit time')).toHaveCount(0);
});
