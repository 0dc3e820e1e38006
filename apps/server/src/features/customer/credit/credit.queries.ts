import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

export async function findCredit(db: Db, customerId: string) {
  return db
    .selectFrom('creditAccounts')
    .select(['limitCents', 'owedCents'])
    .where('customerId', '=', customerId)
    .executeTakeFirst();
}
export type CreditRow = NonNullable<Awaited<ReturnType<typeof findCredit>>>;

/** Those of them that may book on account. */
export async function findLimits(db: Db, customerIds: readonly string[]): Promise<Set<string>> {
  if (customerIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('creditAccounts')
    .select('customerId')
    .where('customerId', 'in', [...customerIds])
    .where('limitCents', '>', 0)
    .execute();
  return new Set(rows.map(({ customerId }) => customerId));
}

/** Locked until the transaction ends, always in the same order. */
export async function lockCredits(
  tx: Db,
  customerIds: readonly string[],
): Promise<Map<string, CreditRow>> {
  if (customerIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('creditAccounts')
    .select(['customerId', 'limitCents', 'owedCents'])
    .where('customerId', 'in', [...customerIds])
    .orderBy('customerId')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.customerId, row]));
}

/** Undefined when there is no such account, or not any more. An erasure at the same time waits. */
export async function lockCustomer(tx: Db, customerId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('customers')
    .select('shard')
    .where('id', '=', customerId)
    .where('erasedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.shard;
}

/** False when the id was used before. */
export async function insertLimit(tx: Db, limit: NewRow<'creditLimits'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('creditLimits')
    .values(limit)
    .onConflict((conflict) => conflict.columns(['id', 'shard']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function storeLimit(
  tx: Db,
  account: { customerId: string; shard: number; limitCents: number },
): Promise<void> {
  await tx
    .insertInto('creditAccounts')
    .values(account)
    .onConflict((conflict) =>
      conflict.columns(['customerId', 'shard']).doUpdateSet({ limitCents: account.limitCents }),
    )
    .execute();
}

export async function findLimit(tx: Db, id: string) {
  return tx
    .selectFrom('creditLimits')
    .select(['customerId', 'limitCents', 'reason'])
    .where('id', '=', id)
    .executeTakeFirst();
}

const SHOWN = 10;

export async function listLimits(db: Db, customerId: string) {
  return db
    .selectFrom('creditLimits')
    .leftJoin('staffMembers', 'staffMembers.id', 'creditLimits.setBy')
    .select(['limitCents', 'reason', 'setAt'])
    .select(sql<string>`coalesce(staff_members.name, '')`.as('staffName'))
    .where('customerId', '=', customerId)
    .orderBy('setAt', 'desc')
    .limit(SHOWN)
    .execute();
}

/** Words of staff about a person. */
export async function blankReasons(tx: Db, customerId: string): Promise<void> {
  await tx
    .updateTable('creditLimits')
    .set({ reason: '' })
    .where('customerId', '=', customerId)
    .execute();
}
