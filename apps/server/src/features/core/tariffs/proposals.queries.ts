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

function proposalOf(db: Db, id: string) {
  return db.updateTable('tariffProposals').where('id', '=', id);
}

export async function markPublished(db: Db, id: string, version: number): Promise<void> {
  await proposalOf(db, id).set({ publishedVersion: version }).execute();
}

export async function notePreviewProgress(
  db: Db,
  id: string,
  { seen, total }: { seen: number; total: number },
): Promise<void> {
  await proposalOf(db, id)
    .set({ previewState: 'running', quotesSeen: seen, quotesTotal: total })
    .execute();
}

export async function keepPreview(db: Db, id: string, preview: TariffPreview): Promise<void> {
  await proposalOf(db, id)
    .set({ previewState: 'done', preview: JSON.stringify(preview) })
    .execute();
}

export async function markPreviewFailed(db: Db, id: string): Promise<void> {
  await proposalOf(db, id).set({ previewState: 'failed' }).execute();
}
