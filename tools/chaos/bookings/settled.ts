import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type AttemptRow, isSettled } from './audit.ts';
import { readAttempts, readIntents } from './read-books.ts';

const LOOK_EVERY_MS = 500;

/** Waits until every attempt is settled; returns those that are still open after the timeout. */
export async function waitUntilSettled(
  db: pg.Client | pg.Pool,
  paymentsUrl: string,
  patienceMs: number,
  ids?: readonly string[],
): Promise<AttemptRow[]> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const intents = await readIntents(paymentsUrl);
    const paid = new Set(intents.flatMap(({ id, captured }) => (captured > 0 ? [id] : [])));
    const attempts = await readAttempts(db, ids);
    const open = attempts.filter(
      (attempt) => !isSettled(attempt, paid.has(attempt.intentId ?? '')),
    );
    if (open.length === 0 || Date.now() > deadline) return open;
    await sleep(LOOK_EVERY_MS);
  }
}
