import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

function shipments(db: Db) {
  return db
    .selectFrom('shipments as s')
    .innerJoin('shipmentState as state', (join) =>
      join.onRef('state.shipmentId', '=', 's.id').onRef('state.shard', '=', 's.shard'),
    )
    .select(['s.id', 's.trackingNumber', 's.origin', 's.originCountry', 's.destination'])
    .select(['s.destinationCountry', 'state.status'])
    .select(
      sql<string[]>`ARRAY(SELECT DISTINCT code::text FROM tracking_events AS e
        WHERE e.shipment_id = s.id AND e.shard = s.shard)`.as('codes'),
    );
}

/** Newest first. */
export async function selectTestShipments(
  own: Db,
  customerId: string,
  { before, limit }: { before: string | undefined; limit: number },
) {
  let query = own
    .selectFrom('shipments as s')
    .innerJoin('shipmentState as state', sameShard('state.shipmentId', 's.id'))
    .leftJoin('programShipments as program', sameShard('program.attemptId', 's.attemptId'))
    .select('program.reference')
    .select(['s.id', 's.trackingNumber', 's.origin', 's.destination', 's.priceCents'])
    .select(['s.currency', 's.bookedAt', 'state.status'])
    .where('s.customerId', '=', customerId)
    .orderBy('s.id', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('s.id', '<', before);
  return query.execute();
}

/** From where to where, and what was scanned already. */
export async function readWay(db: Db, id: string) {
  return shipments(db).where('s.id', '=', id).executeTakeFirstOrThrow();
}
export type TestShipment = Awaited<ReturnType<typeof readWay>>;

/** Booked between the two moments, never scanned, for a recipient of this name or postal code. */
export async function selectMagicShipments(db: Db, from: Date, until: Date, names: string[]) {
  return shipments(db)
    .innerJoin('shipmentParties as party', (join) =>
      join
        .onRef('party.shipmentId', '=', 's.id')
        .onRef('party.shard', '=', 's.shard')
        .on('party.role', '=', 'recipient'),
    )
    .select(['party.name', 'party.postalCode'])
    .where('s.bookedAt', '>', from)
    .where('s.bookedAt', '<', until)
    .where('state.status', '=', 'Created')
    .where(({ eb, or }) =>
      or([eb('party.name', 'in', names), eb('party.postalCode', '=', '00000')]),
    )
    .limit(500)
    .execute();
}
