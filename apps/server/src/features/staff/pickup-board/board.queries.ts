import type { CityPlaces } from '@waypost/domain/pickup-places';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type AreaRow = { area: string; city: string | null; places: CityPlaces | null };

/** Cities with pickups on a day, and those that staff plans, in the order of their areas. */
export async function selectAreas(
  db: Db,
  asked: { day: string; search: string; after: string; limit: number },
): Promise<AreaRow[]> {
  const { day, search, after, limit } = asked;
  const { rows } = await sql<AreaRow>`
    WITH either AS (
      SELECT DISTINCT area FROM pickups
        WHERE day = ${day} AND area > ${after} AND strpos(area, ${search}) > 0
      UNION
      SELECT area FROM pickup_cities WHERE area > ${after} AND strpos(area, ${search}) > 0
      ORDER BY area LIMIT ${limit}
    )
    SELECT either.area, own.places, coalesce(own.city, (
      SELECT p.city FROM pickups p
      WHERE p.day = ${day} AND p.area = either.area AND p.city IS NOT NULL LIMIT 1
    )) AS city
    FROM either LEFT JOIN pickup_cities own ON own.area = either.area
    ORDER BY either.area`.execute(db);
  return rows;
}

export type CountRow = {
  area: string;
  window: string;
  taken: number;
  requested: number;
  scheduled: number;
  collected: number;
  missed: number;
  withoutPlace: number;
};

/** By city and window; those that were cancelled or skipped count nowhere. */
export async function countPickups(
  db: Db,
  day: string,
  areas: readonly string[],
): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    SELECT area, pickup_window AS window,
      count(*) FILTER (WHERE status IN ('Requested', 'Scheduled', 'Collected', 'Missed')) AS taken,
      count(*) FILTER (WHERE status = 'Requested') AS requested,
      count(*) FILTER (WHERE status = 'Scheduled') AS scheduled,
      count(*) FILTER (WHERE status = 'Collected') AS collected,
      count(*) FILTER (WHERE status = 'Missed') AS missed,
      count(*) FILTER (WHERE status = 'No Place') AS without_place
    FROM pickups
    WHERE day = ${day} AND area = ANY (${areas}::text[]) AND status NOT IN ('Cancelled', 'Skipped')
    GROUP BY area, pickup_window`.execute(db);
  return rows;
}

export type WindowOfDay = {
  area: string;
  city: string | null;
  day: string;
  window: string;
  taken: number;
  requested: number;
  places: CityPlaces | null;
};

/** Every city with pickups on one of the three days that are today somewhere. */
export async function countAroundToday(db: Db): Promise<WindowOfDay[]> {
  const utcToday = sql`(now() AT TIME ZONE 'UTC')::date`;
  const { rows } = await sql<WindowOfDay>`
    SELECT counted.*, own.places, coalesce(own.city, (
      SELECT p.city FROM pickups p
      WHERE p.day = counted.day::date AND p.area = counted.area AND p.city IS NOT NULL LIMIT 1
    )) AS city
    FROM (
      SELECT area, day::text AS day, pickup_window AS window, count(*)::int AS taken,
        (count(*) FILTER (WHERE status = 'Requested'))::int AS requested
      FROM pickups
      WHERE day BETWEEN ${utcToday} - 1 AND ${utcToday} + 1
        AND status IN ('Requested', 'Scheduled', 'Collected', 'Missed')
      GROUP BY area, day, pickup_window
    ) AS counted LEFT JOIN pickup_cities own ON own.area = counted.area`.execute(db);
  return rows;
}
