import type { PlanOutcome } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { STREET } from './pool.queries.ts';

export type PlanRunRow = {
  id: string;
  hubId: string;
  day: string;
  rounds: { roundId: string; revision: number }[];
  seconds: number;
  state: 'waiting' | 'running' | 'done' | 'failed';
  share: number;
  stopAsked: boolean;
  outcome: PlanOutcome | null;
};

/** Beyond its own time: other plans may be before it. Then its worker gave up, and nobody waits for it. */
const PATIENCE_SECONDS = 900;

const RUN = sql`id, hub_id, day::text AS day, rounds, seconds, share, stop_asked, outcome,
  CASE WHEN state IN ('waiting', 'running')
    AND created_at < now() - make_interval(secs => seconds + ${sql.lit(PATIENCE_SECONDS)})
  THEN 'failed' ELSE state END AS state`;

export async function insertRun(
  tx: Db,
  run: Pick<PlanRunRow, 'id' | 'hubId' | 'day' | 'rounds' | 'seconds'> & { staffId: string },
): Promise<void> {
  await tx
    .insertInto('planRuns')
    .values({ ...run, rounds: JSON.stringify(run.rounds) })
    .execute();
}

export async function findRun(db: Db, id: string): Promise<PlanRunRow | undefined> {
  const { rows } = await sql<PlanRunRow>`SELECT ${RUN} FROM plan_runs WHERE id = ${id}`.execute(db);
  return rows[0];
}

/** The last one of a day, for the page that shows it. */
export async function findLastRun(
  db: Db,
  hubId: string,
  day: string,
): Promise<PlanRunRow | undefined> {
  const { rows } = await sql<PlanRunRow>`
    SELECT ${RUN} FROM plan_runs WHERE hub_id = ${hubId} AND day = ${day}
    ORDER BY id DESC LIMIT 1`.execute(db);
  return rows[0];
}

export async function askToStop(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('planRuns')
    .set({ stopAsked: true })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Says whether somebody wants the best plan now. */
export async function noteShare(db: Db, id: string, share: number): Promise<boolean> {
  const { rows } = await sql<{ stopAsked: boolean }>`
    UPDATE plan_runs SET state = 'running', share = ${share}
    WHERE id = ${id} AND state IN ('waiting', 'running')
    RETURNING stop_asked`.execute(db);
  return rows[0]?.stopAsked ?? true;
}

export async function endRun(
  db: Db,
  id: string,
  state: 'done' | 'failed',
  outcome: PlanOutcome,
): Promise<void> {
  await db
    .updateTable('planRuns')
    .set({ state, share: 1, outcome: JSON.stringify(outcome), endedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteOldRuns(tx: Db, days: number, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    DELETE FROM plan_runs WHERE id IN (
      SELECT id FROM plan_runs WHERE created_at < now() - make_interval(days => ${days})
      ORDER BY created_at LIMIT ${limit}) RETURNING id`.execute(tx);
  return rows.length;
}

export type StreetRow = { roundId: string; stopNo: number; street: string };

/** For the order by address alone; it goes no further than the plan. */
export async function selectStreets(db: Db, roundIds: readonly string[]): Promise<StreetRow[]> {
  const { rows } = await sql<StreetRow>`
    SELECT DISTINCT ON (t.round_id, t.stop_no) t.round_id, t.stop_no,
      ${STREET} AS street
    FROM stop_pieces t
    JOIN shipment_refs r ON r.ref = t.ref
    JOIN shipment_parties p ON p.shipment_id = r.shipment_id AND p.shard = r.shard
      AND p.role = CASE t.kind WHEN 'pickup' THEN 'shipper' ELSE 'recipient' END::party_role
    WHERE t.round_id = ANY (${roundIds}::uuid[])
    ORDER BY t.round_id, t.stop_no`.execute(db);
  return rows;
}
