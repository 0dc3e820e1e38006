import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, rounded } from '../../bench/statistics.ts';
import type { LookUpLine } from './look-up-line.ts';

const PAUSE_MS = 500;

export interface Served {
  lookUps: number;
  /** Answers other than 200 in the end, by status. */
  refused: Record<string, number>;
  /** Times that somebody was asked to come again because the machine was busy. */
  shed: number;
  p50Ms: number;
  p99Ms: number;
}

/** People behind one address who look up real numbers, each about twice a second, until told to stop. */
export async function servePeople(
  line: LookUpLine,
  crowd: { people: number; address: string; refs: readonly string[]; until: Promise<unknown> },
): Promise<Served> {
  const tookMs: number[] = [];
  const refused: Record<string, number> = {};
  let shed = 0;
  const over = new AbortController();
  const stop = () => over.abort();
  void crowd.until.then(stop, stop);

  async function look(): Promise<void> {
    await sleep(Math.random() * PAUSE_MS);
    while (!over.signal.aborted) {
      const ref = crowd.refs[Math.floor(Math.random() * crowd.refs.length)] ?? '';
      const startedAt = performance.now();
      // the time that a busy api made somebody wait counts
      const answer = await line.ask(ref, crowd.address);
      shed += answer.shed;
      tookMs.push(performance.now() - startedAt);
      const { status } = answer;
      if (status !== 200) refused[status] = (refused[status] ?? 0) + 1;
      await sleep(PAUSE_MS * (0.75 + Math.random() / 2));
    }
  }

  await Promise.all(Array.from({ length: crowd.people }, look));
  return {
    lookUps: tookMs.length,
    refused,
    shed,
    p50Ms: rounded(percentile(tookMs, 0.5)),
    p99Ms: rounded(percentile(tookMs, 0.99)),
  };
}
