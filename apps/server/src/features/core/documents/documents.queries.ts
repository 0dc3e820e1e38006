import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

export async function findShipmentForDocuments(db: Db, receiptId: string) {
  return db
    .selectFrom('shipments')
    .select(['id', 'shard', 'originCountry', 'destinationCountry', 'pieceCount'])
    .select(['weightGrams', 'lengthMm', 'widthMm', 'heightMm', 'parcels', 'incoterm'])
    .select(
      sql<string | null>`(SELECT nullif(p.instructions, '') FROM shipment_parties p
        WHERE p.shipment_id = shipments.id AND p.shard = shipments.shard
          AND p.role = 'recipient')`.as('instructions'),
    )
    .where('receiptId', '=', receiptId)
    .executeTakeFirst();
}

/** The newest version of each file. */
export async function listNewestDocuments(db: Db, shipmentId: string) {
  return db
    .selectFrom('documents')
    .distinctOn('file')
    .select(['file', 'bytes', 'version'])
    .where('shipmentId', '=', shipmentId)
    .orderBy('file')
    .orderBy('version', 'desc')
    .execute();
}

export type KeptDocument = {
  objectKey: string;
  bytes: number | null;
  job: number;
  piecesDone: number;
};

/** The version made from these facts; without a hash, the newest: of most documents the only one. */
export async function findDocument(
  db: Db,
  shipmentId: string,
  file: string,
  factsHash: Buffer | null,
): Promise<KeptDocument | undefined> {
  return db
    .selectFrom('documents')
    .select(['objectKey', 'bytes', 'job', 'piecesDone'])
    .where('shipmentId', '=', shipmentId)
    .where('file', '=', file)
    .$if(factsHash !== null, (query) => query.where('factsHash', '=', factsHash))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Does nothing when another request has listed it in the meantime. */
export async function insertDocument(
  db: Db,
  document: {
    shipmentId: string;
    shard: number;
    file: string;
    factsHash: Buffer;
    objectKey: string;
  },
) {
  await sql`
    INSERT INTO documents (shipment_id, shard, file, version, facts_hash, object_key)
    SELECT ${document.shipmentId}, ${document.shard}, ${document.file},
      coalesce(max(version), 0) + 1, ${document.factsHash}, ${document.objectKey}
    FROM documents WHERE shipment_id = ${document.shipmentId} AND file = ${document.file}
    ON CONFLICT DO NOTHING`.execute(db);
}

/** False when the document was erased while it was being made. */
export async function markStored(
  db: Db,
  shipmentId: string,
  objectKey: string,
  bytes: number,
): Promise<boolean> {
  const result = await db
    .updateTable('documents')
    .set({ bytes })
    .where('shipmentId', '=', shipmentId)
    .where('objectKey', '=', objectKey)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** False when another request has started a job in the meantime, or the document has been stored. */
export async function startJob(
  db: Db,
  shipmentId: string,
  seen: Pick<KeptDocument, 'objectKey' | 'job' | 'bytes'>,
): Promise<boolean> {
  const result = await db
    .updateTable('documents')
    .set({ job: seen.job + 1, piecesDone: 0, bytes: null })
    .where('shipmentId', '=', shipmentId)
    .where('objectKey', '=', seen.objectKey)
    .where('job', '=', seen.job)
    .where('bytes', 'is not distinct from', seen.bytes)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function findDocumentToMake(db: Db, shipmentId: string, objectKey: string) {
  return db
    .selectFrom('documents')
    .innerJoin('shipments', sameShard('shipments.id', 'documents.shipmentId'))
    .select(['documents.bytes', 'shipments.receiptId'])
    .where('documents.shipmentId', '=', shipmentId)
    .where('documents.objectKey', '=', objectKey)
    .executeTakeFirst();
}

export async function markProgress(
  db: Db,
  shipmentId: string,
  objectKey: string,
  piecesDone: number,
) {
  await db
    .updateTable('documents')
    .set({ piecesDone })
    .where('shipmentId', '=', shipmentId)
    .where('objectKey', '=', objectKey)
    .execute();
}

export async function listDocumentsOfCustomer(db: Db, customerId: string, limit: number) {
  return db
    .selectFrom('documents')
    .innerJoin('shipments', sameShard('shipments.id', 'documents.shipmentId'))
    .select(['documents.shipmentId', 'documents.objectKey'])
    .where('shipments.customerId', '=', customerId)
    .limit(limit)
    .execute();
}

export async function deleteDocument(db: Db, shipmentId: string, objectKey: string) {
  await db
    .deleteFrom('documents')
    .where('shipmentId', '=', shipmentId)
    .where('objectKey', '=', objectKey)
    .execute();
}
