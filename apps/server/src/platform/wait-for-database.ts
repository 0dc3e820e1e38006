import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isDatabaseAway } from './database-errors.ts';
import { createRareWarnings, type Log } from './log.ts';

/** Six times what a failover takes. After that the process manager starts us again. */
const PATIENCE_MS = 120_000;
const PAUSE_MS = 500;

/** Waits for a primary. Anything but its absence, such as a wrong password, is thrown at once. */
export async function waitForDatabase(
  database: Database,
  log: Log,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const warn = createRareWarnings(log);
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      const { rows } = await sql<{
        standby: boolean;
      }>`SELECT pg_is_in_recovery() AS standby`.execute(database.db);
      if (rows[0]?.standby === false) return;
      database.renew();
      warn(null, 'waiting: the database is a standby');
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > giveUpAt) throw error;
      warn(error, 'waiting for the database');
    }
    if (performance.now() > giveUpAt) throw new Error('the database remained a standby');
    await delay(PAUSE_MS);
  }
}
