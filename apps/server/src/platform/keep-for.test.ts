import { expect, test, vi } from 'vitest';
import { keepFor } from './keep-for.ts';

test('those who ask within the time share one reading', async () => {
  vi.useFakeTimers();
  let readings = 0;
  const read = keepFor(1_000, async () => (readings += 1));
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  vi.advanceTimersByTime(999);
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await read()).toBe(2);
  vi.useRealTimers();
});

test('a failure is told once and not kept', async () => {
  let isAway = true;
  const read = keepFor(60_000, async () => {
    if (isAway) throw new Error('away');
    return 'here';
  });
  await expect(read()).rejects.toThrow('away');
  isAway = false;
  expect(await read()).toBe('here');
});
