import type { SortPlan } from '@waypost/domain/sort-plan';
import type { Db } from '../../../platform/database.ts';

/** Newest first, from a version on downwards. */
export async function selectPlans(
  db: Db,
  hubId: string,
  { before, limit }: { before?: number | undefined; limit: number },
) {
  return db
    .selectFrom('sortPlans')
    .leftJoin('staffMembers', 'staffMembers.id', 'sortPlans.staffId')
    .select(['version', 'document', 'reason', 'sortPlans.createdAt', 'staffMembers.name'])
    .where('hubId', '=', hubId)
    .$if(before !== undefined, (query) => query.where('version', '<', before ?? 0))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}
export type PlanRow = Awaited<ReturnType<typeof selectPlans>>[number];

/** False when the number is taken: someone else has published in the meantime. */
export async function insertPlan(
  db: Db,
  published: { hubId: string; version: number; plan: SortPlan; staffId: string; reason: string },
): Promise<boolean> {
  const { plan, ...row } = published;
  const result = await db
    .insertInto('sortPlans')
    .values({ ...row, document: JSON.stringify(plan) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
