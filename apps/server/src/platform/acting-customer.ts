import { sql } from 'kysely';
import { type Db, inTransaction } from './database.ts';

/**
 * Runs `work` as the database role waypost_customer, for which row-level security shows only the rows of
 * this customer: a query without its filter still returns no one else's data.
 */
export async function asCustomer<T>(
  db: Db,
  customerId: string,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    await become(tx, 'waypost_customer', customerId);
    return work(tx);
  });
}

/** The same for one part of a transaction; what follows it runs as the api again. */
export async function actAs<T>(
  tx: Db,
  customerId: string,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  await become(tx, 'waypost_customer', customerId);
  // a failure ends the transaction, and the role with it
  const result = await work(tx);
  await become(tx, 'none', '');
  return result;
}

export async function readCustomerShard(db: Db, customerId: string): Promise<number> {
  const { shard } = await db
    .selectFrom('customers')
    .select('shard')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return shard;
}

/** Until the end of the transaction. */
async function become(tx: Db, role: 'waypost_customer' | 'none', customerId: string) {
  await sql`SELECT set_config('waypost.customer_id', ${customerId}, true),
    set_config('role', ${role}, true)`.execute(tx);
}
