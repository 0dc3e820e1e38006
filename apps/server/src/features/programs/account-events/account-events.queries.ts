import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

const DAYS_KEPT = 30;
const DAYS_AHEAD = 3;

/** Makes the partitions of the next days, and drops those that are older than events live. */
export async function keepEventDays(db: Db): Promise<void> {
  await sql`SELECT keep_account_event_days(
    (now() AT TIME ZONE 'UTC')::date - ${DAYS_KEPT}::int,
    (now() AT TIME ZONE 'UTC')::date + ${DAYS_AHEAD}::int)`.execute(db);
}

export async function readDaysAhead(db: Db): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    SELECT count(*)::int AS days FROM generate_series(1, 30) AS n
    WHERE to_regclass('account_events_' ||
      to_char((now() AT TIME ZONE 'UTC')::date + n, 'YYYY_MM_DD')) IS NOT NULL`.execute(db);
  return rows[0]?.days ?? 0;
}

/** Where events of a transaction are in the feed of their shard, whichever server the shard was in before. */
const placeOf = (transaction: RawBuilder<unknown>, shard: RawBuilder<unknown>) =>
  sql<string>`(SELECT ahead + ${transaction}::text::bigint FROM feed_offsets
    WHERE feed_offsets.shard = ${shard})::text::xid8`;

export type NewEvent = {
  id: string;
  shard: number;
  customerId: string;
  type: string;
  identity: string;
  shipmentId: string | null;
  /** When the cause was recorded: it names the partition. */
  recordedAt: Date;
  occurredAt: Date;
  body: string;
};

export type WrittenEvent = Pick<NewEvent, 'id' | 'shard' | 'customerId' | 'type'> & { day: string };

/** Those that are new. One whose cause is older than events live is left out: its partition is gone. */
export async function insertEvents(tx: Db, events: readonly NewEvent[]): Promise<WrittenEvent[]> {
  if (events.length === 0) return [];
  const { rows } = await sql<WrittenEvent>`
    INSERT INTO account_events
      (day, id, shard, customer_id, type, identity, shipment_id, written_by, occurred_at, body)
    SELECT (recorded_at AT TIME ZONE 'UTC')::date, id, shard, customer_id, type, identity,
      shipment_id, ${placeOf(sql`pg_current_xact_id()`, sql`e.shard`)}, occurred_at, body
    FROM unnest(${events.map((event) => event.id)}::uuid[],
      ${events.map((event) => event.shard)}::smallint[],
      ${events.map((event) => event.customerId)}::uuid[],
      ${events.map((event) => event.type)}::text[],
      ${events.map((event) => event.identity)}::text[],
      ${events.map((event) => event.shipmentId)}::uuid[],
      ${events.map((event) => event.recordedAt)}::timestamptz[],
      ${events.map((event) => event.occurredAt)}::timestamptz[],
      ${events.map((event) => event.body)}::text[])
      AS e (id, shard, customer_id, type, identity, shipment_id, recorded_at, occurred_at, body)
    WHERE (recorded_at AT TIME ZONE 'UTC')::date
      > (now() AT TIME ZONE 'UTC')::date - ${DAYS_KEPT}::int
    ON CONFLICT DO NOTHING
    RETURNING day::text, id, shard, customer_id, type`.execute(tx);
  return rows;
}

/** Where a reader goes on. */
export type FeedPlace = { writtenBy: string; id: string };

type FeedQuestion = {
  after: FeedPlace | null;
  types?: readonly string[] | undefined;
  shipmentId?: string | undefined;
  limit: number;
};

/**
 * Rows that are newer than the oldest open transaction wait: one of it might still come before them, and a
 * reader that has passed would never see it. Not longer than twice what a transaction that writes events may
 * take, because any other, such as one that builds an index, counts as open too.
 */
const IS_SETTLED = sql<boolean>`(created_at < now() - interval '30 seconds' OR written_by <
  ${placeOf(sql`pg_snapshot_xmin(pg_current_snapshot())`, sql`account_events.shard`)})`;

/** With its table: the bare name would mean the text that is selected, in which 1000 comes before 999. */
const BY_TRANSACTION = sql<string>`account_events.written_by`;

/** In the order of their transactions. */
export async function selectFeed(own: Db, customerId: string, asked: FeedQuestion) {
  let query = own
    .selectFrom('accountEvents')
    .select(['id', 'type', 'body', 'createdAt'])
    .select(sql<string>`written_by::text`.as('writtenBy'))
    .where('customerId', '=', customerId)
    .where(IS_SETTLED)
    .orderBy(BY_TRANSACTION)
    .orderBy('id')
    .limit(asked.limit);
  if (asked.after !== null) {
    const { writtenBy, id } = asked.after;
    query = query.where(sql<boolean>`(written_by, id) > (${writtenBy}::text::xid8, ${id}::uuid)`);
  }
  if (asked.types !== undefined) query = query.where('type', 'in', asked.types);
  if (asked.shipmentId !== undefined) query = query.where('shipmentId', '=', asked.shipmentId);
  return query.execute();
}

export type FeedRow = Awaited<ReturnType<typeof selectFeed>>[number];

type LatestQuestion = {
  before?: FeedPlace | null | undefined;
  type?: string | undefined;
  limit: number;
};

/** Newest first, for people. */
export async function selectLatest(own: Db, customerId: string, asked: LatestQuestion) {
  let query = own
    .selectFrom('accountEvents')
    .select(['id', 'type', 'body', 'createdAt'])
    .select(sql<string>`written_by::text`.as('writtenBy'))
    .where('customerId', '=', customerId)
    .orderBy(BY_TRANSACTION, 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit);
  if (asked.before) {
    const { writtenBy, id } = asked.before;
    query = query.where(sql<boolean>`(written_by, id) < (${writtenBy}::text::xid8, ${id}::uuid)`);
  }
  if (asked.type !== undefined) query = query.where('type', '=', asked.type);
  return query.execute();
}

/** Longer than the clocks of two transactions and their numbers can be in another order. */
const DISORDER_MS = 600_000;
const DAY_MS = 86_400_000;

type WindowQuestion = {
  since: Date;
  until: Date;
  before: FeedPlace | null;
  /** How many events are looked at. */
  size: number;
};

/**
 * Events of a window of time, newest first, by the index of the feed: times are not indexed, so a step looks at
 * some and says where the next one begins, null behind the last.
 */
export async function selectWindow(own: Db, customerId: string, asked: WindowQuestion) {
  const { since, until, before, size } = asked;
  // the day is that of the cause, which is no later but for the clock of another machine
  const lastDay = new Date(until.getTime() + DAY_MS).toISOString().slice(0, 10);
  let query = own
    .selectFrom('accountEvents')
    .select(['id', 'type', 'createdAt'])
    .select([sql<string>`day::text`.as('day'), sql<string>`written_by::text`.as('writtenBy')])
    .where('customerId', '=', customerId)
    .where(sql<boolean>`day <= ${lastDay}::date`)
    .orderBy(BY_TRANSACTION, 'desc')
    .orderBy('id', 'desc')
    .limit(size);
  if (before !== null) {
    const { writtenBy, id } = before;
    query = query.where(sql<boolean>`(written_by, id) < (${writtenBy}::text::xid8, ${id}::uuid)`);
  }
  const seen = await query.execute();
  const last = seen.at(-1);
  const isEnd =
    last === undefined ||
    seen.length < size ||
    last.createdAt.getTime() < since.getTime() - DISORDER_MS;
  return {
    events: seen.filter(({ createdAt }) => createdAt >= since && createdAt < until),
    goesOnAt: isEnd ? null : { writtenBy: last.writtenBy, id: last.id },
  };
}

/** The end of the feed, for a reader who wants only what is new. */
export async function readFeedEnd(own: Db, customerId: string): Promise<FeedPlace | null> {
  const row = await own
    .selectFrom('accountEvents')
    .select('id')
    .select(sql<string>`written_by::text`.as('writtenBy'))
    .where('customerId', '=', customerId)
    .where(IS_SETTLED)
    .orderBy(BY_TRANSACTION, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function findEvent(own: Db, customerId: string, eventId: string) {
  return own
    .selectFrom('accountEvents')
    .select(['id', 'type', 'body', 'createdAt', 'shard'])
    .select([sql<string>`day::text`.as('day'), sql<string>`written_by::text`.as('writtenBy')])
    .where('id', '=', eventId)
    .where('customerId', '=', customerId)
    .executeTakeFirst();
}

export async function selectBodies(
  db: Db,
  events: readonly { eventId: string; eventDay: string }[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; body: string }>`
    SELECT id, body FROM account_events
    WHERE day = ANY (${[...new Set(events.map(({ eventDay }) => eventDay))]}::date[])
      AND id = ANY (${events.map(({ eventId }) => eventId)}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, body }) => [id, body]));
}

/**
 * The feed of the shard goes on in the new cell where it ends in the old one, whatever number its server is at. Nobody
 * writes the shard meanwhile.
 */
export async function carryFeed(from: Db, to: Db, { shard }: { shard: number }): Promise<void> {
  const { rows } = await sql<{ reached: string }>`
    SELECT (ahead + pg_snapshot_xmax(pg_current_snapshot())::text::bigint)::text AS reached
    FROM feed_offsets WHERE shard = ${shard}`.execute(from);
  const reached = rows[0]?.reached ?? null;
  await sql`UPDATE feed_offsets SET ahead =
      greatest(ahead, ${reached}::bigint - pg_snapshot_xmin(pg_current_snapshot())::text::bigint)
    WHERE shard = ${shard}`.execute(to);
}

/** After a restore, and in a server that a dump was loaded into: no new event comes before one that was read. */
export async function recountFeed(owner: Db): Promise<void> {
  await sql`SELECT recount_feed()`.execute(owner);
}

/** The next events of an account, by the index of its feed. How many there were. */
export async function deleteEvents(db: Db, customerId: string, batch: number): Promise<number> {
  const rows = await db
    .selectFrom('accountEvents')
    .select(['id', sql<string>`day::text`.as('day')])
    .where('customerId', '=', customerId)
    .orderBy(BY_TRANSACTION)
    .orderBy('id')
    .limit(batch)
    .execute();
  // the days, so that only their partitions are looked into
  await sql`DELETE FROM account_events
    WHERE day = ANY (${[...new Set(rows.map(({ day }) => day))]}::date[])
      AND id = ANY (${rows.map(({ id }) => id)}::uuid[])`.execute(db);
  return rows.length;
}

/** True for an account that did not listen before. */
export async function insertListener(
  tx: Db,
  { customerId, shard }: { customerId: string; shard: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('eventListeners')
    .values({ customerId, shard })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function isListening(db: Db, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('eventListeners')
    .select('shard')
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of accounts whose programs listen. */
export async function selectHeardShipments(db: Db, shipmentIds: readonly string[]) {
  return db
    .selectFrom('shipments')
    .innerJoin('eventListeners', 'eventListeners.customerId', 'shipments.customerId')
    .select(['shipments.id', 'eventListeners.shard', 'eventListeners.customerId'])
    .where(sql<boolean>`shipments.id = ANY (${shipmentIds}::uuid[])`)
    .execute();
}

export async function deleteListener(tx: Db, customerId: string): Promise<void> {
  await tx.deleteFrom('eventListeners').where('customerId', '=', customerId).execute();
}

/**
 * The next shipments of an account, and whether each is a live one that scans pass over in silence, or do not. What is
 * looked at is bounded, not what is found: an account may have a million shipments, and none of these.
 */
export async function walkShipments(
  db: Db,
  {
    customerId,
    after,
    isHeard,
    limit,
  }: { customerId: string; after: string; isHeard: boolean; limit: number },
) {
  const window = db
    .selectFrom('shipmentList')
    .select(['shipmentId', 'shard'])
    .where('customerId', '=', customerId)
    .where('shipmentId', '>', after)
    .orderBy('shipmentId')
    .limit(limit);
  return db
    .selectFrom(window.as('own'))
    .innerJoin('shipmentState', (join) =>
      join
        .onRef('shipmentState.shipmentId', '=', 'own.shipmentId')
        .onRef('shipmentState.shard', '=', 'own.shard'),
    )
    .select('own.shipmentId as id')
    .select(sql<boolean>`has_listeners = ${isHeard} AND furthest < 4`.as('isWanted'))
    .orderBy('own.shipmentId')
    .execute();
}
