import { sql } from 'kysely';
import type { Db, NewRow, StatementRunner } from '../../../platform/database.ts';
import type { ArchivedEvent } from './archive-file.ts';

/** Both sides of the lock that a month is sealed under. */
const LOCK = `hashtext('archived_months')`;

/** Months with events that ended `afterMonths` ago and are not archived yet, oldest first: `2024-05-01`. */
export async function listDueMonths(db: Db, afterMonths: number): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    WITH partitions AS MATERIALIZED (
      -- only their names are months: the planner may read those of all other tables first
      SELECT right(c.relname, 7) AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = 'tracking_events'::regclass
    )
    SELECT made.month::text AS month
    FROM partitions CROSS JOIN LATERAL (SELECT to_date(name, 'YYYY_MM') AS month) AS made
    WHERE made.month + interval '1 month' <= now() - make_interval(months => ${afterMonths}::int)
      AND NOT EXISTS (SELECT 1 FROM archived_months a WHERE a.month = made.month AND a.state = 'archived')
    ORDER BY 1`.execute(db);
  return rows.map(({ month }) => month);
}

export async function listUnfinishedMonths(db: Db): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    SELECT month::text AS month FROM archived_months WHERE state = 'writing'`.execute(db);
  return rows.map(({ month }) => month);
}

/** How long ago the oldest month was sealed that is still being written. */
export async function readOldestUnfinishedSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT coalesce(extract(epoch FROM now() - min(started_at)), 0)::float8 AS seconds
    FROM archived_months WHERE state = 'writing'`.execute(db);
  return rows[0]?.seconds ?? 0;
}

/** Waits for the transactions that are writing events of the month; later ones see that it is sealed. */
export async function sealMonth(tx: Db, month: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.raw(LOCK)}, ${monthNumber(month)}::int)`.execute(tx);
  await sql`INSERT INTO archived_months (month, state) VALUES (${month}::date, 'writing')
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** After the last file that was compared; the one after it may have been listed already. */
export async function findPlace(db: Db, month: string) {
  const { rows } = await sql<{ partNo: number; lastId: string; key: string; isStored: boolean }>`
    SELECT part_no, last_id, object_key AS key, bytes IS NOT NULL AS "isStored" FROM archived_parts
    WHERE month = ${month}::date ORDER BY part_no DESC LIMIT 2`.execute(db);
  const stored = rows.find(({ isStored }) => isStored);
  const pending = rows.find(({ isStored }) => !isStored);
  return {
    after: stored?.lastId ?? null,
    partNo: stored?.partNo ?? 0,
    pendingKey: pending?.key ?? null,
  };
}

export async function insertPart(db: Db, part: NewRow<'archivedParts'>): Promise<void> {
  await db
    .insertInto('archivedParts')
    .values(part)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function markPartStored(db: Db, objectKey: string, bytes: number): Promise<void> {
  await db.updateTable('archivedParts').set({ bytes }).where('objectKey', '=', objectKey).execute();
}

export async function listPartKeys(db: Db, month: string): Promise<string[]> {
  const { rows } = await sql<{ objectKey: string }>`
    SELECT object_key FROM archived_parts WHERE month = ${month}::date`.execute(db);
  return rows.map(({ objectKey }) => objectKey);
}

export async function readArchiveSize(db: Db) {
  const { rows } = await sql<{ months: number; files: number; events: number; bytes: number }>`
    SELECT count(DISTINCT month)::int AS months, count(*)::int AS files,
      coalesce(sum(row_count), 0)::float8 AS events, coalesce(sum(bytes), 0)::float8 AS bytes
    FROM archived_parts`.execute(db);
  return rows[0] ?? { months: 0, files: 0, events: 0, bytes: 0 };
}

type ReadEvent = Omit<ArchivedEvent, 'occurred_at_us' | 'recorded_at_us' | 'content_hash'> & {
  occurred_at_us: string;
  recorded_at_us: string;
  content_hash: string;
};

/** The next events of the month in order of shipments, and all of the last shipment. */
export async function readMonth(
  runner: StatementRunner,
  month: string,
  after: string | null,
  limit: number,
): Promise<ArchivedEvent[]> {
  const { rows } = await runner.query<ReadEvent>({
    name: 'read_month_for_archive',
    text: `
      SELECT shipment_id, scan_id, (extract(epoch FROM occurred_at) * 1000000)::bigint::text AS occurred_at_us,
        (extract(epoch FROM recorded_at) * 1000000)::bigint::text AS recorded_at_us,
        content_hash::text AS content_hash, source_id, code, visibility, shard, piece_no, country, city,
        reason, set_status, voids_source_id, voids_scan_id, earliest_on::text AS earliest_on,
        latest_on::text AS latest_on, note_is_public, handover, detail
      FROM tracking_events
      WHERE shipment_id >= event_month_bound($1::date)
        AND shipment_id < event_month_bound(($1::date + interval '1 month')::date)
        AND ($2::uuid IS NULL OR shipment_id > $2::uuid)
      ORDER BY shipment_id
      FETCH FIRST ($3::bigint) ROWS WITH TIES`,
    values: [month, after, limit],
  });
  return rows.map((row) => ({
    ...row,
    occurred_at_us: BigInt(row.occurred_at_us),
    recorded_at_us: BigInt(row.recorded_at_us),
    content_hash: BigInt(row.content_hash),
  }));
}

export async function emptyMonth(tx: Db, month: string): Promise<void> {
  // counting a large month takes minutes; nobody waits for it
  await sql`SET LOCAL statement_timeout = '1h'`.execute(tx);
  await sql`SELECT empty_archived_month(${month}::date)`.execute(tx);
}

export async function reopenMonth(db: Db, month: string): Promise<void> {
  await sql`SELECT reopen_unfinished_month(${month}::date)`.execute(db);
}

/** The month of a shipment's id, which begins with its time. */
function monthOf(shipmentId: string): string {
  return `${new Date(timeOf(shipmentId)).toISOString().slice(0, 7)}-01`;
}

export function timeOf(shipmentId: string): number {
  return Number.parseInt(shipmentId.slice(0, 8) + shipmentId.slice(9, 13), 16);
}

function monthNumber(month: string): number {
  const [year = 0, monthOfYear = 0] = month.split('-').map(Number);
  return year * 12 + monthOfYear;
}

export type Sealed = { shipmentId: string; state: 'writing' | 'archived' };

/** Of these shipments, those whose events are in the archive or on their way there. */
export async function readSealed(
  runner: StatementRunner,
  shipmentIds: readonly string[],
): Promise<Sealed[]> {
  const { rows } = await runner.query<Sealed>({
    name: 'read_sealed_shipments',
    text: `
      SELECT asked.id AS "shipmentId", a.state
      FROM unnest($1::uuid[], $2::date[]) AS asked (id, month) JOIN archived_months a USING (month)
      WHERE NOT EXISTS (SELECT 1 FROM recalled_shipments r WHERE r.shipment_id = asked.id)`,
    values: [shipmentIds, shipmentIds.map(monthOf)],
  });
  return rows;
}

/** Until the transaction ends no month of these shipments is sealed. */
export async function holdMonths(
  tx: StatementRunner,
  shipmentIds: readonly string[],
): Promise<void> {
  const months = [...new Set(shipmentIds.map((id) => monthNumber(monthOf(id))))];
  await tx.query({
    name: 'hold_months',
    text: `SELECT pg_advisory_xact_lock_shared(${LOCK}, month) FROM unnest($1::int[]) AS held (month)`,
    values: [months.toSorted((a, b) => a - b)],
  });
}

export type StoredPart = { objectKey: string; bytes: number };

export async function findPartOf(
  runner: StatementRunner,
  shipmentId: string,
): Promise<StoredPart | undefined> {
  const { rows } = await runner.query<StoredPart>({
    name: 'find_archived_part',
    text: `
      SELECT object_key AS "objectKey", bytes FROM archived_parts
      WHERE month = $2::date AND first_id <= $1::uuid AND last_id >= $1::uuid AND bytes IS NOT NULL`,
    values: [shipmentId, monthOf(shipmentId)],
  });
  return rows[0];
}

/** Puts the events of a shipment into their partition again. Repeating it changes nothing. */
export async function insertRecalled(
  tx: Db,
  shipmentId: string,
  events: readonly ArchivedEvent[],
): Promise<void> {
  const rows = events.map(({ occurred_at_us: occurred, recorded_at_us: recorded, ...event }) => ({
    ...event,
    content_hash: `${event.content_hash}`,
    occurred_at: timestampOf(occurred),
    recorded_at: timestampOf(recorded),
  }));
  await sql`INSERT INTO tracking_events
    SELECT * FROM jsonb_populate_recordset(NULL::tracking_events, ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT DO NOTHING`.execute(tx);
  await sql`INSERT INTO recalled_shipments (shipment_id, shard)
    SELECT id, shard FROM shipments WHERE id = ${shipmentId}::uuid
    ON CONFLICT DO NOTHING`.execute(tx);
}

function timestampOf(us: bigint): string {
  const micros = `${us % 1_000_000n}`.padStart(6, '0');
  return `${new Date(Number(us / 1000n)).toISOString().slice(0, 19)}.${micros}Z`;
}

/** Public notes of staff, which stay in the database and are blanked there. */
export async function readPublicNotes(
  runner: StatementRunner,
  shipmentId: string,
): Promise<{ sourceId: number; scanId: string; note: string | null }[]> {
  const { rows } = await runner.query<{ sourceId: number; scanId: string; note: string | null }>({
    name: 'read_notes_of_archived',
    text: `
      SELECT source_id AS "sourceId", scan_id AS "scanId", note FROM event_private
      WHERE shipment_id = $1::uuid AND note IS NOT NULL`,
    values: [shipmentId],
  });
  return rows;
}
