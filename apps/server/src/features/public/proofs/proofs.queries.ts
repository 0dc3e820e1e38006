import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { IS_IN_OPEN_SHARD } from '../../../platform/sweeps.ts';

/** The picture as it is listed now, which may be what an earlier call has listed under its id. */
export async function listPicture(db: Db, picture: NewRow<'proofPictures'> & { id: string }) {
  await db
    .insertInto('proofPictures')
    .values(picture)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('proofPictures')
    .select(['sourceId', 'ref', 'bytes'])
    .where('id', '=', picture.id)
    .executeTakeFirstOrThrow();
}

/** False when it was erased in the meantime. */
export async function markPictureStored(db: Db, pictureId: string, bytes: number) {
  const { numUpdatedRows } = await db
    .updateTable('proofPictures')
    .set({ bytes })
    .where('id', '=', pictureId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** An erasure that comes later waits for the caller's transaction, and finds what it has listed. */
export async function isOfErased(tx: Db, ref: string): Promise<boolean> {
  await sql`SELECT 1 FROM shipment_refs r
    JOIN shipment_state s ON s.shipment_id = r.shipment_id AND s.shard = r.shard
    WHERE r.ref = ${ref} FOR SHARE OF s`.execute(tx);
  // a statement of its own: it sees what was committed while the one before waited
  const { rows } = await sql`SELECT 1 FROM shipment_refs r
    JOIN shipments h ON h.id = r.shipment_id AND h.shard = r.shard
    WHERE r.ref = ${ref} AND h.erased_at IS NOT NULL`.execute(tx);
  return rows.length > 0;
}

/** Signatures and photos, newest first. A picture counts only when its own source named it. */
export async function listProof(db: Db, shipmentId: string) {
  const result = await sql<{
    at: Date;
    pieceNo: number;
    signedBy: string | null;
    pictureId: string | null;
    objectKey: string | null;
  }>`
    SELECT e.occurred_at AS at, e.piece_no, p.proof->>'signedBy' AS signed_by,
      picture.id AS picture_id, picture.object_key
    FROM event_private p
    JOIN tracking_events e USING (shipment_id, source_id, scan_id)
    LEFT JOIN proof_pictures picture ON picture.id = (p.proof->>'pictureId')::uuid
      AND picture.source_id = p.source_id AND picture.bytes IS NOT NULL
    WHERE p.shipment_id = ${shipmentId} AND p.proof IS NOT NULL AND e.visibility = 'public'
      AND NOT EXISTS (
        SELECT 1 FROM tracking_events v WHERE v.shipment_id = e.shipment_id
          AND v.code = 'EVENT_VOIDED' AND v.voids_source_id = e.source_id
          AND v.voids_scan_id = e.scan_id)
    ORDER BY e.occurred_at DESC`.execute(db);
  return result.rows;
}

/** Kept as long as a claim about the delivery may be brought; what was never stored, for a day. */
export async function listPicturesToErase(db: Db, limit: number) {
  const { rows } = await sql<{ id: string; objectKey: string }>`
    (SELECT id, object_key FROM proof_pictures WHERE erased_at IS NOT NULL
      AND ${IS_IN_OPEN_SHARD} LIMIT ${limit})
    UNION
    (SELECT id, object_key FROM proof_pictures
      WHERE created_at < now() - interval '24 months' AND ${IS_IN_OPEN_SHARD} LIMIT ${limit})
    UNION
    (SELECT id, object_key FROM proof_pictures
      WHERE bytes IS NULL AND created_at < now() - interval '1 day' AND ${IS_IN_OPEN_SHARD}
      LIMIT ${limit})
    LIMIT ${limit}`.execute(db);
  return rows;
}

export async function deletePicture(db: Db, pictureId: string) {
  await db.deleteFrom('proofPictures').where('id', '=', pictureId).execute();
}

/** Named by events of the shipments, or uploaded for them and not named yet. */
export async function markPicturesErased(tx: Db, shipmentIds: readonly string[]) {
  await sql`UPDATE proof_pictures SET erased_at = now()
    WHERE erased_at IS NULL AND (
      id IN (SELECT (proof->>'pictureId')::uuid FROM event_private
        WHERE shipment_id = ANY (${shipmentIds}::uuid[]) AND proof ? 'pictureId')
      OR ref IN (SELECT ref FROM shipment_refs WHERE shipment_id = ANY (${shipmentIds}::uuid[])))`.execute(
    tx,
  );
}
