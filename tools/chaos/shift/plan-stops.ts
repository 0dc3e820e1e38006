import type { SeededRandom } from '@waypost/domain/simulation';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import type pg from 'pg';
import { v7 } from 'uuid';
import {
  drawShipment,
  insertShipments,
  type NewShipment,
} from '../../installation/insert-shipments.ts';

/** What happens at the door. */
type DoorKind = 'photo' | 'signed' | 'cash' | 'plain' | 'absent';
export type PlannedStop = { shipment: NewShipment; piece: string; kind: DoorKind };

export const DUE_CENTS = 2_350;
/** Of twelve: three photos, four signatures, two with cash, two without anything, one not at home. */
const KINDS: readonly DoorKind[] = [
  'photo',
  'signed',
  'cash',
  'plain',
  'signed',
  'photo',
  'signed',
  'cash',
  'plain',
  'photo',
  'signed',
  'absent',
];

export function planStops(random: SeededRandom, count: number): PlannedStop[] {
  return Array.from({ length: count }, (_, at) => {
    const shipment = drawShipment(random, Date.now() - 86_400_000, 1);
    const kind = KINDS[at % KINDS.length] ?? 'plain';
    return { shipment, piece: makePieceNumber(shipment.trackingNumber, 1), kind };
  });
}

/** Standing in the hub, to be delivered; what is signed for is paid on delivery, some of it is still owed. */
export async function insertStops(
  db: pg.Client,
  hubId: string,
  stops: readonly PlannedStop[],
): Promise<void> {
  await insertShipments(
    db,
    stops.map(({ shipment }) => shipment),
  );
  for (const { shipment, kind } of stops) {
    const isSigned = kind === 'signed' || kind === 'cash';
    const of = [shipment.id, shipment.shard];
    await db.query('UPDATE shipments SET payment_method = $3 WHERE id = $1 AND shard = $2', [
      ...of,
      isSigned ? 'cod' : 'card',
    ]);
    await db.query(
      `INSERT INTO hub_stays (shipment_id, shard, hub_id, since, since_on, pieces, weight_grams)
       VALUES ($1, $2, $3, now(), current_date, 1, 1500)`,
      [...of, hubId],
    );
    if (kind !== 'cash') continue;
    const transactionId = v7();
    await db.query('BEGIN');
    await db.query(
      'INSERT INTO ledger_transactions (id, shard, effect_key, shipment_id) VALUES ($1, $2, $3, $4)',
      [transactionId, shipment.shard, `chaos:${shipment.id}`, shipment.id],
    );
    await db.query(
      `INSERT INTO ledger_entries (transaction_id, shard, entry_no, account, amount_cents, currency)
       VALUES ($1, $2, 1, 'receivable', $3, 'EUR'), ($1, $2, 2, 'revenue', -$3::bigint, 'EUR')`,
      [transactionId, shipment.shard, DUE_CENTS],
    );
    await db.query('COMMIT');
  }
}
