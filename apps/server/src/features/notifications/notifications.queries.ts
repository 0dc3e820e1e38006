import { sql } from 'kysely';
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

/** Takes the effect for sending; false when it has been sent already. */
export async function startMail(
  db: Db,
  mail: { effectKey: string; shard: number; shipmentId: string; template: string },
): Promise<boolean> {
  const row = await db
    .insertInto('outbox_mails')
    .values({
      effect_key: mail.effectKey,
      shard: mail.shard,
      shipment_id: mail.shipmentId,
      party: 'shipper',
      template: mail.template,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['effect_key', 'shard'])
        .doUpdateSet({ attempts: sql`outbox_mails.attempts + 1` })
        .where('outbox_mails.state', '<>', 'sent'),
    )
    .returning('effect_key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markMailSent(db: Db, effectKey: string, shard: number): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set({ state: 'sent', sent_at: sql<Date>`now()` })
    .where('effect_key', '=', effectKey)
    .where('shard', '=', shard)
    .execute();
}
