import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Notes and signatures of the shipments, also of scans that still wait for one of their references. */
export async function blankNotes(tx: Db, shipmentIds: readonly string[]): Promise<void> {
  await sql`UPDATE event_private SET note = NULL, proof = NULL
    WHERE shipment_id = ANY (${shipmentIds}::uuid[]) AND (note IS NOT NULL OR proof IS NOT NULL)`.execute(
    tx,
  );
  await sql`UPDATE unmatched_scans SET scan = scan - 'note' - 'proof'
    WHERE ref IN (SELECT ref FROM shipment_refs WHERE shipment_id = ANY (${shipmentIds}::uuid[]))`.execute(
    tx,
  );
}

/** Held until the caller's transaction ends, in id order as the scans lock them. */
export async function lockStates(tx: Db, shipmentIds: readonly string[]): Promise<void> {
  if (shipmentIds.length === 0) return;
  await tx
    .selectFrom('shipmentState')
    .select('shipmentId')
    .where(sql<boolean>`shipment_id = ANY (${shipmentIds}::uuid[])`)
    .orderBy('shipmentId')
    .forNoKeyUpdate()
    .execute();
}

/** Scans whose number never appeared, oldest first. Returns how many there were. */
export async function deleteOldUnmatched(db: Db, batch: number): Promise<number> {
  const { rows } = await sql`
    DELETE FROM unmatched_scans u USING (
      SELECT source_id, scan_id FROM unmatched_scans
      WHERE recorded_at < now() - interval '30 days' ORDER BY recorded_at LIMIT ${batch}) AS old
    WHERE u.source_id = old.source_id AND u.scan_id = old.scan_id
    RETURNING 1`.execute(db);
  return rows.length;
}
