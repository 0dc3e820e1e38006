import type { ServiceLimits } from '@waypost/domain/service-limits';
import type { Db } from '../../../platform/database.ts';

export async function selectLimitsInForce(db: Db) {
  return db
    .selectFrom('serviceLimits')
    .select(['version', 'document as limits'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Newest first, from a version on downwards. */
export async function selectLimitsVersions(
  db: Db,
  { before, limit }: { before?: number | undefined; limit: number },
) {
  return db
    .selectFrom('serviceLimits')
    .leftJoin('staffMembers', 'staffMembers.id', 'serviceLimits.staffId')
    .select(['version', 'document', 'reason', 'serviceLimits.createdAt', 'staffMembers.name'])
    .$if(before !== undefined, (query) => query.where('version', '<', before ?? 0))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}
export type LimitsRow = Awaited<ReturnType<typeof selectLimitsVersions>>[number];

/** False when the number is taken: someone else has published in the meantime. */
export async function insertLimitsVersion(
  db: Db,
  published: { version: number; limits: ServiceLimits; staffId: string | null; reason: string },
): Promise<boolean> {
  const { version, limits, staffId, reason } = published;
  const result = await db
    .insertInto('serviceLimits')
    .values({ version, document: JSON.stringify(limits), staffId, reason })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
