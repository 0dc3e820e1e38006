import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { bookParcel } from '../booking.ts';
import { countActs } from '../count-acts.ts';
import { giveCredit, newClient, newEmail, openAccount } from '../customer.ts';
import { sendScan } from '../device.ts';
import { changeRows } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { ordersFile } from '../orders-file.ts';
import { readPdf } from '../read-pdf.ts';
import { enterAs, makeStaff } from '../staff.ts';

/** The four working days of docs/office-days.md: none leaves the product for a spreadsheet. */
test.skip(externalUrl !== undefined, 'needs the database of the installation');
test.use({ extraHTTPHeaders: newClient(), allowed: /status of 404/ });
// other journeys judge these pages; the time of a judgement would be counted here
test.use({ inspect: async ({}, use) => use(async () => {}) });
test.describe.configure({ mode: 'serial' });

const PARCELS = 20;

test(
  'a small business sends 20 parcels: file, prices, booking, labels, pickup, what is late',
  { tag: '@nightly' },
  async ({ page }) => {
    const email = newEmail('business');
    await openAccount(page.context(), email);
    await giveCredit(email, 500_000);
    await changeRows(`INSERT INTO customer_addresses (id, shard, customer_id, name, phone, line1, line2, city, region,
          postal_code, country, is_default)
        SELECT gen_random_uuid(), shard, id, 'Business', '', 'Kaai 12', '', 'Antwerp', '', '2000', 'BE', true
        FROM customers WHERE email = '${email}'`);
    await page.goto('/dashboard');
    const acts = countActs(page);
    await acts.click(page.getByRole('link', { name: 'Upload', exact: true }));
    const orders = Array.from({ length: PARCELS }, (_, n) => ({ no: 1_000 + n, weight: '2.5' }));
    await acts.choose(page.getByLabel('File'), 'orders.csv', ordersFile(...orders));
    await acts.click(page.getByRole('button', { name: 'Upload and check' }));
    await expect(page.getByText(`${PARCELS} shipments for €`)).toBeVisible({ timeout: 20_000 });
    await acts.click(page.getByRole('checkbox', { name: /I accept the terms/ }));
    await acts.click(page.getByRole('button', { name: `Book ${PARCELS} shipments on account` }));
    await expect(page.getByText(`${PARCELS} shipments are booked.`)).toBeVisible({
      timeout: 20_000,
    });
    const downloading = page.waitForEvent('download', { timeout: 30_000 });
    await acts.click(page.getByRole('button', { name: 'Labels (PDF)' }));
    const { pageCount } = await readPdf(await (await downloading).path());
    expect(pageCount).toBe(PARCELS);

    await acts.click(page.getByRole('link', { name: 'Shipments', exact: true }).first());
    await acts.click(page.getByRole('checkbox', { name: 'Select this page' }));
    await acts.click(page.getByRole('button', { name: 'Book a pickup for these' }));
    await acts.click(page.getByRole('button', { name: 'Submit request' }));
    await expect(page.getByText('Pickup requested. An email confirms it.')).toBeVisible();

    await acts.click(page.getByRole('link', { name: 'Shipments', exact: true }).first());
    await acts.click(page.getByRole('checkbox', { name: 'Late only' }));
    await expect(page.getByText('No shipments match your filters.')).toBeVisible();
    expect(acts.tell('business, 20 parcels').clicks).toBeLessThanOrEqual(12);
  },
);

test(
  'an agent answers a call of a shipper who knows only the name',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const { trackingNumber } = await bookParcel(request, { shipperEmail: newEmail('caller') });
    const name = `Caller ${Date.now()}`;
    await changeRows(`UPDATE shipment_parties SET name = '${name}' WHERE role = 'shipper'
      AND shipment_id = (SELECT id FROM shipments WHERE tracking_number = '${trackingNumber}');
    SELECT list_shipments(array_agg(id)) FROM shipments WHERE tracking_number = '${trackingNumber}'`);
    const number = formatTrackingNumber(trackingNumber);
    await enterAs(page.context(), await makeStaff('Sam Support', 'support'));
    await page.goto('/admin');
    const acts = countActs(page);
    await acts.press('Control+k');
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    await acts.fill(field, name);
    await acts.click(page.getByRole('option').filter({ hasText: number }).first());
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Lisbon');
    expect(acts.tell('agent, a call without a number').clicks).toBe(1);
  },
);

test(
  'operations reads the morning and settles a scan without a shipment',
  {
    tag: '@nightly',
  },
  async ({ page, request, deviceKey }) => {
    const ref = `LOST-${Date.now()}`;
    await sendScan(
      request,
      deviceKey,
      { ref, code: 'ARRIVED', city: 'Lisbon', country: 'PT' },
      'unmatched',
    );
    const { trackingNumber } = await bookParcel(request, {});
    await changeRows(
      `UPDATE shipments SET hold = NULL WHERE tracking_number = '${trackingNumber}'`,
    );
    await enterAs(page.context(), await makeStaff('Olga Operations', 'operations'));
    await page.goto('/admin');
    const acts = countActs(page);
    const today = page.getByRole('link', { name: 'Today', exact: true });
    await acts.click(page.getByRole('link', { name: /due today, not yet out/ }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/due/i);
    await acts.click(today);
    await acts.click(page.getByRole('link', { name: /in a hub for two days or more/ }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/hub/i);
    await acts.click(today);
    await acts.click(page.getByRole('link', { name: 'Pickup board' }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pickups');
    await acts.click(today);
    await acts.click(page.getByRole('link', { name: /scans? without a shipment/ }).first());
    await acts.click(page.getByRole('link', { name: `Settle ${ref}` }));
    await acts.fill(page.getByLabel('Tracking number that was meant'), trackingNumber);
    await acts.click(page.getByRole('button', { name: 'Record with this shipment' }));
    await expect(page.getByText('Recorded with the shipment.')).toBeVisible();
    expect(acts.tell('operations, the morning').clicks).toBeLessThanOrEqual(9);
  },
);

test(
  'the owner reads the month, has the bank file matched and takes the books along',
  {
    tag: '@nightly',
  },
  async ({ page }) => {
    await enterAs(page.context(), await makeStaff('Olive Owner', 'owner'));
    await page.goto('/admin');
    const acts = countActs(page);
    await acts.click(page.getByRole('link', { name: 'Money', exact: true }));
    await expect(page.getByText('same days a year before')).toBeVisible();
    await acts.click(page.getByRole('link', { name: 'Bank', exact: true }));
    const text = `Unknown ${Date.now()}`;
    const line = `Date,Amount,Text\n2026-11-16,12.50,${text}\n`;
    await acts.choose(page.getByLabel(/^File of the bank/), 'november.csv', line);
    await acts.click(page.getByRole('button', { name: 'Upload' }));
    await expect(page.getByRole('row', { name: /^november\.csv/ }).first()).toBeVisible();
    await acts.click(page.getByRole('link', { name: 'Overview', exact: true }));
    const downloading = page.waitForEvent('download', { timeout: 30_000 });
    await acts.click(
      page.getByRole('link', { name: 'Sums by account and tax code (CSV)' }).first(),
    );
    expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
    expect(acts.tell('owner, the month').clicks).toBeLessThanOrEqual(5);
  },
);
