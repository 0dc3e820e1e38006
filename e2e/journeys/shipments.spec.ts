import { readFile } from 'node:fs/promises';
import { newClient, newEmail, openAccount } from '../customer.ts';
import { bookAsGuest } from '../guest-booking.ts';
import { expect, test } from '../journey.ts';
import { SITE_WIDTHS } from '../widths.ts';

test.use({ extraHTTPHeaders: newClient() });

for (const width of SITE_WIDTHS) {
  test(`at ${width} pixels a customer finds, exports, repeats and cancels what was booked as a guest`, async ({
    page,
    request,
    inspect,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const email = newEmail('list');
    await bookAsGuest(request, email, 'Lyon');
    await bookAsGuest(request, email, 'Nantes');
    await openAccount(page.context(), email);
    await page.goto('/dashboard');
    await expect(page.getByText('Nothing sent yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Add to my account' }).click();
    await expect(page.getByText('2 shipments added.')).toBeVisible();
    const rows = page.getByRole('row').filter({ hasText: 'Luc of' });
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Create Shipment' })).toBeVisible();
    await inspect();
    // a tablet, where the rows are a table and have the least room
    await page.setViewportSize({ width: 768, height: 800 });
    await inspect();
    await page.setViewportSize({ width, height: 800 });

    // a number is found as the table writes it
    const number = await rows
      .first()
      .getByRole('link', { name: /^Track/ })
      .innerText();
    await page.getByLabel('Search').fill(number);
    await expect(rows).toHaveCount(1);

    await page.getByLabel('Search').fill('po lyon');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('Reference PO Lyon');

    // filters are the address of the page
    await page.getByLabel('Search').fill('nantes');
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/search=nantes/);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await page.getByLabel('Status').selectOption('Delivered');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('No shipments match your filters.')).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(rows).toHaveCount(2);

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^shipments_\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('"Nantes, France",Luc of Nantes,1,2.5,');

    await rows
      .first()
      .getByRole('button', { name: /^Duplicate/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Confirm and book' })).toBeVisible();
    await expect(page.getByLabel('Recipient name')).toHaveValue('Luc of Nantes');
    await expect(page.getByLabel('Recipient postal code')).toHaveValue('69001');
    await inspect();

    await page.goto('/dashboard');
    await rows
      .first()
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('link', { name: /^Cancel W/ }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
    await inspect();
    await page.goto('/dashboard');
    await expect(rows.first()).toContainText('Cancelled');
    await expect(rows.first().getByRole('link', { name: /^Cancel/ })).toHaveCount(0);
  });
}
