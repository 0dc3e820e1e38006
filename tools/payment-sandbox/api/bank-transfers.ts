import { createHash } from 'node:crypto';
import { z } from 'zod';
import { newId } from '../ids.ts';
import { type CashTransaction, type PaymentIntent, withFields } from '../objects.ts';
import { integer, takes, text } from '../parameters.ts';
import { badParameter, invalidRequest } from '../refusal.ts';
import { mustRead, nowSeconds, save, type World } from '../world.ts';
import { createCharge } from './charges.ts';

/** `payment_method_options` of an intent that a bank transfer may pay. */
export const bankOptions = z.strictObject({
  customer_balance: z.strictObject({
    funding_type: z.literal('bank_transfer'),
    bank_transfer: z.strictObject({
      type: z.literal('eu_bank_transfer'),
      eu_bank_transfer: z.strictObject({ country: z.literal('DE') }),
    }),
  }),
});

const BANK_ADDRESS = {
  city: 'Berlin',
  country: 'DE',
  line1: 'Beispielstrasse 1',
  line2: null,
  postal_code: '10115',
  state: null,
};

/** Says where how much is to be sent. */
export function openBankTransfer(world: World, intent: PaymentIntent): PaymentIntent {
  if (intent.customer === null) {
    throw invalidRequest('A customer must be provided for customer_balance payments.', {
      code: 'parameter_missing',
      param: 'customer',
    });
  }
  if (!intent.payment_method_options?.customer_balance) {
    const param = 'payment_method_options[customer_balance][bank_transfer]';
    throw badParameter('parameter_missing', param, `Missing required param: ${param}.`);
  }
  if (intent.capture_method === 'manual') {
    throw invalidRequest(
      'The payment method type "customer_balance" cannot be captured manually.',
      { code: 'payment_intent_invalid_parameter', param: 'capture_method' },
    );
  }
  const iban = {
    account_holder_address: BANK_ADDRESS,
    account_holder_name: 'Waypost',
    bank_address: BANK_ADDRESS,
    bic: 'WPSTDEBB',
    country: 'DE',
    iban: ibanOf(intent.customer),
  };
  const instructions: Instructions = {
    amount_remaining: intent.amount,
    currency: intent.currency,
    financial_addresses: [{ type: 'iban', supported_networks: ['sepa'], iban }],
    hosted_instructions_url: `${world.origin}/bank-transfer/${intent.id}`,
    reference: newId('', 12).slice(1).toUpperCase(),
    type: 'eu_bank_transfer',
  };
  return awaitTransfer(world, intent, instructions, 'payment_intent.requires_action');
}

/** Stripe's own helper for test mode: money arrives from the customer's bank. */
export const fundCashBalance = takes(
  { amount: integer, currency: text, reference: text.optional() },
  (world, { amount, currency }, customerId): CashTransaction => {
    mustRead(world, 'customer', customerId);
    for (const intent of world.store.children('payment_intent', customerId)) {
      receiveTransfer(world, intent, amount);
    }
    return withFields<CashTransaction>({
      id: newId('ccsbtxn'),
      object: 'customer_cash_balance_transaction',
      created: nowSeconds(),
      currency,
      customer: customerId,
      ending_balance: 0,
      livemode: false,
      net_amount: amount,
      type: 'funded',
    });
  },
);

/** Nothing happens to an intent that waits for no transfer. */
export function receiveTransfer(world: World, intent: PaymentIntent, amount: number): void {
  const instructions = intent.next_action?.display_bank_transfer_instructions;
  if (instructions === undefined) return;
  const remaining = (instructions.amount_remaining ?? 0) - amount;
  if (remaining > 0) {
    const rest = { ...instructions, amount_remaining: remaining };
    awaitTransfer(world, intent, rest, 'payment_intent.partially_funded');
    return;
  }
  const method = mustRead(world, 'payment_method', intent.payment_method ?? '');
  const paid: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    next_action: null,
    latest_charge: createCharge(world, intent, method).id,
  };
  save(world, 'payment_intent', paid, 'payment_intent.succeeded');
}

type Instructions = NonNullable<
  NonNullable<PaymentIntent['next_action']>['display_bank_transfer_instructions']
>;

function awaitTransfer(
  world: World,
  intent: PaymentIntent,
  instructions: Instructions,
  event: 'payment_intent.requires_action' | 'payment_intent.partially_funded',
): PaymentIntent {
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    next_action: {
      type: 'display_bank_transfer_instructions',
      display_bank_transfer_instructions: instructions,
    },
  };
  return save(world, 'payment_intent', waiting, event);
}

/** ISO 13616: the check digits make the rearranged number leave 1 when divided by 97. */
export function ibanOf(customerId: string): string {
  const hash = createHash('sha256').update(customerId).digest('hex');
  const account = BigInt(`0x${hash}`).toString().slice(0, 18);
  // 1314 is DE, with A as 10
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${`${check}`.padStart(2, '0')}${account}`;
}
