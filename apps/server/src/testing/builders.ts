import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Booking, BookingRequest, Draft, GoodsItem, Quote, Scan } from '@waypost/contract';
import { postalCodeRule } from '@waypost/domain/country-rules';
import { countryCodeOf, countryPart, placeParts } from '@waypost/domain/places';
import { writePostalCode } from '@waypost/domain/postal-codes';
import type { TestServer } from './test-server.ts';

export const PARCEL_QUOTE = {
  serviceType: 'parcel',
  origin: 'Berlin, Germany',
  destination: 'Paris, France',
  serviceLevel: 'standard',
  parcels: [{ weightGrams: 8400, lengthMm: 400, widthMm: 300, heightMm: 500 }],
};

export const FREIGHT_QUOTE = {
  serviceType: 'freight',
  origin: 'Hamburg, Germany',
  destination: 'Accra, Ghana',
  mode: 'sea',
  pallets: 3,
  pallet: { weightGrams: 250_000, lengthMm: 1200, widthMm: 1000, heightMm: 1400 },
};

const GOODS: GoodsItem = {
  description: 'Machine parts of steel',
  quantity: 40,
  weightGrams: 750_000,
  valueCents: 1_250_000,
  originCountry: 'DE',
  hsCode: '848790',
};

export async function post(
  server: TestServer,
  url: string,
  payload: unknown,
  headers: Record<string, string> = {},
) {
  return server.app.inject({ method: 'POST', url, payload: payload as object, headers });
}

export async function makeDraft(server: TestServer, quoteRequest: object = PARCEL_QUOTE) {
  const quote = answered(
    await post(server, '/api/shipments/quote', quoteRequest),
    201,
  ).json<Quote>();
  const draft = await post(server, '/api/drafts', {
    quoteId: quote.id,
    recipientEmail: 'rosa.recipient@example.org',
    recipientAddress: '5 Rue de Rivoli, 75001 Paris, France',
  });
  return answered(draft, 201).json<Draft>();
}

type Answer = Awaited<ReturnType<typeof post>>;

/** Throws with the answer where it is another than expected, before something is missing from its body. */
export function answered(answer: Answer, status: number): Answer {
  if (answer.statusCode === status) return answer;
  throw new Error(`answered ${answer.statusCode} instead of ${status}: ${answer.body}`);
}

export function bookingRequest(draft: Draft, change: Partial<BookingRequest> = {}): BookingRequest {
  const insured = change.insured ?? false;
  const method = change.paymentMethod ?? 'cod';
  const offer = draft.charges.find((o) => o.method === method && o.insured === insured);
  return {
    draftId: draft.id,
    paymentMethod: 'cod',
    insured,
    contact: {
      shipperName: 'Sam Shipper',
      shipperEmail: 'sam.shipper@example.com',
      shipperPhone: '+49 30 1234567',
      recipientName: 'Rosa Recipient',
      recipientPhone: '+33 1 2345678',
    },
    shipperAddress: {
      line1: 'Torstraße 12',
      line2: '',
      city: cityOf(draft.quote.request.origin),
      region: '',
      postalCode: codeOf(draft.quote.request.origin, '10119'),
    },
    recipientAddress: {
      line1: '5 Rue de Rivoli',
      line2: '',
      city: cityOf(draft.quote.request.destination),
      region: '',
      postalCode: codeOf(draft.quote.request.destination, '75001'),
    },
    items: draft.customs ? [GOODS] : [],
    acceptedTerms: draft.termsVersion,
    expected: {
      totalCents: offer?.charges.totalCents ?? 0,
      currency: 'EUR',
      billableGrams: draft.quote.billableGrams,
    },
    ...change,
  };
}

function cityOf(place: string): string {
  return placeParts(place)[0] ?? '';
}

/** Of another country, some code of it. */
function codeOf(place: string, preferred: string): string {
  const rule = postalCodeRule(countryCodeOf(countryPart(place)) ?? '');
  return writePostalCode(rule, preferred) ?? rule.examples?.[0] ?? '';
}

export async function postBooking(server: TestServer, draft: Draft, request: BookingRequest) {
  return post(server, '/api/shipments/public', request, { 'idempotency-key': draft.attemptId });
}

export async function bookShipment(
  server: TestServer,
  quoteRequest: object = PARCEL_QUOTE,
): Promise<Booking> {
  const draft = await makeDraft(server, quoteRequest);
  const answer = await postBooking(server, draft, bookingRequest(draft));
  return answered(answer, 201).json<Booking>();
}

export function scanOf(ref: string, change: Partial<Scan> = {}): Scan {
  return {
    scanId: randomUUID(),
    ref,
    code: 'PICKED_UP',
    occurredAt: new Date().toISOString(),
    place: { city: 'Berlin', country: 'DE' },
    ...change,
  };
}

export async function postScans(server: TestServer, scans: readonly unknown[]) {
  return post(server, '/api/scans', { scans }, { authorization: `Bearer ${server.deviceKey}` });
}

/** Like a device: retries what a full queue refused. */
export async function outcomesOf(server: TestServer, scans: readonly unknown[]): Promise<string[]> {
  let answer = await postScans(server, scans);
  for (let repeat = 0; answer.statusCode === 503 && repeat < 20; repeat += 1) {
    await sleep(250);
    answer = await postScans(server, scans);
  }
  const { results } = answered(answer, 200).json<{ results: { outcome: string }[] }>();
  return results.map((result) => result.outcome);
}
