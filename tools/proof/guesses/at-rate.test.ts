import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { atRate } from './at-rate.ts';

test('every task is started once, at the requested rate', async () => {
  const begun: number[] = [];
  const startedAt = performance.now();
  await atRate({ count: 50, perSecond: 500, maxUnderWay: 10 }, async (index) => {
    begun.push(index);
  });
  expect(begun).toEqual(Array.from({ length: 50 }, (_, index) => index));
  expect(performance.now() - startedAt).toBeGreaterThan(90);
});

test('the number of concurrent tasks is limited', async () => {
  let underWay = 0;
  let most = 0;
  await atRate({ count: 20, perSecond: 10_000, maxUnderWay: 3 }, async () => {
    most = Math.max(most, ++underWay);
    await sleep(5);
    underWay -= 1;
  });
  expect(most).toBe(3);
});

test('a failed task fails the run', async () => {
  const failing = atRate({ count: 1, perSecond: 100, maxUnderWay: 1 }, async () => {
    throw new Error('the line is dead');
  });
  await expect(failing).rejects.toThrow('the line is dead');
});
