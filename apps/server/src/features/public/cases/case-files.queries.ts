import type { PartyRole } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { IS_IN_OPEN_SHARD, isOfOpenShard } from '../../../platform/sweeps.ts';

const FILE = [
  'id',
  'caseId',
  'name',
  'mediaType',
  'objectKey',
  'bytes',
  'held',
  'createdAt',
] as const;

export async function insertFile(tx: Db, file: NewRow<'caseFiles'>) {
  return tx
    .insertInto('caseFiles')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .returning(FILE)
    .executeTakeFirst();
}
export type FileRow = NonNullable<Awaited<ReturnType<typeof insertFile>>>;

/** The caller holds the lock of the case. */
export async function countFiles(tx: Db, caseId: string): Promise<number> {
  const row = await tx
    .selectFrom('caseFiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('caseId', '=', caseId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function findFile(db: Db, fileId: string) {
  return db
    .selectFrom('caseFiles')
    .innerJoin('partyCases', 'partyCases.id', 'caseFiles.caseId')
    .select(['caseFiles.id', 'caseFiles.caseId', 'caseFiles.name', 'caseFiles.mediaType'])
    .select(['caseFiles.objectKey', 'caseFiles.bytes', 'caseFiles.createdAt'])
    .select([
      'caseFiles.held',
      'caseFiles.contentHash',
      'partyCases.shipmentId',
      'partyCases.party',
    ])
    .where('caseFiles.id', '=', fileId)
    .where('partyCases.erasedAt', 'is', null)
    .executeTakeFirst();
}
export type FoundFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;

export function isFileOf(file: FoundFile, party: { shipmentId: string; role: PartyRole }): boolean {
  return file.shipmentId === party.shipmentId && file.party === party.role;
}

/** Undefined when it was erased while it was being stored. */
export async function markFileStored(
  db: Db,
  fileId: string,
  { bytes, held }: { bytes: number; held: 'waiting' | null },
) {
  return db
    .updateTable('caseFiles')
    .set({ bytes, held })
    .where('id', '=', fileId)
    .returning(FILE)
    .executeTakeFirst();
}

/** Those that are stored, oldest first. */
export async function listFiles(db: Db, caseIds: readonly string[]): Promise<FileRow[]> {
  if (caseIds.length === 0) return [];
  return db
    .selectFrom('caseFiles')
    .select(FILE)
    .where('caseId', 'in', caseIds)
    .where('bytes', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function listWaitingFiles(db: Db, limit: number) {
  return db
    .selectFrom('caseFiles')
    .select(['id', 'caseId', 'objectKey'])
    .where('held', '=', 'waiting')
    .where(IS_IN_OPEN_SHARD)
    .orderBy('createdAt')
    .limit(limit)
    .execute();
}
export type WaitingFile = Awaited<ReturnType<typeof listWaitingFiles>>[number];

export async function markFileClean(db: Db, fileId: string) {
  await db.updateTable('caseFiles').set({ held: null }).where('id', '=', fileId).execute();
}

/** Its object is gone; the row tells the party why. */
export async function markFileRefused(db: Db, fileId: string) {
  await db.updateTable('caseFiles').set({ held: 'refused' }).where('id', '=', fileId).execute();
}

/** Of erased cases, and what was never stored to its end. */
export async function listFilesToErase(db: Db, limit: number) {
  const { rows } = await sql<{ id: string; objectKey: string }>`
    (SELECT f.id, f.object_key FROM party_cases c JOIN case_files f ON f.case_id = c.id
      WHERE c.erased_at IS NOT NULL AND ${isOfOpenShard(sql`f.shard`)} LIMIT ${limit})
    UNION
    (SELECT id, object_key FROM case_files
      WHERE bytes IS NULL AND created_at < now() - interval '1 day' AND ${IS_IN_OPEN_SHARD}
      LIMIT ${limit})
    LIMIT ${limit}`.execute(db);
  return rows;
}

export async function deleteFile(db: Db, fileId: string) {
  await db.deleteFrom('caseFiles').where('id', '=', fileId).execute();
}
