import { type APIRequestContext, expect } from '@playwright/test';

export type ApiBooking = { receiptId: string; trackingNumber: string };

/** Through the api, as a shop does: the pages before the receipt have journeys of their own. */
export async function bookParcel(
  request: APIRequestContext,
  people: { shipperEmail?: string; recipientEmail?: string } = {},
): Promise<ApiBooking> {
  const send = async (path: string, data: object, headers = {}) => {
    const answer = await request.post(path, { data, headers });
    expect(answer.status(), path).toBe(201);
    return answer.json();
  };
  const quote = await send('/api/shipments/quote', {
    serviceType: 'parcel',
    origin: 'Antwerp, Belgium',
    destination: 'Lisbon, Portugal',
    parcels: [{ weightGrams: 2500, lengthMm: 300, widthMm: 200, heightMm: 150 }],
  });
  const draft = await send('/api/drafts', {
    quoteId: quote.id,
    recipientEmail: people.recipientEmail ?? 'hugo@mail.example',
    recipientAddress: 'Rua Augusta 24, 1100-053 Lisboa',
  });
  const booking = {
    draftId: draft.id,
    paymentMethod: 'cod',
    contact: {
      shipperName: 'Ada Lindqvist',
      shipperEmail: people.shipperEmail ?? 'ada@mail.example',
      recipientName: 'Hugo Almeida',
    },
    shipperAddress: { line1: 'Kaai 12', city: 'Antwerp' },
    recipientAddress: { line1: 'Rua Augusta 24', postalCode: '1100-053', city: 'Lisbon' },
    expected: {
      totalCents: quote.dueOnDelivery.totalCents,
      currency: 'EUR',
      billableGrams: quote.billableGrams,
    },
  };
  return send('/api/shipments/public', booking, { 'idempotency-key': draft.attemptId });
}
