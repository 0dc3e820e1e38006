import type { ExportFilter, ShipmentTotal, StaffShipmentFilter } from '@waypost/contract';
import { STATUSES } from '@waypost/domain/tracking';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { gather } from './gather-shipments.queries.ts';
import {
  allOf,
  asMeant,
  type Ask,
  behind,
  equals,
  hasText,
  idBounds,
  IS_DUE,
  IS_OVER,
  listConditions,
  LISTED,
  type PageRow,
  type Sql,
  sortOf,
  statusesOf,
  textConditions,
} from './page-conditions.queries.ts';

/**
 * Pages of all shipments. No index serves every filter in every order, so a page is read in up to two
 * ways:
 * 1. A walk follows the order through an index and skips what the filter excludes, for 5,000 rows. A
 *   filter that matches one row in 100 or more fills its page here, also a word that half of all
 *   shipments have.
 * 2. `gather` collects all matches, by the index that narrows most, and sorts them. It runs only when
 *   matches are rare along the order, so they are few.
 */
const WALKED_ROWS = 5_000;
/** This many rows show whether matches are frequent. */
const TELLING_ROWS = 1_000;

export async function selectPage(db: Db, asked: Ask): Promise<PageRow[]> {
  const ask = { ...asked, filter: asMeant(asked.filter) };
  const { filter, limit } = ask;
  if (statusesOf(filter).length === 0) return [];
  if (filter.sort === 'status' && filter.late === undefined) return byStatus(db, ask);
  if (isRareAlongCosts(filter)) return gather(db, ask);
  const walked = await (filter.sort === 'cost' ? walkCosts : walkList)(db, ask);
  if (walked.length === limit || !isNarrowed(filter)) return walked;
  return (await countWalked(db, ask)) < walkedRowsOf(ask) ? walked : gather(db, ask);
}

/** A word among the late: few shipments are late, and no index of costs knows which. */
function isRareAlongCosts({ sort, late, search }: StaffShipmentFilter): boolean {
  return sort === 'cost' && late !== undefined && search !== '';
}

/** Status by status, in the order of a shipment's life. */
async function byStatus(db: Db, ask: Ask): Promise<PageRow[]> {
  const { filter, after, limit } = ask;
  const statuses = statusesOf(filter);
  const first = after === null ? 0 : Math.max(statuses.indexOf(after.status), 0);
  const rows: PageRow[] = [];
  for (const status of statuses.slice(first)) {
    const part: Ask = {
      ...ask,
      filter: { ...filter, status, sort: 'date', order: 'desc' },
      after: after?.status === status ? after : null,
      limit: limit - rows.length,
    };
    const found = await walkList(db, part);
    rows.push(...found);
    if (rows.length === limit) return rows;
    if (!isNarrowed(part.filter)) continue;
    const walked = await countWalked(db, part);
    const isRare = walked >= TELLING_ROWS && found.length < walked / 100;
    if (walked === walkedRowsOf(part) || isRare) return gather(db, ask);
  }
  return rows;
}

/** Whether a walk skips rows that its index cannot exclude. */
function isNarrowed({ search, service, status, from, to, late, sort }: StaffShipmentFilter) {
  const unsorted = sort === 'date' ? [service] : sort === 'cost' ? [status] : [service, status];
  const others = [from, to, late, ...unsorted];
  return search !== '' || others.some((value) => value !== undefined);
}

/** All matches in a chunk of the list, and where the next one begins, if there is one. */
export async function selectChunk(
  db: Db,
  filter: ExportFilter,
  { after, length }: { after: string | null; length: number },
): Promise<{ rows: PageRow[]; last: string | null }> {
  const newestFirst = { ...asMeant(filter), sort: 'date', order: 'desc' } as const;
  // along dates a position is its id
  const position =
    after === null ? null : { id: after, status: STATUSES[0], priceCents: 0, dueOn: null };
  const ask = { filter: newestFirst, after: position, limit: length, walkedRows: length };
  const rows = await walkList(db, ask);
  const { rows: ends } = await sql<{ last: string | null; count: number }>`
    SELECT (array_agg(shipment_id ORDER BY shipment_id))[1] AS last, count(*)::int AS count
    FROM (${chunkOfList(ask)}) walked`.execute(db);
  const [end] = ends;
  return { rows, last: end?.count === length ? end.last : null };
}

/** Counted further, it would say no more to anybody. */
const MOST_COUNTED = 1_000;

/** How many shipments there are; null where a walk does not find it out, and for words. */
export async function countListed(
  db: Db,
  filter: StaffShipmentFilter,
  walkedRows = WALKED_ROWS,
): Promise<ShipmentTotal | null> {
  if (filter.search !== '') return null;
  // late ones are the first of those that are due
  const isDue = filter.late !== undefined || filter.sort === 'due';
  const along: StaffShipmentFilter = isDue
    ? { ...filter, sort: 'due', order: 'asc' }
    : { ...filter, sort: 'date', order: 'desc' };
  const chunk = chunkOfList({ filter: along, after: null, limit: MOST_COUNTED, walkedRows });
  const { rows } = await sql<{ walked: number; found: number }>`
    WITH walked AS MATERIALIZED (${chunk})
    SELECT (SELECT count(*)::int FROM walked) AS walked,
      (SELECT count(*)::int FROM (
        SELECT FROM walked l WHERE ${allOf(ofList(along))} LIMIT ${MOST_COUNTED + 1}
      ) found) AS found`.execute(db);
  const { walked = 0, found = 0 } = rows[0] ?? {};
  if (found > MOST_COUNTED) return { count: MOST_COUNTED, more: true };
  return walked < walkedRows ? { count: found, more: false } : null;
}

function ofList(filter: StaffShipmentFilter): Sql[] {
  return [
    ...listConditions(filter),
    ...equals(sql`l.status`, filter.status),
    ...equals(sql`l.service`, filter.service),
  ];
}

async function walkList(db: Db, ask: Ask): Promise<PageRow[]> {
  const { filter, limit } = ask;
  const conditions = [...ofList(filter), ...(filter.search === '' ? [] : [hasText(filter)])];
  const { rows } = await sql<PageRow>`
    SELECT shipment_id, shard, status FROM (${chunkOfList(ask)}) l
    WHERE ${allOf(conditions)} ORDER BY ${sortOf(filter)} LIMIT ${limit}`.execute(db);
  return rows;
}

/** Along the dates of booking, or the due days. Late ones are taken from the due days, whatever their order. */
function chunkOfList(ask: Ask): Sql {
  const { filter, after } = ask;
  const isByDue = filter.sort === 'due' || filter.late !== undefined;
  const bounds = [
    // of the due days, one status is no part of the index
    ...(isByDue ? [IS_DUE] : equals(sql`status`, filter.status)),
    ...(filter.late === undefined ? [] : [IS_OVER]),
    ...(isByDue ? [] : idBounds(filter, sql`shipment_id`)),
    ...behind(after, filter),
  ];
  const rows = sql`SELECT shipment_id, shard, status, due_on, booked_at, service FROM shipment_list
    WHERE ${allOf(bounds)}`;
  // a late one is rare along dates: the planner is not to look for them there
  const sorted = filter.sort === 'due' ? rows : sql`SELECT * FROM (${rows} OFFSET 0) late`;
  return sql`${filter.late === undefined ? rows : sorted}
    ORDER BY ${sortOf(filter)} LIMIT ${walkedRowsOf(ask)}`;
}

async function walkCosts(db: Db, ask: Ask): Promise<PageRow[]> {
  const { filter, limit } = ask;
  const conditions = [
    ...textConditions(filter, sql`s.search_text`),
    ...equals(sql`l.status`, filter.status),
    ...listConditions(filter),
  ];
  const { rows } = await sql<PageRow>`
    SELECT s.shipment_id, s.shard, l.status FROM (${chunkOfCosts(ask)}) s ${LISTED}
    WHERE ${allOf(conditions)} ORDER BY ${sortOf(filter)} LIMIT ${limit}`.execute(db);
  return rows;
}

function chunkOfCosts(ask: Ask): Sql {
  const { filter, after } = ask;
  const bounds = [...equals(sql`service`, filter.service), ...behind(after, filter)];
  return sql`SELECT shipment_id, shard, price_cents, search_text FROM shipment_search
    WHERE ${allOf(bounds)} ORDER BY ${sortOf(filter)} LIMIT ${walkedRowsOf(ask)}`;
}

/** Fewer than a walk may take when it has read everything, and there is nothing to gather. */
async function countWalked(db: Db, ask: Ask): Promise<number> {
  const isByCost = ask.filter.sort === 'cost';
  const chunk = isByCost ? chunkOfCosts(ask) : chunkOfList(ask);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (${chunk}) walked`.execute(db);
  return rows[0]?.count ?? 0;
}

function walkedRowsOf({ walkedRows = WALKED_ROWS }: Ask): number {
  return walkedRows;
}
