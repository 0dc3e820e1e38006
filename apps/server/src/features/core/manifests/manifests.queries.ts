import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import { deleteDue } from '../../../platform/sweeps.ts';

/** The scan that picks a manifest up, as it is kept. */
export type ManifestScan = {
  sourceId: number;
  scanId: string;
  occurredAt: string;
  place?: { city: string; country: string };
};

export async function insertManifest(own: Db, manifest: NewRow<'manifests'>): Promise<void> {
  await own.insertInto('manifests').values(manifest).execute();
}

export async function insertManifestShipments(
  own: Db,
  { id, shard }: { id: string; shard: number },
  shipmentIds: readonly string[],
): Promise<void> {
  await sql`
    INSERT INTO manifest_shipments (manifest_id, shard, place, shipment_id)
    SELECT ${id}::uuid, ${shard}::smallint, place, shipment_id
    FROM unnest(${shipmentIds}::uuid[]) WITH ORDINALITY AS s (shipment_id, place)`.execute(own);
}

const COLUMNS = [
  'id',
  'shard',
  'number',
  'pickupId',
  'addressText',
  'shipmentCount',
  'pieceCount',
  'scan',
  'createdAt',
] as const;

function manifestsOf(own: Db, customerId: string) {
  return own
    .selectFrom('manifests')
    .select(COLUMNS)
    .select(sql<string>`day::text`.as('day'))
    .where('customerId', '=', customerId);
}

export async function findManifest(own: Db, customerId: string, id: string) {
  return manifestsOf(own, customerId).where('id', '=', id).executeTakeFirst();
}
export type ManifestRow = NonNullable<Awaited<ReturnType<typeof findManifest>>>;

export async function selectManifests(
  own: Db,
  customerId: string,
  page: { after?: string | undefined; limit: number },
): Promise<ManifestRow[]> {
  let query = manifestsOf(own, customerId);
  if (page.after !== undefined) query = query.where('id', '<', page.after);
  return query.orderBy('id', 'desc').limit(page.limit).execute();
}

/** What is on the sheet, in its order. */
export async function selectManifested(own: Db, manifestId: string) {
  return own
    .selectFrom('manifestShipments')
    .innerJoin('shipments', 'shipments.id', 'manifestShipments.shipmentId')
    .leftJoin('shipmentParties', (join) =>
      sameShard(
        'shipmentParties.shipmentId',
        'shipments.id',
      )(join).on('shipmentParties.role', '=', 'recipient'),
    )
    .select(['shipments.id', 'shipments.trackingNumber', 'shipments.orderReference'])
    .select(['shipments.pieceCount', 'shipments.weightGrams', 'shipments.parcels'])
    .select(['shipments.lengthMm', 'shipments.widthMm', 'shipments.heightMm'])
    .select(['shipments.service', 'shipments.destinationCountry', 'shipments.cancelledAt'])
    .select(['shipmentParties.city', 'shipmentParties.postalCode'])
    .where('manifestShipments.manifestId', '=', manifestId)
    .orderBy('manifestShipments.place')
    .execute();
}

/** The first scan of a number is kept; answers with it, whichever scan it was. */
export async function keepFirstScan(
  db: Db,
  number: string,
  scan: ManifestScan,
): Promise<{ id: string; scan: ManifestScan } | undefined> {
  const { rows } = await sql<{ id: string; scan: ManifestScan }>`
    UPDATE manifests SET scan = coalesce(scan, ${JSON.stringify(scan)}::jsonb)
    WHERE number = ${number} RETURNING id, scan`.execute(db);
  return rows[0];
}

/** Pieces that were scanned already; piece 0 stands for the whole shipment. */
export async function selectPickedUp(db: Db, shipmentIds: readonly string[]) {
  const { rows } = await sql<{ shipmentId: string; pieceNo: number }>`
    SELECT shipment_id, piece_no FROM tracking_events
    WHERE shipment_id = ANY (${shipmentIds}::uuid[]) AND code = 'PICKED_UP'`.execute(db);
  return rows;
}

export async function deleteOldManifests(db: Db): Promise<void> {
  await deleteDue(db, 'manifests', sql`created_at < now() - interval '1 year'`);
}

export async function deleteManifestsOf(own: Db, customerId: string): Promise<void> {
  await own.deleteFrom('manifests').where('customerId', '=', customerId).execute();
}
