import { setTimeout as delay } from 'node:timers/promises';

/** Longer than any of these requests takes while the process is not overloaded. */
const FLOOR_MS = 150;

/**
 * Responses are delayed to a minimum time, so that their timing does not reveal whether an address is
 * known.
 */
export async function withAnswerFloor<T>(work: () => Promise<T>): Promise<T> {
  const floor = delay(FLOOR_MS);
  try {
    return await work();
  } finally {
    await floor;
  }
}
