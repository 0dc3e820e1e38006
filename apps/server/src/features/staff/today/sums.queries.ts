import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Hubs differ by a day from each other: rows are limited by UTC and judged by the clock of their hub. */
const TODAY_OF_HUB = sql`
  LEFT JOIN hubs b ON b.id = s.hub_id
  CROSS JOIN LATERAL (
    SELECT (now() AT TIME ZONE coalesce(b.time_zone, 'UTC'))::date AS today) AS clock`;
const UTC_TODAY = sql`(now() AT TIME ZONE 'UTC')::date`;

/** Seven days with today; what is expected later is not planned for yet. */
const LAST_DAY = 6;

type Load = { shipments: number; pieces: number; weightGrams: number };
type DaySlot = 'over' | 'today' | 'tomorrow' | 'later';
export type DaySum = Load & { hubId: string; slot: DaySlot; detail: string };

const SUMMED = sql`sum(s.shipments)::float8 AS shipments, sum(s.pieces)::float8 AS pieces,
  sum(s.weight_grams)::float8 AS weight_grams`;

/** By the last expected day. */
export async function sumByExpectedDay(db: Db, kind: 'due' | 'coming'): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    SELECT s.hub_id, s.detail,
      CASE WHEN s.day < today THEN 'over' WHEN s.day = today THEN 'today'
        WHEN s.day = today + 1 THEN 'tomorrow' ELSE 'later' END AS slot, ${SUMMED}
    FROM live_sums s ${TODAY_OF_HUB}
    WHERE s.kind = ${kind} AND s.day <= ${UTC_TODAY} + ${LAST_DAY + 1}::int
      AND s.day <= today + ${LAST_DAY}::int
    GROUP BY s.hub_id, s.detail, slot`.execute(db);
  return rows;
}

type StandingSum = Load & { hubId: string; slot: 'today' | 'yesterday' | 'longer' };

export async function sumStanding(db: Db): Promise<StandingSum[]> {
  const { rows } = await sql<StandingSum>`
    SELECT s.hub_id, CASE WHEN s.day >= today THEN 'today' WHEN s.day = today - 1 THEN 'yesterday'
        ELSE 'longer' END AS slot, ${SUMMED}
    FROM live_sums s ${TODAY_OF_HUB}
    WHERE s.kind = 'standing' GROUP BY s.hub_id, slot`.execute(db);
  return rows;
}

/** The longest stay of each hub, by the index. */
export async function readOldestStays(db: Db): Promise<{ hubId: string; since: Date }[]> {
  const { rows } = await sql<{ hubId: string; since: Date }>`
    SELECT b.id AS hub_id, oldest.since FROM hubs b
    CROSS JOIN LATERAL (SELECT since FROM hub_stays s WHERE s.hub_id = b.id
      ORDER BY since LIMIT 1) AS oldest`.execute(db);
  return rows;
}

type PromiseSum = { isOver: boolean; cause: string; shipments: number };

/** A promise that is not over counts only when the expected day was moved behind it. */
export async function sumPromises(db: Db): Promise<PromiseSum[]> {
  const { rows } = await sql<PromiseSum>`
    SELECT s.day < today AS is_over, s.detail AS cause, sum(s.shipments)::float8 AS shipments
    FROM live_sums s ${TODAY_OF_HUB}
    WHERE s.kind = 'promised' AND (s.day < today OR s.detail <> '')
    GROUP BY is_over, s.detail ORDER BY shipments DESC, s.detail`.execute(db);
  return rows;
}
