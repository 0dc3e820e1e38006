import { expect, it } from 'vitest';
import { finishWork } from './run-process.ts';

it('the worker closes its mailer only after the last job has ended', async () => {
  const steps: string[] = [];
  const step = (name: string) => async () => {
    await Promise.resolve();
    steps.push(name);
  };
  const mailer = { close: () => void steps.push('mailer closed') };
  await finishWork(
    { stop: step('no new requests'), close: () => mailer.close() },
    { stop: step('last job ended') },
  );
  expect(steps).toEqual(['no new requests', 'last job ended', 'mailer closed']);
});
