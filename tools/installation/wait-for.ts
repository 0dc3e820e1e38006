import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { readValue } from './read-value.ts';

/** Polls until something is there, and throws after a timeout. */
export async function waitFor<T>(
  what: string,
  patienceMs: number,
  look: () => Promise<T | undefined>,
  everyMs = 100,
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${what} did not come in ${patienceMs / 1000} s`);
    await sleep(everyMs);
  }
}

/** Jobs that fit the condition and wait, wait to be tried again, or are under way. */
export async function countJobs(
  db: pg.Client | pg.Pool,
  condition: string,
  values: unknown[] = [],
): Promise<number> {
  const sql = `SELECT count(*)::int FROM pgboss.job WHERE state < 'completed' AND ${condition}`;
  return (await readValue<number>(db, sql, values)) ?? 0;
}

export async function waitForJobs(
  db: pg.Client | pg.Pool,
  patienceMs: number,
  condition: string,
  values: unknown[] = [],
): Promise<void> {
  await waitFor('the end of the jobs', patienceMs, async () => {
    return (await countJobs(db, condition, values)) === 0 || undefined;
  });
}

/** What is due now or in a moment; what is planned for later does not count. */
export const DUE_SOON = `start_after < now() + interval '5 seconds'`;
