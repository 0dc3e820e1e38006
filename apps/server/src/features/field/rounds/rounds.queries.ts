import type { RoundState } from '@waypost/domain/round-states';
import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

export type RoundRow = {
  id: string;
  hubId: string;
  day: string;
  name: string;
  state: RoundState;
  revision: number;
  lastStopNo: number;
  plan: RoundPlan | null;
  vehicleId: string | null;
  personId: string | null;
  createdAt: Date;
  releasedAt: Date | null;
  outAt: Date | null;
  backAt: Date | null;
  closedAt: Date | null;
  erasedAt: Date | null;
  given: string | null;
};

/** What the last plan said; no names, no addresses. */
export type RoundPlan = {
  minutes: number;
  metres: number;
  by: 'points' | 'address';
  planner: 'own' | 'configured';
  at: string;
};

const ROUND = sql`id, hub_id, day::text AS day, name, state, revision, last_stop_no, plan, vehicle_id,
  person_id, created_at, released_at, out_at, back_at, closed_at, erased_at, given`;

export async function insertRound(tx: Db, round: NewRow<'rounds'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('rounds')
    .values(round)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findRound(db: Db, id: string): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`SELECT ${ROUND} FROM rounds WHERE id = ${id}`.execute(db);
  return rows[0];
}

/** In id order, so that two who move stops between the same rounds wait for each other. */
export async function lockRounds(tx: Db, ids: readonly string[]): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    SELECT ${ROUND} FROM rounds WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    tx,
  );
  return rows;
}

export async function selectRoundsOfDay(db: Db, hubId: string, day: string): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    SELECT ${ROUND} FROM rounds WHERE hub_id = ${hubId} AND day = ${day}
    ORDER BY name, id`.execute(db);
  return rows;
}

/** The one that a person has now: on the road before released, the oldest day first. */
export async function findRoundOf(db: Db, personId: string): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`
    SELECT ${ROUND} FROM rounds
    WHERE person_id = ${personId} AND state IN ('released', 'loading', 'out', 'back')
      AND day <= (now() + interval '1 day')::date
    ORDER BY CASE state WHEN 'out' THEN 0 WHEN 'loading' THEN 1 WHEN 'back' THEN 2 ELSE 3 END, day, id
    LIMIT 1`.execute(db);
  return rows[0];
}

type RoundChange = {
  name?: string;
  vehicleId?: string | null;
  personId?: string | null;
  plan?: RoundPlan;
  lastStopNo?: number;
};

/** Raises the revision: whoever looked at the round before is told so. */
export async function changeRoundRow(tx: Db, id: string, change: RoundChange): Promise<void> {
  const { plan, ...columns } = change;
  await tx
    .updateTable('rounds')
    .set({
      ...columns,
      ...(plan !== undefined && { plan: JSON.stringify(plan) }),
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', id)
    .execute();
}

const MOMENT_OF: Partial<Record<RoundState, 'releasedAt' | 'outAt' | 'backAt' | 'closedAt'>> = {
  released: 'releasedAt',
  out: 'outAt',
  back: 'backAt',
  closed: 'closedAt',
  cancelled: 'closedAt',
};

/** Also by phones, which know no revision: it stays as it is, unless staff did it. */
export async function enterState(
  tx: Db,
  id: string,
  state: RoundState,
  { byStaff = false }: { byStaff?: boolean } = {},
): Promise<void> {
  const moment = MOMENT_OF[state];
  await tx
    .updateTable('rounds')
    .set({
      state,
      ...(moment !== undefined && { [moment]: sql<Date>`now()` }),
      ...(byStaff && { revision: sql<number>`revision + 1` }),
    })
    .where('id', '=', id)
    .execute();
}

/** Its pieces and pickups may go on other rounds from now on. */
export async function freeStops(tx: Db, roundId: string): Promise<void> {
  await sql`UPDATE stops SET open = false WHERE round_id = ${roundId}`.execute(tx);
  await sql`UPDATE stop_pieces SET open = false WHERE round_id = ${roundId}`.execute(tx);
}

export async function noteGiven(tx: Db, id: string, given: string): Promise<void> {
  await tx.updateTable('rounds').set({ given }).where('id', '=', id).execute();
}
