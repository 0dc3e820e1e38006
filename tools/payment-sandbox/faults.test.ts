import type { Stripe } from 'stripe';
import { describe, expect, it, test } from 'vitest';
import { drawCallFault, drawWebhookFault, newFaults } from './faults.ts';
import { openSandbox, refusalOf } from './sandbox-under-test.ts';

const { stripe, createIntent, control } = await openSandbox();

describe('an injected fault', () => {
  test.each([
    ['drop_before', 'requires_payment_method'],
    ['drop_after', 'requires_capture'],
    ['hang', 'requires_capture'],
    ['error_before', 'requires_payment_method'],
    ['error_after', 'requires_capture'],
  ])('%s leaves the intent at %s', async (fault, status) => {
    const intent = await createIntent();
    await control('faults', { calls: [{ on: 'payment_intents.confirm', fault }] });
    const options = { timeout: 300, idempotencyKey: `${fault} ${intent.id}` };
    const confirm = () =>
      stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }, options);
    const refusal = await refusalOf(confirm());
    expect(refusal.statusCode ?? refusal.type).toBe(
      fault.startsWith('error') ? 500 : 'StripeConnectionError',
    );
    await control('faults', {});
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe(status);

    // Stripe keeps an error of its own under the key; every other call is finished by a repeat
    const repeated = await confirm().then(
      (confirmed) => confirmed.status,
      (error: Stripe.errors.StripeError) => error.statusCode,
    );
    expect(repeated).toBe(fault === 'error_after' ? 500 : 'requires_capture');
  });

  it('is counted', async () => {
    await control('faults', { calls: [{ on: 'customers.*', fault: 'error_before' }] });
    await refusalOf(stripe.customers.create());
    const { body } = await control('faults');
    expect(body['drawn']).toEqual({ 'customers.create error_before': 1 });
    await control('faults', {});
  });

  it('of an unknown kind is refused', async () => {
    expect((await control('faults', { calls: [{ fault: 'explode' }] })).status).toBe(400);
    expect((await control('faults', { calls: [{ on: 'x.y', fault: 'hang' }] })).status).toBe(400);
  });
});

test('the same seed affects the same calls, whatever happens in between', () => {
  const rule = { on: '*', fault: 'delay', probability: 0.3, delayMs: 0 } as const;
  const struck = (seed: number, others: boolean) => {
    const faults = newFaults({ seed, calls: [rule], webhooks: [] });
    return Array.from({ length: 200 }, () => {
      if (others) drawCallFault(faults, 'refunds.create');
      return drawCallFault(faults, 'payment_intents.confirm') !== undefined;
    });
  };
  expect(struck(1, true)).toEqual(struck(1, false));
  expect(struck(2, false)).not.toEqual(struck(1, false));
  const share = struck(1, false).filter(Boolean).length / 200;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.4);
});

test.each([
  ['lost', []],
  ['twice', [0, 70]],
  ['late', [70]],
  ['out_of_order', [400]],
] as const)('an event that is %s is sent after %j ms', (fault, delays) => {
  const rule = { on: '*', fault, probability: 1, delayMs: 70 };
  const faults = newFaults({ seed: 0, calls: [], webhooks: [rule] });
  expect(drawWebhookFault(faults, 'payment_intent.succeeded')).toEqual(delays);
});
