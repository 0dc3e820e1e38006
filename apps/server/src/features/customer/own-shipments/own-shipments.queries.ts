import type { ShipmentFilter } from '@waypost/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/tables.ts';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import { LISTED_COLUMNS } from '../../core/shipments/index.ts';

const OUR_BEGINNING = /^W[PT][0-9A-Z]{2,17}$/i;

type Page = { after: string | undefined; limit: number };

/**
 * Newest first. The page is chosen from the narrow list alone, through one index, before anything
 * else is read about its shipments.
 */
export async function selectOwnShipments(
  db: Db,
  customerId: string,
  filter: ShipmentFilter,
  { after, limit }: Page,
) {
  let page = db
    .selectFrom('shipmentList')
    .select(['shipmentId', 'shard', 'status', 'dueOn'])
    .where('customerId', '=', customerId);
  page = filtered(page, filter);
  if (after !== undefined) page = page.where('shipmentId', '<', after);
  return ownShipments(db, page.orderBy('shipmentId', 'desc').limit(limit));
}
export type OwnShipmentRow = Awaited<ReturnType<typeof selectOwnShipments>>[number];

export async function findOwnShipment(db: Db, customerId: string, shipmentId: string) {
  const one = db
    .selectFrom('shipmentList')
    .select(['shipmentId', 'shard', 'status', 'dueOn'])
    .where('customerId', '=', customerId)
    .where('shipmentId', '=', shipmentId);
  const [row] = await ownShipments(db, one);
  return row;
}

type ListQuery = SelectQueryBuilder<
  DB,
  'shipmentList',
  { shipmentId: string; shard: number; status: string; dueOn: string | null }
>;

function ownShipments(db: Db, page: ListQuery) {
  return db
    .with('page', () => page)
    .selectFrom('page')
    .innerJoin('shipments', sameShard('shipments.id', 'page.shipmentId'))
    .innerJoin('shipmentParties', sameShard('shipmentParties.shipmentId', 'page.shipmentId'))
    .where('shipmentParties.role', '=', 'recipient')
    .select(LISTED_COLUMNS)
    .select(['page.status', 'page.dueOn'])
    .select(sql<boolean>`coalesce(${isLate('page')}, false)`.as('isLate'))
    .select(['shipments.receiptId', 'shipments.attemptId', 'shipments.cancelledAt'])
    .select('shipments.paymentMethod')
    .orderBy('shipments.id', 'desc')
    .execute();
}

function filtered(page: ListQuery, filter: ShipmentFilter): ListQuery {
  const { search, service, status, late, from, to, timeZone } = filter;
  const startOf = (day: string, daysLater: number) =>
    sql<Date>`(${day}::date + ${daysLater}::integer)::timestamp AT TIME ZONE ${timeZone}`;
  let query = page;
  if (service !== undefined) query = query.where('service', '=', service);
  if (status !== undefined) query = query.where('status', '=', status);
  if (late !== undefined) query = query.where(isLate('shipmentList'));
  if (from !== undefined) query = query.where('bookedAt', '>=', startOf(from, 0));
  if (to !== undefined) query = query.where('bookedAt', '<', startOf(to, 1));
  if (search !== '') {
    const patterns = [search, ...numberIn(search)].map((text) => `%${escapeLike(text)}%`);
    query = query.where(({ or }) =>
      or(patterns.map((pattern) => sql<boolean>`search_text LIKE lower(${pattern})`)),
    );
  }
  return query;
}

/** In the words of the index shipment_list_own_due. The day in UTC: at most 12 hours from its end anywhere. */
function isLate(list: 'page' | 'shipmentList') {
  return sql<boolean>`(${sql.ref(`${list}.status`)} NOT IN ('Delivered', 'Cancelled')
    AND ${sql.ref(`${list}.dueOn`)} < (now() AT TIME ZONE 'UTC')::date)`;
}

/** A tracking number, or the beginning of one, without what groups its symbols. */
function numberIn(search: string): string[] {
  const symbols = search.replaceAll(/[\s\p{Pd}]/gu, '');
  return symbols !== search && OUR_BEGINNING.test(symbols) ? [symbols] : [];
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

export async function readEmailKey(db: Db, customerId: string): Promise<string> {
  const row = await db
    .selectFrom('customers')
    .select('emailKey')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return row.emailKey;
}
