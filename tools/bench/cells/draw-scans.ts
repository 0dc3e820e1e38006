import { randomUUID } from 'node:crypto';
import type { Scan } from '@waypost/contract';
import type { SeededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';

const CODES = ['IN_TRANSIT', 'ARRIVED', 'DEPARTED'] as const;
const PLACE = { city: 'Leipzig', country: 'DE' };

interface Numbered {
  ref: string;
  shard: number;
}

export interface DrawnScan {
  scan: Scan;
  shard: number;
}

/** Numbers of shipments of these shards. */
export async function readNumbers(
  db: pg.Client,
  shards: readonly number[],
): Promise<readonly [Numbered, ...Numbered[]]> {
  const { rows } = await db.query<Numbered>(
    `SELECT ref, shard FROM shipment_refs WHERE kind = 'number' AND shard = ANY ($1) ORDER BY md5(ref)`,
    [shards],
  );
  const [first, ...rest] = rows;
  if (first === undefined) throw new Error('There are no shipments of these shards.');
  return [first, ...rest];
}

/** Of uniformly random shipments, in the order in which they happen, which is now. */
export function drawScans(
  random: SeededRandom,
  numbers: readonly [Numbered, ...Numbered[]],
  count: number,
): DrawnScan[] {
  const now = Date.now();
  return Array.from({ length: count }, (_, at) => {
    const { ref, shard } = random.pick(numbers);
    const occurredAt = new Date(now + at / 1_000).toISOString();
    return {
      shard,
      scan: { scanId: randomUUID(), ref, code: random.pick(CODES), occurredAt, place: PLACE },
    };
  });
}
