import type { APIRequestContext } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { recipientOfThisTest } from '../booking.ts';
import { newClient, newEmail, openAccount } from '../customer.ts';
import { expect, test } from '../journey.ts';
import { SITE_WIDTHS } from '../widths.ts';

test.use({ extraHTTPHeaders: newClient() });

/** A guest pays on delivery; the code that activates it is not needed to be listed. */
async function bookAsGuest(request: APIRequestContext, email: string, to: string) {
  const quote = await request.post('/api/shipments/quote', {
    data: {
      serviceType: 'parcel',
      origin: 'Antwerp, Belgium',
      destination: `${to}, France`,
      serviceLevel: 'express',
      parcels: [{ weightGrams: 2500, lengthMm: 300, widthMm: 200, heightMm: 100 }],
    },
  });
  const draft = await request.post('/api/drafts', {
    data: {
      quoteId: (await quote.json()).id,
      recipientEmail: recipientOfThisTest(`shipments ${to}`),
      recipientAddress: `12 Rue du Port, ${to}`,
    },
  });
  const { id, attemptId, charges, termsVersion, quote: priced } = await draft.json();
  const offer = charges.find(
    (each: { method: string; insured: boolean }) => each.method === 'cod' && !each.insured,
  );
  const booked = await request.post('/api/shipments/public', {
    headers: { 'idempotency-key': attemptId },
    data: {
      draftId: id,
      paymentMethod: 'cod',
      contact: { shipperName: 'Ada Example', shipperEmail: email, recipientName: `Luc of ${to}` },
      shipperAddress: { line1: 'Kaai 12', postalCode: '2000', city: 'Antwerp' },
      recipientAddress: { line1: '12 Rue du Port', city: to, postalCode: '69001' },
      acceptedTerms: termsVersion,
      expected: {
        totalCents: offer.charges.totalCents,
        currency: 'EUR',
        billableGrams: priced.billableGrams,
      },
    },
  });
  expect(booked.status()).toBe(201);
}

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
    await inspect();

    // filters are the address of the page
    await page.getByLabel('Search').fill('nantes');
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/search=nantes/);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await page.getByLabel('Status').selectOption('Delivered');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('No shipments match your filters.')).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).first().click();
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
      .getByRole('link', { name: /^Cancel/ })
      .click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
    await inspect();
    await page.goto('/dashboard');
    await expect(rows.first()).toContainText('Cancelled');
    await expect(rows.first().getByRole('link', { name: /^Cancel/ })).toHaveCount(0);
  });
}
