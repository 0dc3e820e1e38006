import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { deleteDue } from '../../../platform/sweeps.ts';

const HOURS = 14;

const COLUMNS = ['id', 'personId', 'beganAt', 'endsAt'] as const;

export async function findOpenShift(db: Db, deviceId: string) {
  return db
    .selectFrom('shifts')
    .select(COLUMNS)
    .select(sql<boolean>`ends_at > now()`.as('isLive'))
    .where('deviceId', '=', deviceId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
}

export async function insertShift(
  tx: Db,
  shift: Omit<NewRow<'shifts'>, 'endsAt'>,
): Promise<{ beganAt: Date; endsAt: Date }> {
  return tx
    .insertInto('shifts')
    .values({ ...shift, endsAt: sql<Date>`now() + make_interval(hours => ${HOURS})` })
    .returning(['beganAt', 'endsAt'])
    .executeTakeFirstOrThrow();
}

/** The cookie of an answer that was lost, or of another tab, opens nothing any more. */
export async function storeShiftSecret(tx: Db, id: string, secretHash: Buffer): Promise<void> {
  await tx.updateTable('shifts').set({ secretHash }).where('id', '=', id).execute();
}

type Whose = { deviceId: string } | { personId: string } | { shiftId: string };

/** Those that were forgotten ended after 14 hours. */
export async function endOpenShifts(tx: Db, whose: Whose) {
  return tx
    .updateTable('shifts')
    .set({ endedAt: sql<Date>`least(now(), ends_at)` })
    .where('endedAt', 'is', null)
    .$if('deviceId' in whose, (query) =>
      query.where('deviceId', '=', 'deviceId' in whose ? whose.deviceId : ''),
    )
    .$if('shiftId' in whose, (query) =>
      query.where('id', '=', 'shiftId' in whose ? whose.shiftId : ''),
    )
    .$if('personId' in whose, (query) =>
      query.where('personId', '=', 'personId' in whose ? whose.personId : ''),
    )
    .returning(['id', 'personId', 'endedAt'])
    .execute();
}

/** However old: a device that was unused for weeks still holds what it sealed. */
export async function selectKeyedShifts(db: Db, deviceId: string, ids: readonly string[]) {
  const rows = await db
    .selectFrom('shifts')
    .select('id')
    .where('deviceId', '=', deviceId)
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id }) => id);
}

/** Who had that shift; undefined if it was of another device. */
export async function findPersonOfShift(
  db: Db,
  deviceId: string,
  shiftId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('shifts')
    .select('personId')
    .where('id', '=', shiftId)
    .where('deviceId', '=', deviceId)
    .executeTakeFirst();
  return row?.personId;
}

/** Where shifts of a device were begun; those of other devices are left out. */
export async function selectHubsOfShifts(
  db: Db,
  deviceId: string,
  ids: readonly string[],
): Promise<Map<string, { id: string; code: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('shifts')
    .innerJoin('hubs', 'hubs.id', 'shifts.hubId')
    .select(['shifts.id as shiftId', 'hubs.id', 'hubs.code'])
    .where('shifts.deviceId', '=', deviceId)
    .where('shifts.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ shiftId, ...hub }) => [shiftId, hub]));
}

/** As long as proofs of delivery are kept: until then somebody may ask who handed a parcel over. */
export async function deleteOldShifts(db: Db): Promise<void> {
  await deleteDue(db, 'shifts', sql`began_at < now() - interval '24 months'`);
}

/**
 * Who worked with a device at a moment. Between two shifts it is who had it last, and before the first one who
 * had it first: clocks of devices are some seconds off, and cash must have a name.
 */
export async function findPersonAt(
  db: Db,
  sourceId: number,
  at: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ personId: string }>`
    (SELECT person_id FROM shifts WHERE source_id = ${sourceId} AND began_at <= ${at}
      ORDER BY began_at DESC LIMIT 1)
    UNION ALL
    (SELECT person_id FROM shifts WHERE source_id = ${sourceId} AND began_at > ${at}
      ORDER BY began_at LIMIT 1)
    LIMIT 1`.execute(db);
  return rows[0]?.personId;
}
