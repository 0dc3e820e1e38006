import { expect, it } from 'vitest';
import { measureCalls } from './measure-calls.ts';
import { createMetrics } from './metrics.ts';

class Declined extends Error {}

it('times each call to the outside by its name and how it ended', async () => {
  const metrics = createMetrics();
  const measured = measureCalls(
    metrics,
    'payments',
    {
      read: (id: string) => Promise.resolve(`${id} read`),
      capture: () => Promise.reject(new Declined('no')),
      cancel: () => Promise.reject(new Error('silent')),
      isOpen: () => true,
    },
    [Declined],
  );
  expect(await measured.read('one')).toBe('one read');
  await expect(measured.capture()).rejects.toThrow('no');
  await expect(measured.cancel()).rejects.toThrow('silent');
  expect(measured.isOpen()).toBe(true);

  const { values } = await metrics.outsideCalls.get();
  const counted = values.filter(({ metricName }) => metricName?.endsWith('_count'));
  expect(counted.map(({ labels, value }) => ({ ...labels, value }))).toEqual([
    { service: 'payments', call: 'read', result: 'ok', value: 1 },
    { service: 'payments', call: 'capture', result: 'refused', value: 1 },
    { service: 'payments', call: 'cancel', result: 'failed', value: 1 },
  ]);
});
