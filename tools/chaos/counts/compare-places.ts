import type pg from 'pg';
import { findDifferences } from './find-differences.ts';

/** The places that are taken in each window, held to the pickups that take them. */
export async function comparePlaces(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    `SELECT concat_ws(' ', area, day, pickup_window) AS key FROM pickups
     WHERE status NOT IN ('Cancelled', 'No Place')`,
  );
  const counted = Map.groupBy(rows, ({ key }) => key);
  return findDifferences(
    db,
    'places taken in',
    new Map([...counted].map(([key, pickups]) => [key, `${pickups.length}`])),
    `SELECT concat_ws(' ', area, day, pickup_window), taken::text FROM pickup_places WHERE taken > 0`,
  );
}
