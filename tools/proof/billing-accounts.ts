import { randomUUID } from 'node:crypto';
import { cancelShipment } from '@waypost/contract/client';
import type { SeededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import {
  bookDraft,
  type Call,
  chargesOf,
  draftParcel,
  quoteParcel,
} from '../installation/book-parcel.ts';
import type { Customer } from '../installation/people.ts';
import { waitFor } from '../installation/wait-for.ts';
import { readValue } from '../installation/read-value.ts';
import { sendScans } from '../installation/send-scans.ts';

export interface BookedShipment {
  trackingNumber: string;
  /** Whose it is. */
  cookie: string;
  method: 'card' | 'cod' | 'bank_transfer' | 'on_account';
  cents: number;
}

const PLACES = ['Brussels, Belgium', 'Ghent, Belgium', 'Paris, France', 'Berlin, Germany'] as const;
/** Has no tax. */
const EXPORT = 'New York, United States';

/** As the account's own browser does it: a quote, a draft, a booking. */
export async function bookAs(
  page: Call,
  { cookie }: Customer,
  random: SeededRandom,
  method: BookedShipment['method'] = random.pick(['card', 'card', 'cod', 'bank_transfer']),
): Promise<BookedShipment> {
  const call = { ...page, headers: { ...page.headers, cookie } };
  const destination = random.pick([...PLACES, EXPORT] as const);
  const quote = await quoteParcel(call, {
    origin: random.pick(PLACES),
    destination,
    // priority does not reach so far
    serviceLevel: random.pick(
      destination === EXPORT
        ? (['standard', 'express'] as const)
        : (['standard', 'express', 'priority'] as const),
    ),
    parcels: [
      { weightGrams: 100 + random.below(30_000), lengthMm: 300, widthMm: 200, heightMm: 100 },
    ],
  });
  const draft = await draftParcel(call, quote);
  const { trackingNumber } = await bookDraft(call, draft, method);
  return { trackingNumber, cookie, method, cents: chargesOf(draft, method).totalCents };
}

export async function cancel(
  call: Call,
  { trackingNumber, cookie }: BookedShipment,
): Promise<void> {
  const headers = { ...call.headers, cookie };
  await cancelShipment({ ...call, headers, path: { ref: trackingNumber } });
}

/** Delivered, and paid at the door where that was agreed. */
export async function deliver(
  call: Call,
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
  const scans = shipments.flatMap(({ trackingNumber, method, cents }) => [
    scan(trackingNumber, 'PICKED_UP', 0),
    {
      ...scan(trackingNumber, 'DELIVERED', 1),
      ...(method === 'cod' && { collected: { cents, currency: 'EUR' } }),
    },
  ]);
  await sendScans(call, deviceKey, scans);
}

/** Until no payment, refund, cancellation or collection is under way. */
export async function waitUntilPosted(db: pg.Client, patienceMs: number): Promise<void> {
  await waitFor('the end of all movements', patienceMs, async () => {
    const waiting = await readValue(
      db,
      `SELECT (SELECT count(*) FROM booking_attempts WHERE
           state IN ('claimed', 'authorising', 'requires_action')
           OR state = 'booked' AND (payment_method = 'card' OR cancel_requested_at IS NOT NULL))::integer
         + (SELECT count(*) FROM refunds WHERE state = 'pending' AND channel = 'provider')::integer
         + (SELECT count(*) FROM pgboss.job
            WHERE name IN ('post_collected', 'record_cancellation', 'close_months', 'close_month')
              AND state < 'completed')::integer`,
    );
    return waiting === 0 || undefined;
  });
}
