import { randomUUID } from 'node:crypto';
import { type BookingRequest, contact, saveDraftDetails } from '@waypost/contract/client';
import {
  bookDraft,
  type Call,
  chargesOf,
  draftParcel,
  quoteParcel,
} from '../../installation/book-parcel.ts';
import { inLanes } from '../../installation/in-lanes.ts';
import { signInCustomer } from '../../installation/people.ts';
import { callTo } from '../../installation/served-installation.ts';
import { canaryEmail, canaryName, canaryPhone, canaryWord } from './canary.ts';
import type { CanarySite } from './open-canary-site.ts';

const LANES = 8;
/** The rest is paid on delivery, which takes no provider and less time. */
const BY_CARD_EVERY = 10;

/** Addresses as people write them, of which the page shows city and country at most. */
const RECIPIENT_ADDRESSES = [
  (street: string) => `${street} 12, 0150 Accra, Ghana`,
  (street: string) => `${street} 12\n${street} tower\n0150 Accra\nGhana`,
  (street: string) => `${street} 12, ${street} tower, Accra, Ghana`,
  (street: string) => `12 ${street} 0150 Accra`,
  (street: string) => `${street} 12, Accra`,
] as const;

export interface BookedCanary {
  trackingNumber: string;
  totalCents: number;
  currency: string;
  onDelivery: boolean;
}

/**
 * Books shipments of a customer, out of a customs area, with a canary in whatever is free text. Both
 * countries have no postal codes, so that theirs are free text too.
 */
export async function bookCanaries(site: CanarySite, count: number): Promise<BookedCanary[]> {
  const call = await signIn(site);
  await writeToUs(call);
  const numbers = Array.from({ length: count }, (_, number) => number);
  return inLanes(numbers, LANES, (number) => bookOne(call, number));
}

async function signIn({ db, installation }: CanarySite): Promise<Call> {
  const { cookie } = await signInCustomer(db);
  await db.query('UPDATE customers SET name = $1, company = $2, address_line1 = $3, phone = $4', [
    canaryName('accountName'),
    canaryName('accountCompany'),
    canaryName('accountAddress'),
    canaryPhone('accountName'),
  ]);
  const call = callTo(installation);
  return { ...call, headers: { ...call.headers, cookie } };
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

async function bookOne(call: Call, number: number): Promise<BookedCanary> {
  const quote = await quoteParcel(call, {
    origin: `${canaryName('originStreet')} 7, Dubai, United Arab Emirates`,
    destination: `${canaryName('destinationStreet')} 9, Accra, Ghana`,
    serviceLevel: 'express',
  });
  const addressOf = RECIPIENT_ADDRESSES[number % RECIPIENT_ADDRESSES.length];
  const draft = await draftParcel(call, quote, {
    recipientEmail: canaryEmail('recipientEmail', number),
    recipientAddress: addressOf?.(canaryName('recipientStreet')) ?? '',
  });
  const details = { shipperName: canaryName('draftDetails') };
  await saveDraftDetails({ ...call, path: { draftId: draft.id }, body: details });
  const onDelivery = number % BY_CARD_EVERY !== 0;
  const method = onDelivery ? 'cod' : 'card';
  const { trackingNumber } = await bookDraft(call, draft, method, personalFields(number));
  const { totalCents, currency } = chargesOf(draft, method);
  return { trackingNumber, totalCents, currency, onDelivery };
}

function personalFields(number: number): Partial<BookingRequest> {
  return {
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
      city: 'Dubai',
      region: canaryName('shipperRegion'),
      postalCode: canaryWord('shipperPostalCode'),
    },
    recipientAddress: {
      line1: `${canaryName('recipientLine1')} 12`,
      line2: canaryName('recipientLine2'),
      city: 'Accra',
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
  };
}
