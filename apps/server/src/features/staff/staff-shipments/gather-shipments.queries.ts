import type { StaffShipmentFilter } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import {
  allOf,
  type Ask,
  behind,
  equals,
  hasText,
  idBounds,
  LISTED,
  listConditions,
  type PageRow,
  type Sql,
  sortOf,
  textConditions,
} from './page-conditions.queries.ts';

/** Looking up so many texts one by one is faster than finding a common word by its trigrams. */
const FEW_ROWS = 20_000;

/** All matches, from the table whose conditions leave less to look up in the other one. */
export async function gather(db: Db, ask: Ask): Promise<PageRow[]> {
  const { filter, after, limit } = ask;
  if (isOfSearchAlone(filter)) return gatherBySearchAlone(db, ask);
  const found = (await isListLeading(db, filter)) ? gatherFromList : gatherFromSearch;
  const { rows } = await sql<PageRow>`
    WITH found AS MATERIALIZED (${found(filter)})
    SELECT shipment_id, shard, status FROM found WHERE ${allOf(behind(after, filter))}
    ORDER BY ${sortOf(filter)} LIMIT ${limit}`.execute(db);
  return rows;
}

/** Whether neither a condition nor the order is one of the list. */
function isOfSearchAlone({ search, sort, ...filter }: StaffShipmentFilter): boolean {
  const ofList = [filter.status, filter.late, filter.from, filter.to];
  const isSortedByList = sort === 'status' || sort === 'due';
  return search !== '' && !isSortedByList && ofList.every((value) => value === undefined);
}

/** Looks up in the list what is on the page, not the 25 times as many rows that a word may match. */
async function gatherBySearchAlone(db: Db, { filter, after, limit }: Ask): Promise<PageRow[]> {
  const conditions = [
    ...equals(sql`s.service`, filter.service),
    ...textConditions(filter, sql`s.search_text`),
  ];
  const { rows } = await sql<PageRow>`
    WITH found AS MATERIALIZED (SELECT s.shipment_id, s.shard, s.price_cents FROM shipment_search s
      WHERE ${allOf(conditions)}),
    page AS (SELECT * FROM found WHERE ${allOf(behind(after, filter))}
      ORDER BY ${sortOf(filter)} LIMIT ${limit})
    SELECT s.shipment_id, s.shard, l.status FROM page s ${LISTED} ORDER BY ${sortOf(filter)}`.execute(
    db,
  );
  return rows;
}

function isNarrowInList({ status, late, sort }: StaffShipmentFilter): boolean {
  return status !== undefined || late !== undefined || sort === 'due';
}

async function isListLeading(db: Db, filter: StaffShipmentFilter): Promise<boolean> {
  if (filter.search === '') return isNarrowInList(filter) || filter.service === undefined;
  if (!isNarrowInList(filter)) return false;
  // the index of statuses has no dates
  const dateless = { ...filter, from: undefined, to: undefined };
  const { rows } = await sql<{ few: boolean }>`
    SELECT count(*) < ${FEW_ROWS} AS few FROM (
      SELECT FROM shipment_list l
      WHERE ${allOf([...equals(sql`l.status`, filter.status), ...listConditions(dateless)])}
      ${filter.status === undefined ? sql`` : sql`ORDER BY shipment_id DESC`} LIMIT ${FEW_ROWS}
    ) probed`.execute(db);
  return rows[0]?.few ?? true;
}

function gatherFromList(filter: StaffShipmentFilter): Sql {
  const conditions = [
    ...equals(sql`l.status`, filter.status),
    ...equals(sql`l.service`, filter.service),
    ...idBounds(filter, sql`l.shipment_id`),
    ...listConditions(filter),
    ...(filter.search === '' ? [] : [hasText(filter)]),
  ];
  const price = sql`(SELECT price_cents FROM shipment_search s
    WHERE s.shipment_id = l.shipment_id AND s.shard = l.shard)`;
  return sql`SELECT l.shipment_id, l.shard, l.status, l.due_on,
      ${filter.sort === 'cost' ? price : sql`0`} AS price_cents
    FROM shipment_list l WHERE ${allOf(conditions)}`;
}

function gatherFromSearch(filter: StaffShipmentFilter): Sql {
  const conditions = [
    ...equals(sql`s.service`, filter.service),
    ...idBounds(filter, sql`s.shipment_id`),
    ...textConditions(filter, sql`s.search_text`),
    ...equals(sql`l.status`, filter.status),
    ...listConditions(filter),
  ];
  // with an index for each side the planner joins both at once, without one it would read the whole list
  const list = isNarrowInList(filter)
    ? sql`JOIN shipment_list l USING (shipment_id, shard)`
    : LISTED;
  return sql`SELECT s.shipment_id, s.shard, l.status, l.due_on, s.price_cents
    FROM shipment_search s ${list} WHERE ${allOf(conditions)}`;
}
