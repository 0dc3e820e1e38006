import type { APIRequestContext } from '@playwright/test';
import { recipientOfThisTest } from './booking.ts';
import { expect } from './journey.ts';

/** A guest pays on delivery; the code that activates it is not needed to be listed. */
export async function bookAsGuest(request: APIRequestContext, email: string, to: string) {
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
      orderReference: `PO ${to}`,
      expected: {
        totalCents: offer.charges.totalCents,
        currency: 'EUR',
        billableGrams: priced.billableGrams,
      },
    },
  });
  expect(booked.status()).toBe(201);
}
