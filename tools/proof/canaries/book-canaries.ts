import { randomUUID } from 'node:crypto';
import {
  bookShipment,
  contact,
  createDraft,
  createQuote,
  type Draft,
  type Quote,
  saveDraftDetails,
} from '@waypost/contract/client';
import { makeAccounts, openSessions } from '../../fuzz/customers.ts';
import { COOKIES } from '../../fuzz/person.ts';
import { inLanes } from '../../installation/in-lanes.ts';
import { patientFetch } from '../../installation/patient-fetch.ts';
import { canaryEmail, canaryName, canaryPhone, canaryWord } from './canary.ts';
import type { CanarySite } from './open-canary-site.ts';

const LANES = 8;
/** Stripe's own name for a test card; the sandbox knows it, too. */
const CARD = 'pm_card_visa';
/** The rest is paid on delivery, which takes no provider and less time. */
const BY_CARD_EVERY = 10;

/** Addresses as people write them, of which the page shows city and country at most. */
const RECIPIENT_ADDRESSES = [
  (street: string) => `${street} 12, 0150 Oslo, Norway`,
  (street: string) => `${street} 12\n${street} tower\n0150 Oslo\nNorway`,
  (street: string) => `${street} 12, ${street} tower, Oslo, Norway`,
  (street: string) => `12 ${street} 0150 Oslo`,
  (street: string) => `${street} 12, Oslo`,
] as const;

export interface BookedCanary {
  trackingNumber: string;
  totalCents: number;
  currency: string;
  onDelivery: boolean;
}

type Call = {
  baseUrl: string;
  headers: Record<string, string>;
  fetch: typeof fetch;
  throwOnError: true;
};

/** Books shipments of a customer, out of the customs union, with a canary in whatever is free text. */
export async function bookCanaries(site: CanarySite, count: number): Promise<BookedCanary[]> {
  const call = await signIn(site);
  await writeToUs(call);
  const numbers = Array.from({ length: count }, (_, number) => number);
  return inLanes(numbers, LANES, async (number) => bookOne(call, await quoteCanary(call), number));
}

/** One for each booking: a quote is good for ten drafts. */
async function quoteCanary(call: Call): Promise<Quote> {
  const { data } = await createQuote({
    ...call,
    body: {
      serviceType: 'parcel',
      origin: `${canaryName('originStreet')} 7, Rotterdam, Netherlands`,
      destination: `${canaryName('destinationStreet')} 9, Oslo, Norway`,
      serviceLevel: 'express',
      parcels: [{ weightGrams: 1_500, lengthMm: 300, widthMm: 200, heightMm: 100 }],
    },
  });
  return data;
}

async function signIn({ db, apiUrl, webUrl }: CanarySite): Promise<Call> {
  const accounts = await makeAccounts(db, 1, 'no password');
  const [session] = await openSessions(db, accounts);
  await db.query('UPDATE customers SET name = $1, company = $2, address_line1 = $3, phone = $4', [
    canaryName('accountName'),
    canaryName('accountCompany'),
    canaryName('accountAddress'),
    canaryPhone('accountName'),
  ]);
  const headers = { cookie: `${COOKIES.customer}=${session?.secret}`, origin: webUrl };
  return { baseUrl: apiUrl, headers, fetch: patientFetch, throwOnError: true };
}

async function writeToUs(call: Call): Promise<void> {
  await contact({
    ...call,
    body: {
      formId: randomUUID(),
      name: canaryName('contactName'),
      email: canaryEmail('contactEmail', 0),
      message: `Where is my ${canaryWord('contactMessage')}?`,
    },
  });
}

async function bookOne(call: Call, quote: Quote, number: number): Promise<BookedCanary> {
  const addressOf = RECIPIENT_ADDRESSES[number % RECIPIENT_ADDRESSES.length];
  const { data: draft } = await createDraft({
    ...call,
    body: {
      quoteId: quote.id,
      recipientEmail: canaryEmail('recipientEmail', number),
      recipientAddress: addressOf?.(canaryName('recipientStreet')) ?? '',
    },
  });
  const details = { shipperName: canaryName('draftDetails') };
  await saveDraftDetails({ ...call, path: { draftId: draft.id }, body: details });
  const onDelivery = number % BY_CARD_EVERY !== 0;
  const { data: booking } = await bookShipment({
    ...call,
    headers: { ...call.headers, 'idempotency-key': draft.attemptId },
    body: requestOf(draft, number, onDelivery),
  });
  if (!('trackingNumber' in booking)) throw new Error(`a booking is ${booking.state}`);
  const { totalCents, currency } = chargesOf(draft, onDelivery);
  return { trackingNumber: booking.trackingNumber, totalCents, currency, onDelivery };
}

function chargesOf(draft: Draft, onDelivery: boolean) {
  const method = onDelivery ? 'cod' : 'card';
  const offer = draft.charges.find((one) => one.method === method && !one.insured);
  if (offer === undefined) throw new Error(`${method} is not offered`);
  return offer.charges;
}

function requestOf(draft: Draft, number: number, onDelivery: boolean) {
  const { totalCents, currency } = chargesOf(draft, onDelivery);
  return {
    draftId: draft.id,
    ...(onDelivery
      ? { paymentMethod: 'cod' as const }
      : { paymentMethod: 'card' as const, paymentMethodId: CARD }),
    contact: {
      shipperName: `${canaryName('shipperName')} ${canaryName('shipperName')}`,
      shipperEmail: canaryEmail('shipperEmail', number),
      shipperPhone: canaryPhone('shipperPhone'),
      recipientName: `${canaryName('recipientName')} van ${canaryName('recipientName')}`,
      recipientPhone: canaryPhone('recipientPhone'),
    },
    shipperAddress: {
      line1: `${canaryName('shipperLine1')} 7`,
      line2: canaryName('shipperLine2'),
      city: 'Rotterdam',
      region: canaryName('shipperRegion'),
      postalCode: canaryWord('shipperPostalCode'),
    },
    recipientAddress: {
      line1: `${canaryName('recipientLine1')} 12`,
      line2: canaryName('recipientLine2'),
      city: 'Oslo',
      region: canaryName('recipientRegion'),
      postalCode: canaryWord('recipientPostalCode'),
    },
    payer: { name: canaryName('payerName'), vatId: canaryWord('payerVatId'), country: 'BE' },
    items: [
      {
        description: canaryName('itemDescription'),
        quantity: 1,
        weightGrams: 1_500,
        valueCents: 5_000,
        originCountry: 'NL',
      },
    ],
    expected: { totalCents, currency, billableGrams: draft.quote.billableGrams },
  };
}
