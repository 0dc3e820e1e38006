import { Problem } from './http/problem.ts';

type Limits = {
  running: number;
  waiting: number;
  /** How many of the running and waiting tasks may share one key. */
  each?: number;
};

/** Runs at most `running` tasks at a time and lets `waiting` more wait; the next is refused. */
export function createBoundedQueue(limits: Limits) {
  const queue: (() => void)[] = [];
  const byKey = new Map<string, number>();
  let busy = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (busy < limits.running) busy += 1;
    else if (queue.length < limits.waiting) {
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
  }

  return async function run<T>(work: () => Promise<T>, key?: string): Promise<T> {
    if (key === undefined || limits.each === undefined) return inTurn(work);
    const others = byKey.get(key) ?? 0;
    if (others >= limits.each) throw new Problem('overloaded', { retryAfterSeconds: 2 });
    byKey.set(key, others + 1);
    try {
      return await inTurn(work);
    } finally {
      const left = (byKey.get(key) ?? 1) - 1;
      if (left === 0) byKey.delete(key);
      else byKey.set(key, left);
    }
  };
}
