import type { PartyRole } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

const FILE = ['id', 'case_id', 'name', 'media_type', 'object_key', 'bytes', 'created_at'] as const;

export async function insertFile(
  tx: Db,
  file: {
    id: string;
    shard: number;
    caseId: string;
    name: string;
    mediaType: string;
    contentHash: Buffer;
    objectKey: string;
  },
) {
  return tx
    .insertInto('case_files')
    .values({
      id: file.id,
      shard: file.shard,
      case_id: file.caseId,
      name: file.name,
      media_type: file.mediaType,
      content_hash: file.contentHash,
      object_key: file.objectKey,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(FILE)
    .executeTakeFirst();
}
export type FileRow = NonNullable<Awaited<ReturnType<typeof insertFile>>>;

/** The caller holds the lock of the case. */
export async function countFiles(tx: Db, caseId: string): Promise<number> {
  const row = await tx
    .selectFrom('case_files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function findFile(db: Db, fileId: string) {
  return db
    .selectFrom('case_files')
    .innerJoin('party_cases', 'party_cases.id', 'case_files.case_id')
    .select(['case_files.id', 'case_files.case_id', 'case_files.name', 'case_files.media_type'])
    .select(['case_files.object_key', 'case_files.bytes', 'case_files.created_at'])
    .select(['case_files.content_hash', 'party_cases.shipment_id', 'party_cases.party'])
    .where('case_files.id', '=', fileId)
    .where('party_cases.erased_at', 'is', null)
    .executeTakeFirst();
}
export type FoundFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;

export function isFileOf(file: FoundFile, party: { shipmentId: string; role: PartyRole }): boolean {
  return file.shipment_id === party.shipmentId && file.party === party.role;
}

/** Undefined when it was erased while it was being stored. */
export async function markFileStored(db: Db, fileId: string, bytes: number) {
  return db
    .updateTable('case_files')
    .set({ bytes })
    .where('id', '=', fileId)
    .returning(FILE)
    .executeTakeFirst();
}

/** Those that are stored, oldest first. */
export async function listFiles(db: Db, caseIds: readonly string[]): Promise<FileRow[]> {
  if (caseIds.length === 0) return [];
  return db
    .selectFrom('case_files')
    .select(FILE)
    .where('case_id', 'in', caseIds)
    .where('bytes', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Of erased cases, and what was never stored to its end. */
export async function listFilesToErase(db: Db, limit: number) {
  const { rows } = await sql<{ id: string; object_key: string }>`
    (SELECT f.id, f.object_key FROM party_cases c JOIN case_files f ON f.case_id = c.id
      WHERE c.erased_at IS NOT NULL LIMIT ${limit})
    UNION
    (SELECT id, object_key FROM case_files
      WHERE bytes IS NULL AND created_at < now() - interval '1 day' LIMIT ${limit})
    LIMIT ${limit}`.execute(db);
  return rows;
}

export async function deleteFile(db: Db, fileId: string) {
  await db.deleteFrom('case_files').where('id', '=', fileId).execute();
}
