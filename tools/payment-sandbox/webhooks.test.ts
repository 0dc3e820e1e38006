import { expect, test, vi } from 'vitest';
import { openSandbox } from './sandbox-under-test.ts';

test('an event is redelivered until it is accepted', async () => {
  const { createIntent, received, answers } = await openSandbox();
  answers.push(500, 302);
  const intent = await createIntent({ confirm: true, payment_method: 'pm_card_visa' });
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 5_000 });
  expect(received[0]).toMatchObject({
    type: 'payment_intent.amount_capturable_updated',
    api_version: '2026-10-28.endive',
    data: { object: { id: intent.id } },
    request: { id: intent.lastResponse.requestId },
  });
});

test('events can be lost, duplicated, late and out of order', async () => {
  const { createIntent, received, control, stripe } = await openSandbox();
  await control('faults', {
    webhooks: [
      { on: 'payment_intent.amount_capturable_updated', fault: 'out_of_order' },
      { on: 'payment_intent.succeeded', fault: 'twice', delayMs: 20 },
      { on: 'payment_intent.canceled', fault: 'lost' },
    ],
  });
  const taken = await createIntent({ confirm: true, payment_method: 'pm_card_visa' });
  await stripe.paymentIntents.capture(taken.id);
  const given = await createIntent();
  await stripe.paymentIntents.cancel(given.id);
  await vi.waitFor(() => {
    // in which order they come depends on how long the calls took
    expect(received.map((event) => event.type).toSorted()).toEqual([
      'payment_intent.amount_capturable_updated',
      'payment_intent.succeeded',
      'payment_intent.succeeded',
    ]);
  });
  expect(new Set(received.map(({ id }) => id)).size).toBe(2);
});

test('a list is filtered by creation time', async () => {
  const { createIntent, stripe } = await openSandbox();
  await createIntent();
  const now = Math.floor(Date.now() / 1000);
  const made = (created: { gte?: number; lte?: number }) => stripe.paymentIntents.list({ created });
  expect((await made({ gte: now - 60 })).data).toHaveLength(1);
  expect((await made({ lte: now - 60 })).data).toHaveLength(0);
});
