import type { Stripe } from 'stripe';
import { describe, expect, it, test } from 'vitest';
import { ibanOf } from './api/bank-transfers.ts';
import { openSandbox, refusalOf } from './sandbox-under-test.ts';

const { stripe, createIntent } = await openSandbox();

const TO_GERMANY: Stripe.PaymentIntentCreateParams.PaymentMethodOptions = {
  customer_balance: {
    funding_type: 'bank_transfer',
    bank_transfer: { type: 'eu_bank_transfer', eu_bank_transfer: { country: 'DE' } },
  },
};

const UNCONFIRMED: Partial<Stripe.PaymentIntentCreateParams> = {
  capture_method: 'automatic',
  allowed_payment_method_types: ['customer_balance'],
  payment_method_options: TO_GERMANY,
};

const TRANSFER: Partial<Stripe.PaymentIntentCreateParams> = {
  ...UNCONFIRMED,
  confirm: true,
  payment_method_data: { type: 'customer_balance' },
};

describe('a bank transfer', () => {
  it('tells where to send how much, and is paid when all of it has arrived', async () => {
    const customer = (await stripe.customers.create()).id;
    const intent = await createIntent({ ...TRANSFER, customer });
    expect(intent.status).toBe('requires_action');
    expect(instructionsOf(intent)).toMatchObject({
      type: 'eu_bank_transfer',
      amount_remaining: 4_990,
      reference: expect.stringMatching(/^[A-Z0-9]{12}$/),
      financial_addresses: [{ type: 'iban', iban: { iban: expect.stringMatching(/^DE\d\d/) } }],
    });

    await fund(customer, 4_000);
    const partly = await stripe.paymentIntents.retrieve(intent.id);
    expect(instructionsOf(partly)?.amount_remaining).toBe(990);
    await fund(customer, 1_000);
    const paid = await stripe.paymentIntents.retrieve(intent.id);
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 4_990 });
  });

  it('can be created with its country and confirmed later', async () => {
    const customer = (await stripe.customers.create()).id;
    const intent = await createIntent({ ...UNCONFIRMED, customer });
    const confirmed = await stripe.paymentIntents.confirm(intent.id, {
      payment_method_data: { type: 'customer_balance' },
    });
    expect(instructionsOf(confirmed)?.financial_addresses?.[0]?.iban?.country).toBe('DE');
  });

  it('needs a country', async () => {
    const customer = (await stripe.customers.create()).id;
    const refusal = await refusalOf(
      createIntent({ ...TRANSFER, customer, payment_method_options: {} }),
    );
    expect(refusal.code).toBe('parameter_missing');
  });

  it('needs a customer', async () => {
    const refusal = await refusalOf(createIntent(TRANSFER));
    expect(refusal.param).toBe('customer');
  });
});

test('generated IBANs are valid', () => {
  const iban = ibanOf('cus_123');
  const rearranged = `${iban.slice(4)}${iban.slice(0, 4)}`;
  const digits = rearranged.replaceAll(/[A-Z]/g, (letter) => `${letter.charCodeAt(0) - 55}`);
  expect(BigInt(digits) % 97n).toBe(1n);
});

function instructionsOf(intent: Stripe.PaymentIntent) {
  return intent.next_action?.display_bank_transfer_instructions;
}

function fund(customer: string, amount: number) {
  return stripe.testHelpers.customers.fundCashBalance(customer, { amount, currency: 'eur' });
}
