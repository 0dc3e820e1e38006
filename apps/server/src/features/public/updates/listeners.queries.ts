import type { EventCode } from '@waypost/domain/tracking';
import type { Db } from '../../../platform/database.ts';

/** The shipments whose updates an address has asked for. */
export async function listShipmentsFollowedBy(db: Db, emailKey: string): Promise<string[]> {
  const rows = await db
    .selectFrom('shipment_subscriptions')
    .select('shipment_id')
    .distinct()
    .where('email_key', '=', emailKey)
    .where('state', '=', 'on')
    .execute();
  return rows.map((row) => row.shipment_id);
}

export async function listParties(db: Db, shipmentId: string) {
  return (
    db
      .selectFrom('shipment_parties')
      .select(['role', 'shard', 'email', 'phone', 'email_alerts', 'sms_alerts', 'locale'])
      .where('shipment_id', '=', shipmentId)
      // the shipper first, as the type lists them
      .orderBy('role')
      .execute()
  );
}

export async function listFollowers(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipment_subscriptions')
    .select(['id', 'email'])
    .where('shipment_id', '=', shipmentId)
    .where('state', '=', 'on')
    .orderBy('confirmed_at')
    .execute();
}

export async function insertOptOut(db: Db, addressHash: Buffer, shard: number) {
  await db
    .insertInto('mail_opt_outs')
    .values({ address_hash: addressHash, shard })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Its owner wants updates of a shipment again. */
export async function deleteOptOut(db: Db, addressHash: Buffer) {
  await db.deleteFrom('mail_opt_outs').where('address_hash', '=', addressHash).execute();
}

export async function isOptedOut(db: Db, addressHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('mail_opt_outs')
    .select('shard')
    .where('address_hash', '=', addressHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** The recipient's first email is the notice, and not before the booking is activated or paid. */
export async function isRecipientTold(db: Db, shipmentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('outbox_mails')
    .select('state')
    .where('shipment_id', '=', shipmentId)
    .where('template', '=', 'recipient_notice')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findFirstEvent(
  db: Db,
  shipmentId: string,
  codes: readonly EventCode[],
): Promise<{ sourceId: number; scanId: string } | undefined> {
  const row = await db
    .selectFrom('tracking_events')
    .select(['source_id', 'scan_id'])
    .where('shipment_id', '=', shipmentId)
    .where('code', 'in', codes)
    .orderBy('recorded_at')
    .limit(1)
    .executeTakeFirst();
  return row && { sourceId: row.source_id, scanId: row.scan_id };
}

export async function readNews(
  db: Db,
  { shipmentId, sourceId, scanId }: { shipmentId: string; sourceId: number; scanId: string },
) {
  return db
    .selectFrom('shipments')
    .innerJoin('tracking_events', 'tracking_events.shipment_id', 'shipments.id')
    .select([
      'shipments.id',
      'shipments.shard',
      'shipments.tracking_number',
      'shipments.origin_country',
      'shipments.destination_country',
      'shipments.booked_at',
      'tracking_events.occurred_at',
      'tracking_events.recorded_at',
      'tracking_events.city',
      'tracking_events.country',
    ])
    .where('shipments.id', '=', shipmentId)
    .where('tracking_events.shipment_id', '=', shipmentId)
    .where('tracking_events.source_id', '=', sourceId)
    .where('tracking_events.scan_id', '=', scanId)
    .executeTakeFirst();
}
export type News = NonNullable<Awaited<ReturnType<typeof readNews>>>;
