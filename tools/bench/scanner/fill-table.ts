import { seededRandom } from '@waypost/domain/simulation';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import type pg from 'pg';
import { inBatches } from '../../installation/in-batches.ts';
import { drawShipment, insertShipments } from '../../installation/insert-shipments.ts';

const BATCH = 5_000;
const SEED = 19;

/** So many shipments of one piece that the hub delivers, some of which are held. The numbers of the pieces. */
export async function fillTable(
  db: pg.Client,
  hubId: string,
  { count, held }: { count: number; held: number },
): Promise<{ expected: string[]; held: string[] }> {
  const random = seededRandom(SEED, 1);
  const dayBefore = Date.now() - 86_400_000;
  const shipments = Array.from({ length: count }, () => drawShipment(random, dayBefore, 1));
  for (const batch of inBatches(shipments, BATCH)) await insertShipments(db, batch);
  const stopped = shipments.slice(0, held);
  await db.query(`UPDATE shipments SET hold = 'awaiting_payment' WHERE id = ANY ($1::uuid[])`, [
    stopped.map(({ id }) => id),
  ]);
  await db.query(
    `INSERT INTO live_shipments (shipment_id, shard, service, status, lane, phase, hub_id, pieces, weight_grams)
     SELECT id, shard, 'express', 'In Transit', 'NL-FR', 'under_way', $1, 1, 1500 FROM shipments`,
    [hubId],
  );
  await db.query('ANALYZE');
  const pieces = shipments.map(({ trackingNumber }) => makePieceNumber(trackingNumber, 1));
  return { held: pieces.slice(0, held), expected: pieces.slice(held) };
}
