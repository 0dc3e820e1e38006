import { expect, test } from 'vitest';
import { openSandbox, refusalOf } from './sandbox-under-test.ts';

const { stripe, control, url } = await openSandbox();
const euros = { amount: 1_000, currency: 'eur' };

test('the same key and parameters give the same answer', async () => {
  const first = await stripe.paymentIntents.create(euros, { idempotencyKey: 'once' });
  const second = await stripe.paymentIntents.create(euros, { idempotencyKey: 'once' });
  expect(second.id).toBe(first.id);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(second.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  });
  expect(second.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
});

test('the order of parameters does not matter', async () => {
  const options = { idempotencyKey: 'order' };
  const first = await stripe.paymentIntents.create({ amount: 900, currency: 'eur' }, options);
  const second = await stripe.paymentIntents.create({ currency: 'eur', amount: 900 }, options);
  expect(second.id).toBe(first.id);
});

test('the same key with other parameters is refused', async () => {
  await stripe.paymentIntents.create(euros, { idempotencyKey: 'other parameters' });
  const refusal = await refusalOf(
    stripe.paymentIntents.create({ ...euros, amount: 999 }, { idempotencyKey: 'other parameters' }),
  );
  expect(refusal).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
});

test('the same key for another call is refused', async () => {
  await stripe.paymentIntents.create(euros, { idempotencyKey: 'other call' });
  const refusal = await refusalOf(stripe.customers.create({}, { idempotencyKey: 'other call' }));
  expect(refusal).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
});

test('a decline is kept, so another card needs another key', async () => {
  const intent = await stripe.paymentIntents.create(euros);
  const confirm = (payment_method: string, idempotencyKey: string) =>
    stripe.paymentIntents.confirm(intent.id, { payment_method }, { idempotencyKey });
  const first = await refusalOf(confirm('pm_card_visa_chargeDeclined', 'decline'));
  const again = await refusalOf(confirm('pm_card_visa_chargeDeclined', 'decline'));
  expect(again.headers?.['idempotent-replayed']).toBe('true');
  expect(again.charge).toBe(first.charge);
  expect((await confirm('pm_card_visa', 'another')).status).toBe('succeeded');
});

test('an answer to invalid parameters is not kept: the corrected request may use the key', async () => {
  const options = { idempotencyKey: 'mended' };
  await refusalOf(stripe.paymentIntents.create({ amount: 1, currency: 'eur' }, options));
  expect((await stripe.paymentIntents.create(euros, options)).amount).toBe(1_000);
});

test('a key in use is refused until its first call has ended', async () => {
  await control('faults', { calls: [{ on: 'refunds.create', fault: 'delay', delayMs: 1_500 }] });
  const intent = await stripe.paymentIntents.create({
    ...euros,
    confirm: true,
    payment_method: 'pm_card_visa',
    return_url: 'http://shop.example/',
  });
  const refund = () =>
    stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: 'in use' });
  const running = refund();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await refusalOf(refund())).toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
    headers: { 'stripe-should-retry': 'true' },
  });
  const { id } = await running;
  expect((await refund()).id).toBe(id);
  await fetch(`${url}/control/faults`, { method: 'DELETE' });
});
