import { newClient } from '../customer.ts';
import { changeRows } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';
import { CONSOLE_WIDTHS } from '../widths.ts';

test.skip(externalUrl !== undefined, 'needs the command line and the database of the installation');
test.use({ extraHTTPHeaders: newClient() });

/** October 2031 is nobody else's month. */
async function fillBooks() {
  await changeRows(`
    INSERT INTO revenue_by_day VALUES
      ('2031-10-03', 'express', 'IS', 'MT', 4, 120000, 20000),
      ('2031-10-20', 'sea', 'DE', 'GH', 1, 300000, 0),
      ('2030-10-03', 'express', 'IS', 'MT', 2, 80000, 0)
      ON CONFLICT DO NOTHING`);
}

for (const width of CONSOLE_WIDTHS) {
  test(`finance reads what came in and decides about a transfer, at ${width} pixels`, async ({
    page,
    inspect,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await fillBooks();
    await enterAs(page.context(), await makeStaff('Fay Finance', 'finance'));
    await page.goto('/admin/money?month=2031-10');
    await expect(page.getByRole('img', { name: /^October 2031: €4,000\.00 in all/ })).toBeVisible();
    const lanes = page.getByRole('table', { name: /By lane/ });
    const lane = lanes.getByRole('row', { name: /Iceland to Malta/ });
    await expect(lane).toContainText('€1,000.00');
    await expect(lane).toContainText('+25%');
    await inspect();

    // a lane leads to its days, a day to its rows
    await lane.getByRole('link').click();
    await expect(page.getByText('Only Iceland to Malta')).toBeVisible();
    await page.getByRole('link', { name: 'Fri 3 Oct' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Revenue of/ })).toBeVisible();
    await inspect();

    await page.goto('/admin/money/bank');
    const text = `A gift ${width} ${Date.now()}`;
    await page.getByLabel(/^File of the bank/).setInputFiles({
      name: 'november.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Date,Amount,Text\n2026-11-16,12.50,${text}\n`),
    });
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByRole('row', { name: /^november\.csv/ }).first()).toBeVisible();
    await expect(async () => {
      await page.goto('/admin/money/bank?state=unknown');
      await expect(page.getByText(text)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const line = page.getByRole('listitem').filter({ hasText: text });
    await line.getByText('Decide', { exact: true }).click();
    await line.getByLabel('Why it pays for nothing').fill('A gift of a friend');
    await inspect();
    await line.getByRole('button', { name: 'Set aside' }).click();
    await expect(page.getByText('The transfer is set aside.')).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(0);
  });
}
