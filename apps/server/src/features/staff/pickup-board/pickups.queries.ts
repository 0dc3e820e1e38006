import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

/** With the customer, or the shipper whose booking made it, and the frequency of its rule. */
function shown(db: Db) {
  return db
    .selectFrom('pickups')
    .leftJoin('customers', sameShard('customers.id', 'pickups.customerId'))
    .leftJoin('pickupRules', sameShard('pickupRules.id', 'pickups.ruleId'))
    .leftJoin('shipmentParties', (join) =>
      join
        .onRef('shipmentParties.shipmentId', '=', 'pickups.shipmentId')
        .on('shipmentParties.role', '=', 'shipper'),
    )
    .select([
      'pickups.id',
      'pickups.publicId',
      'pickups.status',
      'pickups.day',
      'pickups.pickupWindow',
      'pickups.requestedDay',
      'pickups.requestedWindow',
      'pickups.timeZone',
      'pickups.startsAt',
      'pickups.endsAt',
      'pickups.area',
      'pickups.country',
      'pickups.city',
      'pickups.addressText',
      'pickups.instructions',
      'pickups.staffNote',
      'pickups.missedReason',
      'pickups.createdAt',
      'pickups.customerId',
      'pickups.contactPhone',
    ])
    .select([
      'pickupRules.frequency',
      'customers.name as customerName',
      'customers.email as customerEmail',
      'customers.phone as customerPhone',
      'shipmentParties.name as shipperName',
      'shipmentParties.email as shipperEmail',
      'shipmentParties.phone as shipperPhone',
    ])
    .select(sql<Date>`now()`.as('now'));
}

export async function findAnyPickup(db: Db, publicId: string) {
  return shown(db).where('pickups.publicId', '=', publicId).executeTakeFirst();
}
export type AnyPickupRow = NonNullable<Awaited<ReturnType<typeof findAnyPickup>>>;

export async function selectWindow(
  db: Db,
  asked: { day: string; area: string; window: string; after?: string | undefined },
  limit: number,
): Promise<AnyPickupRow[]> {
  const { day, area, window, after } = asked;
  return shown(db)
    .where('pickups.day', '=', day)
    .where('pickups.area', '=', area)
    .where('pickups.pickupWindow', '=', window)
    .$if(after !== undefined, (query) => query.where('pickups.id', '>', after ?? ''))
    .orderBy('pickups.id')
    .limit(limit)
    .execute();
}

export async function selectHandedOver(db: Db, pickupIds: readonly string[]) {
  return db
    .selectFrom('pickupShipments')
    .innerJoin('shipments', 'shipments.id', 'pickupShipments.shipmentId')
    .innerJoin('shipmentState', sameShard('shipmentState.shipmentId', 'shipments.id'))
    .select([
      'pickupShipments.pickupId',
      'shipments.id',
      'shipments.trackingNumber',
      'shipments.destination',
      'shipments.pieceCount',
      'shipments.weightGrams',
      'shipmentState.status',
    ])
    .where(sql<boolean>`pickup_shipments.pickup_id = ANY (${pickupIds}::uuid[])`)
    .orderBy('shipments.id')
    .execute();
}

export type RoundOfPickup = { publicId: string; id: string; name: string; day: string };

/** The open round of each, or the last one that had it. */
export async function selectRoundsOf(
  db: Db,
  publicIds: readonly string[],
): Promise<RoundOfPickup[]> {
  const { rows } = await sql<RoundOfPickup>`
    SELECT DISTINCT ON (t.pickup_id) t.pickup_id AS public_id, r.id, r.name, r.day::text AS day
    FROM stops t JOIN rounds r ON r.id = t.round_id
    WHERE t.pickup_id = ANY (${publicIds}::text[]) AND r.state <> 'cancelled'
    ORDER BY t.pickup_id, t.open DESC, r.created_at DESC`.execute(db);
  return rows;
}
