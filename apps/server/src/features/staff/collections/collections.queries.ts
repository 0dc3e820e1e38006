import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { JOBS_SCHEMA } from '../../../platform/jobs.queries.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import { postCollectedQueue } from '../../core/scans/index.ts';

export type Collection = {
  shipmentId: string;
  shard: number;
  currency: string;
  isDueAtDoor: boolean;
};

/**
 * Until the caller's transaction ends. A cancellation holds the attempt and an edit the shipment, so that
 * the amount owed cannot change in the meantime; attempts are locked before shipments.
 */
export async function lockCollection(db: Db, shipmentId: string): Promise<Collection> {
  await sql`SELECT 1 FROM booking_attempts
    WHERE id = (SELECT attempt_id FROM shipments WHERE id = ${shipmentId})
    FOR NO KEY UPDATE`.execute(db);
  await sql`SELECT 1 FROM shipment_state WHERE shipment_id = ${shipmentId}
    FOR NO KEY UPDATE`.execute(db);
  const row = await db
    .selectFrom('shipments')
    .select(['shard', 'currency', 'paymentMethod'])
    .where('id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  const { shard, currency, paymentMethod: method } = row;
  return { shipmentId, shard, currency, isDueAtDoor: method === 'cod' };
}

export type Claim = {
  sourceId: number;
  scanId: string;
  occurredAt: Date;
  cents: number;
  currency: string;
  mayCollect: boolean;
  isVoided: boolean;
};

/** What scans report as collected for a shipment, in order of arrival. */
export async function listClaims(db: Db, shipmentId: string): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    SELECT p.source_id, p.scan_id, e.occurred_at, p.collected_cents AS cents,
      p.collected_currency AS currency, p.may_collect,
      EXISTS (SELECT 1 FROM tracking_events v WHERE v.shipment_id = p.shipment_id
        AND v.voids_source_id = p.source_id AND v.voids_scan_id = p.scan_id) AS "isVoided"
    FROM event_private p
    JOIN tracking_events e ON e.shipment_id = p.shipment_id AND e.source_id = p.source_id
      AND e.scan_id = p.scan_id
    WHERE p.shipment_id = ${shipmentId} AND p.collected_cents > 0
    ORDER BY e.recorded_at, p.source_id, p.scan_id`.execute(db);
  return rows;
}

export type PostedCash = {
  effectKey: string;
  cents: number;
  currency: string;
  holder: string | null;
};

/** Every posting that moved cash of a shipment to or from a courier. */
export async function listPostedCash(db: Db, shipmentId: string): Promise<PostedCash[]> {
  const rows = await db
    .selectFrom('ledgerTransactions')
    .innerJoin('ledgerEntries', sameShard('ledgerEntries.transactionId', 'ledgerTransactions.id'))
    .select(['effectKey', 'amountCents as cents', 'currency', 'holder'])
    .where('ledgerTransactions.shipmentId', '=', shipmentId)
    .where('account', '=', 'cash_with_courier')
    .execute();
  return rows;
}

/** A courier who may collect reported it with a valid scan, whether or not it has been posted yet. */
export async function hasCollectingScan(db: Db, shipmentId: string): Promise<boolean> {
  const claims = await listClaims(db, shipmentId);
  return claims.some(({ mayCollect, isVoided }) => mayCollect && !isVoided);
}

/** How many shipments of the shard have reports of cash that are not in the ledger yet. */
export async function countUnposted(db: Db, shard: number): Promise<number> {
  const { rows } = await sql<{ parcels: number }>`
    SELECT count(DISTINCT data ->> 'shipmentId')::int AS parcels
    FROM ${sql.table(`${JOBS_SCHEMA}.job`)}
    WHERE name = ${postCollectedQueue.name} AND state < 'completed'
      AND data ->> 'shard' = ${String(shard)}`.execute(db);
  return rows[0]?.parcels ?? 0;
}
