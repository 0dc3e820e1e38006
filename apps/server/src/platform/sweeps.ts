import { sql } from 'kysely';
import type { Db } from './database.ts';

const BATCH = 1_000;

/** Takes slices until one is not full, so that a backlog of any size is gone after one run. */
export async function drain(step: (batch: number) => Promise<number>, batch = BATCH) {
  while ((await step(batch)) === batch);
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
