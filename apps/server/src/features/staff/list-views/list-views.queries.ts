import type { SavedView, ViewList } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** More than anyone chooses from. */
const MOST_LISTED = 300;

/** Own ones first. */
export async function selectViews(db: Db, staffId: string, lists: readonly ViewList[]) {
  return db
    .selectFrom('listViews')
    .leftJoin('staffMembers', 'staffMembers.id', 'listViews.staffId')
    .select(['listViews.id', 'listViews.list', 'listViews.name', 'listViews.address'])
    .select(['listViews.shared', 'listViews.staffId', 'staffMembers.name as ownerName'])
    .where('listViews.list', 'in', lists)
    .where(({ or, eb }) =>
      or([eb('listViews.staffId', '=', staffId), eb('listViews.shared', '=', true)]),
    )
    .orderBy(sql`list_views.staff_id = ${staffId}`, 'desc')
    .orderBy(sql`lower(list_views.name)`)
    .orderBy('listViews.id')
    .limit(MOST_LISTED)
    .execute();
}
export type ViewRow = Awaited<ReturnType<typeof selectViews>>[number];

export async function lockView(tx: Db, id: string) {
  return tx
    .selectFrom('listViews')
    .select(['staffId', 'list', 'shared'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
export type LockedView = NonNullable<Awaited<ReturnType<typeof lockView>>>;

export async function countOwn(tx: Db, staffId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('listViews')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('staffId', '=', staffId)
    .executeTakeFirstOrThrow();
  return count;
}

type Stored = { id: string; staffId: string } & SavedView;

export async function insertView(tx: Db, { address, ...view }: Stored): Promise<void> {
  await tx
    .insertInto('listViews')
    .values({ ...view, address: JSON.stringify(address) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateView(tx: Db, id: string, { name, address, shared }: SavedView) {
  await tx
    .updateTable('listViews')
    .set({ name, shared, address: JSON.stringify(address), updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteView(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('listViews').where('id', '=', id).execute();
}
