import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { deleteDue } from '../../../platform/sweeps.ts';

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

/** Scans whose number never appeared. */
export async function deleteOldUnmatched(db: Db) {
  await deleteDue(db, 'unmatchedScans', sql`recorded_at < now() - interval '30 days'`);
}
