import { readFile } from 'node:fs/promises';
import { bookParcel } from '../booking.ts';
import { newClient, newEmail } from '../customer.ts';
import { mailTo } from '../inbox.ts';
import { changeRows } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { readPdf } from '../read-pdf.ts';
import { enterAs, makeStaff } from '../staff.ts';
import { CONSOLE_WIDTHS } from '../widths.ts';

test.describe.configure({ timeout: 90_000 });
test.skip(externalUrl !== undefined, 'needs the command line of the installation');
test.use({
  extraHTTPHeaders: newClient(),
  allowed: /the server responded with a status of (?:400|409|422)/,
});

const inGroups = (number: string) => number.replaceAll(/.{4}(?=.)/g, '$& ');

for (const width of CONSOLE_WIDTHS) {
  test(`staff acts on several shipments at once, at ${width} pixels`, async ({
    page,
    request,
    inspect,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const recipientEmail = newEmail(`selected.${width}`);
    const first = await bookParcel(request, { recipientEmail });
    const second = await bookParcel(request, { recipientEmail });
    const owner = await makeStaff('Sol Select', 'owner');
    await enterAs(page.context(), owner);
    const select = async () => {
      await page.goto(`/admin/dashboard?search=${recipientEmail}`);
      const box = page.getByRole('checkbox', { name: `Select ${inGroups(first.trackingNumber)}` });
      await expect(async () => {
        await box.check();
        await expect(page.getByText('1 selected')).toBeVisible({ timeout: 500 });
      }).toPass();
      await page
        .getByRole('checkbox', { name: `Select ${inGroups(second.trackingNumber)}` })
        .check();
      await expect(page.getByText('2 selected')).toBeVisible();
    };

    await select();
    await inspect();
    await page.getByRole('button', { name: 'Add an event' }).click();
    await expect(page.getByRole('heading', { name: 'Add an event to 2 shipments' })).toBeVisible();
    await page.getByLabel('Place', { exact: true }).fill('Lyon');
    await inspect();
    await page.getByRole('button', { name: 'Add an event' }).click();
    await expect(page.locator('[aria-invalid=true]')).toBeFocused();
    await page.getByLabel('Place', { exact: true }).fill('Lyon, France');
    await page.getByRole('button', { name: 'Add an event' }).click();
    await expect(page.getByText('Done for 2 shipments')).toBeVisible();
    await inspect();

    // they wait for a payment or a code
    await changeRows(`UPDATE shipments SET hold = NULL WHERE id IN (
      SELECT shipment_id FROM shipment_parties WHERE email = '${recipientEmail}')`);
    for (const kind of ['PDF', 'ZPL'] as const) {
      await select();
      await page.getByRole('button', { name: 'Print labels' }).click();
      await expect(page.getByRole('heading', { name: 'Labels of 2 shipments' })).toBeVisible();
      await inspect();
      const labels = page.waitForEvent('download');
      await page.getByRole('button', { name: `Labels (${kind})` }).click();
      const saved = await labels;
      expect(saved.suggestedFilename()).toMatch(
        new RegExp(`^waypost-[\\d-]{10}-labels\\.${kind.toLowerCase()}$`),
      );
      if (kind === 'PDF') expect((await readPdf(await saved.path())).pageCount).toBe(2);
      else expect((await readFile(await saved.path(), 'utf8')).match(/\^XA/g)).toHaveLength(2);
      await inspect();
      await page.getByRole('link', { name: 'Back to the shipments' }).click();
      await page.waitForURL(/\/admin\/dashboard/);
    }

    // one of the two cannot have another event
    await changeRows(
      `UPDATE shipments SET cancelled_at = now() WHERE tracking_number = '${second.trackingNumber}'`,
    );
    await select();
    await page.getByRole('button', { name: 'Add an event' }).click();
    await page.getByRole('button', { name: 'Add an event' }).click();
    await expect(page.getByText('Done for 1 shipment')).toBeVisible();
    await expect(page.getByText('Refused for 1 shipment')).toBeVisible();
    await inspect();

    await select();
    await page.getByRole('button', { name: 'Print labels' }).click();
    await page.getByRole('button', { name: 'Labels (PDF)' }).click();
    await expect(page.getByText(`${inGroups(second.trackingNumber)}: cancelled`)).toBeVisible();
    await inspect();

    await select();
    await page.getByRole('button', { name: 'Send an email' }).click();
    await page.getByLabel('Subject').fill('About {number}');
    await page.getByLabel('Message').fill('Dear {name},\nwe are late.\n{me}');
    await inspect();
    await page.getByRole('button', { name: 'Send an email' }).click();
    await expect(page.getByText('Done for 2 shipments')).toBeVisible();
    const mail = await mailTo(
      recipientEmail,
      new RegExp(`About ${inGroups(first.trackingNumber)}`),
    );
    expect(mail.text).toContain('Dear Hugo Almeida,');
    expect(mail.text).toContain('Sol Select');

    await select();
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await page.getByLabel('Your code').fill(owner.recoveryCodes[0] ?? '');
    await inspect();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the file' }).click();
    const file = await downloading;
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(3);
  });
}
