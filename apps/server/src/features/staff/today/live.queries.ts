import type { LiveShipment, LiveView, LiveWhen } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type LiveFilter = {
  view: LiveView;
  hub?: string | undefined;
  when?: LiveWhen | undefined;
  lane?: string | undefined;
  cause?: string | undefined;
  after: { at: string; id: string } | undefined;
  limit: number;
};

export type LiveRow = Omit<LiveShipment, 'from' | 'to' | 'since' | 'hub'> & {
  hubId: string | null;
  hubCode: string | null;
  lane: string;
  since: Date | null;
  /** Where the next page begins. */
  position: string;
};

type Condition = RawBuilder<unknown>;
const ANY = sql`true`;
const UTC_TODAY = sql`(now() AT TIME ZONE 'UTC')::date`;
const CLOCK = (hubId: Condition) => sql`
  LEFT JOIN hubs b ON b.id = ${hubId}
  CROSS JOIN LATERAL (
    SELECT (now() AT TIME ZONE coalesce(b.time_zone, 'UTC'))::date AS today) AS clock`;
const LIVE_COLUMNS = sql`l.shipment_id AS id, l.shard, l.service, l.status, l.lane,
  l.due_on::text AS due_on, l.promised_on::text AS promised_on, l.moved_by`;

/** The first condition is for the index: no hub is more than a day from UTC. */
function isDue(when: LiveWhen | undefined): Condition {
  switch (when) {
    case 'over':
      return sql`l.due_on <= ${UTC_TODAY} AND l.due_on < today`;
    case 'today':
      return sql`l.due_on BETWEEN ${UTC_TODAY} - 1 AND ${UTC_TODAY} + 1 AND l.due_on = today`;
    case 'tomorrow':
      return sql`l.due_on BETWEEN ${UTC_TODAY} AND ${UTC_TODAY} + 2 AND l.due_on = today + 1`;
    case 'later':
      return sql`l.due_on BETWEEN ${UTC_TODAY} + 1 AND ${UTC_TODAY} + 7
        AND l.due_on BETWEEN today + 2 AND today + 6`;
    default:
      return sql`l.due_on <= ${UTC_TODAY} + 7 AND l.due_on <= today + 6`;
  }
}

function conditionOf({ view, when }: LiveFilter): Condition {
  switch (view) {
    case 'due':
      return sql`${isDue('today')} AND l.phase IN ('coming', 'arrived')`;
    case 'out':
      return sql`${isDue('today')} AND l.phase = 'out'`;
    case 'over':
      return sql`${isDue('over')} AND l.phase <> 'stopped'`;
    case 'coming':
      return sql`${isDue(when)} AND l.phase = 'coming'`;
    case 'will_break':
      return sql`l.promised_on >= ${UTC_TODAY} - 1 AND l.promised_on >= today
        AND l.phase <> 'stopped' AND l.moved_by IS NOT NULL`;
    default:
      return sql`l.promised_on <= ${UTC_TODAY} AND l.promised_on < today AND l.phase <> 'stopped'`;
  }
}

/** By the expected or the promised day, whichever the view is about. */
export async function selectByDay(db: Db, filter: LiveFilter): Promise<LiveRow[]> {
  const { view, hub, lane, cause, after, limit } = filter;
  const isPromise = view === 'broken' || view === 'will_break';
  const day = isPromise ? sql`l.promised_on` : sql`l.due_on`;
  // numbers are looked up for the page alone: joined before, all shipments may be read
  const { rows } = await sql<LiveRow>`
    SELECT h.tracking_number, page.* FROM (
      SELECT ${LIVE_COLUMNS}, b.id AS hub_id, b.code AS hub_code, NULL AS since, l.pieces,
        l.weight_grams::float8 AS weight_grams, ${day}::text AS position
      FROM live_shipments l ${CLOCK(sql`l.hub_id`)}
      WHERE ${conditionOf(filter)}
      AND ${hub === undefined ? ANY : hub === 'none' ? sql`l.hub_id IS NULL` : sql`l.hub_id = ${hub}`}
      AND ${lane === undefined ? ANY : sql`l.lane = ${lane}`}
      AND ${causeOf(cause)}
      AND ${after === undefined ? ANY : sql`(${day}, l.shipment_id) > (${after.at.slice(0, 10)}::date, ${after.id}::uuid)`}
      ORDER BY ${day}, l.shipment_id LIMIT ${limit}
    ) AS page JOIN shipments h ON h.id = page.id AND h.shard = page.shard
    ORDER BY page.position, page.id`.execute(db);
  return rows;
}

function causeOf(cause: string | undefined): Condition {
  if (cause === undefined) return ANY;
  return cause === 'none' ? sql`l.moved_by IS NULL` : sql`l.moved_by = ${cause}`;
}

const ARRIVED: Partial<Record<LiveWhen, Condition>> = {
  today: sql`s.since_on >= today`,
  yesterday: sql`s.since_on = today - 1`,
  longer: sql`s.since_on < today - 1`,
};

/** Those that stand longest first. */
export async function selectStanding(db: Db, filter: LiveFilter): Promise<LiveRow[]> {
  const { hub, when, after, limit } = filter;
  const { rows } = await sql<LiveRow>`
    SELECT h.tracking_number, ${LIVE_COLUMNS}, page.* FROM (
      SELECT s.shipment_id, s.shard, b.id AS hub_id, b.code AS hub_code, s.since, s.pieces,
        s.weight_grams::float8 AS weight_grams,
        to_char(s.since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS position
      FROM hub_stays s ${CLOCK(sql`s.hub_id`)}
      WHERE ${hub === undefined || hub === 'none' ? ANY : sql`s.hub_id = ${hub}`}
      AND ${when === undefined ? ANY : (ARRIVED[when] ?? ANY)}
      AND ${after === undefined ? ANY : sql`(s.since, s.shipment_id) > (${after.at}::timestamptz, ${after.id}::uuid)`}
      ORDER BY s.since, s.shipment_id LIMIT ${limit}
    ) AS page
    JOIN live_shipments l ON l.shipment_id = page.shipment_id AND l.shard = page.shard
    JOIN shipments h ON h.id = page.shipment_id AND h.shard = page.shard
    ORDER BY page.since, page.shipment_id`.execute(db);
  return rows;
}
