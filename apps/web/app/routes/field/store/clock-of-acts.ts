import { callApi, presentClockAhead } from './call-api.ts';
import type { Act } from './database.ts';

const SAME_CLOCK_MS = 60_000;

/** Those at the front that were done by the same clock: a call says one time for all of its acts. */
export function actsOfOneClock(acts: readonly Act[]): readonly Act[] {
  const first = acts[0]?.clockAheadMs;
  const end = acts.findIndex(({ clockAheadMs: ahead }) => {
    if (first === undefined || ahead === undefined) return first !== ahead;
    return Math.abs(ahead - first) > SAME_CLOCK_MS;
  });
  return end === -1 ? acts : acts.slice(0, end);
}

/**
 * What the clock would show now if it had not been put right since the acts. The api corrects their times by what it
 * lacks.
 */
export async function sentAtOf([first]: readonly Act[]): Promise<string> {
  const then = first?.clockAheadMs;
  // a network puts a clock right at the moment at which acts can be sent again: asks how far it is off now
  if (then !== undefined && then !== 0) await callApi('/api/field/device');
  const now = presentClockAhead();
  const sinceMs = then === undefined || now === undefined ? 0 : now - then;
  return new Date(Date.now() + sinceMs).toISOString();
}
