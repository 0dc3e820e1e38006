import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/test-server.ts';
import { useTestWorker } from '../testing/test-worker.ts';
import { vouchedText } from './mail-text.ts';
import { textOnce } from './outbox.ts';
import { TextRefused } from './sms.ts';

const server = useTestServer();
const worker = useTestWorker(server);

async function text(failure: Error, to = `+32470${randomInt(100_000, 999_999)}`) {
  const effectKey = `sms:milestone:${randomUUID()}`;
  const sms = { send: () => Promise.reject(failure) };
  const effect = { effectKey, shard: 0, template: 'milestone' } as const;
  const words = () => ({ to, text: vouchedText('Delivered.', 'our code') });
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

  it('because its owner answered STOP is the last one that the provider is asked to send', async () => {
    const to = '+32470000001';
    await (
      await text(new TextRefused(21_610), to)
    ).sending;
    const { sending, stateOf } = await text(new Error('the provider was asked'), to);
    await sending;
    expect(await stateOf()).toBe('failed');
  });

  it('because the account may not text there leaves the number unmarked', async () => {
    const to = '+32470000002';
    await (
      await text(new TextRefused(21_408), to)
    ).sending;
    const { sending } = await text(new Error('the provider was asked'), to);
    await expect(sending).rejects.toThrow('the provider was asked');
  });

  it('for now fails its job, which tries again', async () => {
    const { sending, stateOf } = await text(new Error('the text provider answered 503'));
    await expect(sending).rejects.toThrow('503');
    expect(await stateOf()).toBe('sending');
  });
});
