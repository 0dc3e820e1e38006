import type pg from 'pg';
import { type Database, gatherActs } from './database.ts';
import { withDeadline } from './deadline.ts';

/** The outcome of a COMMIT is unknown: the work may or may not have happened. */
export class CommitInDoubt extends Error {}

const COMMIT_PATIENCE_MS = 2_000;

/**
 * Runs `work` in a transaction on one bare connection and returns only when COMMIT was answered
 * without a warning. A connection lost at that moment, a warning (such as a synchronous standby
 * that was not waited for) or silence throws CommitInDoubt, and the connection is dropped.
 */
export async function commitOrDoubt<T>(
  pool: Database['prepared'],
  work: (tx: pg.PoolClient) => Promise<T>,
  begin = 'BEGIN',
): Promise<T> {
  const client = await pool.connect();
  let destroy = false;
  let warned = false;
  const onNotice = (notice: { code?: string | undefined }) => {
    if (notice.code === '01000') warned = true;
  };
  // an unhandled 'error' event of a connection lost between statements would end the process
  const onError = () => {
    destroy = true;
  };
  client.on('notice', onNotice);
  client.on('error', onError);
  try {
    await client.query(begin);
    const runActs = gatherActs(client);
    let result: T;
    try {
      result = await work(client);
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {
        destroy = true;
      });
      throw error;
    }
    try {
      await withDeadline(COMMIT_PATIENCE_MS, client.query('COMMIT'), () => new CommitInDoubt());
    } catch {
      destroy = true;
      throw new CommitInDoubt();
    }
    if (warned) {
      destroy = true;
      throw new CommitInDoubt();
    }
    runActs();
    return result;
  } finally {
    client.off('notice', onNotice);
    client.off('error', onError);
    client.release(destroy);
  }
}
