import { setTimeout as sleep } from 'node:timers/promises';
import { auditBooks } from './audit.ts';
import { type CrashPlan, layPlan, readTrace } from './crash-plan.ts';
import type { Scenario, Surroundings } from './crash-scenario.ts';
import type { Told } from './page.ts';
import { readAttempts, readIntents } from './read-books.ts';
import { waitUntilSettled } from './settled.ts';

const SETTLE_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 20;
/** Other processes see the rows before the process that committed them reaches the point after its COMMIT. */
const REACH_WITHIN_MS = 5_000;

export interface Outcome {
  points: readonly string[];
  /** Where the process ended; undefined when it never came there. */
  endedAt: string | undefined;
  seconds: number;
  ending: string;
  faults: string[];
}

/** A case in progress: the process has ended, or was never meant to. */
export interface Begun {
  /** Where the process ended; undefined if everything was done before that. */
  endedAt: Promise<string | undefined>;
  outcome: Promise<Outcome>;
}

export async function beginCase(
  scenario: Scenario,
  plan: CrashPlan,
  around: Surroundings,
): Promise<Begun> {
  const { folder } = around;
  const prepared = await scenario.prepare(around);
  const { key } = prepared;
  layPlan(folder, key, plan);
  for (const [other, otherPlan] of prepared.others) layPlan(folder, other, otherPlan);
  const startedAt = performance.now();
  const told = prepared.go();
  const endedAt = () => readTrace(folder, key)?.ended?.point;

  async function waitForEnd(isOver: () => boolean): Promise<string | undefined> {
    while (endedAt() === undefined && !isOver()) await sleep(LOOK_EVERY_MS);
    return endedAt();
  }

  async function waitForPlannedEnd(): Promise<string | undefined> {
    const until = plan.number === 0 ? 0 : performance.now() + REACH_WITHIN_MS;
    return waitForEnd(() => performance.now() >= until);
  }

  async function finish(): Promise<Outcome> {
    let word: Told | undefined;
    const faults: string[] = [];
    try {
      word = await told;
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
    const { attemptId } = prepared;
    await waitUntilSettled(around.db, around.paymentsUrl, SETTLE_WITHIN_MS, [attemptId]);
    const seconds = (performance.now() - startedAt) / 1000;
    const attempts = await readAttempts(around.db, [attemptId]);
    const intents = (await readIntents(around.paymentsUrl)).filter(
      ({ metadata }) => metadata['attempt'] === attemptId,
    );
    const books = { attempts, intents, unbalanced: [], ledgerSumCents: 0 };
    faults.push(...auditBooks(books, word === undefined ? [] : [word]));
    return {
      points: readTrace(folder, key)?.points ?? [],
      endedAt: await waitForPlannedEnd(),
      seconds,
      ending: `${attempts[0]?.state}`,
      faults,
    };
  }

  let isOver = false;
  const outcome = finish().finally(() => (isOver = true));
  return { endedAt: waitForEnd(() => isOver), outcome };
}
