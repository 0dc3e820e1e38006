import { setTimeout as sleep } from 'node:timers/promises';

const TICK_MS = 5;

/**
 * Begins so many pieces of work a second, whether or not earlier ones are done: people do not wait
 * for each other. Stops beginning while too many are under way.
 */
export async function atRate(
  load: { count: number; perSecond: number; maxUnderWay: number },
  work: (index: number) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  let failure: { error: unknown } | undefined;
  let begun = 0;
  let underWay = 0;
  while (begun < load.count || underWay > 0) {
    if (failure !== undefined) throw failure.error;
    const due = ((performance.now() - startedAt) / 1000) * load.perSecond;
    while (begun < Math.min(due, load.count) && underWay < load.maxUnderWay) {
      underWay += 1;
      work(begun++).then(
        () => (underWay -= 1),
        (error: unknown) => {
          underWay -= 1;
          failure = { error };
        },
      );
    }
    await sleep(TICK_MS);
  }
  if (failure !== undefined) throw failure.error;
}
