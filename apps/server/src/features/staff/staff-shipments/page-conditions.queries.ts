import { type ExportFilter, LISTED_SERVICES, type StaffShipmentFilter } from '@waypost/contract';
import { type Status, STATUSES } from '@waypost/domain/tracking';
import { type RawBuilder, sql } from 'kysely';
import { firstIdAt } from '../../../platform/first-id.ts';
import type { Position } from './page-cursor.ts';
import { searchPatterns } from '../../../platform/search-patterns.ts';

export type Sql = RawBuilder<unknown>;

export type PageRow = { shipmentId: string; shard: number; status: Status };
export type Ask = {
  filter: StaffShipmentFilter;
  after: Position | null;
  limit: number;
  /** How many rows a walk reads. */
  walkedRows?: number;
};

/**
 * The name of a service alone is the filter of that service: its index is in every order, where a word that a
 * third of all shipments hold has to be gathered.
 */
export function asMeant<F extends ExportFilter>(filter: F): F {
  const word = filter.search.trim().toLowerCase();
  const service = LISTED_SERVICES.find((each) => each === word);
  if (service === undefined || filter.service !== undefined) return filter;
  return { ...filter, search: '', service };
}

/** Of `shipment_list`, as `l`. */
export function listConditions({ late, from, to, timeZone, sort }: StaffShipmentFilter): Sql[] {
  return [
    ...(late === undefined ? [] : [IS_LATE]),
    ...(sort === 'due' ? [IS_DUE] : []),
    ...(from === undefined ? [] : [sql`l.booked_at >= ${startOf(from, 0, timeZone)}`]),
    ...(to === undefined ? [] : [sql`l.booked_at < ${startOf(to, 1, timeZone)}`]),
  ];
}

/** Nothing is late once it is delivered or cancelled. */
const OPEN_STATUSES = STATUSES.filter((status) => status !== 'Delivered' && status !== 'Cancelled');

/** The day in UTC: at most 12 hours from its end anywhere. */
export const IS_OVER = sql`(due_on < (now() AT TIME ZONE 'UTC')::date)`;
const IS_LATE = sql`(l.status IN (${sql.join(OPEN_STATUSES)}) AND ${IS_OVER})`;

/** In the words of the index shipment_list_due. */
export const IS_DUE = sql`(status NOT IN ('Delivered', 'Cancelled') AND due_on IS NOT NULL)`;

/** The statuses that can be on the list, in the order of a shipment's life. */
export function statusesOf({ status, late, order, sort }: StaffShipmentFilter): Status[] {
  const possible = late === undefined && sort !== 'due' ? STATUSES : OPEN_STATUSES;
  const wanted = possible.filter((each) => status === undefined || each === status);
  return order === 'asc' ? wanted : wanted.toReversed();
}

export function equals(column: Sql, value: string | undefined): Sql[] {
  return value === undefined ? [] : [sql`${column} = ${value}`];
}

/** One LIKE for each word: the trigram index serves them together. */
export function textConditions({ search }: StaffShipmentFilter, text: Sql): Sql[] {
  return searchPatterns(search).map((pattern) => sql`${text} LIKE ${pattern}`);
}

export function idBounds({ from, to, timeZone }: StaffShipmentFilter, column: Sql): Sql[] {
  const hour = sql`interval '1 hour'`;
  return [
    ...(from === undefined
      ? []
      : [sql`${column} >= ${firstIdAt(sql`${startOf(from, 0, timeZone)} - ${hour}`)}`]),
    ...(to === undefined
      ? []
      : [sql`${column} < ${firstIdAt(sql`${startOf(to, 1, timeZone)} + ${hour}`)}`]),
  ];
}

function startOf(day: string, daysLater: number, timeZone: string): Sql {
  return sql`((${day}::date + ${daysLater}::integer)::timestamp AT TIME ZONE ${timeZone})`;
}

const RANK = sql`array_position(${sql.val([...STATUSES])}::text[], status)`;

function wayOf({ order }: StaffShipmentFilter): Sql {
  return order === 'asc' ? sql`ASC` : sql`DESC`;
}

/** The order of gathered rows: within each status the newest first. */
export function sortOf(filter: StaffShipmentFilter): Sql {
  const way = wayOf(filter);
  switch (filter.sort) {
    case 'date':
      return sql`shipment_id ${way}`;
    case 'cost':
      return sql`price_cents ${way}, shipment_id ${way}`;
    case 'status':
      return sql`${RANK} ${way}, shipment_id DESC`;
    case 'due':
      return sql`due_on ${way}, shipment_id ${way}`;
  }
}

/** What comes after the last row of the page before. */
export function behind(after: Position | null, { sort, order }: StaffShipmentFilter): Sql[] {
  if (after === null) return [];
  const { id, status, priceCents, dueOn } = after;
  const than = order === 'asc' ? sql`>` : sql`<`;
  switch (sort) {
    case 'date':
      return [sql`shipment_id ${than} ${id}::uuid`];
    case 'cost':
      return [sql`(price_cents, shipment_id) ${than} (${priceCents}::bigint, ${id}::uuid)`];
    case 'status': {
      const rank = STATUSES.indexOf(status) + 1;
      const sameStatus = sql`(status = ${status} AND shipment_id < ${id}::uuid)`;
      return [sql`(${RANK} ${than} ${rank} OR ${sameStatus})`];
    }
    case 'due':
      return [sql`(due_on, shipment_id) ${than} (${dueOn}::date, ${id}::uuid)`];
  }
}

export function allOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
}

/** The list beside `s`: one look-up a row, where the planner might otherwise scan both tables. */
export const LISTED = sql`CROSS JOIN LATERAL (
  SELECT status, due_on, booked_at FROM shipment_list own
  WHERE own.shipment_id = s.shipment_id AND own.shard = s.shard OFFSET 0
) l`;

/** The text beside `l`, likewise. */
export function hasText(filter: StaffShipmentFilter): Sql {
  return sql`(SELECT ${allOf(textConditions(filter, sql`s.search_text`))} FROM shipment_search s
    WHERE s.shipment_id = l.shipment_id AND s.shard = l.shard)`;
}
