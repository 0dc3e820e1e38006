import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import type { SweepPlace } from '../../../platform/sweeps.ts';

export async function findShipmentByRef(db: Db, ref: string) {
  return db
    .selectFrom('shipmentRefs')
    .innerJoin('shipments', sameShard('shipments.id', 'shipmentRefs.shipmentId'))
    .select(['shipments.id', 'shipments.shard', 'shipments.trackingNumber', 'shipments.customerId'])
    .where('shipmentRefs.ref', '=', ref)
    .executeTakeFirst();
}

/** Asking again starts over, unless it is on: a stranger's request must not switch it off. */
export async function storeRequest(
  db: Db,
  { id, shard, shipmentId, emailKey, ...request }: Omit<NewRow<'shipmentSubscriptions'>, 'state'>,
) {
  const times = { requestedAt: sql<Date>`now()`, confirmedAt: null, leftAt: null };
  const asked = { ...request, ...times, state: 'pending' } as const;
  await db
    .insertInto('shipmentSubscriptions')
    .values({ id, shard, shipmentId, emailKey, ...asked })
    .onConflict((conflict) =>
      conflict
        .columns(['shipmentId', 'emailKey'])
        .doUpdateSet(asked)
        .where('shipmentSubscriptions.state', '<>', 'on'),
    )
    .execute();
}

/** The number of the email to be sent now. */
export async function countMail(db: Db, shipmentId: string, emailKey: string) {
  return db
    .updateTable('shipmentSubscriptions')
    .set({ mails: sql`mails + 1` })
    .where('shipmentId', '=', shipmentId)
    .where('emailKey', '=', emailKey)
    .returning(['id', 'mails'])
    .executeTakeFirstOrThrow();
}

export async function readSubscription(db: Db, subscriptionId: string) {
  return db
    .selectFrom('shipmentSubscriptions')
    .innerJoin('shipments', sameShard('shipments.id', 'shipmentSubscriptions.shipmentId'))
    .select([
      'shipmentSubscriptions.id',
      'shipmentSubscriptions.shard',
      'shipmentSubscriptions.shipmentId',
      'shipmentSubscriptions.email',
      'shipmentSubscriptions.emailKey',
      'shipmentSubscriptions.locale',
      'shipmentSubscriptions.state',
      'shipmentSubscriptions.mails',
      'shipments.trackingNumber',
    ])
    .where('shipmentSubscriptions.id', '=', subscriptionId)
    .executeTakeFirst();
}

export async function countFollowers(db: Db, shipmentId: string): Promise<number> {
  const row = await db
    .selectFrom('shipmentSubscriptions')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('shipmentId', '=', shipmentId)
    .where('state', '=', 'on')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** By the link in the newest email, once, within 72 hours. */
export async function confirmSubscription(db: Db, subscriptionId: string, mail: number) {
  const result = await db
    .updateTable('shipmentSubscriptions')
    .set({ state: 'on', confirmedAt: sql<Date>`now()` })
    .where('id', '=', subscriptionId)
    .where('mails', '=', mail)
    .where('state', '=', 'pending')
    .where('requestedAt', '>', sql<Date>`now() - interval '72 hours'`)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function endSubscriptions(db: Db, shipmentIds: readonly string[], emailKey: string) {
  await db
    .updateTable('shipmentSubscriptions')
    .set({ state: 'off', leftAt: sql<Date>`now()` })
    .where(sql<boolean>`shipment_id = ANY (${shipmentIds}::uuid[])`)
    .where('emailKey', '=', emailKey)
    .where('state', '<>', 'off')
    .execute();
}

export async function listShipmentsFollowedBy(db: Db, emailKey: string): Promise<string[]> {
  const rows = await db
    .selectFrom('shipmentSubscriptions')
    .select('shipmentId')
    .where('emailKey', '=', emailKey)
    .where('state', '<>', 'off')
    .execute();
  return rows.map((row) => row.shipmentId);
}

export async function listSubscriptionsForExport(db: Db, emailKey: string) {
  return db
    .selectFrom('shipmentSubscriptions')
    .select(['shard', 'shipmentId', 'consentVersion', 'requestedAt', 'confirmedAt', 'leftAt'])
    .where('emailKey', '=', emailKey)
    .orderBy('requestedAt', 'desc')
    .execute();
}

export async function deleteSubscriptions(db: Db, emailKey: string) {
  await db.deleteFrom('shipmentSubscriptions').where('emailKey', '=', emailKey).execute();
}

/**
 * Of the next subscriptions in order of request, deletes requests unconfirmed for a week, subscriptions
 * that ended 30 days ago, and all that are a year old. Returns the shipments that lost a listener, and
 * where to go on; each is read once a night, since most are not due.
 */
export async function deleteStaleSubscriptions(
  db: Db,
  { createdAt, id }: SweepPlace,
  batch: number,
): Promise<{ shipmentIds: string[]; end: SweepPlace | undefined }> {
  const { rows } = await sql<SweepPlace & { lostBy: string | null }>`
    WITH walked AS MATERIALIZED (
      SELECT id, shard, requested_at FROM shipment_subscriptions
      WHERE requested_at < now() - interval '7 days' AND requested_at >= ${createdAt}::timestamptz
        AND (requested_at, id) > (${createdAt}::timestamptz, ${id}::uuid)
      ORDER BY requested_at, id LIMIT ${batch}
    ), gone AS (
      DELETE FROM shipment_subscriptions f USING walked w
      WHERE f.id = w.id AND f.shard = w.shard AND (
        f.state = 'pending'
        OR f.left_at < now() - interval '30 days'
        OR f.requested_at < now() - interval '1 year'
        OR (SELECT s.status IN ('Delivered', 'Cancelled') AND s.updated_at < now() - interval '30 days'
          FROM shipment_state s WHERE s.shipment_id = f.shipment_id AND s.shard = f.shard))
      RETURNING f.id, f.shipment_id, f.state
    )
    SELECT w.requested_at::text AS created_at, w.id, g.shipment_id AS lost_by
    FROM walked w LEFT JOIN gone g ON g.id = w.id AND g.state = 'on'
    ORDER BY w.requested_at, w.id`.execute(db);
  return {
    shipmentIds: rows.flatMap(({ lostBy }) => lostBy ?? []),
    end: rows.at(-1),
  };
}
