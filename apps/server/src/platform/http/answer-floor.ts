import { setTimeout as delay } from 'node:timers/promises';

/** Longer than the work of any of them takes when the process is not overloaded. */
const FLOOR_MS = 150;

/**
 * Answers and refusals come no sooner than the floor, so that the milliseconds by which the work
 * for a known address differs from an unknown one cannot be seen from outside.
 */
export async function withAnswerFloor<T>(work: () => Promise<T>): Promise<T> {
  const floor = delay(FLOOR_MS);
  try {
    return await work();
  } finally {
    await floor;
  }
}
