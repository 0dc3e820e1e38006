import { continueButton, fillParties, PARCEL, PEOPLE, recipientOfThisTest } from '../booking.ts';
import {
  choose,
  confirmButton,
  expectReceipt,
  expectRowsToShowTotals,
  openCheckout,
} from '../checkout.ts';
import { changeRows, readColumn } from '../installation/commands.ts';
import { newEmail } from '../customer.ts';
import { partyLinkTo } from '../inbox.ts';
import { expect, test } from '../journey.ts';

test('the checkout form is saved while typing, and restored by a reload', async ({ page }) => {
  await openCheckout(page, recipientOfThisTest('kept'));
  await expect(page.getByLabel('Your city')).toHaveValue('Antwerp');
  await expect(page.getByLabel('Recipient street and number')).toHaveValue('Rua Augusta 24');
  await fillParties(page);
  await choose(page, 'Bank transfer');
  const kept = page.waitForResponse(/\/billing\/details/);
  await page.getByRole('checkbox', { name: /Insure this shipment/ }).check();
  expect((await kept).status()).toBe(204);
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue(PEOPLE.shipperName);
  await expect(page.getByRole('radio', { name: /^Bank transfer/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Insure this shipment/ })).toBeChecked();
});

test('every way to pay shows what it costs with the chosen insurance', async ({ page }) => {
  await openCheckout(page, recipientOfThisTest('insured rows'));
  await expectRowsToShowTotals(page);
});

test('missing fields are reported where they are, and the first one gets the focus', async ({
  page,
}) => {
  await openCheckout(page, recipientOfThisTest('missing'));
  await choose(page, 'Pay on delivery');
  await page.getByLabel('Your name').fill('Ada Lindqvist');
  await page.getByLabel('Recipient street and number').fill('');
  await confirmButton(page).click();
  await expect(page.getByText('5 entries need your attention.')).toBeVisible();
  await expect(page.getByLabel('Your email')).toBeFocused();
  await page.getByLabel('Your email').fill('ada@mail.example');
  await expect(page.getByText('4 entries need your attention.')).toBeVisible();
});

test.describe('a postal code of another city', () => {
  test.use({ allowed: /status of 400/ });

  test('is questioned once, and accepted when it is sent again', async ({ page, inspect }) => {
    await openCheckout(page, recipientOfThisTest('doubted'));
    await fillParties(page);
    await page.getByLabel('Your postal code').fill('1000');
    await choose(page, 'Pay on delivery');
    await confirmButton(page).click();
    await expect(page.getByText('This code belongs to another city')).toBeVisible();
    await inspect();
    await confirmButton(page).click();
    await expectReceipt(page, 'Due on delivery');
  });
});

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the checkout is short steps with the total in view, and keeps its entries when it is left', async ({
    page,
    context,
    inspect,
  }) => {
    const shownStep = page.locator('[data-step]:visible');
    const expectStep = async (name: string) => {
      await expect(shownStep).toHaveAttribute('data-step', name);
      await expect(page.getByTestId('total').filter({ visible: true }).last()).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1_300);
    };
    await openCheckout(page, recipientOfThisTest('steps'));
    await expectStep('shipper');
    await continueButton(page).click();
    await expect(page.getByText('4 entries need your attention.')).toBeVisible();
    await expect(page.getByLabel('Your name')).toBeFocused();
    await fillParties(page);
    await expectStep('shipment');
    await inspect();
    await page.goBack();
    await expectStep('handover');
    await inspect();
    await page.goBack();
    await expectStep('recipient');
    await page.getByLabel('Recipient name').fill('');
    await page.goForward();
    await expectStep('handover');
    await page.goForward();
    await expectStep('shipment');
    await continueButton(page).click();
    await expectStep('payment');
    const kept = page.waitForResponse(/\/billing\/details/);
    await choose(page, 'Bank transfer');
    await expectStep('confirm');
    await inspect();
    await kept;
    await page.reload();
    await expectStep('confirm');

    const later = await context.newPage();
    await later.goto('/billing');
    await expect(later.locator('[data-step]:visible')).toHaveAttribute('data-step', 'confirm');
    await later.close();

    await confirmButton(page).click();
    await expectStep('recipient');
    await expect(page.getByLabel('Recipient name')).toBeFocused();
    await page.getByLabel('Recipient name').fill(PEOPLE.recipientName);
    await page.getByLabel('Recipient name').press('Enter');
    await expectStep('handover');
    await page.getByRole('button', { name: 'Back', exact: true }).filter({ visible: true }).click();
    await expectStep('recipient');
    await choose(page, 'Bank transfer');
    await confirmButton(page).click();
    await expectReceipt(page, 'Awaiting payment');
  });

  test('goods for customs are declared line by line and shown on the receipt', async ({
    page,
    inspect,
  }) => {
    await openCheckout(page, recipientOfThisTest('customs'), { to: 'Accra, Ghana' });
    await fillParties(page);
    await page.getByLabel('Description').fill('Woven cotton shirts');
    await page.getByRole('button', { name: 'Add an item' }).click();
    await page.getByRole('button', { name: 'Add an item' }).click();
    await page.getByLabel('Description').nth(1).fill('To be removed');
    await page.getByLabel('Description').nth(2).fill('Paper notebooks');
    await page.getByLabel('Why are you sending it?').selectOption('Sale of goods');
    await page.getByRole('checkbox', { name: /Insure this shipment/ }).check();
    const total = page.getByTestId('total').filter({ visible: true }).last();
    const cheap = await total.innerText();
    await page.getByLabel('Value', { exact: true }).nth(1).fill('5000');
    await expect(total).not.toHaveText(cheap);
    await page.getByRole('button', { name: 'Remove item 2' }).click();
    await expect(page.getByLabel('Description').nth(1)).toHaveValue('Paper notebooks');
    await expect(total).toHaveText(cheap);
    await expect(page.getByRole('group', { name: 'Item 2' })).toBeFocused();
    await page.getByRole('button', { name: 'Add an item' }).click();
    await page.getByRole('button', { name: 'Remove item 3' }).click();
    await expect(page.getByRole('button', { name: 'Add an item' })).toBeFocused();
    await page.getByRole('checkbox', { name: /Insure this shipment/ }).uncheck();
    await continueButton(page).click();
    await expect(page.getByText('4 entries need your attention.')).toBeVisible();
    await expect(page.getByLabel('Weight', { exact: true }).first()).toBeFocused();

    for (const [at, weight, value] of [
      [0, '1,2', '74.50'],
      [1, '0.8', '12'],
    ] as const) {
      await page.getByLabel('Weight', { exact: true }).nth(at).fill(weight);
      await page.getByLabel('Value', { exact: true }).nth(at).fill(value);
    }
    await inspect();
    await choose(page, 'Pay on delivery');
    await confirmButton(page).click();
    await expectReceipt(page, 'Due on delivery');
    await expect(page.getByRole('rowheader', { name: /1 × Woven cotton shirts/ })).toBeVisible();
    await expect(page.getByText('€74.50')).toBeVisible();
  });
});

test('an expired price is renewed, and all entries are kept', async ({ page }) => {
  const email = recipientOfThisTest('too old');
  await openCheckout(page, email);
  const kept = page.waitForResponse(/\/billing\/details/);
  await fillParties(page);
  await kept;
  await changeRows(`UPDATE quotes SET valid_until = now() - interval '1 minute'
    WHERE id = (SELECT quote_id FROM drafts WHERE recipient_email = '${email}')`);
  await page.reload();
  await expect(page.getByText('This quote is no longer valid.')).toBeVisible();
  await page.getByRole('button', { name: 'Get a new price' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue(PEOPLE.shipperName);
  expect(
    await readColumn(`SELECT count(*) FROM drafts WHERE recipient_email = '${email}'`),
  ).toEqual(['2']);
});

test.describe('without scripts at 360 pixels', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    allowed: /^failed: \S+\.js csp$|the server responded with a status of 400/,
  });

  test('goods are added, faults are reported, and pay on delivery books and is cancelled', async ({
    page,
    inspect,
  }) => {
    await openCheckout(page, recipientOfThisTest('plain'), {
      ...PARCEL,
      to: 'Accra, Ghana',
    });
    // Chromium shows what is in noscript only where scripts are off by the reader's own choice
    expect(await page.content()).toContain('Paying by card needs scripts');
    const email = newEmail('shipper');
    await fillParties(page, email);
    await page.getByLabel('Description').fill('Woven cotton shirts');
    await page.getByRole('button', { name: 'Add an item' }).click();
    await expect(page.getByLabel('Description')).toHaveCount(2);
    await page.getByLabel('Why are you sending it?').selectOption('Sale of goods');
    await page.getByRole('button', { name: 'Remove item 2' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Woven cotton shirts');
    await continueButton(page).click();
    await expect(page.getByText('2 entries need your attention.')).toBeVisible();
    await page.getByLabel('Weight', { exact: true }).fill('1.2');
    await page.getByLabel('Value', { exact: true }).fill('74.50');
    await inspect();
    await choose(page, 'Pay on delivery');
    await confirmButton(page).click();
    await expectReceipt(page, 'Due on delivery');
    const receipt = page.url();
    await page.getByRole('button', { name: 'Email the link' }).click();
    await expect(page.getByText(/^The link is on its way to/)).toBeVisible();
    await page.goto(await partyLinkTo(email));
    await expect(page.getByRole('link', { name: 'Cancel the shipment' })).toBeVisible();
    await inspect();
    await page.getByRole('link', { name: 'Cancel the shipment' }).click();
    await inspect();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByText('This shipment was cancelled.')).toBeVisible();
    await page.goto(receipt);
    await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
  });
});
