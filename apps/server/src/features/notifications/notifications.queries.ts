import type { Db } from '../../platform/database.ts';

export async function readShipperForMail(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipment_parties', (join) =>
      join
        .onRef('shipment_parties.shipment_id', '=', 'shipments.id')
        .onRef('shipment_parties.shard', '=', 'shipments.shard'),
    )
    .select([
      'shipments.shard',
      'shipments.tracking_number',
      'shipments.receipt_id',
      'shipments.price_cents',
      'shipments.currency',
      'shipments.origin',
      'shipments.destination',
      'shipment_parties.name',
      'shipment_parties.email',
    ])
    .where('shipments.id', '=', shipmentId)
    .where('shipment_parties.role', '=', 'shipper')
    .executeTakeFirst();
}
export type ShipperForMail = NonNullable<Awaited<ReturnType<typeof readShipperForMail>>>;
