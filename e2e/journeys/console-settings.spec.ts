import { bookParcel } from '../booking.ts';
import { newClient, newEmail, openAccount } from '../customer.ts';
import { sendScan } from '../device.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';

test.skip(externalUrl !== undefined, 'needs the command line of the installation');
test.use({
  extraHTTPHeaders: newClient(),
  allowed: /the server responded with a status of (?:400|409|422)/,
});

const WIDTHS = [1440, 768];
const WINDOWS = '09:00-13:00, 13:00-17:00, 17:00-20:00';

test('an owner changes settings: quotes and pickups follow, and a colleague is notified of a conflict', async ({
  page,
  browser,
  inspect,
}) => {
  const owner = await makeStaff('Olga Owner', 'owner');
  await enterAs(page.context(), owner);
  await page.goto('/admin/settings');
  const colleague = await page.context().newPage();
  await colleague.goto('/admin/settings');

  await page.getByLabel('Default incoterm').selectOption('CIP');
  await page.getByLabel('Pickup windows').fill('noon');
  await page.getByLabel('Reason').fill('Evenings in Ghent');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Write windows as 09:00-13:00')).toBeVisible();
  await inspect();
  // what other journeys count on stays offered
  await page.getByLabel('Pickup windows').fill(`${WINDOWS}, 20:00-21:30`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await inspect();
  }

  await colleague.getByLabel('Default incoterm').selectOption('EXW');
  await colleague.getByLabel('Reason').fill('Another idea');
  await colleague.getByRole('button', { name: 'Save' }).click();
  await expect(colleague.getByRole('alert')).toContainText('Olga Owner saved version');
  await expect(colleague.getByLabel('Default incoterm')).toHaveValue('EXW');
  await expect(colleague.getByLabel('Pickup windows')).toHaveValue(/20:00-21:30/);
  await colleague.close();

  await expect(async () => {
    await page.goto('/create?type=freight&mode=sea');
    await expect(page.getByLabel('Incoterm')).toHaveValue('CIP', { timeout: 500 });
  }).toPass();
  await inspect();

  const customer = await browser.newContext({ extraHTTPHeaders: newClient() });
  await openAccount(customer, newEmail('evening'));
  const pickup = await customer.newPage();
  await pickup.goto('/dashboard/pickups/new');
  await pickup.getByLabel('Street and number').fill('Kaai 12');
  await pickup.locator('input[name=postalCode]').fill('9000');
  await pickup.getByLabel('City').fill(`Ghent ${Date.now()}`);
  await pickup.getByRole('combobox', { name: 'Country' }).selectOption('BE');
  await pickup.getByRole('button', { name: 'Save the address' }).click();
  await expect(pickup.getByRole('radio', { name: /20:00.*21:30/ })).toBeVisible();
  await customer.close();

  await page.goto('/admin/settings/history');
  const changed = page.getByRole('row', { name: /Evenings in Ghent/ });
  await expect(changed).toContainText('DAP');
  await expect(changed).toContainText('CIP');
  await inspect();
  await page.getByRole('link', { name: 'Use this again: version 1', exact: true }).click();
  await expect(page.getByText('These are the values of version 1.')).toBeVisible();
  await expect(page.getByLabel('Default incoterm')).toHaveValue('DAP');
  await page.getByLabel('Reason').fill('As it was');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
});

test('finance proposes a tariff, sees its effects, publishes it and withdraws it', async ({
  page,
  request,
  inspect,
}) => {
  await bookParcel(request);
  const finance = await makeStaff('Fay Finance', 'finance');
  await enterAs(page.context(), finance);
  await page.goto('/admin/tariffs');
  await expect(page.getByRole('row', { name: /In force/ })).toBeVisible();
  await inspect();
  await page.getByRole('link', { name: 'Propose a new version' }).click();
  await page.getByLabel('Fuel').fill('a little more');
  await page.getByRole('button', { name: 'See what it changes' }).click();
  await expect(page.getByText('Enter a number, such as 12 or 1.25.')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await inspect();
  }
  await page.getByLabel('Fuel').fill('14,5');
  await page.getByRole('button', { name: 'See what it changes' }).click();
  await page.waitForURL(/proposals/);
  await expect(page.getByRole('row', { name: /Fuel/ })).toContainText('14.5 %');
  await expect(page.getByRole('row', { name: /^All quotes \d/ })).toContainText('+');
  await expect(page.getByRole('table', { name: 'Largest rises' })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await inspect();
  }

  await page.getByLabel('In force from').fill('2020-01-01T00:00');
  await page.getByLabel('Reason').fill('Fuel is dearer');
  await page.getByLabel('Your code').fill(finance.recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Choose a moment at least a minute from now.')).toBeVisible();
  await inspect();
  await page.getByLabel('In force from').fill('2099-01-01T00:00');
  await page.getByLabel('Your code').fill(finance.recoveryCodes[1] ?? '');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The version is published.')).toBeVisible();
  const coming = page.getByRole('row', { name: /Coming/ });
  await expect(coming).toContainText('Fuel is dearer');
  await coming.getByRole('link', { name: /^Look at version/ }).click();
  await expect(page.getByText('14.5 %')).toBeVisible();
  await inspect();
  await page.getByLabel('Reason').fill('Fuel is cheaper');
  await page.getByRole('button', { name: 'Withdraw this version' }).click();
  await expect(page.getByText('The version is withdrawn.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Fuel is dearer/ })).toContainText('Withdrawn');
});

test('an owner makes a key for a device, rotates it and revokes it: its scans are refused', async ({
  page,
  request,
  inspect,
}) => {
  const { trackingNumber: ref } = await bookParcel(request);
  const owner = await makeStaff('Olga Owner', 'owner');
  const name = `Hub of Olga ${Date.now()}`;
  await enterAs(page.context(), owner);
  await page.goto('/admin/keys');
  await page.getByRole('link', { name: 'Make a key' }).click();
  const panel = page.getByRole('complementary');
  await panel.getByLabel('Name').fill(name);
  await panel.getByRole('button', { name: 'Make a key' }).click();
  await expect(panel.getByText('Enter the six digits')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await inspect();
  }
  await panel.getByLabel('Your code').fill(owner.recoveryCodes[0] ?? '');
  await panel.getByRole('button', { name: 'Make a key' }).click();
  const secret = await page.getByTestId('new-key').innerText();
  await inspect();
  await sendScan(request, secret, { ref, code: 'PICKED_UP', city: 'Ghent', country: 'BE' });

  await page.getByRole('link', { name: 'I have kept it' }).click();
  await expect(page.getByTestId('new-key')).toHaveCount(0);
  await page.getByRole('link', { name: `Rotate or revoke the key of ${name}` }).click();
  await panel.getByLabel('Your code').fill(owner.recoveryCodes[1] ?? '');
  await panel.getByRole('button', { name: 'Make the successor' }).click();
  const successor = await page.getByTestId('new-key').innerText();
  expect(successor).not.toBe(secret);
  await sendScan(request, secret, { ref, code: 'DEPARTED', city: 'Ghent', country: 'BE' });
  await sendScan(request, successor, { ref, code: 'ARRIVED', city: 'Lille', country: 'FR' });

  await page.goto(`/admin/keys?state=live&search=${encodeURIComponent(name)}`);
  await page
    .getByRole('link', { name: `Rotate or revoke the key of ${name}` })
    .first()
    .click();
  await panel.getByLabel('Reason').fill('Lost on the quay');
  await inspect();
  await panel.getByRole('button', { name: 'Revoke this key' }).click();
  await expect(page.getByText('The key is revoked.')).toBeVisible();
  const refused = await request.post('/api/scans', {
    headers: { authorization: `Bearer ${successor}` },
    data: { scans: [] },
  });
  expect(refused.status()).toBe(401);
});
