import type { TariffDocument, TariffPreview } from '@waypost/contract';
import type { Db } from '../../../platform/database.ts';

export async function insertProposal(
  db: Db,
  made: {
    id: string;
    basedOn: number;
    newestVersion: number;
    document: TariffDocument;
    staffId: string;
  },
): Promise<void> {
  await db
    .insertInto('tariffProposals')
    .values({ ...made, document: JSON.stringify(made.document) })
    .execute();
}

export async function findProposal(db: Db, id: string) {
  const row = await db
    .selectFrom('tariffProposals')
    .leftJoin('staffMembers', 'staffMembers.id', 'tariffProposals.staffId')
    .selectAll('tariffProposals')
    .select('staffMembers.name as proposer')
    .where('tariffProposals.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    ...row,
    previewState: row.previewState as 'running' | 'done' | 'failed',
  };
}
export type ProposalRow = NonNullable<Awaited<ReturnType<typeof findProposal>>>;

/** What the worker reads, without names of staff. */
export async function readProposed(db: Db, id: string) {
  return db
    .selectFrom('tariffProposals')
    .select(['basedOn', 'document'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function markPublished(db: Db, id: string, version: number): Promise<void> {
  await db
    .updateTable('tariffProposals')
    .set({ publishedVersion: version })
    .where('id', '=', id)
    .execute();
}

export async function notePreviewProgress(
  db: Db,
  id: string,
  progress: { seen: number; total: number },
): Promise<void> {
  await db
    .updateTable('tariffProposals')
    .set({
      previewState: 'running',
      quotesSeen: progress.seen,
      quotesTotal: progress.total,
    })
    .where('id', '=', id)
    .execute();
}

export async function keepPreview(db: Db, id: string, preview: TariffPreview): Promise<void> {
  await db
    .updateTable('tariffProposals')
    .set({ previewState: 'done', preview: JSON.stringify(preview) })
    .where('id', '=', id)
    .execute();
}

export async function markPreviewFailed(db: Db, id: string): Promise<void> {
  await db
    .updateTable('tariffProposals')
    .set({ previewState: 'failed' })
    .where('id', '=', id)
    .execute();
}
