import type { Db } from '../../../platform/database.ts';

/**
 * The shipper, once the booking is confirmed: the money is reserved or has arrived, the code mailed to
 * the shipper was entered, or a courier has the goods.
 */
export async function findVouchedShipper(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipment_parties', (join) =>
      join
        .onRef('shipment_parties.shipment_id', '=', 'shipments.id')
        .onRef('shipment_parties.shard', '=', 'shipments.shard')
        .on('shipment_parties.role', '=', 'shipper'),
    )
    .innerJoin('shipment_state', (join) =>
      join
        .onRef('shipment_state.shipment_id', '=', 'shipments.id')
        .onRef('shipment_state.shard', '=', 'shipments.shard'),
    )
    .leftJoin('activation_codes', (join) =>
      join
        .onRef('activation_codes.shipment_id', '=', 'shipments.id')
        .onRef('activation_codes.shard', '=', 'shipments.shard'),
    )
    .select('shipment_parties.name')
    .where('shipments.id', '=', shipmentId)
    .where('shipments.hold', 'is', null)
    .where((eb) =>
      eb.or([
        eb('shipments.payment_method', '<>', 'cod'),
        eb('activation_codes.used_at', 'is not', null),
        eb('shipment_state.furthest', '>', 0),
      ]),
    )
    .executeTakeFirst();
}

export async function readShipmentForMail(
  db: Db,
  shipmentId: string,
  role: 'shipper' | 'recipient',
) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipment_parties', (join) =>
      join
        .onRef('shipment_parties.shipment_id', '=', 'shipments.id')
        .onRef('shipment_parties.shard', '=', 'shipments.shard'),
    )
    .select([
      'shipments.id',
      'shipments.shard',
      'shipments.tracking_number',
      'shipments.receipt_id',
      'shipments.customer_id',
      'shipments.price_cents',
      'shipments.currency',
      'shipments.payment_method',
      'shipments.hold',
      'shipments.cancelled_at',
      'shipments.origin',
      'shipments.origin_country',
      'shipments.destination',
      'shipments.destination_country',
      'shipment_parties.name',
      'shipment_parties.email',
      'shipment_parties.locale',
    ])
    .where('shipments.id', '=', shipmentId)
    .where('shipment_parties.role', '=', role)
    .executeTakeFirst();
}
export type ShipmentForMail = NonNullable<Awaited<ReturnType<typeof readShipmentForMail>>>;
