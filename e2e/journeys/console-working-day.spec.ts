import { bookParcel } from '../booking.ts';
import { newClient, newEmail } from '../customer.ts';
import { sendScan } from '../device.ts';
import { mailTo } from '../inbox.ts';
import { changeRows } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { authenticatorCode, makeStaff, staffEmail, typeCredentials } from '../staff.ts';

test.describe.configure({ timeout: 120_000 });
test.skip(externalUrl !== undefined, 'needs the command line and the database of the installation');
test.use({ extraHTTPHeaders: newClient(), viewport: { width: 1440, height: 900 } });

const inGroups = (number: string) => number.replaceAll(/.{4}(?=.)/g, '$& ');

test('a working day: staff finds a late parcel, explains and corrects it and notifies the recipient, enters a file, and invites a colleague', async ({
  page,
  request,
  deviceKey,
  inspect,
}) => {
  const recipientEmail = newEmail('waiting');
  const { receiptId, trackingNumber } = await bookParcel(request, { recipientEmail });
  await changeRows(`UPDATE shipments SET hold = NULL WHERE receipt_id = '${receiptId}'`);
  await sendScan(request, deviceKey, {
    ref: trackingNumber,
    code: 'PICKED_UP',
    city: 'Lisbon',
    country: 'PT',
  });
  await changeRows(
    `UPDATE shipment_state SET due_on = current_date - 2 WHERE shipment_id =
      (SELECT id FROM shipments WHERE receipt_id = '${receiptId}')`,
  );

  const owner = await makeStaff('Dana Dispatcher', 'owner');
  await page.goto('/admin/login');
  await inspect();
  await typeCredentials(page, owner.email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code', { exact: true }).fill(authenticatorCode(owner.secret, 1));
  await page.keyboard.press('Enter');
  await page.waitForURL('/admin/dashboard');

  await page.getByLabel('Overdue only').check();
  await page.getByLabel('Search').fill(trackingNumber);
  // the filters apply when typing pauses
  await page.waitForURL(/search=WP/);
  const open = page.getByRole('link', { name: `Open ${inGroups(trackingNumber)}` });
  await expect(page.getByRole('row').filter({ has: open })).toContainText(/(?:Late|Overdue), /);
  await inspect();
  // the filters follow the address
  await page.getByRole('link', { name: 'Shipments', exact: true }).click();
  await expect(page.getByLabel('Overdue only')).not.toBeChecked();
  await expect(page.getByLabel('Search')).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('Overdue only')).toBeChecked();
  await open.click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('link', { name: `Email: ${inGroups(trackingNumber)}` }).click();
  await page.getByLabel('Subject').fill('Your parcel is late');
  await page.getByLabel('Message').fill('It missed its flight and leaves tonight.');
  await inspect();
  await page.getByRole('button', { name: 'Send email' }).click();
  const told = await mailTo(recipientEmail, /Your parcel is late/);
  expect(told.text).toContain('It missed its flight and leaves tonight.');

  await panel.getByRole('link', { name: `Set status: ${inGroups(trackingNumber)}` }).click();
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('In Transit');
  await page.getByLabel('Reason').fill('Seen at the hub, the scan was lost.');
  await inspect();
  await page.getByRole('button', { name: 'Set status' }).click();
  await expect(panel.getByText('Seen at the hub, the scan was lost.')).toBeVisible();
  await inspect();

  await page.goto('/admin/bulk');
  const rows = [
    'Service,From city,From country,To city,To country,Weight (kg),Recipient,Email,Address',
    'Standard,Antwerp,Belgium,Lyon,France,2.5,Rosa Day,rosa@people.example,12 Rue Longue',
  ];
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'day.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await inspect();
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('button', { name: 'Enter 1 shipment' }).click({ timeout: 20_000 });
  await expect(page.getByText('1 shipment was entered.')).toBeVisible({ timeout: 20_000 });
  await inspect();

  const colleague = staffEmail('colleague');
  await page.goto('/admin/staff?invite');
  await page.getByLabel('Email', { exact: true }).fill(colleague);
  await page.getByLabel('Your code').fill(owner.recoveryCodes[0] ?? '');
  await inspect();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('The invitation is on its way.')).toBeVisible();
  await mailTo(colleague, /invited to the Waypost console/);
});
