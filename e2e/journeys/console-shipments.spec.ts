import { readFile } from 'node:fs/promises';
import { bookParcel } from '../booking.ts';
import { newClient, newEmail } from '../customer.ts';
import { sendScan } from '../device.ts';
import { changeRows, readColumn } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';
import { CONSOLE_WIDTHS } from '../widths.ts';

test.skip(externalUrl !== undefined, 'needs the command line and the database of the installation');
test.use({
  extraHTTPHeaders: newClient(),
  allowed: /the server responded with a status of (?:400|401|403|404)/,
});

for (const width of CONSOLE_WIDTHS) {
  test(`staff finds a shipment and sees all of it, at ${width} pixels`, async ({
    page,
    request,
    deviceKey,
    inspect,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const owner = await makeStaff('Lea List', 'owner');
    const recipientEmail = newEmail(`console.${width}`);
    const { trackingNumber } = await bookParcel(request, { recipientEmail });
    const other = await bookParcel(request, { recipientEmail: `also.${recipientEmail}` });
    await sendScan(request, deviceKey, {
      ref: trackingNumber,
      code: 'CUSTOMS_HOLD',
      city: 'Lyon',
      country: 'FR',
    });
    const number = trackingNumber.replaceAll(/.{4}(?=.)/g, '$& ');

    await enterAs(page.context(), owner);
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'Manage Shipments' })).toBeVisible();
    await inspect();

    // by the keyboard alone: search, go to the row, open it
    await page.keyboard.press('/');
    await page.keyboard.type(recipientEmail);
    const rows = page.getByRole('row').filter({ hasText: 'Hugo Almeida' });
    await expect(rows).toHaveCount(2);
    await expect(page.getByLabel('Search')).toBeFocused();
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Exception');
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/status=Exception/);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    // a key means nothing before scripts run
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(page.getByLabel('Search')).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.type(number.toLowerCase());
    await expect(rows).toHaveCount(1);
    await page.getByRole('heading', { name: 'Manage Shipments' }).click();
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: `Open ${number}` })).toBeFocused();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: number });
    await expect(panel.getByRole('heading', { name: number })).toBeFocused();
    await expect(panel.getByText(recipientEmail)).toBeVisible();
    await expect(panel.getByText('Held by customs, since')).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Ledger' })).toBeVisible();
    await inspect();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('link', { name: `Open ${number}` })).toBeFocused();

    await page.getByLabel('Search').fill('no such recipient anywhere');
    await expect(page.getByText('No shipments match your filters.')).toBeVisible();
    await inspect();

    // each look is in the log, and opening a panel is no second look at the list
    const subject = await readColumn(
      `SELECT count(*)::text FROM audit_log WHERE action = 'shipment.read'
         AND subject = 'shipment:' || (SELECT id FROM shipments WHERE tracking_number = '${trackingNumber}')`,
    );
    expect(subject).toEqual(['1']);

    await page.goto(`/admin/dashboard?search=${recipientEmail}&sort=cost-asc`);
    await page.getByRole('link', { name: 'Export CSV' }).click();
    await expect(page.getByRole('heading', { name: 'Export CSV' })).toBeFocused();
    await page.getByLabel('Your code').fill('000000');
    await page.getByRole('button', { name: 'Download the file' }).click();
    await expect(page.getByRole('alert')).toContainText('This code is not right.');
    await inspect();
    await page.getByLabel('Your code').fill(owner.recoveryCodes[0] ?? '');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the file' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^admin_shipments_\w+\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(other.trackingNumber);
  });
}

test('the widest possible shipment fits into the list at every width', async ({
  page,
  request,
  deviceKey,
  inspect,
}) => {
  const { trackingNumber } = await bookParcel(request, {
    recipientEmail: newEmail('wilhelmina.with.an.address.as.long.as.they.get'),
  });
  // on its way out: the widest of the usual states
  const scan = { ref: trackingNumber, code: 'OUT_FOR_DELIVERY', city: 'Lyon', country: 'FR' };
  await sendScan(request, deviceKey, scan);
  const id = `(SELECT id FROM shipments WHERE tracking_number = '${trackingNumber}')`;
  const town = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch';
  await changeRows(`
    UPDATE shipment_parties SET name = 'Wilhelmina ${town}' WHERE shipment_id = ${id};
    UPDATE shipment_list SET due_on = current_date + 9 WHERE shipment_id = ${id};
    UPDATE shipments SET origin = '${town}', destination = '${town}', order_reference = '${town}',
        hold = NULL, service = 'express', piece_count = 999, weight_grams = 9999900, price_cents = 9999999
     WHERE tracking_number = '${trackingNumber}'`);
  const breakPromise = `
    INSERT INTO live_shipments (shipment_id, shard, service, status, lane, phase, promised_on, pieces, weight_grams)
     SELECT id, shard, 'express', 'Out for Delivery', 'BE-PT', 'out', current_date - 9, 1, 1 FROM shipments
      WHERE id = ${id}
     ON CONFLICT (shipment_id, shard) DO UPDATE SET promised_on = excluded.promised_on`;
  await enterAs(page.context(), await makeStaff('Wyn Wide', 'owner'));
  for (const width of [1920, 1680, 1440, 1280, 1024, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    // the job of each minute writes what was really promised
    await expect(async () => {
      await changeRows(breakPromise);
      await page.goto(`/admin/dashboard?search=${trackingNumber}`);
      await expect(page.getByText(/, promised /)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await inspect();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: /^failed: \S+\.js csp$/ });

  test('staff filters, opens the panel and then the page', async ({ page, request, inspect }) => {
    const recipientEmail = newEmail('console.plain');
    const { trackingNumber } = await bookParcel(request, { recipientEmail });
    const number = trackingNumber.replaceAll(/.{4}(?=.)/g, '$& ');
    await enterAs(page.context(), await makeStaff('Pia Plain', 'support'));
    await page.goto('/admin/dashboard');
    await page.getByLabel('Search').fill(recipientEmail);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('link', { name: `Open ${number}` }).click();
    const panel = page.getByRole('complementary', { name: number });
    await expect(panel.getByText('Rua Augusta 24', { exact: false })).toBeVisible();
    // support has no right to the books
    await expect(panel.getByRole('heading', { name: 'Ledger' })).toHaveCount(0);
    await inspect();
    await panel.getByRole('link', { name: 'Open as a page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await inspect();
  });
});

test('a shipment opened right after a search stays open', async ({ page, request }) => {
  const { trackingNumber } = await bookParcel(request);
  const number = trackingNumber.replaceAll(/.{4}(?=.)/g, '$& ');
  await enterAs(page.context(), await makeStaff('Ida Quick', 'operations'));
  await page.clock.install();
  await page.goto('/admin/dashboard');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Search').fill(trackingNumber);
  await page.getByLabel('Search').press('Enter');
  await page.getByRole('link', { name: `Open ${number}` }).click();
  await expect(page.getByRole('complementary')).toContainText(number);
  // the pause after which typing alone applies the filters is over; they were applied by Enter
  const again = page.waitForRequest(/dashboard\.data/, { timeout: 1_000 });
  await page.clock.runFor(1_000);
  await expect(again).rejects.toThrow('Timeout');
  await page.clock.resume();
  await expect(page.getByRole('complementary')).toContainText(number);
});
