import { sql } from 'kysely';
import type { Db, StatementRunner } from '../../../platform/database.ts';
import type { SweepPlace } from '../../../platform/sweeps.ts';
import type { IncomingScan, KeptScan } from './incoming-scan.ts';

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
      scans.map(({ scan, pieceNo, mayCollect, clockBehindMs }) =>
        JSON.stringify({ ...scan, pieceNo, mayCollect, clockBehindMs }),
      ),
      scans.map((scan) => String(scan.contentHash)),
      recordedAt,
    ],
  });
}

export async function listUnmatched(db: Db, ref: string, limit: number) {
  return db
    .selectFrom('unmatchedScans')
    .select(['sourceId', 'scanId', 'scan', 'recordedAt'])
    .where('ref', '=', ref)
    .orderBy('recordedAt')
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

/**
 * Lists waiting scans after a place, in order of arrival, with the shipment whose number has appeared. Scans older
 * than 10 minutes are committed, so the sweep need not read them again.
 */
export async function walkUnmatched(db: Db, after: SweepPlace, limit: number) {
  const { rows } = await sql<
    SweepPlace & { ref: string; shipmentId: string | null; settled: boolean }
  >`
    SELECT u.recorded_at::text AS "createdAt", u.scan_id AS id, u.ref,
      (SELECT r.shipment_id FROM shipment_refs r WHERE r.ref = u.ref LIMIT 1) AS "shipmentId",
      u.recorded_at < now() - interval '10 minutes' AS settled
    FROM unmatched_scans u
    WHERE u.recorded_at >= ${after.createdAt}::timestamptz
      AND (u.recorded_at, u.scan_id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)
    ORDER BY u.recorded_at, u.scan_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Of these references, those that scans wait for. */
export async function listAwaitedRefs(db: Db, refs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`
    SELECT ref FROM unnest(${refs}::text[]) AS given (ref)
    WHERE EXISTS (SELECT 1 FROM unmatched_scans u WHERE u.ref = given.ref)`.execute(db);
  return rows.map((row) => row.ref);
}

/** What is no number of ours, in order. */
export async function listWaitingAliases(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`
    SELECT DISTINCT ref FROM unmatched_scans
    WHERE ref > ${after} AND ref !~ '^W[PT][0-9A-Z]{14}$' AND dismissed_as IS NULL
    ORDER BY ref LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.ref);
}

export async function listLateRefs(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`
    SELECT DISTINCT u.ref FROM unmatched_scans u JOIN shipment_refs r ON r.ref = u.ref
    WHERE u.dismissed_as IS NULL LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.ref);
}

export async function listRefsThatExist(db: Db, refs: readonly string[]) {
  return db
    .selectFrom('shipmentRefs')
    .select(['ref', 'shipmentId'])
    .where('ref', 'in', [...new Set(refs)])
    .execute();
}

export type WaitingRow = {
  sourceId: number;
  scanId: string;
  ref: string;
  source: string;
  scan: KeptScan;
  recordedAt: Date;
  /** Where the next page begins. */
  position: string;
};

/** Those that nobody dismissed, oldest first. */
export async function selectWaiting(
  db: Db,
  asked: {
    ref: string | undefined;
    after: { at: string; id: string } | undefined;
    limit: number;
  },
): Promise<WaitingRow[]> {
  const { ref, after, limit } = asked;
  const { rows } = await sql<WaitingRow>`
    SELECT u.source_id, u.scan_id, u.ref, s.name AS source, u.scan, u.recorded_at,
      to_char(u.recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS position
    FROM unmatched_scans u JOIN sources s ON s.id = u.source_id
    WHERE u.dismissed_as IS NULL
      AND ${ref === undefined ? sql`true` : sql`u.ref = ${ref}`}
      AND ${
        after === undefined
          ? sql`true`
          : sql`(u.recorded_at, u.scan_id) > (${after.at}::timestamptz, ${after.id}::uuid)`
      }
    ORDER BY u.recorded_at, u.scan_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Also dismissed ones: staff may have been wrong. Held until the transaction ends. */
export async function lockUnmatched(tx: Db, ref: string, limit: number) {
  return tx
    .selectFrom('unmatchedScans')
    .select(['sourceId', 'scanId', 'scan', 'recordedAt'])
    .where('ref', '=', ref)
    .orderBy('recordedAt')
    .limit(limit)
    .forUpdate()
    .execute();
}

export async function markDismissed(tx: Db, ref: string, reason: string): Promise<number> {
  const result = await tx
    .updateTable('unmatchedScans')
    .set({ dismissedAs: reason })
    .where('ref', '=', ref)
    .where('dismissedAs', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export async function findShipmentOfRef(db: Db, ref: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shipmentRefs')
    .select('shipmentId')
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row?.shipmentId;
}
