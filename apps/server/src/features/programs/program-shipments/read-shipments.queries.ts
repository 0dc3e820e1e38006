import { sql } from 'kysely';
import { MAX } from 'uuid';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

export type ShipmentFilter = {
  ids?: readonly string[] | undefined;
  status?: string | undefined;
  createdAfter?: string | undefined;
  updatedAfter?: string | undefined;
  destinationCountry?: string | undefined;
};

type PartyColumns = Record<'name' | 'email' | 'phone' | 'addressText' | 'instructions', string> &
  Record<'line1' | 'line2' | 'city' | 'region' | 'postalCode' | 'country', string | null>;

/** One of its two parties, as JSON: a row of a list has both. */
function partyOf(role: 'shipper' | 'recipient') {
  return sql<PartyColumns>`(SELECT json_build_object('name', p.name, 'email', p.email,
      'phone', p.phone, 'addressText', p.address_text, 'line1', p.line1, 'line2', p.line2,
      'city', p.city, 'region', p.region, 'postalCode', p.postal_code, 'country', p.country,
      'instructions', p.instructions)
    FROM shipment_parties p WHERE p.shipment_id = shipments.id AND p.shard = shipments.shard
      AND p.role = ${role})`;
}

/** Newest first; of the customer whose role the caller has. */
export async function selectShipments(
  own: Db,
  customerId: string,
  filter: ShipmentFilter,
  page: { after?: string | undefined; from?: string | undefined; limit: number },
) {
  let query = own
    .selectFrom('shipmentList')
    .innerJoin('shipments', sameShard('shipments.id', 'shipmentList.shipmentId'))
    .innerJoin('shipmentState', sameShard('shipmentState.shipmentId', 'shipmentList.shipmentId'))
    .leftJoin('programShipments', sameShard('programShipments.attemptId', 'shipments.attemptId'))
    .select(['shipments.id', 'shipments.shard', 'shipments.trackingNumber', 'shipments.receiptId'])
    .select(['shipments.attemptId', 'shipments.serviceType', 'shipments.service'])
    .select(['shipments.originCountry', 'shipments.destinationCountry', 'shipments.pieceCount'])
    .select(['shipments.weightGrams', 'shipments.lengthMm', 'shipments.widthMm'])
    .select(['shipments.heightMm', 'shipments.parcels', 'shipments.insured', 'shipments.hold'])
    .select(['shipments.priceCents', 'shipments.currency', 'shipments.paymentMethod'])
    .select(['shipments.bookedAt', 'shipments.cancelledAt', 'shipments.orderReference'])
    .select(['shipmentState.status', 'shipmentState.version', 'shipmentState.updatedAt'])
    .select(['shipmentState.dueOn', 'programShipments.metadata', 'programShipments.returnOf'])
    .select([partyOf('shipper').as('shipper'), partyOf('recipient').as('recipient')])
    .where('shipmentList.customerId', '=', customerId);
  const { ids, status, createdAfter, updatedAfter, destinationCountry } = filter;
  if (ids !== undefined) query = query.where('shipmentList.shipmentId', 'in', [...ids]);
  if (status !== undefined) query = query.where('shipmentList.status', '=', status);
  if (createdAfter !== undefined) {
    query = query.where('shipmentList.bookedAt', '>=', new Date(createdAfter));
  }
  if (updatedAfter !== undefined) {
    query = query.where('shipmentState.updatedAt', '>=', new Date(updatedAfter));
  }
  if (destinationCountry !== undefined) {
    query = query.where('shipments.destinationCountry', '=', destinationCountry);
  }
  if (page.after !== undefined) query = query.where('shipmentList.shipmentId', '<', page.after);
  if (page.from !== undefined) query = query.where('shipmentList.shipmentId', '>=', page.from);
  return query.orderBy('shipmentList.shipmentId', 'desc').limit(page.limit).execute();
}
export type ShipmentRow = Awaited<ReturnType<typeof selectShipments>>[number];

/**
 * The last of the next shipments, if there are so many: when states changed is not indexed, because an index on it
 * would make every scan dearer, nor where shipments go, so a page looks at no more than these.
 */
export async function findWindowEnd(
  own: Db,
  customerId: string,
  { after, size }: { after: string | undefined; size: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ last: string; found: number }>`
    SELECT (array_agg(shipment_id ORDER BY shipment_id))[1] AS last, count(*)::int AS found
    FROM (SELECT shipment_id FROM shipment_list
      WHERE customer_id = ${customerId} AND shipment_id < ${after ?? MAX}
      ORDER BY shipment_id DESC LIMIT ${size}) AS seen`.execute(own);
  const [seen] = rows;
  return seen?.found === size ? seen.last : undefined;
}

export async function listLines(db: Db, shipmentId: string) {
  return db
    .selectFrom('chargeLines')
    .select(['kind', 'cents'])
    .where('shipmentId', '=', shipmentId)
    .orderBy('lineNo')
    .execute();
}
