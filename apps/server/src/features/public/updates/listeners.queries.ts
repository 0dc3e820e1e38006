import type { EventCode, NewsChoice } from '@waypost/domain/tracking';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

/** The shipments whose updates an address has asked for. */
export async function listShipmentsFollowedBy(db: Db, emailKey: string): Promise<string[]> {
  const rows = await db
    .selectFrom('shipmentSubscriptions')
    .select('shipmentId')
    .distinct()
    .where('emailKey', '=', emailKey)
    .where('state', '=', 'on')
    .execute();
  return rows.map((row) => row.shipmentId);
}

export async function listParties(db: Db, shipmentId: string) {
  return (
    db
      .selectFrom('shipmentParties')
      .select(['role', 'shard', 'email', 'phone', 'emailAlerts', 'smsAlerts', 'locale', 'news'])
      .where('shipmentId', '=', shipmentId)
      // the shipper first, as the type lists them
      .orderBy('role')
      .execute()
  );
}

export async function listFollowers(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipmentSubscriptions')
    .select(['id', 'email'])
    .where('shipmentId', '=', shipmentId)
    .where('state', '=', 'on')
    .orderBy('confirmedAt')
    .execute();
}

export async function insertOptOut(db: Db, addressHash: Buffer, shard: number) {
  await db
    .insertInto('mailOptOuts')
    .values({ addressHash, shard })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Its owner wants updates of a shipment again. */
export async function deleteOptOut(db: Db, addressHash: Buffer) {
  await db.deleteFrom('mailOptOuts').where('addressHash', '=', addressHash).execute();
}

export async function hasOptOut(db: Db, addressHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('mailOptOuts')
    .select('shard')
    .where('addressHash', '=', addressHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** The recipient's first email is the notice, and not before the booking is activated or paid. Who gets none waits for none. */
export async function isRecipientTold(
  db: Db,
  shipmentId: string,
  news: NewsChoice,
): Promise<boolean> {
  if (news !== 'all') return isReleased(db, shipmentId);
  const row = await db
    .selectFrom('outboxMails')
    .select('state')
    .where('shipmentId', '=', shipmentId)
    .where('template', '=', 'recipient_notice')
    .executeTakeFirst();
  return row !== undefined;
}

async function isReleased(db: Db, shipmentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('shipments')
    .select('id')
    .where('id', '=', shipmentId)
    .where('hold', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findFirstEvent(
  db: Db,
  shipmentId: string,
  codes: readonly EventCode[],
): Promise<{ sourceId: number; scanId: string } | undefined> {
  return db
    .selectFrom('trackingEvents')
    .select(['sourceId', 'scanId'])
    .where('shipmentId', '=', shipmentId)
    .where('code', 'in', codes)
    .orderBy('recordedAt')
    .limit(1)
    .executeTakeFirst();
}

export async function readNews(
  db: Db,
  { shipmentId, sourceId, scanId }: { shipmentId: string; sourceId: number; scanId: string },
) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipmentState', sameShard('shipmentState.shipmentId', 'shipments.id'))
    .innerJoin('trackingEvents', 'trackingEvents.shipmentId', 'shipments.id')
    .select([
      'shipments.id',
      'shipments.shard',
      'shipments.trackingNumber',
      'shipments.origin',
      'shipments.originCountry',
      'shipments.destination',
      'shipments.destinationCountry',
      'shipmentState.furthest',
      'shipmentState.fold',
      'shipmentState.outlook',
      'shipments.bookedAt',
      'shipments.insured',
      'shipments.serviceType',
      'trackingEvents.occurredAt',
      'trackingEvents.recordedAt',
      'trackingEvents.city',
      'trackingEvents.country',
    ])
    .where('shipments.id', '=', shipmentId)
    .where('trackingEvents.shipmentId', '=', shipmentId)
    .where('trackingEvents.sourceId', '=', sourceId)
    .where('trackingEvents.scanId', '=', scanId)
    .executeTakeFirst();
}
export type News = NonNullable<Awaited<ReturnType<typeof readNews>>>;
