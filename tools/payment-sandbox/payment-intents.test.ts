import type { Stripe } from 'stripe';
import { describe, expect, it, test, vi } from 'vitest';
import { openSandbox, refusalOf } from './sandbox-under-test.ts';

const { stripe, createIntent, received } = await openSandbox();

describe('a payment intent', () => {
  it('holds the money when confirmed and takes it when captured', async () => {
    const intent = await createIntent({ metadata: { attempt: '7' } });
    expect(intent).toMatchObject({ status: 'requires_payment_method', metadata: { attempt: '7' } });

    const held = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(held).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 4_990,
      amount_received: 0,
    });

    const taken = await stripe.paymentIntents.capture(intent.id, { expand: ['latest_charge'] });
    expect(taken).toMatchObject({
      status: 'succeeded',
      amount_capturable: 0,
      amount_received: 4_990,
      latest_charge: {
        captured: true,
        amount_captured: 4_990,
        payment_method_details: { card: { brand: 'visa', last4: '4242' } },
      },
    });
    await vi.waitFor(() => {
      expect(eventsOf(intent.id)).toEqual([
        'payment_intent.amount_capturable_updated',
        'payment_intent.succeeded',
      ]);
    });
  });

  it('is paid at once with automatic capture', async () => {
    const paid = await createIntent({
      capture_method: 'automatic',
      confirm: true,
      payment_method: 'pm_card_mastercard',
    });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 4_990 });
  });

  it('gives held money back when cancelled', async () => {
    const intent = await heldIntent();
    const canceled = await stripe.paymentIntents.cancel(intent.id, {
      cancellation_reason: 'abandoned',
    });
    expect(canceled).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
      cancellation_reason: 'abandoned',
    });
    expect((await latestCharge(intent.id)).charge).toMatchObject({
      captured: false,
      refunded: true,
    });
  });

  test.each([
    ['capture after capture', 'capture', 'capture'],
    ['cancel after capture', 'capture', 'cancel'],
    ['confirm after capture', 'capture', 'confirm'],
    ['capture after cancel', 'cancel', 'capture'],
    ['cancel after cancel', 'cancel', 'cancel'],
    ['confirm after cancel', 'cancel', 'confirm'],
  ] as const)('refuses %s', async (_, first, second) => {
    const intent = await heldIntent();
    await stripe.paymentIntents[first](intent.id);
    const refusal = await refusalOf(stripe.paymentIntents[second](intent.id));
    expect(refusal).toMatchObject({
      statusCode: 400,
      rawType: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: intent.id },
    });
  });

  it('cannot be captured before it is confirmed, nor confirmed without a card', async () => {
    const intent = await createIntent();
    for (const call of ['capture', 'confirm'] as const) {
      const refusal = await refusalOf(stripe.paymentIntents[call](intent.id));
      expect(refusal.code).toBe('payment_intent_unexpected_state');
    }
  });

  it('refuses a payment method that is not on its list', async () => {
    const intent = await createIntent({ allowed_payment_method_types: ['card'] });
    const refusal = await refusalOf(
      stripe.paymentIntents.confirm(intent.id, { payment_method_data: { type: 'paypal' } }),
    );
    expect(refusal.code).toBe('payment_intent_incompatible_payment_method');
  });

  it('refuses card numbers, which only the frame may receive', async () => {
    const intent = await createIntent();
    const refusal = await refusalOf(
      stripe.paymentIntents.confirm(intent.id, {
        payment_method_data: {
          type: 'card',
          card: { number: '4242424242424242' },
        } as Stripe.PaymentIntentConfirmParams.PaymentMethodData,
      }),
    );
    expect(refusal.statusCode).toBe(402);
  });

  it('refuses parameters that Stripe does not have', async () => {
    const refusal = await refusalOf(createIntent({ colour: 'red' } as object));
    expect(refusal).toMatchObject({ code: 'parameter_unknown', param: 'colour', statusCode: 400 });
  });

  it('needs a secret key', async () => {
    const answer = await fetch(`${(await openSandbox()).url}/v1/payment_intents`);
    expect(answer.status).toBe(401);
  });
});

describe('a declined card', () => {
  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', ''],
  ])('%s answers 402 with %s %s', async (card, code, declineCode) => {
    const intent = await createIntent();
    const refusal = await refusalOf(
      stripe.paymentIntents.confirm(intent.id, { payment_method: card }),
    );
    expect(refusal).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code: declineCode,
      payment_intent: { id: intent.id, status: 'requires_payment_method' },
    });
  });

  it('is recorded on the intent, which can then be paid with another card', async () => {
    const intent = await createIntent();
    await refusalOf(
      stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa_chargeDeclined' }),
    );
    const declined = await stripe.paymentIntents.retrieve(intent.id);
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code: 'card_declined', payment_method: { card: { last4: '0002' } } },
    });
    const held = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(held).toMatchObject({ status: 'requires_capture', last_payment_error: null });
    await vi.waitFor(() => {
      expect(eventsOf(intent.id)).toContain('payment_intent.payment_failed');
    });
  });

  it('may be declined only at the capture', async () => {
    const intent = await heldIntent('pm_card_captureFails');
    const refusal = await refusalOf(stripe.paymentIntents.capture(intent.id));
    expect(refusal.code).toBe('charge_expired_for_capture');
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('canceled');
  });
});

describe('a slow card', () => {
  it('locks its intent until it is done', async () => {
    const intent = await createIntent();
    const slow = stripe.paymentIntents.confirm(
      intent.id,
      { payment_method: 'pm_card_confirmSlow' },
      { idempotencyKey: `confirm ${intent.id}` },
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    const again = await refusalOf(
      stripe.paymentIntents.confirm(
        intent.id,
        { payment_method: 'pm_card_confirmSlow' },
        { idempotencyKey: `confirm ${intent.id}` },
      ),
    );
    expect(again).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    const cancel = await refusalOf(stripe.paymentIntents.cancel(intent.id));
    expect(cancel).toMatchObject({ statusCode: 429, code: 'lock_timeout' });
    expect((await slow).status).toBe('requires_capture');
  });

  it('may never answer although the money is held', async () => {
    const intent = await createIntent();
    const hanging = stripe.paymentIntents.confirm(
      intent.id,
      { payment_method: 'pm_card_confirmHangs' },
      { timeout: 300, idempotencyKey: `hang ${intent.id}` },
    );
    expect((await refusalOf(hanging)).type).toBe('StripeConnectionError');
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture');
    const repeated = await stripe.paymentIntents.confirm(
      intent.id,
      { payment_method: 'pm_card_confirmHangs' },
      { idempotencyKey: `hang ${intent.id}` },
    );
    expect(repeated.lastResponse.headers['idempotent-replayed']).toBe('true');
  });
});

async function heldIntent(card = 'pm_card_visa') {
  const intent = await createIntent();
  return stripe.paymentIntents.confirm(intent.id, { payment_method: card });
}

async function latestCharge(intentId: string) {
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
  return { charge: intent.latest_charge as Stripe.Charge };
}

function eventsOf(id: string): string[] {
  return received
    .filter((event) => 'id' in event.data.object && event.data.object.id === id)
    .map((event) => event.type);
}
