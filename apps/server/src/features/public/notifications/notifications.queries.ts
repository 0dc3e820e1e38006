import type { Db } from '../../../platform/database.ts';

/**
 * The shipper, once the booking is confirmed: the money is reserved or has arrived, the code mailed to
 * the shipper was entered, or a courier has the goods.
 */
export async function findVouchedShipper(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipmentParties', (join) =>
      join
        .onRef('shipmentParties.shipmentId', '=', 'shipments.id')
        .onRef('shipmentParties.shard', '=', 'shipments.shard')
        .on('shipmentParties.role', '=', 'shipper'),
    )
    .innerJoin('shipmentState', (join) =>
      join
        .onRef('shipmentState.shipmentId', '=', 'shipments.id')
        .onRef('shipmentState.shard', '=', 'shipments.shard'),
    )
    .leftJoin('activationCodes', (join) =>
      join
        .onRef('activationCodes.shipmentId', '=', 'shipments.id')
        .onRef('activationCodes.shard', '=', 'shipments.shard'),
    )
    .select('shipmentParties.name')
    .where('shipments.id', '=', shipmentId)
    .where('shipments.hold', 'is', null)
    .where((eb) =>
      eb.or([
        eb('shipments.paymentMethod', '<>', 'cod'),
        eb('activationCodes.usedAt', 'is not', null),
        eb('shipmentState.furthest', '>', 0),
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
    .innerJoin('shipmentParties', (join) =>
      join
        .onRef('shipmentParties.shipmentId', '=', 'shipments.id')
        .onRef('shipmentParties.shard', '=', 'shipments.shard'),
    )
    .select([
      'shipments.id',
      'shipments.shard',
      'shipments.trackingNumber',
      'shipments.receiptId',
      'shipments.customerId',
      'shipments.priceCents',
      'shipments.currency',
      'shipments.paymentMethod',
      'shipments.hold',
      'shipments.cancelledAt',
      'shipments.origin',
      'shipments.originCountry',
      'shipments.destination',
      'shipments.destinationCountry',
      'shipmentParties.name',
      'shipmentParties.email',
      'shipmentParties.locale',
    ])
    .where('shipments.id', '=', shipmentId)
    .where('shipmentParties.role', '=', role)
    .executeTakeFirst();
}
export type ShipmentForMail = NonNullable<Awaited<ReturnType<typeof readShipmentForMail>>>;
