import { setTimeout as sleep } from 'node:timers/promises';

/** The longest that a sleeper takes to notice that it should stop or check again. */
const LONGEST_NAP_MS = 60_000;

export type Clock = ReturnType<typeof startClock>;

/** Simulated time: starts now and runs `speed` times as fast. */
export function startClock(speed: number) {
  const startedAt = Date.now();
  const now = () => startedAt + (Date.now() - startedAt) * speed;
  return {
    now,
    /** Until the simulated moment, or until it is stopped. */
    async sleepUntil(moment: number, stop: AbortSignal, atMostMs = Infinity): Promise<void> {
      const until = Date.now() + atMostMs;
      while (!stop.aborted && now() < moment && Date.now() < until) {
        const ms = Math.min((moment - now()) / speed, until - Date.now(), LONGEST_NAP_MS);
        await sleep(Math.max(1, ms), undefined, { signal: stop }).catch(() => undefined);
      }
    },
  };
}
