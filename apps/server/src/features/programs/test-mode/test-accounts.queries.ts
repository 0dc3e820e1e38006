import type { KeyMode } from '@waypost/contract';
import { sql } from 'kysely';
import type { AccountCopy } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';

export async function findAccountToCopy(
  liveDb: Db,
  customerId: string,
): Promise<AccountCopy | undefined> {
  return liveDb
    .selectFrom('customers')
    .select(['shard', 'name', 'company', 'locale', 'country', 'termsVersion'])
    .where('id', '=', customerId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

/** Of these accounts. One that the live database does not know any more has ended as well. */
export async function selectEndedAccounts(
  liveDb: Db,
  customerIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT asked.id FROM unnest(${[...customerIds]}::uuid[]) AS asked (id)
    WHERE NOT EXISTS (SELECT FROM customers WHERE customers.id = asked.id AND erased_at IS NULL)`.execute(
    liveDb,
  );
  return rows.map(({ id }) => id);
}

export async function hasAccount(db: Db, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every account of the test database, by id. */
export async function selectAccountsAfter(db: Db, after: string, limit: number) {
  return db
    .selectFrom('customers')
    .select(['id', 'shard'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Accounts with shipments that were booked before a moment, by id. */
export async function selectAccountsBookedBefore(
  db: Db,
  before: Date,
  after: string,
  limit: number,
) {
  return db
    .selectFrom('customers')
    .select('id')
    .where('id', '>', after)
    .where(
      sql<boolean>`EXISTS (SELECT FROM shipments
        WHERE customer_id = customers.id AND booked_at < ${before})`,
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Of an account that has ended, when nothing of it is left. */
export async function forgetAccount(db: Db, customerId: string): Promise<void> {
  await sql`SELECT forget_test_account(${customerId})`.execute(db);
}

/**
 * How many shipments it took away, at most 1,000 at once; without a moment the rest of the account's data goes
 * with the last of them. The function is only in the database of test mode.
 */
export async function eraseTestData(
  db: Db,
  customerId: string,
  bookedBefore: Date | null,
): Promise<number> {
  const { rows } = await sql<{ erased: number }>`
    SELECT erase_test_data(${customerId}, ${bookedBefore}) AS erased`.execute(db);
  return rows[0]?.erased ?? 0;
}

/** The next deliveries to its webhooks. How many there were. */
export async function eraseTestDeliveries(
  db: Db,
  customerId: string,
  batch: number,
): Promise<number> {
  const { rows } = await sql<{ erased: number }>`
    SELECT erase_test_deliveries(${customerId}, ${batch}) AS erased`.execute(db);
  return rows[0]?.erased ?? 0;
}

/** A database keeps the mode that it was first given. */
export async function insertMode(db: Db, mode: KeyMode): Promise<void> {
  await db
    .insertInto('databaseMode')
    .values({ mode })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
