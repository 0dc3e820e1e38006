import { randomInt } from 'node:crypto';
import { seededRandom } from '@waypost/domain/simulation';
import pg from 'pg';
import { v7 } from 'uuid';
import { drawShipment, insertShipments, type NewShipment } from './insert-shipments.ts';

export type AtTheDoor = {
  /** Paid on delivery: signed for. */
  isCod?: boolean;
  /** Still owed, and collected there. */
  dueCents?: number;
  /** Given to who has the code of the email. */
  insured?: boolean;
  recipient?: { name: string; email: string };
};

/** A shipment of `insertShipments` that stands in a hub, to be delivered from there. */
export async function standInHub(
  db: pg.Client,
  hubId: string,
  { id, shard, pieceCount }: NewShipment,
  { isCod = false, dueCents = 0, insured = false, recipient }: AtTheDoor = {},
): Promise<void> {
  await db.query(
    'UPDATE shipments SET payment_method = $3, insured = $4 WHERE id = $1 AND shard = $2',
    [id, shard, isCod ? 'cod' : 'card', insured],
  );
  if (recipient !== undefined) {
    await db.query(
      `UPDATE shipment_parties SET name = $3, email = $4
       WHERE shipment_id = $1 AND shard = $2 AND role = 'recipient'`,
      [id, shard, recipient.name, recipient.email],
    );
  }
  await db.query(
    `INSERT INTO hub_stays (shipment_id, shard, hub_id, since, since_on, pieces, weight_grams)
     VALUES ($1, $2, $3, now(), current_date, $4, 1500)`,
    [id, shard, hubId, pieceCount],
  );
  if (dueCents === 0) return;
  const transactionId = v7();
  await db.query('BEGIN');
  await db.query(
    'INSERT INTO ledger_transactions (id, shard, effect_key, shipment_id) VALUES ($1, $2, $3, $4)',
    [transactionId, shard, `due:${id}`, id],
  );
  await db.query(
    `INSERT INTO ledger_entries (transaction_id, shard, entry_no, account, amount_cents, currency)
     VALUES ($1, $2, 1, 'receivable', $3, 'EUR'), ($1, $2, 2, 'revenue', -$3::bigint, 'EUR')`,
    [transactionId, shard, dueCents],
  );
  await db.query('COMMIT');
}

/** New shipments that stand in a hub, by their tracking numbers. */
export async function bringToHub(
  databaseUrl: string,
  hubId: string,
  doors: readonly (AtTheDoor & { pieces?: number })[],
): Promise<string[]> {
  const db = new pg.Client(databaseUrl);
  await db.connect();
  try {
    const random = seededRandom(randomInt(1_000_000_000), 1);
    const dayBefore = Date.now() - 86_400_000;
    const shipments = doors.map(({ pieces = 1 }) => drawShipment(random, dayBefore, pieces));
    await insertShipments(db, shipments);
    for (const [at, shipment] of shipments.entries()) {
      await standInHub(db, hubId, shipment, doors[at]);
    }
    return shipments.map(({ trackingNumber }) => trackingNumber);
  } finally {
    await db.end();
  }
}
