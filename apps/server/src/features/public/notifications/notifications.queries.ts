import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

/**
 * The shipper, once the booking is confirmed: the money is reserved or has arrived, the code mailed to
 * the shipper was entered, or a courier has the goods.
 */
export async function findVouchedShipper(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipmentParties', sameShard('shipmentParties.shipmentId', 'shipments.id'))
    .innerJoin('shipmentState', sameShard('shipmentState.shipmentId', 'shipments.id'))
    .leftJoin('activationCodes', sameShard('activationCodes.shipmentId', 'shipments.id'))
    .select('shipmentParties.name')
    .where('shipments.id', '=', shipmentId)
    .where('shipmentParties.role', '=', 'shipper')
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
    .innerJoin('shipmentParties', sameShard('shipmentParties.shipmentId', 'shipments.id'))
    .innerJoin('shipmentState', sameShard('shipmentState.shipmentId', 'shipments.id'))
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
      'shipments.bookedAt',
      'shipmentState.fold',
      'shipmentState.outlook',
      'shipmentParties.name',
      'shipmentParties.email',
      'shipmentParties.locale',
      'shipmentParties.news',
    ])
    .where('shipments.id', '=', shipmentId)
    .where('shipmentParties.role', '=', role)
    .executeTakeFirst();
}
export type ShipmentForMail = NonNullable<Awaited<ReturnType<typeof readShipmentForMail>>>;
