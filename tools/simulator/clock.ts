import { setTimeout as sleep } from 'node:timers/promises';

/** Nobody is kept waiting much longer than this by a sleeper that should stop or look again. */
const LONGEST_NAP_MS = 60_000;

/** Simulated time: starts now and runs `speed` times as fast. */
export interface Clock {
  now(): number;
  /** Until the simulated moment, or until it is stopped. */
  sleepUntil(moment: number, stop: AbortSignal, atMostMs?: number): Promise<void>;
}

export function startClock(speed: number): Clock {
  const startedAt = Date.now();
  const now = () => startedAt + (Date.now() - startedAt) * speed;
  return {
    now,
    async sleepUntil(moment, stop, atMostMs = Infinity) {
      const until = Date.now() + atMostMs;
      while (!stop.aborted && now() < moment && Date.now() < until) {
        const ms = Math.min((moment - now()) / speed, until - Date.now(), LONGEST_NAP_MS);
        await sleep(Math.max(1, ms), undefined, { signal: stop }).catch(() => undefined);
      }
    },
  };
}
