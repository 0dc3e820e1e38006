import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/test-server.ts';
import { useTestWorker } from '../testing/test-worker.ts';
import { vouchedText } from './mail-text.ts';
import { textOnce } from './outbox.ts';
import { TextRefused } from './sms.ts';

const server = useTestServer();
const worker = useTestWorker(server);

async function text(failure: Error) {
  const effectKey = `sms:milestone:${randomUUID()}`;
  const sms = { send: () => Promise.reject(failure) };
  const effect = { effectKey, shard: 0, template: 'milestone' } as const;
  const words = () => ({ to: '+32470123456', text: vouchedText('Delivered.', 'our code') });
  const sending = textOnce(worker.ctx(), sms, effect, words);
  const stateOf = () =>
    sql<{ state: string }>`SELECT state FROM outbox_mails WHERE effect_key = ${effectKey}`
      .execute(server.owner.db)
      .then(({ rows }) => rows[0]?.state);
  return { sending, stateOf };
}

describe('a text that the provider refuses', () => {
  it('for good is marked as failed, and its job does not run again', async () => {
    const { sending, stateOf } = await text(new TextRefused(21_610));
    await sending;
    expect(await stateOf()).toBe('failed');
  });

  it('for now fails its job, which tries again', async () => {
    const { sending, stateOf } = await text(new Error('the text provider answered 503'));
    await expect(sending).rejects.toThrow('503');
    expect(await stateOf()).toBe('sending');
  });
});
