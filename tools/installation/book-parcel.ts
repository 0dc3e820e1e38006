import {
  type Booking,
  type BookingRequest,
  bookShipment,
  createDraft,
  createQuote,
  type Draft,
  type DraftRequest,
  type FreightQuoteRequest,
  type ParcelQuoteRequestInput,
  type Quote,
} from '@waypost/contract/client';
import { postalCodeRule } from '@waypost/domain/country-rules';
import { countryCodeOf, countryPart, placeParts } from '@waypost/domain/places';
import { waitFor } from './wait-for.ts';

/** How a page of ours asks the api, as somebody. */
export interface Call {
  baseUrl: string;
  headers: Record<string, string>;
  fetch: typeof fetch;
  throwOnError: true;
}

export type Method = BookingRequest['paymentMethod'];

/** On a machine that is busy with other things, too. */
const BOOKED_MS = 60_000;

export const SHIPPER_EMAIL = 'ann@people.example';

export const PARCEL_QUOTE: ParcelQuoteRequestInput = {
  serviceType: 'parcel',
  origin: 'Rotterdam, Netherlands',
  destination: 'Lyon, France',
  parcels: [{ weightGrams: 1500, lengthMm: 300, widthMm: 200, heightMm: 100 }],
};

export function draftRequest(quote: Quote, more: Partial<DraftRequest> = {}): DraftRequest {
  return {
    quoteId: quote.id,
    recipientEmail: 'bob@people.example',
    recipientAddress: '1 Rue Une, Lyon, France',
    ...more,
  };
}

const GOODS = {
  description: 'Books',
  quantity: 1,
  weightGrams: 100,
  valueCents: 2_500,
  originCountry: 'BE',
};

/** By card with one that works, unless `more` names another. */
export function bookingRequest(
  draft: Draft,
  method: Method,
  more: Partial<BookingRequest> = {},
): BookingRequest {
  const { totalCents, currency } = chargesOf(draft, method);
  return {
    draftId: draft.id,
    paymentMethod: method,
    ...(method === 'card' && { paymentMethodId: 'pm_card_visa' }),
    contact: {
      shipperName: 'Ann Sender',
      shipperEmail: SHIPPER_EMAIL,
      recipientName: 'Bob Receiver',
    },
    shipperAddress: { line1: '1 Straat Een', ...townOf(draft.quote.request.origin) },
    recipientAddress: { line1: '1 Rue Une', ...townOf(draft.quote.request.destination) },
    items: draft.customs ? [GOODS] : [],
    acceptedTerms: draft.termsVersion,
    expected: { totalCents, currency, billableGrams: draft.quote.billableGrams },
    ...more,
  };
}

/** City and some postal code of a quoted place. */
export function townOf(place: string): { city: string; postalCode: string } {
  const rule = postalCodeRule(countryCodeOf(countryPart(place)) ?? '');
  return { city: placeParts(place)[0] ?? '', postalCode: rule.examples?.[0] ?? '' };
}

export function chargesOf(draft: Draft, method: Method) {
  const offer = draft.charges.find((one) => one.method === method && !one.insured);
  if (offer === undefined) throw new Error(`${method} is not offered`);
  return offer.charges;
}

export async function quoteParcel(
  call: Call,
  more: Partial<ParcelQuoteRequestInput> = {},
): Promise<Quote> {
  return quoteOrder(call, { ...PARCEL_QUOTE, ...more });
}

export async function quoteOrder(
  call: Call,
  body: ParcelQuoteRequestInput | FreightQuoteRequest,
): Promise<Quote> {
  return (await createQuote({ ...call, body })).data;
}

/** Of a quote of its own, unless one is given. */
export async function draftParcel(
  call: Call,
  quote?: Quote,
  more: Partial<DraftRequest> = {},
): Promise<Draft> {
  const quoted = quote ?? (await quoteParcel(call));
  return (await createDraft({ ...call, body: draftRequest(quoted, more) })).data;
}

/** Asked for again while it is being settled, as by the site. */
export async function bookDraft(
  call: Call,
  draft: Draft,
  method: Method,
  more: Partial<BookingRequest> = {},
): Promise<Booking> {
  const booking = {
    ...call,
    headers: { ...call.headers, 'idempotency-key': draft.attemptId },
    body: bookingRequest(draft, method, more),
  };
  return waitFor('the end of a booking', BOOKED_MS, async () => {
    const { data } = await bookShipment(booking);
    if ('trackingNumber' in data) return data;
    if (data.state !== 'claimed') throw new Error(`a booking is ${data.state}`);
    return undefined;
  });
}
