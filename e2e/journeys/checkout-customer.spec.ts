import { recipientOfThisTest } from '../booking.ts';
import { choose, confirmButton, expectReceipt, openCheckout } from '../checkout.ts';
import { newClient, newEmail, openAccount, registerByKeyboard } from '../customer.ts';
import { expect, test } from '../journey.ts';

test.use({ extraHTTPHeaders: newClient() });

test('the checkout fills in a customer’s profile, and offers an address saved by an earlier booking', async ({
  page,
  inspect,
}) => {
  // six pages, each held to accessibility
  test.setTimeout(90_000);
  const email = newEmail('book');
  await registerByKeyboard(page, email, inspect);
  await inspect();

  await openCheckout(page, recipientOfThisTest('address book'));
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Example');
  await expect(page.getByLabel('Your email')).toHaveValue(email);
  await expect(page.getByLabel('Last name')).toHaveValue('Example');
  await page.getByLabel('Your street and number').fill('Kaai 12');
  await page.getByLabel('Your postal code').fill('2000');
  await page.getByLabel('Recipient name').fill('Hugo Almeida');
  await page.getByLabel('Save this address').nth(1).check();
  await choose(page, 'Pay on delivery');
  await inspect();
  await confirmButton(page).click();
  await expectReceipt(page, 'Due on delivery');
  // a customer needs no code by mail
  await expect(page.getByLabel('6-digit code')).toHaveCount(0);
  await inspect();

  await openCheckout(page, recipientOfThisTest('address book again'));
  const saved = page.getByLabel('Use a saved address as recipient');
  // until the scripts run, a choice waits for the button that posts it
  await expect(async () => {
    await saved.selectOption('');
    await saved.selectOption({ label: 'Hugo Almeida, Rua Augusta 24, Lisboa' });
    await expect(page.getByLabel('Recipient name')).toHaveValue('Hugo Almeida', { timeout: 1_000 });
  }).toPass();
  await expect(page.getByLabel('Recipient postal code')).toHaveValue('1100-053');
});

test('the default address prefills every quote and checkout, and the others are offered', async ({
  page,
  context,
  inspect,
}) => {
  await openAccount(context, newEmail('home'));
  const origin = test.info().project.use.baseURL ?? '';
  const book = '/api/users/me/addresses';
  const keep = async (data: object): Promise<string> => {
    const kept = await page.request.post(book, { data, headers: { origin } });
    expect(kept.status()).toBe(201);
    return ((await kept.json()) as { id: string }).id;
  };
  const antwerp = { postalCode: '2000', city: 'Antwerp', country: 'BE' };
  const quay = { name: 'Ada at the quay', line1: 'Kaai 12', ...antwerp };
  const home = await keep(quay);
  const lisbon = { postalCode: '1100-053', city: 'Lisbon', country: 'PT' };
  await keep({ name: 'Hugo Almeida', line1: 'Rua Augusta 24', ...lisbon });
  const data = { isDefault: true };
  await page.request.patch(`${book}/${home}`, { data, headers: { origin } });

  await page.goto('/services/express');
  await expect(page.getByLabel('From')).toHaveValue('Antwerp, Belgium');
  const to = page.getByLabel('To', { exact: true });
  await expect(to).toHaveRole('combobox');
  await to.focus();
  const list = page.getByRole('listbox', { name: 'Suggested places' });
  await expect(list.getByRole('option')).toHaveCount(2);
  await inspect();
  await to.press('ArrowDown');
  await to.press('ArrowDown');
  await to.press('Enter');
  await expect(to).toHaveValue('Lisbon, Portugal');
  await expect(list).toBeHidden();

  await openCheckout(page, recipientOfThisTest('home'));
  await expect(page.getByLabel('Your name')).toHaveValue('Ada at the quay');
  await expect(page.getByLabel('Your street and number')).toHaveValue('Kaai 12');
});
