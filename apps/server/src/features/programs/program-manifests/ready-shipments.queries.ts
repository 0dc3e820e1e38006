import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

/** Where and when something is handed over. */
export type Where = {
  day: string;
  addressText: string;
  country: string;
  /** Null: anywhere in the country. */
  postalCode: string | null;
};

/** A shipment booked longer ago and never handed over is taken only by its name. */
const BOOKED_WITHIN_DAYS = 90;

/**
 * Booked, neither on hold nor cancelled nor picked up. Oldest first. By the list of the account, which has an index of
 * what is under way: from `shipments` and `shipment_state` those of everybody were read for a large account.
 */
export async function selectReady(
  own: Db,
  customerId: string,
  where: Where,
  ids: readonly string[] | undefined,
  limit: number,
) {
  let query = own
    .selectFrom('shipmentList')
    .innerJoin('shipments', sameShard('shipments.id', 'shipmentList.shipmentId'))
    .select(['shipments.id', 'shipments.pieceCount'])
    .where('shipmentList.customerId', '=', customerId)
    .where('shipmentList.status', '=', 'Created')
    .where('shipments.hold', 'is', null)
    .where('shipments.cancelledAt', 'is', null);
  if (ids === undefined) {
    const { country, postalCode, day } = where;
    query = query
      .where('shipments.originCountry', '=', country)
      .where(
        sql<boolean>`shipment_list.booked_at > now() - make_interval(days => ${BOOKED_WITHIN_DAYS})`,
      )
      .where(
        sql<boolean>`(${postalCode}::text IS NULL OR EXISTS (SELECT 1 FROM shipment_parties p
          WHERE p.shipment_id = shipments.id AND p.shard = shipments.shard AND p.role = 'shipper'
            AND p.postal_code = ${postalCode}::text))`,
      )
      .where(
        sql<boolean>`NOT EXISTS (SELECT 1 FROM manifest_shipments l
          JOIN manifests m ON m.id = l.manifest_id AND m.shard = l.shard
          WHERE l.shipment_id = shipments.id AND m.day >= ${day}::date)`,
      );
  } else {
    query = query.where(sql<boolean>`shipment_list.shipment_id = ANY (${ids}::uuid[])`);
  }
  return query.orderBy('shipmentList.shipmentId').limit(limit).execute();
}
export type Ready = Awaited<ReturnType<typeof selectReady>>[number];
