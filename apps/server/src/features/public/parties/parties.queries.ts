import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import { deleteDue } from '../../../platform/sweeps.ts';

/** With the addresses of both parties: for comparing, before the caller is known. */
export async function unsafeShipmentOfParties(db: Db, ref: string) {
  return db
    .selectFrom('shipmentRefs')
    .innerJoin('shipments', sameShard('shipments.id', 'shipmentRefs.shipmentId'))
    .innerJoin('shipmentParties as shipper', (join) =>
      join.onRef('shipper.shipmentId', '=', 'shipments.id').on('shipper.role', '=', 'shipper'),
    )
    .innerJoin('shipmentParties as recipient', (join) =>
      join
        .onRef('recipient.shipmentId', '=', 'shipments.id')
        .on('recipient.role', '=', 'recipient'),
    )
    .select(['shipments.id', 'shipments.shard', 'shipments.trackingNumber'])
    .select(['shipments.customerId', 'shipments.hold'])
    .select(['shipper.email as shipperEmail', 'recipient.email as recipientEmail'])
    .where('shipmentRefs.ref', '=', ref)
    .executeTakeFirst();
}
export type ShipmentOfParties = NonNullable<Awaited<ReturnType<typeof unsafeShipmentOfParties>>>;

export async function findTrackingNumber(db: Db, shipmentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shipments')
    .select('trackingNumber')
    .where('id', '=', shipmentId)
    .executeTakeFirst();
  return row?.trackingNumber;
}

/** Every address of an account has been proved by a code. */
export async function findEmailKey(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .select('emailKey')
    .where('id', '=', customerId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

export async function insertLinkRequest(db: Db, request: NewRow<'partyLinkRequests'>) {
  await db.insertInto('partyLinkRequests').values(request).execute();
}

export async function readLinkRequest(db: Db, requestId: string) {
  return db
    .selectFrom('partyLinkRequests')
    .select(['id', 'ref', 'emailKey'])
    .where('id', '=', requestId)
    .executeTakeFirst();
}

export async function deleteLinkRequest(db: Db, requestId: string) {
  await db.deleteFrom('partyLinkRequests').where('id', '=', requestId).execute();
}

/** Joins the erasure of a person. */
export async function deleteLinkRequestsOf(db: Db, emailKey: string) {
  await db.deleteFrom('partyLinkRequests').where('emailKey', '=', emailKey).execute();
}

/** Deletes what is left when its job was given up. */
export async function deleteStaleLinkRequests(db: Db) {
  await deleteDue(db, 'partyLinkRequests', sql`created_at < now() - interval '1 day'`);
}
