import type { StaffShipmentFilter } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
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

/** So many texts are looked up one by one in less time than a common word is found by its trigrams. */
const FEW_ROWS = 20_000;

/** All that matches, from the table whose conditions leave less to look up in the other one. */
export async function gather(db: Db, ask: Ask): Promise<PageRow[]> {
  const { filter, after, limit } = ask;
  const found = (await isListLeading(db, filter)) ? gatherFromList : gatherFromSearch;
  const { rows } = await sql<PageRow>`
    WITH found AS MATERIALIZED (${found(filter)})
    SELECT shipment_id, shard, status FROM found WHERE ${allOf(behind(after, filter))}
    ORDER BY ${sortOf(filter)} LIMIT ${limit}`.execute(db);
  return rows;
}

async function isListLeading(db: Db, filter: StaffShipmentFilter): Promise<boolean> {
  const isNarrowInList = filter.status !== undefined || filter.late !== undefined;
  if (filter.search === '') return isNarrowInList || filter.service === undefined;
  if (!isNarrowInList) return false;
  // the index of statuses knows no dates
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
  return sql`SELECT l.shipment_id, l.shard, l.status,
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
  return sql`SELECT s.shipment_id, s.shard, l.status, s.price_cents
    FROM shipment_search s ${LISTED} WHERE ${allOf(conditions)}`;
}
