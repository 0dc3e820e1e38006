import { Problem } from './http/problem.ts';

type Limits = { running: number; waiting: number };

/**
 * Runs at most `running` tasks at a time and lets `waiting` more wait; the next is refused. A task that may wait behind
 * more says how many.
 */
export function createBoundedQueue({ running, waiting }: Limits) {
  const queue: (() => void)[] = [];
  let busy = 0;

  return async function run<T>(work: () => Promise<T>, most = waiting): Promise<T> {
    if (busy < running) busy += 1;
    else if (queue.length < most) {
      await new Promise<void>((admit) => queue.push(admit));
    } else throw new Problem('overloaded', { retryAfterSeconds: 2 });
    try {
      return await work();
    } finally {
      // the slot passes on without becoming free in between
      const next = queue.shift();
      if (next === undefined) busy -= 1;
      else next();
    }
  };
}
