import type { Db } from '../../platform/database.ts';

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
