import { Problem } from './http/problem.ts';

type Limits = {
  /** Tasks of one key at a time. */
  each: number;
  /** How many more of a key may wait, where they do. */
  waiting: number;
};

type Share = { busy: number; waiting: Set<() => void> };

/** One key cannot take every place: what is above its share is refused, or waits `waitMs` at most, in its order. */
export function createKeyShares({ each, waiting }: Limits) {
  const shares = new Map<string, Share>();

  async function enter(key: string, waitMs: number): Promise<Share> {
    const share = shares.get(key) ?? { busy: 0, waiting: new Set() };
    shares.set(key, share);
    if (share.busy < each) {
      share.busy += 1;
      return share;
    }
    const overloaded = new Problem('overloaded', { retryAfterSeconds: 2 });
    if (waitMs === 0 || share.waiting.size >= waiting) throw overloaded;
    await new Promise<void>((enterNow, refuse) => {
      const admit = () => {
        clearTimeout(timer);
        enterNow();
      };
      const timer = setTimeout(() => {
        share.waiting.delete(admit);
        refuse(overloaded);
      }, waitMs);
      share.waiting.add(admit);
    });
    return share;
  }

  return async function run<T>(key: string, work: () => Promise<T>, waitMs = 0): Promise<T> {
    const share = await enter(key, waitMs);
    try {
      return await work();
    } finally {
      // the place passes on without becoming free in between
      const [next] = share.waiting;
      if (next !== undefined) {
        share.waiting.delete(next);
        next();
      } else if (share.busy > 1) share.busy -= 1;
      else shares.delete(key);
    }
  };
}
