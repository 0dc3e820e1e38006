import { bookParcel } from '../booking.ts';
import { newClient } from '../customer.ts';
import { sendScan } from '../device.ts';
import { changeRows } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { press } from '../keyboard.ts';
import { enterAs, makeStaff } from '../staff.ts';
import { CONSOLE_WIDTHS } from '../widths.ts';

test.skip(externalUrl !== undefined, 'needs the command line and the database of the installation');
test.use({
  extraHTTPHeaders: newClient(),
  allowed: /the server responded with a status of 404/,
});

for (const width of CONSOLE_WIDTHS) {
  test(`operations adds a hub, sees today and settles a scan, at ${width} pixels`, async ({
    page,
    request,
    deviceKey,
    inspect,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const code = `T${width}`;
    const unbooked = `NOBODY-${width}`;
    const scan = { ref: unbooked, code: 'ARRIVED', city: 'Lisbon', country: 'PT' };
    await sendScan(request, deviceKey, scan, 'unmatched');
    const { trackingNumber } = await bookParcel(request, {});
    await changeRows(`UPDATE shipments SET hold = NULL WHERE tracking_number = '${trackingNumber}';
      INSERT INTO shipment_changes (shipment_ids)
        SELECT ARRAY[id] FROM shipments WHERE tracking_number = '${trackingNumber}'`);
    await enterAs(page.context(), await makeStaff('Otto Operations', 'operations'));

    await page.goto('/admin/hubs?add');
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByLabel('Name', { exact: true }).fill('Lisbon Harbour');
    await page.getByLabel('City', { exact: true }).fill('Lisbon');
    await page.getByLabel('Country').selectOption('PT');
    await inspect();
    await press(page, page.getByRole('button', { name: 'Save' }));
    await expect(page.getByText('Saved. Today follows within a minute.')).toBeVisible();

    await page.goto('/admin/login');
    await page.waitForURL('/admin');
    await expect(page.getByRole('main')).toContainText(code, { timeout: 20_000 });
    await inspect();

    await press(page, page.getByRole('link', { name: /late against the promise/ }));
    await expect(page.getByRole('heading', { name: 'Late against the promise' })).toBeVisible();
    await inspect();

    await page.goto(`/admin/unmatched?ref=${unbooked}`);
    await press(page, page.getByRole('link', { name: `Settle ${unbooked}` }));
    await page.getByLabel('Tracking number that was meant').fill('NO-SUCH-NUMBER');
    await press(page, page.getByRole('button', { name: 'Record with this shipment' }));
    await expect(page.getByText('We know no shipment of this number.')).toBeVisible();
    await inspect();
    await page.getByLabel('Tracking number that was meant').fill(trackingNumber);
    await press(page, page.getByRole('button', { name: 'Record with this shipment' }));
    await expect(page.getByText('Recorded with the shipment.')).toBeVisible();
  });
}

test.describe('the page Today', () => {
  test.use({ allowed: /admin\.data|ERR_FAILED/ });

  test('updates itself, and keeps what is typed when it cannot', async ({ page, context }) => {
    await enterAs(context, await makeStaff('Mo Morning', 'operations'));
    await page.clock.install();
    await page.goto('/admin');
    const shown = page.locator('#main');
    await expect(shown).toContainText('By hub');
    await page.keyboard.press('Control+k');
    const typed = page.getByRole('combobox');
    await expect(typed).toBeFocused();
    await page.keyboard.type('hub');

    await changeRows(`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone)
      VALUES (gen_random_uuid(), 'NEW', 'Newport', 'Newport', 'GB', 51.6, -3, 'Europe/London')
      ON CONFLICT DO NOTHING`);
    await expect(async () => {
      await page.clock.fastForward('00:11');
      await expect(shown).toContainText('NEW', { timeout: 2_000 });
    }).toPass();
    await expect(typed).toHaveValue('hub');
    await expect(typed).toBeFocused();

    await page.route('**/admin.data*', (route) => route.abort('failed'));
    const line = page.getByTestId('line');
    await expect(async () => {
      await page.clock.fastForward('00:11');
      await expect(line).toContainText('No connection', { timeout: 2_000 });
    }).toPass();
    await expect(shown).toContainText('By hub');
    await expect(typed).toHaveValue('hub');
    await expect(typed).toBeFocused();

    await page.unroute('**/admin.data*');
    await expect(async () => {
      await page.clock.fastForward('00:11');
      await expect(line).not.toContainText('No connection', { timeout: 2_000 });
    }).toPass();
  });
});
