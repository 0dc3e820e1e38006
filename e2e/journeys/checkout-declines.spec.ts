import { fillParties, recipientOfThisTest } from '../booking.ts';
import {
  CARDS,
  choose,
  confirmButton,
  decide,
  enterCard,
  expectReceipt,
  openCheckout,
  retypeCard,
} from '../checkout.ts';
import { readColumn } from '../installation/commands.ts';
import { expect, test } from '../journey.ts';

// how a declined payment is answered
test.use({ allowed: /the server responded with a status of 402/ });

async function shipmentsTo(email: string): Promise<string[]> {
  return readColumn(
    `SELECT count(*) FROM shipment_parties WHERE role = 'recipient' AND email = '${email}'`,
  );
}

test('a declined card is reported, the form keeps its entries, and another card books once', async ({
  page,
  inspect,
}) => {
  const email = recipientOfThisTest('declined');
  await openCheckout(page, email);
  await fillParties(page);
  await choose(page, 'Card');
  await enterCard(page, CARDS.declined);
  await confirmButton(page).click();
  await expect(page.getByText('This booking was not completed.')).toBeVisible();
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await expect(page.getByLabel('Your street and number')).toHaveValue('Kaai 12');
  await inspect();
  expect(await shipmentsTo(email)).toEqual(['0']);

  await retypeCard(page, CARDS.works);
  await confirmButton(page).click();
  await page.waitForURL(/\/receipt\//);
  expect(await shipmentsTo(email)).toEqual(['1']);
});

test('a second step is refused and then left unapproved, and pay on delivery books', async ({
  page,
  inspect,
}) => {
  const email = recipientOfThisTest('second step');
  await openCheckout(page, email);
  await fillParties(page);
  await choose(page, 'Card');
  await enterCard(page, CARDS.secondStep);
  await confirmButton(page).click();
  await decide(page, 'Refuse');
  await expect(page.getByText('Your bank did not approve this payment.')).toBeVisible();
  expect(page.url()).not.toContain('payment_intent');
  await expect(page.getByLabel('Your street and number')).toHaveValue('Kaai 12');

  await retypeCard(page, CARDS.secondStep);
  await confirmButton(page).click();
  await decide(page, 'Leave');
  await expect(page.getByRole('heading', { name: 'Approve the payment' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('The payment is not approved yet.')).toBeVisible();
  await inspect();

  expect(page.url()).not.toContain('secret');
  await page.getByRole('button', { name: 'Pay another way' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lindqvist');
  await choose(page, 'Pay on delivery');
  await confirmButton(page).click();
  await expectReceipt(page, 'Due on delivery');
  expect(await shipmentsTo(email)).toEqual(['1']);
});

test('a second step that is left, reopened with the back button and approved books', async ({
  page,
  inspect,
}) => {
  const email = recipientOfThisTest('back from the bank');
  await openCheckout(page, email);
  await fillParties(page);
  await choose(page, 'Card');
  await enterCard(page, CARDS.secondStep);
  await inspect();
  await confirmButton(page).click();
  await page.waitForURL(/\/second-step\//);
  await page.goBack();
  await page.getByRole('link', { name: 'Go to the approval page' }).click();
  await decide(page, 'Approve');
  await page.waitForURL(/\/receipt\//);
  await expect(page.getByText('Visa ending in 3184')).toBeVisible();
  expect(await shipmentsTo(email)).toEqual(['1']);
});

test('a card payment without an answer still leads to the receipt, once', async ({
  page,
  inspect,
}) => {
  const email = recipientOfThisTest('hangs');
  await openCheckout(page, email);
  await fillParties(page);
  await choose(page, 'Card');
  await enterCard(page, CARDS.hangs);
  await inspect();
  await confirmButton(page).click();
  await page.waitForURL(/\/receipt\//, { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Booked', exact: true })).toBeVisible();
  await inspect();
  expect(await shipmentsTo(email)).toEqual(['1']);
});
