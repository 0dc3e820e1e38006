import { placesIn } from '@waypost/domain/pickup-places';
import type { OfferedWindow } from '@waypost/domain/settings';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { CarriedShard } from '../../../platform/feature.ts';
import { findCity } from './cities.queries.ts';
import { deleteDue } from '../../../platform/sweeps.ts';

/** The place and time of a pickup. */
export type Slot = { area: string; day: string; window: string };

/** In the order in which slots are locked, so that two customers who swap places cannot deadlock. */
export function inLockOrder<S extends Slot>(slots: readonly S[]): S[] {
  const keyOf = ({ area, day, window }: Slot) => `${area} ${day} ${window}`;
  return slots.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/**
 * False when every place is taken. The row stays locked until the caller's transaction ends, so of
 * two requests for the last place the second waits and then sees that it is gone.
 */
export async function takePlace(
  db: Db,
  { area, day, window }: Slot,
  offered: readonly OfferedWindow[],
): Promise<boolean> {
  const capacity = placesIn(offered, (await findCity(db, area))?.places, day, window);
  if (capacity === 0) return false;
  const row = await db
    .insertInto('pickupPlaces')
    .values({ area, day, pickupWindow: window, taken: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['area', 'day', 'pickupWindow'])
        .doUpdateSet({ taken: sql<number>`pickup_places.taken + 1` })
        .where('pickupPlaces.taken', '<', capacity),
    )
    .returning('taken')
    .executeTakeFirst();
  return row !== undefined;
}

export async function givePlaceBack(db: Db, { area, day, window }: Slot): Promise<void> {
  await db
    .updateTable('pickupPlaces')
    .set({ taken: sql<number>`taken - 1` })
    .where((eb) => eb.and({ area, day, pickupWindow: window }))
    .execute();
}

/** Places taken in an area by day and window. */
export async function selectTaken(db: Db, area: string, range: { from: string; until: string }) {
  return db
    .selectFrom('pickupPlaces')
    .select(['day', 'pickupWindow', 'taken'])
    .where('area', '=', area)
    .where('day', '>=', range.from)
    .where('day', '<=', range.until)
    .execute();
}

/** Of a shard that comes to this cell, or leaves it. Places are counted for each cell by itself. */
export async function carryPlaces(tx: Db, { shard, sign }: CarriedShard): Promise<void> {
  const held = sql`SELECT area, day, pickup_window, count(*) AS taken FROM pickups
    WHERE shard = ${shard} AND status IN ('Requested', 'Scheduled')
    GROUP BY area, day, pickup_window`;
  await (
    sign === 1
      ? sql`INSERT INTO pickup_places AS p (area, day, pickup_window, taken) ${held}
          ON CONFLICT (area, day, pickup_window) DO UPDATE SET taken = p.taken + excluded.taken`
      : sql`UPDATE pickup_places p SET taken = greatest(p.taken - held.taken, 0) FROM (${held}) AS held
          WHERE p.area = held.area AND p.day = held.day AND p.pickup_window = held.pickup_window`
  ).execute(tx);
}

/** Older than a month is not needed. */
export async function deleteOldPlaces(db: Db) {
  await deleteDue(db, 'pickupPlaces', sql`day < (now() - interval '30 days')::date`);
}

/** Cut-offs are judged by the clock of the database. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT now() AS now`.execute(db);
  return rows[0]?.now ?? new Date();
}
