import type pg from 'pg';
import { type Database, gatherActs } from './database.ts';

/**
 * Runs `work` in a transaction on one bare connection, as `inTransaction` does with Kysely: for statements
 * that are prepared once per connection.
 */
export async function inBareTransaction<T>(
  pool: Database['prepared'],
  work: (tx: pg.PoolClient) => Promise<T>,
  begin = 'BEGIN',
): Promise<T> {
  const client = await pool.connect();
  let isLost = false;
  try {
    await client.query(begin);
    const runActs = gatherActs(client);
    let result: T;
    try {
      result = await work(client);
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {
        isLost = true;
      });
      throw error;
    }
    await client.query('COMMIT');
    runActs();
    return result;
  } finally {
    client.release(isLost);
  }
}
