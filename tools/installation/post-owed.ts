import type pg from 'pg';
import type { NewShipment } from './insert-shipments.ts';

/** To be paid at the door, as a booking posts it. */
export async function postOwed(
  db: pg.Client,
  shipments: readonly (NewShipment & { owedCents: number })[],
): Promise<void> {
  const columns = [
    shipments.map(({ id }) => id),
    shipments.map(({ shard }) => shard),
    shipments.map(({ owedCents }) => owedCents),
  ];
  await db.query('BEGIN');
  await db.query(
    `INSERT INTO ledger_transactions (id, shard, effect_key, shipment_id)
     SELECT id, shard, 'booking:' || id, id FROM unnest($1::uuid[], $2::smallint[], $3::bigint[])
       AS made (id, shard, cents)`,
    columns,
  );
  await db.query(
    `INSERT INTO ledger_entries (transaction_id, shard, entry_no, account, amount_cents, currency)
     SELECT id, shard, side.no, side.account::ledger_account, side.sign * cents, 'EUR'
     FROM unnest($1::uuid[], $2::smallint[], $3::bigint[]) AS made (id, shard, cents),
       (VALUES (1, 'receivable', 1), (2, 'revenue', -1)) AS side (no, account, sign)`,
    columns,
  );
  await db.query('COMMIT');
}
