import type { RoundAct } from '@waypost/domain/round-states';
import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

const SHOWN = 300;

type ActRow = {
  kind: RoundAct;
  stopNo: number | null;
  detail: string | null;
  occurredAt: Date;
  recordedAt: Date;
};

export async function selectActs(db: Db, roundId: string): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`
    SELECT kind, stop_no, detail, occurred_at, recorded_at FROM stop_acts
    WHERE round_id = ${roundId} ORDER BY occurred_at DESC, act_id LIMIT ${SHOWN}`.execute(db);
  return rows;
}

/** False when it was told before. */
export async function insertAct(tx: Db, act: NewRow<'stopActs'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('stopActs')
    .values(act)
    .onConflict((conflict) => conflict.columns(['roundId', 'actId']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function isActKnown(tx: Db, roundId: string, actId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('stopActs')
    .select('actId')
    .where('roundId', '=', roundId)
    .where('actId', '=', actId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Its window has begun, and nobody said yet how it went; or it was missed already, which changes nothing. */
export async function mayMissPickup(tx: Db, pickupId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    SELECT status = 'Missed' OR status IN ('Requested', 'Scheduled') AND starts_at <= now() AS may
    FROM pickups WHERE public_id = ${pickupId}`.execute(tx);
  return rows[0]?.may ?? false;
}
