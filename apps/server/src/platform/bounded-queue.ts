import { Problem } from './http/problem.ts';

/** Runs at most `running` works at a time and lets `waiting` more wait; the next is refused. */
export function createBoundedQueue(limits: { running: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let busy = 0;
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (busy < limits.running) busy += 1;
    else if (queue.length < limits.waiting) {
      await new Promise<void>((admit) => queue.push(admit));
    } else throw new Problem('overloaded', { retryAfterSeconds: 2 });
    try {
      return await work();
    } finally {
      // the place passes on without becoming free in between
      const next = queue.shift();
      if (next === undefined) busy -= 1;
      else next();
    }
  };
}
