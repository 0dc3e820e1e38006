import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** The most connections that one process had to both databases at once, and the longest idle transaction. */
export function watchConnections(db: pg.Client) {
  let peak = 0;
  let idleMs = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const { rows } = await db.query<{ count: number; idle: number }>(`
        SELECT count(*)::int AS count, coalesce(max(extract(epoch FROM clock_timestamp() - state_change) * 1000)
          FILTER (WHERE state LIKE 'idle in transaction%'), 0)::int AS idle
        FROM pg_stat_activity WHERE application_name LIKE 'waypost-%'
        GROUP BY replace(application_name, 'test-', '')`);
      for (const { count, idle } of rows) {
        peak = Math.max(peak, count);
        idleMs = Math.max(idleMs, idle);
      }
      await sleep(50);
    }
  })();
  return {
    async end() {
      over.abort();
      await watching;
      return { connectionsOfOneProcess: peak, longestIdleTransactionMs: idleMs };
    },
  };
}
