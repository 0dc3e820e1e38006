import type { Status } from '@waypost/domain/tracking';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { JOBS_SCHEMA } from '../../../platform/jobs.queries.ts';

/** Above these limits the exact number does not matter. */
const MOST_LATE = 100_000;
const MOST_JOBS = 100_000;
const MOST_MAILS = 10_000;

/** Must match the index shipment_list_due. */
const IS_LATE = sql`l.status NOT IN ('Delivered', 'Cancelled')
  AND l.due_on < (now() AT TIME ZONE 'UTC')::date`;

export async function countLate(db: Db): Promise<{ service: string; count: number }[]> {
  const { rows } = await sql<{ service: string; count: number }>`
    SELECT service, count(*)::int AS count
    FROM (SELECT l.service FROM shipment_list l WHERE ${IS_LATE} LIMIT ${MOST_LATE}) AS late
    GROUP BY service`.execute(db);
  return rows;
}

export type LateShipment = {
  id: string;
  trackingNumber: string;
  service: string;
  status: Status;
  dueOn: string;
  originCountry: string;
  destinationCountry: string;
};

export async function listOldestLate(db: Db, limit: number): Promise<LateShipment[]> {
  const { rows } = await sql<LateShipment>`
    SELECT late.shipment_id AS id, h.tracking_number, late.service, late.status,
      late.due_on::text AS due_on, h.origin_country, h.destination_country
    FROM (
      SELECT l.shipment_id, l.shard, l.service, l.status, l.due_on FROM shipment_list l
      WHERE ${IS_LATE} ORDER BY l.due_on, l.shipment_id LIMIT ${limit}
    ) AS late JOIN shipments h ON h.id = late.shipment_id AND h.shard = late.shard
    ORDER BY late.due_on, late.shipment_id`.execute(db);
  return rows;
}

export type QueueDepth = {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  oldestSeconds: number;
};

/**
 * Waiting jobs are counted, since pg-boss's own numbers are as old as the last worker; running and failed
 * ones are read from it.
 */
export async function listQueues(db: Db): Promise<QueueDepth[]> {
  const { rows } = await sql<QueueDepth>`
    WITH ready AS (
      SELECT name, greatest(start_after, created_on) AS since
      FROM ${sql.table(`${JOBS_SCHEMA}.job`)}
      WHERE state < 'active' AND NOT blocked AND start_after <= now() LIMIT ${MOST_JOBS}
    ), waiting AS (
      SELECT name, count(*)::int AS count, extract(epoch FROM now() - min(since))::int AS age
      FROM ready GROUP BY name
    )
    SELECT q.name, coalesce(w.count, 0) AS waiting, q.active_count AS active,
      q.failed_count AS failed, coalesce(w.age, 0) AS oldest_seconds
    FROM ${sql.table(`${JOBS_SCHEMA}.queue`)} q LEFT JOIN waiting w ON w.name = q.name
    WHERE coalesce(w.count, 0) + q.active_count + q.failed_count > 0
    ORDER BY waiting DESC, failed DESC, q.name`.execute(db);
  return rows;
}

export type UnsentMails = { waiting: number; failing: number; oldestSeconds: number };

/** Failed ones came back: they are not waiting for us. The age keeps their number out of the scan. */
export async function countUnsentMails(db: Db): Promise<UnsentMails> {
  const { rows } = await sql<UnsentMails>`
    SELECT count(*) FILTER (WHERE attempts = 1)::int AS waiting,
      count(*) FILTER (WHERE attempts > 1)::int AS failing,
      coalesce(extract(epoch FROM now() - min(created_at)), 0)::int AS oldest_seconds
    FROM (SELECT attempts, created_at FROM outbox_mails
      WHERE state <> 'sent' AND state = 'sending' AND created_at > now() - interval '30 days'
      ORDER BY created_at, effect_key LIMIT ${MOST_MAILS}) AS unsent`.execute(db);
  return rows[0] ?? { waiting: 0, failing: 0, oldestSeconds: 0 };
}
