import { expect, test } from 'vitest';
import { keepFor } from './keep-for.ts';

function counter() {
  let [reads, now] = [0, 0];
  const kept = keepFor(
    5_000,
    async () => {
      reads += 1;
      return reads;
    },
    () => now,
  );
  return { kept, passTo: (ms: number) => (now = ms), readings: () => reads };
}

test('a cached value is shared within its time, and read again after it', async () => {
  const { kept, passTo, readings } = counter();
  expect(await Promise.all([kept.read(), kept.read()])).toEqual([1, 1]);
  passTo(4_999);
  expect(await kept.read()).toBe(1);
  passTo(5_000);
  expect(await kept.read()).toBe(2);
  expect(readings()).toBe(2);
});

test('a cached value that is dropped is read again', async () => {
  const { kept } = counter();
  await kept.read();
  kept.forget();
  expect(await kept.read()).toBe(2);
});

test('a failed read rejects its waiting callers and is not cached', async () => {
  let isAway = true;
  const kept = keepFor(5_000, async () => {
    if (isAway) throw new Error('away');
    return 'back';
  });
  await expect(kept.read()).rejects.toThrow('away');
  isAway = false;
  expect(await kept.read()).toBe('back');
});
