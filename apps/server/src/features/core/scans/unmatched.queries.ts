import { sql } from 'kysely';
import type { Db, StatementRunner } from '../../../platform/database.ts';
import type { IncomingScan } from './incoming-scan.ts';

export async function keepUnmatched(
  tx: StatementRunner,
  scans: readonly IncomingScan[],
  recordedAt: number,
): Promise<void> {
  await tx.query({
    name: 'keep_unmatched_scans',
    text: `
      INSERT INTO unmatched_scans (source_id, scan_id, shard, ref, scan, content_hash, recorded_at)
      SELECT source_id, scan_id, shard, ref, scan::jsonb, content_hash, to_timestamp($7::float8 / 1000.0)
      FROM unnest($1::int[], $2::uuid[], $3::smallint[], $4::text[], $5::text[], $6::bigint[])
        AS scan (source_id, scan_id, shard, ref, scan, content_hash)
      ON CONFLICT DO NOTHING`,
    values: [
      scans.map((scan) => scan.sourceId),
      scans.map((scan) => scan.scanId),
      scans.map((scan) => scan.shard),
      scans.map((scan) => scan.ref),
      scans.map(({ scan, pieceNo, mayCollect }) =>
        JSON.stringify({ ...scan, pieceNo, mayCollect }),
      ),
      scans.map((scan) => String(scan.contentHash)),
      recordedAt,
    ],
  });
}

export async function listUnmatched(db: Db, ref: string, limit: number) {
  return db
    .selectFrom('unmatched_scans')
    .select(['source_id', 'scan_id', 'scan', 'recorded_at'])
    .where('ref', '=', ref)
    .orderBy('recorded_at')
    .limit(limit)
    .execute();
}

export async function deleteUnmatched(
  db: Db,
  keys: readonly { sourceId: number; scanId: string }[],
): Promise<void> {
  await sql`
    DELETE FROM unmatched_scans u
    USING unnest(${keys.map((key) => key.sourceId)}::int[], ${keys.map((key) => key.scanId)}::uuid[])
      AS applied (source_id, scan_id)
    WHERE u.source_id = applied.source_id AND u.scan_id = applied.scan_id`.execute(db);
}

/** References that have both waiting scans and a shipment by now. */
export async function listMatchableRefs(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('unmatched_scans')
    .innerJoin('shipment_refs', 'shipment_refs.ref', 'unmatched_scans.ref')
    .select('unmatched_scans.ref')
    .distinct()
    .limit(limit)
    .execute();
  return rows.map((row) => row.ref);
}

export async function listRefsThatExist(db: Db, refs: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('shipment_refs')
    .select('ref')
    .where('ref', 'in', [...new Set(refs)])
    .execute();
  return rows.map((row) => row.ref);
}
