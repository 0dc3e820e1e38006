import type { ShipmentFilter } from '@waypost/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/tables.ts';
import type { Db } from '../../../platform/database.ts';

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
    .select(['shipmentId', 'shard', 'status'])
    .where('customerId', '=', customerId);
  page = filtered(page, filter);
  if (after !== undefined) page = page.where('shipmentId', '<', after);
  return ownShipments(db, page.orderBy('shipmentId', 'desc').limit(limit));
}
export type OwnShipmentRow = Awaited<ReturnType<typeof selectOwnShipments>>[number];

export async function findOwnShipment(db: Db, customerId: string, shipmentId: string) {
  const one = db
    .selectFrom('shipmentList')
    .select(['shipmentId', 'shard', 'status'])
    .where('customerId', '=', customerId)
    .where('shipmentId', '=', shipmentId);
  const [row] = await ownShipments(db, one);
  return row;
}

type ListQuery = SelectQueryBuilder<
  DB,
  'shipmentList',
  { shipmentId: string; shard: number; status: string }
>;

function ownShipments(db: Db, page: ListQuery) {
  return db
    .with('page', () => page)
    .selectFrom('page')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.id', '=', 'page.shipmentId')
        .onRef('shipments.shard', '=', 'page.shard'),
    )
    .innerJoin('shipmentParties', (join) =>
      join
        .onRef('shipmentParties.shipmentId', '=', 'page.shipmentId')
        .onRef('shipmentParties.shard', '=', 'page.shard')
        .on('shipmentParties.role', '=', 'recipient'),
    )
    .select([
      'page.status',
      'shipments.id',
      'shipments.bookedAt',
      'shipments.trackingNumber',
      'shipments.receiptId',
      'shipments.attemptId',
      'shipments.serviceType',
      'shipments.service',
      'shipments.origin',
      'shipments.destination',
      'shipments.pieceCount',
      'shipments.weightGrams',
      'shipments.priceCents',
      'shipments.currency',
      'shipments.hold',
      'shipments.cancelledAt',
      'shipmentParties.name as recipientName',
      'shipmentParties.email as recipientEmail',
    ])
    .orderBy('shipments.id', 'desc')
    .execute();
}

function filtered(page: ListQuery, filter: ShipmentFilter): ListQuery {
  const { search, service, status, from, to, timeZone } = filter;
  const startOf = (day: string, daysLater: number) =>
    sql<Date>`(${day}::date + ${daysLater}::integer)::timestamp AT TIME ZONE ${timeZone}`;
  let query = page;
  if (service !== undefined) query = query.where('service', '=', service);
  if (status !== undefined) query = query.where('status', '=', status);
  if (from !== undefined) query = query.where('bookedAt', '>=', startOf(from, 0));
  if (to !== undefined) query = query.where('bookedAt', '<', startOf(to, 1));
  if (search !== '') {
    query = query.where(sql<boolean>`search_text LIKE '%' || lower(${escapeLike(search)}) || '%'`);
  }
  return query;
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
