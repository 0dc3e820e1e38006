import { newClient, newEmail, openAccount, PASSWORD } from '../customer.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';
import { SITE_WIDTHS } from '../widths.ts';

test.use({ extraHTTPHeaders: newClient(), allowed: /status of 40[03]/ });

for (const width of SITE_WIDTHS) {
  test(`at ${width} pixels a customer keeps addresses and chooses a default`, async ({
    page,
    inspect,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAccount(page.context(), newEmail('book'));
    await page.goto('/dashboard/addresses');
    await expect(page.getByText('No addresses yet.')).toBeVisible();
    for (const name of ['Harbour', 'Workshop']) {
      await page.getByRole('link', { name: 'Add an address' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Choose a country.')).toBeVisible();
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Street and number').fill('Kaai 12');
      await page.getByLabel('City').fill('Antwerp');
      await page.getByLabel('Postal code').fill('2000');
      await page.getByLabel('Country').selectOption('BE');
      await inspect();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Address added.')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Make default: Harbour' }).click();
    await expect(page.getByText('Default changed.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Kaai 12' }).first()).toContainText(
      'Harbour',
    );
    await page.getByRole('link', { name: 'Change Workshop' }).click();
    await page.getByLabel('Name').fill('Studio');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Address changed.')).toBeVisible();
    await page.getByRole('link', { name: 'Remove Studio' }).click();
    await page.getByRole('button', { name: 'Yes, remove it' }).click();
    await expect(page.getByText('Address removed.')).toBeVisible();
    await expect(page.getByText('Studio')).toHaveCount(0);
    await inspect();
  });
}

test('a customer makes a key, a program uses it, and it stops working when revoked', async ({
  page,
  request,
  inspect,
}) => {
  await openAccount(page.context(), newEmail('keys'));
  await page.goto('/dashboard/keys');
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('Give the key a name.')).toBeVisible();
  await page.getByLabel('Name').fill('Web shop');
  await page.getByLabel('Current password').fill(PASSWORD);
  await inspect();
  await page.getByRole('button', { name: 'Create key' }).click();
  const secret = await page.getByTestId('new-key').innerText();
  await inspect();
  const ask = () =>
    request.get('/api/shipments', { headers: { authorization: `Bearer ${secret}` } });
  expect((await ask()).status()).toBe(200);
  await page.reload();
  await expect(page.getByTestId('new-key')).toHaveCount(0);
  await page.getByRole('link', { name: 'Replace Web shop' }).click();
  const question = page.locator('form', { hasText: 'Replace this key?' });
  await question.getByLabel('Current password').fill(PASSWORD);
  await inspect();
  await question.getByRole('button', { name: 'Make the new key' }).click();
  expect(await page.getByTestId('new-key').innerText()).not.toBe(secret);
  expect((await ask()).status()).toBe(200);
  await page.goto('/dashboard/keys');
  await page
    .getByRole('row', { name: /Replaced/ })
    .getByRole('link', { name: 'Revoke Web shop' })
    .click();
  await page.getByRole('button', { name: 'Yes, revoke it' }).click();
  await expect(page.getByText('The key no longer works.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keys that have ended' })).toBeVisible();
  await inspect();
  expect((await ask()).status()).toBe(401);
});

test('staff view a customer’s dashboard after giving a reason, and cannot change anything there', async ({
  page,
  browser,
  inspect,
}) => {
  const email = newEmail('viewed');
  const own = await browser.newContext();
  await openAccount(own, email);
  await own.close();
  await enterAs(page.context(), await makeStaff('Vera Viewer', 'support'));
  await page.goto('/dashboard?userId=00000000-0000-4000-8000-000000000000&mode=admin');
  await expect(page.getByLabel('Customer id or email')).toHaveValue(/^00000000-/);
  await page.getByLabel('Customer id or email').fill(email);
  await page.getByRole('button', { name: 'Open the dashboard' }).click();
  await expect(page.getByText('Say why, in at least five characters.')).toBeVisible();
  await inspect();
  await page.getByLabel('Reason').fill('Called about a late parcel');
  await page.getByRole('button', { name: 'Open the dashboard' }).click();
  await page.waitForURL('/dashboard');
  await expect(page.getByText(/Viewing as [0-9a-f]{6}/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await inspect();
  await page.goto('/dashboard/keys');
  await expect(page.getByText('Nothing can be changed here.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Create key' })).toBeDisabled();
  await inspect();
  await page.getByRole('button', { name: 'End viewing' }).click();
  await page.waitForURL('/admin/dashboard');
  await inspect();
});
