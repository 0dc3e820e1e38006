import { bookParcel } from '../booking.ts';
import { newClient } from '../customer.ts';
import { sendScan } from '../device.ts';
import { changeRows, readColumn } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';
import { CONSOLE_WIDTHS } from '../widths.ts';

test.skip(externalUrl !== undefined, 'needs the command line and the database of the installation');
test.use({ extraHTTPHeaders: newClient() });

/** Fewer deliveries than the home page asks for before it tells the rate. */
async function fillNetwork() {
  await changeRows(`
    INSERT INTO tallies_by_minute
      SELECT 'scan', date_trunc('minute', now()) - n * interval '1 minute', 600 + n * 7 % 90
      FROM generate_series(1, 200) n ON CONFLICT DO NOTHING;
    INSERT INTO deliveries_by_day VALUES
      ((now() AT TIME ZONE 'UTC')::date - 3, 'express', 'IS', 'MT', 40, 38),
      ((now() AT TIME ZONE 'UTC')::date - 3, 'sea', 'DE', 'GH', 10, 6)
      ON CONFLICT DO NOTHING`);
}

for (const width of CONSOLE_WIDTHS) {
  test(`staff sees what the network does, at ${width} pixels`, async ({
    page,
    request,
    deviceKey,
    inspect,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await fillNetwork();
    const { receiptId, trackingNumber } = await bookParcel(request, {});
    await sendScan(request, deviceKey, {
      ref: trackingNumber,
      code: 'PICKED_UP',
      city: 'Lisbon',
      country: 'PT',
    });
    await changeRows(`UPDATE shipment_list SET due_on = '2020-01-0${width === 768 ? 1 : 2}'
      WHERE shipment_id = (SELECT id FROM shipments WHERE receipt_id = '${receiptId}')`);
    const number = trackingNumber.replaceAll(/.{4}(?=.)/g, '$& ');
    await enterAs(page.context(), await makeStaff('Nia Network', 'support'));
    await page.goto('/admin/network');
    await expect(page.getByRole('img', { name: /^Last 60 minutes, by minute: \d/ })).toBeVisible();
    const lanes = page.getByRole('table', { name: /By lane/ });
    await expect(lanes.getByRole('row', { name: /Iceland to Malta/ })).toContainText('95.0%');
    // the figures are kept for ten seconds, and may be older than this shipment
    await expect(page.getByRole('link', { name: number })).toBeVisible({ timeout: 25_000 });
    await inspect();

    // the charts say the same as tables, and refreshing leaves the reader where they are
    const summary = page.getByText('As a table').first();
    await summary.click();
    await expect(page.getByRole('table', { name: 'Last 60 minutes, by minute' })).toBeVisible();
    if (width === 1440) {
      await page.waitForResponse(/\/admin\/network\.data/, { timeout: 15_000 });
      await expect(summary).toBeFocused();
      await expect(page.getByRole('table', { name: 'Last 60 minutes, by minute' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Show them in the list' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard\?late=1/);
    await expect(page.getByRole('heading', { name: 'Manage Shipments' })).toBeVisible();
    await inspect();
  });
}

test('an owner reads the audit log, which records that as one entry', async ({
  page,
  request,
  inspect,
}) => {
  const { trackingNumber } = await bookParcel(request, {});
  const number = trackingNumber.replaceAll(/.{4}(?=.)/g, '$& ');
  const owner = await makeStaff('Ada Auditor', 'owner');
  await enterAs(page.context(), owner);
  await page.goto(`/admin/dashboard?search=${trackingNumber}`);
  await page.getByRole('link', { name: `Open ${number}` }).click();
  await expect(page.getByRole('complementary', { name: number })).toBeVisible();
  await inspect();

  await page.goto('/admin/audit');
  await page.getByLabel('Shipment', { exact: true }).fill(number);
  await page.getByRole('button', { name: 'Apply' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Ada Auditor looked at a shipment' });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('link', { name: number })).toBeVisible();
  await inspect();
  await row.getByRole('link', { name: /^Details/ }).click();
  const panel = page.getByRole('complementary', { name: 'Entry' });
  await expect(panel.getByRole('heading', { name: 'Entry' })).toBeFocused();
  await expect(panel).toContainText('shipment.read');
  await inspect();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('link', { name: /^Details/ })).toBeFocused();
  const looks = await readColumn(`SELECT action FROM audit_log WHERE action LIKE 'audit.%'
    AND actor_id = (SELECT a.actor_id FROM audit_log a JOIN shipments h
      ON a.subject = 'shipment:' || h.id WHERE h.tracking_number = '${trackingNumber}')
    ORDER BY at`);
  expect(looks).toEqual(['audit.list', 'audit.list', 'audit.read']);

  await page.getByRole('link', { name: 'Export CSV' }).click();
  await page.getByLabel('Your code').fill(owner.recoveryCodes[0] ?? '');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the file' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^audit_[\d-]+\.csv$/);
});
