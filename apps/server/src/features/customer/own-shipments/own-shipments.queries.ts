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
    .selectFrom('shipment_list')
    .select(['shipment_id', 'shard', 'status'])
    .where('customer_id', '=', customerId);
  page = filtered(page, filter);
  if (after !== undefined) page = page.where('shipment_id', '<', after);
  return ownShipments(db, page.orderBy('shipment_id', 'desc').limit(limit));
}
export type OwnShipmentRow = Awaited<ReturnType<typeof selectOwnShipments>>[number];

export async function findOwnShipment(db: Db, customerId: string, shipmentId: string) {
  const one = db
    .selectFrom('shipment_list')
    .select(['shipment_id', 'shard', 'status'])
    .where('customer_id', '=', customerId)
    .where('shipment_id', '=', shipmentId);
  const [row] = await ownShipments(db, one);
  return row;
}

type ListQuery = SelectQueryBuilder<
  DB,
  'shipment_list',
  { shipment_id: string; shard: number; status: string }
>;

function ownShipments(db: Db, page: ListQuery) {
  return db
    .with('page', () => page)
    .selectFrom('page')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.id', '=', 'page.shipment_id')
        .onRef('shipments.shard', '=', 'page.shard'),
    )
    .innerJoin('shipment_parties', (join) =>
      join
        .onRef('shipment_parties.shipment_id', '=', 'page.shipment_id')
        .onRef('shipment_parties.shard', '=', 'page.shard')
        .on('shipment_parties.role', '=', 'recipient'),
    )
    .select([
      'page.status',
      'shipments.id',
      'shipments.booked_at',
      'shipments.tracking_number',
      'shipments.receipt_id',
      'shipments.attempt_id',
      'shipments.service_type',
      'shipments.service',
      'shipments.origin',
      'shipments.destination',
      'shipments.piece_count',
      'shipments.weight_grams',
      'shipments.price_cents',
      'shipments.currency',
      'shipments.hold',
      'shipments.cancelled_at',
      'shipment_parties.name as recipient_name',
      'shipment_parties.email as recipient_email',
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
  if (from !== undefined) query = query.where('booked_at', '>=', startOf(from, 0));
  if (to !== undefined) query = query.where('booked_at', '<', startOf(to, 1));
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
    .select('email_key')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return row.email_key;
}
