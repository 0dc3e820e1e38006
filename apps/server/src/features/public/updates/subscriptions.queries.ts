import type { Locale } from '@waypost/i18n';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export async function findShipmentByRef(db: Db, ref: string) {
  return db
    .selectFrom('shipment_refs')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.id', '=', 'shipment_refs.shipment_id')
        .onRef('shipments.shard', '=', 'shipment_refs.shard'),
    )
    .select([
      'shipments.id',
      'shipments.shard',
      'shipments.tracking_number',
      'shipments.customer_id',
    ])
    .where('shipment_refs.ref', '=', ref)
    .executeTakeFirst();
}

type Request = {
  id: string;
  shard: number;
  shipmentId: string;
  email: string;
  emailKey: string;
  consentVersion: string;
  locale: Locale;
};

/** Asking again starts over, unless it is on: a stranger's request must not switch it off. */
export async function storeRequest(db: Db, request: Request) {
  const asked = {
    email: request.email,
    state: 'pending',
    consent_version: request.consentVersion,
    locale: request.locale,
    requested_at: sql<Date>`now()`,
    confirmed_at: null,
    left_at: null,
  } as const;
  await db
    .insertInto('shipment_subscriptions')
    .values({
      id: request.id,
      shard: request.shard,
      shipment_id: request.shipmentId,
      email_key: request.emailKey,
      ...asked,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['shipment_id', 'email_key'])
        .doUpdateSet(asked)
        .where('shipment_subscriptions.state', '<>', 'on'),
    )
    .execute();
}

/** The number of the email to be sent now. */
export async function countMail(db: Db, shipmentId: string, emailKey: string) {
  return db
    .updateTable('shipment_subscriptions')
    .set({ mails: sql`mails + 1` })
    .where('shipment_id', '=', shipmentId)
    .where('email_key', '=', emailKey)
    .returning(['id', 'mails'])
    .executeTakeFirstOrThrow();
}

export async function readSubscription(db: Db, subscriptionId: string) {
  return db
    .selectFrom('shipment_subscriptions')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.id', '=', 'shipment_subscriptions.shipment_id')
        .onRef('shipments.shard', '=', 'shipment_subscriptions.shard'),
    )
    .select([
      'shipment_subscriptions.id',
      'shipment_subscriptions.shard',
      'shipment_subscriptions.shipment_id',
      'shipment_subscriptions.email',
      'shipment_subscriptions.email_key',
      'shipment_subscriptions.locale',
      'shipment_subscriptions.state',
      'shipment_subscriptions.mails',
      'shipments.tracking_number',
    ])
    .where('shipment_subscriptions.id', '=', subscriptionId)
    .executeTakeFirst();
}

export async function countFollowers(db: Db, shipmentId: string): Promise<number> {
  const row = await db
    .selectFrom('shipment_subscriptions')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('shipment_id', '=', shipmentId)
    .where('state', '=', 'on')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** By the link in the newest email, once, within 72 hours. */
export async function confirmSubscription(db: Db, subscriptionId: string, mail: number) {
  const result = await db
    .updateTable('shipment_subscriptions')
    .set({ state: 'on', confirmed_at: sql<Date>`now()` })
    .where('id', '=', subscriptionId)
    .where('mails', '=', mail)
    .where('state', '=', 'pending')
    .where('requested_at', '>', sql<Date>`now() - interval '72 hours'`)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function endSubscriptions(db: Db, shipmentIds: readonly string[], emailKey: string) {
  await db
    .updateTable('shipment_subscriptions')
    .set({ state: 'off', left_at: sql<Date>`now()` })
    .where(sql<boolean>`shipment_id = ANY (${shipmentIds}::uuid[])`)
    .where('email_key', '=', emailKey)
    .where('state', '<>', 'off')
    .execute();
}

export async function listShipmentsFollowedBy(db: Db, emailKey: string): Promise<string[]> {
  const rows = await db
    .selectFrom('shipment_subscriptions')
    .select('shipment_id')
    .where('email_key', '=', emailKey)
    .where('state', '<>', 'off')
    .execute();
  return rows.map((row) => row.shipment_id);
}

export async function listSubscriptionsForExport(db: Db, emailKey: string) {
  return db
    .selectFrom('shipment_subscriptions')
    .select(['shipment_id', 'consent_version', 'requested_at', 'confirmed_at', 'left_at'])
    .where('email_key', '=', emailKey)
    .orderBy('requested_at', 'desc')
    .execute();
}

export async function listTrackingNumbers(db: Db, shipmentIds: readonly string[]) {
  const rows = await db
    .selectFrom('shipments')
    .select(['id', 'tracking_number'])
    .where(sql<boolean>`id = ANY (${shipmentIds}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.tracking_number]));
}

export async function deleteSubscriptions(db: Db, emailKey: string) {
  await db.deleteFrom('shipment_subscriptions').where('email_key', '=', emailKey).execute();
}

/**
 * Requests unconfirmed for a week, subscriptions that ended 30 days ago, and all that are a year old.
 * Returns the shipments that lost a listener, and how many were deleted.
 */
export async function deleteStaleSubscriptions(db: Db, batch: number) {
  const result = await sql<{ shipment_id: string; was_on: boolean }>`
    DELETE FROM shipment_subscriptions WHERE (id, shard) IN (
      SELECT f.id, f.shard FROM shipment_subscriptions f
      JOIN shipment_state s ON s.shipment_id = f.shipment_id AND s.shard = f.shard
      WHERE f.requested_at < now() - interval '7 days' AND (
        f.state = 'pending'
        OR f.left_at < now() - interval '30 days'
        OR (s.status IN ('Delivered', 'Cancelled') AND s.updated_at < now() - interval '30 days')
        OR f.requested_at < now() - interval '1 year')
      ORDER BY f.requested_at LIMIT ${batch})
    RETURNING shipment_id, state = 'on' AS was_on`.execute(db);
  return {
    deleted: result.rows.length,
    shipmentIds: result.rows.filter((row) => row.was_on).map((row) => row.shipment_id),
  };
}
