import { giveCredit, newClient, newEmail, openAccount } from '../customer.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { ordersFile } from '../orders-file.ts';
import { readPdf } from '../read-pdf.ts';
import { SITE_WIDTHS } from '../widths.ts';

test.skip(externalUrl !== undefined, 'needs the database of the installation');
test.use({ extraHTTPHeaders: newClient(), allowed: /status of (?:400|409|422)/ });

for (const width of SITE_WIDTHS) {
  test(`at ${width} pixels a customer uploads a file, sees its prices, books it on account and prints its labels`, async ({
    page,
    inspect,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const email = newEmail('upload');
    await openAccount(page.context(), email);
    await page.goto('/dashboard/uploads');
    await expect(page.getByText('No file uploaded yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Upload and check' }).click();
    await expect(page.getByText('Choose a file of 2 MB at most.')).toBeVisible();
    await inspect();

    const orders = ordersFile(
      { no: 1041, weight: '2.5' },
      { no: 1042, weight: 'heavy' },
      { no: 1043, weight: '3' },
    );
    const file = {
      name: 'orders.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(orders),
    };
    await page.getByLabel('File').setInputFiles(file);
    await page.getByRole('button', { name: 'Upload and check' }).click();
    await expect(page.getByText('2 shipments for €')).toBeVisible();
    await expect(page.getByText('E3 (Weight (kg)): is not a clear number')).toBeVisible();
    await expect(page.getByText('your account has no credit limit yet')).toBeVisible();
    await inspect();

    await giveCredit(email, 50_000);
    await page.reload();
    const book = page.getByRole('button', { name: 'Book 2 shipments on account' });
    await book.click();
    await expect(page.getByRole('alert')).toContainText('terms');
    await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
    await inspect();
    await book.click();
    await expect(page.getByText('2 shipments are booked.')).toBeVisible({ timeout: 20_000 });
    await inspect();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Labels (PDF)' }).click();
    const { text, pageCount } = await readPdf(await (await downloading).path());
    expect(pageCount).toBe(2);
    expect(text).toContain('1043');
    await inspect();

    // before its pickup, a parcel of the file is cancelled like any other
    await page.goto('/dashboard');
    const row = page.getByRole('row', { name: /Rosa 1043/ });
    await inspect();
    await row.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('link', { name: /^Cancel W/ }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
    await inspect();

    // the same file once more is not booked by itself
    await page.goto('/dashboard/uploads');
    await page.getByLabel('File').setInputFiles(file);
    await inspect();
    await page.getByRole('button', { name: 'Upload and check' }).click();
    await expect(page.getByText('A file with the same content was booked before.')).toBeVisible();
    await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
    await book.click();
    await expect(page.getByText('Say that you want to book it once more.')).toBeVisible();
  });
}
