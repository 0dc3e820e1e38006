import { randomUUID } from 'node:crypto';
import type { Scan } from '@waypost/contract';
import type { SeededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';

const CODES = ['IN_TRANSIT', 'ARRIVED', 'DEPARTED'] as const;
type Place = NonNullable<Scan['place']>;
const PLACES: readonly [Place, ...Place[]] = [
  { city: 'Rotterdam', country: 'NL' },
  { city: 'Hamburg', country: 'DE' },
  { city: 'Lyon', country: 'FR' },
  { city: 'Leipzig', country: 'DE' },
];
const HOUR_MS = 3_600_000;

/** A scan as a device sends it, with what a row of tracking_events needs beside it. */
export interface PreparedScan {
  scan: Scan;
  shipmentId: string;
  shard: number;
}

interface Shipment {
  n: number;
  ref: string;
  shipment_id: string;
  shard: number;
  booked_ms: number;
}

export type ScanOrder = 'in order' | 'out of order';

/**
 * Scans of uniformly random shipments, each of them once if asked for. `in order` they happen now, one after
 * the other; `out of order` they happened within the hour after booking, before what is already stored.
 */
export async function prepareScans(
  db: pg.Client,
  random: SeededRandom,
  want: { shipments: number; scans: number; order: ScanOrder; once?: boolean },
): Promise<PreparedScan[]> {
  const drawn = want.once
    ? drawOnce(random, want)
    : Array.from({ length: want.scans }, () => 1 + random.below(want.shipments));
  const { rows } = await db.query<Shipment>(
    `SELECT drawn.n, r.ref, r.shipment_id, r.shard,
       (extract(epoch FROM s.booked_at) * 1000)::float8 AS booked_ms
     FROM bench.refs AS drawn
     JOIN shipment_refs r ON r.ref = drawn.ref
     JOIN shipment_state s ON s.shipment_id = r.shipment_id AND s.shard = r.shard
     WHERE drawn.n = ANY ($1::int[])`,
    [[...new Set(drawn)]],
  );
  const shipments = new Map(rows.map((row) => [row.n, row]));
  const now = Date.now();
  return drawn.map((n, at): PreparedScan => {
    const shipment = shipments.get(n);
    if (shipment === undefined) throw new Error(`bench.refs has no number ${n}`);
    const occurredAt =
      want.order === 'in order' ? now + at / 1_000 : shipment.booked_ms + random.below(HOUR_MS);
    return {
      scan: {
        scanId: randomUUID(),
        ref: shipment.ref,
        code: random.pick(CODES),
        occurredAt: new Date(occurredAt).toISOString(),
        place: random.pick(PLACES),
      },
      shipmentId: shipment.shipment_id,
      shard: shipment.shard,
    };
  });
}

/** Numbers of refs are in random order already: any stretch of them is a random sample. */
function drawOnce(
  random: SeededRandom,
  { shipments, scans }: { shipments: number; scans: number },
) {
  const from = random.below(shipments);
  return Array.from(
    { length: Math.min(scans, shipments) },
    (_, at) => 1 + ((from + at) % shipments),
  );
}
