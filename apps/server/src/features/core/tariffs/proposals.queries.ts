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
    .insertInto('tariff_proposals')
    .values({
      id: made.id,
      based_on: made.basedOn,
      newest_version: made.newestVersion,
      document: JSON.stringify(made.document),
      staff_id: made.staffId,
    })
    .execute();
}

export async function findProposal(db: Db, id: string) {
  const row = await db
    .selectFrom('tariff_proposals')
    .leftJoin('staff_members', 'staff_members.id', 'tariff_proposals.staff_id')
    .selectAll('tariff_proposals')
    .select('staff_members.name as proposer')
    .where('tariff_proposals.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    ...row,
    document: row.document as unknown as TariffDocument,
    preview: row.preview as unknown as TariffPreview | null,
    preview_state: row.preview_state as 'running' | 'done' | 'failed',
  };
}
export type ProposalRow = NonNullable<Awaited<ReturnType<typeof findProposal>>>;

/** What the worker reads, without names of staff. */
export async function readProposed(db: Db, id: string) {
  const row = await db
    .selectFrom('tariff_proposals')
    .select(['based_on', 'document'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { basedOn: row.based_on, document: row.document as unknown as TariffDocument };
}

export async function markPublished(db: Db, id: string, version: number): Promise<void> {
  await db
    .updateTable('tariff_proposals')
    .set({ published_version: version })
    .where('id', '=', id)
    .execute();
}

export async function notePreviewProgress(
  db: Db,
  id: string,
  progress: { seen: number; total: number },
): Promise<void> {
  await db
    .updateTable('tariff_proposals')
    .set({
      preview_state: 'running',
      quotes_seen: progress.seen,
      quotes_total: progress.total,
    })
    .where('id', '=', id)
    .execute();
}

export async function keepPreview(db: Db, id: string, preview: TariffPreview): Promise<void> {
  await db
    .updateTable('tariff_proposals')
    .set({ preview_state: 'done', preview: JSON.stringify(preview) })
    .where('id', '=', id)
    .execute();
}

export async function markPreviewFailed(db: Db, id: string): Promise<void> {
  await db
    .updateTable('tariff_proposals')
    .set({ preview_state: 'failed' })
    .where('id', '=', id)
    .execute();
}
