import { expect, test } from 'vitest';
import { measured, summariseForms } from './cell-figures.ts';

const report = (seconds: number) => ({ seconds, cpuUs: 1_000, repeated: 0, outcomes: {} });
const cpu = (us: number) => ({ apiUs: us, postgresUs: 2 * us, valkeyUs: 0 });

test('two cells are measured until the slower one is done, and their costs add up', () => {
  const both = measured(200, [report(1), report(2)], [cpu(100), cpu(0)], [cpu(1_100), cpu(3_000)]);
  expect(both).toMatchObject({ perSecond: 100, apiUs: 20, postgresUs: 40, cellUs: 60, loadUs: 10 });
});

test('two cells are compared with one by throughput and by processor time', () => {
  const one = measured(100, [report(1)], [cpu(0)], [cpu(1_000)]);
  const two = measured(200, [report(1), report(1)], [cpu(0), cpu(0)], [cpu(1_100), cpu(1_100)]);
  const summary = summariseForms({ one: [one], direct: [two] });
  expect(summary.direct).toMatchObject({ ratio: 2, cpuRatio: 1.1 });
  expect(summary.one).not.toHaveProperty('ratio');
});
