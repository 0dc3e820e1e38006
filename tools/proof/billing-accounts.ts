import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  bookShipment,
  cancelShipment,
  createDraft,
  createQuote,
  recordScans,
} from '@waypost/contract/client';
import type { SeededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import { makeAccounts, openSessions } from '../fuzz/customers.ts';
import { COOKIES } from '../fuzz/person.ts';
import { patientFetch } from '../installation/patient-fetch.ts';

export interface BilledAccount {
  id: string;
  cookie: string;
}

export interface BookedShipment {
  trackingNumber: string;
  /** Whose it is. */
  cookie: string;
  method: 'card' | 'cod' | 'bank_transfer';
  cents: number;
}

export interface Api {
  baseUrl: string;
  origin: string;
}

const PLACES = ['Brussels, Belgium', 'Ghent, Belgium', 'Paris, France', 'Berlin, Germany'] as const;

export async function openAccounts(db: pg.Client, count: number): Promise<BilledAccount[]> {
  const accounts = await makeAccounts(db, count, '');
  const sessions = await openSessions(db, accounts);
  return accounts.map(({ id }, at) => ({
    id,
    cookie: `${COOKIES.customer}=${sessions[at]?.secret}`,
  }));
}

/** As the account's own browser does it: a quote, a draft, a booking. */
export async function bookAs(
  api: Api,
  account: BilledAccount,
  random: SeededRandom,
  method: BookedShipment['method'] = random.pick(['card', 'card', 'cod', 'bank_transfer']),
): Promise<BookedShipment> {
  const { baseUrl, origin } = api;
  const call = {
    baseUrl,
    fetch: patientFetch,
    headers: { cookie: account.cookie, origin },
    throwOnError: true,
  } as const;
  const { data: quote } = await createQuote({
    ...call,
    body: {
      serviceType: 'parcel',
      origin: random.pick(PLACES),
      destination: random.pick(PLACES),
      serviceLevel: random.pick(['standard', 'express', 'priority'] as const),
      parcels: [
        { weightGrams: 100 + random.below(30_000), lengthMm: 300, widthMm: 200, heightMm: 100 },
      ],
    },
  });
  const { data: draft } = await createDraft({
    ...call,
    body: {
      quoteId: quote.id,
      recipientEmail: 'rosa@people.example',
      recipientAddress: '5 Rue de Rivoli, Paris',
    },
  });
  const price = draft.charges.find((offer) => offer.method === method && !offer.insured);
  const cents = price?.charges.totalCents ?? 0;
  const address = { line1: 'Rue Haute 1', city: 'Brussels' };
  const { data: booking } = await bookShipment({
    ...call,
    headers: { ...call.headers, 'idempotency-key': draft.attemptId },
    body: {
      draftId: draft.id,
      paymentMethod: method,
      ...(method === 'card' && { paymentMethodId: 'pm_card_visa' }),
      contact: { shipperName: 'Ada', shipperEmail: 'ada@people.example', recipientName: 'Rosa' },
      shipperAddress: address,
      recipientAddress: address,
      expected: {
        totalCents: cents,
        currency: quote.currency,
        billableGrams: quote.billableGrams,
      },
    },
  });
  if (!('receiptId' in booking)) throw new Error(`a booking is ${booking.state}`);
  return { trackingNumber: booking.trackingNumber, cookie: account.cookie, method, cents };
}

export async function cancel(
  { baseUrl, origin }: Api,
  { trackingNumber, cookie }: BookedShipment,
): Promise<void> {
  await cancelShipment({
    baseUrl,
    fetch: patientFetch,
    headers: { cookie, origin },
    path: { ref: trackingNumber },
    throwOnError: true,
  });
}

/** Delivered, and paid at the door where that was agreed. */
export async function deliver(
  { baseUrl }: Api,
  deviceKey: string,
  shipments: readonly BookedShipment[],
): Promise<void> {
  const at = Date.now();
  const scan = (ref: string, code: 'PICKED_UP' | 'DELIVERED', offsetMs: number) => ({
    scanId: randomUUID(),
    ref,
    code,
    occurredAt: new Date(at + offsetMs).toISOString(),
    place: { city: 'Paris', country: 'FR' },
  });
  for (let from = 0; from < shipments.length; from += 200) {
    const scans = shipments.slice(from, from + 200).flatMap(({ trackingNumber, method, cents }) => [
      scan(trackingNumber, 'PICKED_UP', 0),
      {
        ...scan(trackingNumber, 'DELIVERED', 1),
        ...(method === 'cod' && { collected: { cents, currency: 'EUR' } }),
      },
    ]);
    await recordScans({
      baseUrl,
      fetch: patientFetch,
      headers: { authorization: `Bearer ${deviceKey}` },
      body: { scans },
      throwOnError: true,
    });
  }
}

/** Until no payment, refund, cancellation or collection is under way. */
export async function waitUntilPosted(db: pg.Client, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const { rows } = await db.query<{ waiting: number }>(
      `SELECT (SELECT count(*) FROM booking_attempts WHERE
           state IN ('claimed', 'authorising', 'requires_action')
           OR state = 'booked' AND (payment_method = 'card' OR cancel_requested_at IS NOT NULL))::integer
         + (SELECT count(*) FROM refunds WHERE state = 'pending' AND channel = 'provider')::integer
         + (SELECT count(*) FROM pgboss.job
            WHERE name IN ('post_collected', 'record_cancellation', 'close_months', 'close_month')
              AND state IN ('created', 'retry', 'active'))::integer
         AS waiting`,
    );
    if (rows[0]?.waiting === 0) return;
    if (Date.now() > deadline) throw new Error(`${rows[0]?.waiting} movements are still under way`);
    await sleep(200);
  }
}
