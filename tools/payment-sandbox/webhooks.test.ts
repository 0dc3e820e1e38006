import { expect, test, vi } from 'vitest';
import { openSandbox } from './sandbox-under-test.ts';

test('an event that nobody takes is sent again until somebody does', async () => {
  const { createIntent, received, answers, stripe } = await openSandbox();
  answers.push(500, 302);
  const intent = await createIntent({ confirm: true, payment_method: 'pm_card_visa' });
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 5_000 });
  expect(received[0]).toMatchObject({
    type: 'payment_intent.amount_capturable_updated',
    api_version: '2026-10-28.endive',
    data: { object: { id: intent.id } },
    request: { id: intent.lastResponse.requestId },
  });
  await vi.waitFor(async () => {
    const { data } = await stripe.events.list({ type: received[0]?.type ?? '' });
    expect(data).toMatchObject([{ id: received[0]?.id, pending_webhooks: 0 }]);
  });
});

test('events can be lost, doubled, late and out of order', async () => {
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
    expect(received.map((event) => event.type)).toEqual([
      'payment_intent.succeeded',
      'payment_intent.succeeded',
      'payment_intent.amount_capturable_updated',
    ]);
  });
  expect(received[0]?.id).toBe(received[1]?.id);
  const { data } = await stripe.events.list({ limit: 1 });
  expect(data[0]?.type).toBe('payment_intent.canceled');
  const now = Math.floor(Date.now() / 1000);
  expect((await stripe.events.list({ created: { gte: now - 60 } })).data).toHaveLength(3);
  expect((await stripe.events.list({ created: { lte: now - 60 } })).data).toHaveLength(0);
});
