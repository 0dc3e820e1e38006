import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Slot } from './places.queries.ts';

/** No more than a window has places. */
export async function listHolders(db: Db, { area, day, window }: Slot) {
  return db
    .selectFrom('pickups')
    .select(['id', 'customerId', 'addressText'])
    .where('area', '=', area)
    .where('day', '=', day)
    .where('pickupWindow', '=', window)
    .where('status', 'in', ['Requested', 'Scheduled'])
    .execute();
}

/** Booked in 90 days and neither on hold nor cancelled; no more than `limit` are counted. */
export async function countShipments(db: Db, customerId: string, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('shipments')
    .select('id')
    .where('customerId', '=', customerId)
    .where('bookedAt', '>', sql<Date>`now() - interval '90 days'`)
    .where('hold', 'is', null)
    .where('cancelledAt', 'is', null)
    .limit(limit)
    .execute();
  return rows.length;
}

export async function countRunningRules(db: Db, customerId: string): Promise<number> {
  const row = await db
    .selectFrom('pickupRules')
    .select(sql<number>`count(*)::integer`.as('running'))
    .where('customerId', '=', customerId)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return row.running;
}
