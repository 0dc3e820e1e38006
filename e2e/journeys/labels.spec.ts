import { newClient, newEmail, openAccount } from '../customer.ts';
import { bookAsGuest } from '../guest-booking.ts';
import { changeRows } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { readPdf } from '../read-pdf.ts';
import { SITE_WIDTHS } from '../widths.ts';

test.skip(externalUrl !== undefined, 'needs the database of the installation');
test.use({ extraHTTPHeaders: newClient(), allowed: /status of (?:400|409)/ });

for (const width of SITE_WIDTHS) {
  test(`at ${width} pixels a customer prints the labels of a page in one file and books their pickup`, async ({
    page,
    request,
    inspect,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const email = newEmail('labels');
    for (const city of ['Lyon', 'Nantes', 'Lille']) await bookAsGuest(request, email, city);
    await openAccount(page.context(), email);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Add to my account' }).click();
    const boxes = page.getByRole('checkbox', { name: /^Select WP/ });
    await expect(boxes).toHaveCount(3);
    const printPdf = page.getByRole('button', { name: 'Labels (PDF)' });

    await printPdf.click();
    await expect(page.getByText('Select the shipments in the list first.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await expect(page.getByText('3 selected')).toBeVisible();
    await inspect();

    // they wait for the code that was emailed to the shipper
    await printPdf.click();
    const refusal = page.getByRole('alert').filter({ hasText: 'no label to print now' });
    await expect(refusal).toContainText('Waiting for the emailed code');
    await expect(page.getByText('3 selected')).toBeVisible();
    await inspect();

    await changeRows(`UPDATE shipments SET hold = NULL
      WHERE customer_id = (SELECT id FROM customers WHERE email = '${email}')`);
    const downloading = page.waitForEvent('download');
    await printPdf.click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^waypost-\d{4}-\d\d-\d\d-labels\.pdf$/);
    const { text, pageCount } = await readPdf(await file.path());
    expect(pageCount).toBe(3);
    for (const city of ['Lyon', 'Nantes', 'Lille']) expect(text).toContain(`Luc of ${city}`);
    await expect(page.getByRole('heading', { name: 'Your document is ready' })).toBeVisible();
    await inspect();

    await page.getByRole('link', { name: 'Back to your shipments' }).click();
    await boxes.nth(0).check();
    await boxes.nth(2).check();
    await page.getByRole('button', { name: 'Book a pickup for these' }).click();
    await page.getByLabel('Street and number').fill('Kaai 12');
    await page.locator('input[name=postalCode]').fill('9000');
    await page.getByLabel('City').fill(`Ghent ${Date.now()}`);
    await page.getByRole('combobox', { name: 'Country' }).selectOption('BE');
    await page.getByRole('button', { name: 'Save the address' }).click();
    const handedOver = page
      .getByRole('group', { name: 'Shipments to hand over' })
      .getByRole('checkbox');
    await expect(handedOver).toHaveCount(3);
    await expect(handedOver.and(page.locator(':checked'))).toHaveCount(2);
    await inspect();
    await page.getByRole('button', { name: 'Submit request' }).click();
    await expect(page.getByText('Pickup requested. An email confirms it.')).toBeVisible();
    await expect(page.getByRole('row', { name: /^P-/ })).toContainText('2 shipments');
  });
}
