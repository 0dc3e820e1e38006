import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Held until the transaction ends: two phones count one after the other. */
export async function lockTries(
  tx: Db,
  { shipmentId, shard }: { shipmentId: string; shard: number },
): Promise<{ tries: number; isProved: boolean }> {
  await sql`INSERT INTO delivery_codes (shipment_id, shard) VALUES (${shipmentId}, ${shard})
    ON CONFLICT DO NOTHING`.execute(tx);
  const { rows } = await sql<{ tries: number; isProved: boolean }>`
    SELECT tries, proved_at IS NOT NULL AS is_proved FROM delivery_codes
    WHERE shipment_id = ${shipmentId} FOR UPDATE`.execute(tx);
  return rows[0] ?? { tries: 0, isProved: false };
}

export async function countTry(tx: Db, shipmentId: string): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    UPDATE delivery_codes SET tries = tries + 1, updated_at = now()
    WHERE shipment_id = ${shipmentId} RETURNING tries`.execute(tx);
  return rows[0]?.tries ?? 0;
}

export async function markProved(tx: Db, shipmentId: string): Promise<void> {
  await sql`UPDATE delivery_codes SET proved_at = now() WHERE shipment_id = ${shipmentId}`.execute(
    tx,
  );
}

export async function deleteOldCodes(tx: Db, months: number, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    DELETE FROM delivery_codes WHERE shipment_id IN (
      SELECT shipment_id FROM delivery_codes WHERE updated_at < now() - make_interval(months => ${months})
      ORDER BY updated_at LIMIT ${limit}) RETURNING shipment_id AS id`.execute(tx);
  return rows.length;
}
