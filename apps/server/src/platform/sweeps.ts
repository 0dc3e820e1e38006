import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { Db } from './database.ts';

const BATCH = 1_000;

/** Takes slices until one is not full, so that a backlog of any size is gone after one run. */
export async function drain(step: (batch: number) => Promise<number>, batch = BATCH) {
  while ((await step(batch)) === batch);
}

/** Of a job that counts: one run at a time, until the end of its transaction. */
export async function waitForTurn(tx: Db, job: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${job}))`.execute(tx);
}

type Condition = RawBuilder<unknown>;

/**
 * Sweeps leave out the rows of a shard that moves to another cell, where a write would be refused (decision 181): one such
 * row would fail them for all other shards. The one that has the shard afterwards sweeps them.
 */
export const IS_IN_OPEN_SHARD: RawBuilder<boolean> = isOfOpenShard(sql`shard`);

/** The same, of a column that needs its table's name. */
export function isOfOpenShard(shard: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${shard} <> ALL (ARRAY(
    SELECT shard FROM closed_shards WHERE state <> 'draining'))`;
}

type Sharded = { [T in keyof DB]: DB[T] extends { shard: unknown } ? T : never }[keyof DB];

const OF_NO_SHARD = [
  'addressFixes',
  'addressPoints',
  'attemptLimits',
  'cardTries',
  'containers',
  'fieldEnrolments',
  'pickupPlaces',
  'shifts',
  'strayObjects',
  'trips',
] as const satisfies readonly Exclude<keyof DB, Sharded>[];

type Swept = Sharded | (typeof OF_NO_SHARD)[number];

const HAS_NO_SHARD: ReadonlySet<Swept> = new Set(OF_NO_SHARD);

/** Deletes all rows of a table that are due. */
export async function deleteDue(db: Db, table: Swept, isDue: Condition): Promise<void> {
  await drain(async (batch) => {
    const deleted = sql`DELETE FROM ${sql.id(table)} WHERE ${isInSlice(table, isDue, batch)}`;
    return Number((await deleted.execute(db)).numAffectedRows);
  });
}

/**
 * True for the next rows that are due. An array, because a join with the slice may read the whole table;
 * `isDue` again, because a row may have changed since. Not for a partitioned table, where a ctid names a
 * row of each part.
 */
export function isInSlice(table: Swept, isDue: Condition, batch: number): RawBuilder<boolean> {
  const mayChange = HAS_NO_SHARD.has(table) ? sql`true` : IS_IN_OPEN_SHARD;
  return sql<boolean>`ctid = ANY (ARRAY(
    SELECT ctid FROM ${sql.id(table)} WHERE (${isDue}) AND ${mayChange} LIMIT ${batch})) AND (${isDue})`;
}

/** Where a sweep that reads each row once goes on. The text keeps microseconds, which a Date loses. */
export type SweepPlace = { createdAt: string; id: string };

type PlacedSweep = 'quotes' | 'unmatched_scans';

export async function readSweepPlace(
  db: Db,
  sweep: PlacedSweep,
  lock = sql``,
): Promise<SweepPlace> {
  const { rows } = await sql<SweepPlace>`
    SELECT created_at::text AS "createdAt", id FROM sweep_places WHERE sweep = ${sweep}
    ${lock}`.execute(db);
  const [place] = rows;
  if (place === undefined) throw new Error(`the sweep of ${sweep} has no place`);
  return place;
}

/** Until the transaction ends: steps of two workers follow each other. */
export async function lockSweepPlace(tx: Db, sweep: PlacedSweep): Promise<SweepPlace> {
  return readSweepPlace(tx, sweep, sql`FOR UPDATE`);
}

export async function storeSweepPlace(tx: Db, sweep: PlacedSweep, { createdAt, id }: SweepPlace) {
  await sql`UPDATE sweep_places SET created_at = ${createdAt}::timestamptz, id = ${id}::uuid
    WHERE sweep = ${sweep}`.execute(tx);
}
