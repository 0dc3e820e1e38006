import { expect, it } from 'vitest';
import { buildWorker } from './build-worker.ts';
import type { Jobs } from './platform/jobs.ts';
import { testConfig } from './testing/test-config.ts';
import { createTestContext } from './testing/test-context.ts';

it('the worker stores every schedule before its first job can begin', async () => {
  const { ctx, close } = createTestContext({
    databaseUrl: testConfig().config.DATABASE_WORKER_URL,
    settings: { REDIS_URL: null },
  });
  const steps: ('schedule' | 'work')[] = [];
  const jobs: Jobs = {
    ...ctx.jobs,
    schedule: async () => void steps.push('schedule'),
    work: async () => void steps.push('work'),
  };
  await buildWorker(
    { ...ctx, jobs },
    { send: async () => undefined, close: () => undefined },
    null,
  );
  await close();
  expect(new Set(steps)).toEqual(new Set(['schedule', 'work']));
  expect(steps.lastIndexOf('schedule')).toBeLessThan(steps.indexOf('work'));
});
