import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** With the addresses of both parties: for comparing, before the caller is known. */
export async function unsafeShipmentOfParties(db: Db, ref: string) {
  return db
    .selectFrom('shipment_refs')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.id', '=', 'shipment_refs.shipment_id')
        .onRef('shipments.shard', '=', 'shipment_refs.shard'),
    )
    .innerJoin('shipment_parties as shipper', (join) =>
      join.onRef('shipper.shipment_id', '=', 'shipments.id').on('shipper.role', '=', 'shipper'),
    )
    .innerJoin('shipment_parties as recipient', (join) =>
      join
        .onRef('recipient.shipment_id', '=', 'shipments.id')
        .on('recipient.role', '=', 'recipient'),
    )
    .select(['shipments.id', 'shipments.shard', 'shipments.tracking_number'])
    .select(['shipments.customer_id', 'shipments.hold'])
    .select(['shipper.email as shipper_email', 'recipient.email as recipient_email'])
    .where('shipment_refs.ref', '=', ref)
    .executeTakeFirst();
}
export type ShipmentOfParties = NonNullable<Awaited<ReturnType<typeof unsafeShipmentOfParties>>>;

export async function findTrackingNumber(db: Db, shipmentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shipments')
    .select('tracking_number')
    .where('id', '=', shipmentId)
    .executeTakeFirst();
  return row?.tracking_number;
}

/** Every address of an account has been proved by a code. */
export async function findEmailKey(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .select('email_key')
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

export async function insertLinkRequest(
  db: Db,
  request: { id: string; shard: number; ref: string; emailKey: string },
) {
  await db
    .insertInto('party_link_requests')
    .values({
      id: request.id,
      shard: request.shard,
      ref: request.ref,
      email_key: request.emailKey,
    })
    .execute();
}

export async function readLinkRequest(db: Db, requestId: string) {
  return db
    .selectFrom('party_link_requests')
    .select(['id', 'ref', 'email_key'])
    .where('id', '=', requestId)
    .executeTakeFirst();
}

export async function deleteLinkRequest(db: Db, requestId: string) {
  await db.deleteFrom('party_link_requests').where('id', '=', requestId).execute();
}

/** Joins the erasure of a person. */
export async function deleteLinkRequestsOf(db: Db, emailKey: string) {
  await db.deleteFrom('party_link_requests').where('email_key', '=', emailKey).execute();
}

/** Deletes what is left when its job was given up. */
export async function deleteStaleLinkRequests(db: Db, batch: number): Promise<number> {
  const { rows } = await sql`DELETE FROM party_link_requests WHERE id IN (
      SELECT id FROM party_link_requests WHERE created_at < now() - interval '1 day'
      LIMIT ${batch})
    RETURNING id`.execute(db);
  return rows.length;
}
