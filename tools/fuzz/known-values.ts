import { bookShipment, createDraft, createQuote } from '@waypost/contract/client';
import { PASSWORD } from '../installation/accounts.ts';
import { makeAccounts } from './customers.ts';
import type { FuzzSetting } from './fuzz-setting.ts';
import { makeColleagues } from './staff.ts';

const ROUTE = { origin: 'Rotterdam, Netherlands', destination: 'Lyon, France' };
const PARCEL = { weightGrams: 1500, lengthMm: 300, widthMm: 200, heightMm: 100 };

const ADDRESSES = {
  shipperAddress: { line1: '1 Straat Een', city: 'Rotterdam' },
  recipientAddress: { line1: '1 Rue Une', city: 'Lyon' },
};

/** A draft, and the rest of a request that books it. */
export async function makeDraft({ call }: FuzzSetting) {
  const { data: quote } = await createQuote({
    ...call,
    body: { serviceType: 'parcel', ...ROUTE, parcels: [PARCEL] },
  });
  const { data: draft } = await createDraft({
    ...call,
    body: {
      quoteId: quote.id,
      recipientEmail: 'bob@people.example',
      recipientAddress: '1 Rue Une, Lyon, France',
    },
  });
  const { totalCents, currency } = quote.dueOnDelivery;
  return {
    quoteId: quote.id,
    draftId: draft.id,
    attemptId: draft.attemptId,
    booking: {
      draftId: draft.id,
      paymentMethod: 'cod',
      insured: false,
      expected: { totalCents, currency, billableGrams: quote.billableGrams },
    },
  } as const;
}

export async function bookDraft(
  { call }: FuzzSetting,
  { attemptId, booking }: Awaited<ReturnType<typeof makeDraft>>,
  shipperEmail: string,
) {
  const contact = { shipperName: 'Ann Sender', shipperEmail, recipientName: 'Bob Receiver' };
  const { data } = await bookShipment({
    ...call,
    headers: { ...call.headers, 'idempotency-key': attemptId },
    body: { ...booking, contact, ...ADDRESSES },
  });
  if (!('trackingNumber' in data)) throw new Error(`the booking is ${data.state}`);
  return data;
}

/** Values that exist, for every caller to name, whether or not the caller may. */
export async function makeKnownValues(
  setting: FuzzSetting,
  count: number,
): Promise<Record<string, unknown[]>> {
  const { db, passwordHash } = setting;
  const drafts = await Promise.all(Array.from({ length: count }, () => makeDraft(setting)));
  const bookings = await Promise.all(
    drafts
      .slice(0, Math.ceil(count / 2))
      .map((draft) => bookDraft(setting, draft, 'ann@people.example')),
  );
  const accounts = await makeAccounts(db, count, passwordHash);
  const refs = bookings.map(({ trackingNumber }) => trackingNumber);
  return {
    ref: refs,
    refs: [...refs, refs.join(',')],
    quoteId: drafts.map(({ quoteId }) => quoteId),
    draftId: drafts.map(({ draftId }) => draftId),
    attemptId: drafts.map(({ attemptId }) => attemptId),
    receiptId: bookings.map(({ receiptId }) => receiptId),
    staffId: await makeColleagues(setting, count),
    email: accounts.map(({ email }) => email),
    password: [PASSWORD],
    'if-none-match': ['"1"', '"2"'],
  };
}
