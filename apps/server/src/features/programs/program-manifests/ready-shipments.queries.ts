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

/** Booked, neither on hold nor cancelled nor picked up. Oldest first. */
export async function selectReady(
  own: Db,
  customerId: string,
  where: Where,
  ids: readonly string[] | undefined,
  limit: number,
) {
  let query = own
    .selectFrom('shipments')
    .innerJoin('shipmentState', sameShard('shipmentState.shipmentId', 'shipments.id'))
    .select(['shipments.id', 'shipments.pieceCount'])
    .where('shipments.customerId', '=', customerId)
    .where('shipments.hold', 'is', null)
    .where('shipments.cancelledAt', 'is', null)
    .where('shipmentState.status', '=', 'Created');
  if (ids === undefined) {
    const { country, postalCode, day } = where;
    query = query
      .where('shipments.originCountry', '=', country)
      .where(
        sql<boolean>`shipments.booked_at > now() - make_interval(days => ${BOOKED_WITHIN_DAYS})`,
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
    query = query.where(sql<boolean>`shipments.id = ANY (${ids}::uuid[])`);
  }
  return query.orderBy('shipments.id').limit(limit).execute();
}
export type Ready = Awaited<ReturnType<typeof selectReady>>[number];
