import { newId } from '../ids.ts';
import type { CashTransaction, PaymentIntent } from '../objects.ts';
import type { Parameters } from '../parameters.ts';
import { badParameter, invalidRequest } from '../refusal.ts';
import { emit, mustRead, nowSeconds, type World } from '../world.ts';
import { createCharge } from './charges.ts';
import { hasVirtualAccounts, ibanOf } from './iban.ts';

const BANK_ADDRESS = {
  city: 'Berlin',
  country: 'DE',
  line1: 'Beispielstrasse 1',
  line2: null,
  postal_code: '10115',
  state: null,
};

/** From `payment_method_options[customer_balance]`. */
export function readBankCountry(options: Parameters | undefined): string | undefined {
  options?.choice('funding_type', ['bank_transfer']);
  const transfer = options?.hash('bank_transfer');
  transfer?.choice('type', ['eu_bank_transfer']);
  transfer?.ignore('requested_address_types');
  const country = transfer?.hash('eu_bank_transfer')?.text('country');
  if (country !== undefined && !hasVirtualAccounts(country)) {
    const param =
      'payment_method_options[customer_balance][bank_transfer][eu_bank_transfer][country]';
    throw badParameter('parameter_invalid_enum', param, `Invalid country: ${country}`);
  }
  return country;
}

/** As an intent keeps it from its creation to its confirmation. */
export function bankOptions(country: string | undefined): PaymentIntent['payment_method_options'] {
  if (country === undefined) return {};
  const transfer = { type: 'eu_bank_transfer', eu_bank_transfer: { country } } as const;
  return { customer_balance: { funding_type: 'bank_transfer', bank_transfer: transfer } };
}

function countryOf(intent: PaymentIntent): string | undefined {
  const options = intent.payment_method_options?.customer_balance;
  return options?.bank_transfer?.eu_bank_transfer?.country;
}

/** Pays from what the customer already sent, or says where the rest is to be sent. */
export function openBankTransfer(
  world: World,
  intent: PaymentIntent,
  givenCountry: string | undefined,
): PaymentIntent {
  if (intent.customer === null) {
    throw invalidRequest('A customer must be provided for customer_balance payments.', {
      code: 'parameter_missing',
      param: 'customer',
    });
  }
  const country = givenCountry ?? countryOf(intent);
  if (country === undefined) {
    const param = 'payment_method_options[customer_balance][bank_transfer]';
    throw badParameter('parameter_missing', param, `Missing required param: ${param}.`);
  }
  if (intent.capture_method === 'manual') {
    throw invalidRequest(
      'The payment method type "customer_balance" cannot be captured manually.',
      {
        code: 'payment_intent_invalid_parameter',
        param: 'capture_method',
      },
    );
  }
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    next_action: {
      type: 'display_bank_transfer_instructions',
      display_bank_transfer_instructions: {
        amount_remaining: intent.amount,
        currency: intent.currency,
        financial_addresses: [addressOf(intent.customer, country)],
        hosted_instructions_url: `${world.origin}/bank-transfer/${intent.id}`,
        reference: newId('', 12).slice(1).toUpperCase(),
        type: 'eu_bank_transfer',
      },
    },
  };
  world.store.save('payment_intent', waiting, waiting.customer);
  const settled = applyCash(world, waiting);
  if (settled.status === 'requires_action') emit(world, 'payment_intent.requires_action', settled);
  return settled;
}

/** Stripe's own helper for test mode: money arrives from the customer's bank. */
export function fundCashBalance(
  world: World,
  customerId: string,
  parameters: Parameters,
): CashTransaction {
  const amount = parameters.requiredInteger('amount');
  const currency = parameters.requiredText('currency').toLowerCase();
  const reference = parameters.text('reference') ?? null;
  parameters.refuseUnread();
  mustRead(world, 'customer', customerId);
  if (amount < 1) {
    throw badParameter('parameter_invalid_integer', 'amount', 'Amount must be at least 1.');
  }
  const funded = record(world, customerId, currency, amount, {
    type: 'funded',
    funded: {
      bank_transfer: {
        eu_bank_transfer: { bic: 'WPSTDEBB', iban_last4: '3000', sender_name: 'Test Payer' },
        reference,
        type: 'eu_bank_transfer',
      },
    },
  });
  const isNamed = (intent: PaymentIntent) =>
    intent.next_action?.display_bank_transfer_instructions?.reference === reference;
  const open = world.store
    .children('payment_intent', customerId)
    .filter((intent) => intent.currency === currency && isAwaitingTransfer(intent));
  // the one that the payer named, then the oldest
  for (const intent of [...open.filter(isNamed), ...open.filter((one) => !isNamed(one))]) {
    applyCash(world, intent);
  }
  return funded;
}

/** What was applied to an intent that is cancelled is the customer's again. */
export function releaseCash(world: World, intent: PaymentIntent): void {
  const remaining = intent.next_action?.display_bank_transfer_instructions?.amount_remaining;
  const applied = intent.amount - (remaining ?? intent.amount);
  if (intent.customer === null || applied === 0) return;
  record(world, intent.customer, intent.currency, applied, {
    type: 'unapplied_from_payment',
    unapplied_from_payment: { payment_intent: intent.id },
  });
}

function isAwaitingTransfer(intent: PaymentIntent): boolean {
  return (
    intent.status === 'requires_action' &&
    intent.next_action?.type === 'display_bank_transfer_instructions'
  );
}

function applyCash(world: World, intent: PaymentIntent): PaymentIntent {
  const instructions = intent.next_action?.display_bank_transfer_instructions;
  if (intent.customer === null || instructions === undefined) return intent;
  const remaining = instructions.amount_remaining ?? 0;
  const amount = Math.min(balanceOf(world, intent.customer, intent.currency), remaining);
  if (amount === 0) return intent;
  record(world, intent.customer, intent.currency, -amount, {
    type: 'applied_to_payment',
    applied_to_payment: { payment_intent: intent.id },
  });
  if (amount < remaining) {
    const funded: PaymentIntent = {
      ...intent,
      next_action: {
        type: 'display_bank_transfer_instructions',
        display_bank_transfer_instructions: {
          ...instructions,
          amount_remaining: remaining - amount,
        },
      },
    };
    world.store.save('payment_intent', funded, funded.customer);
    emit(world, 'payment_intent.partially_funded', funded);
    return funded;
  }
  const method = mustRead(world, 'payment_method', intent.payment_method ?? '');
  const paid: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    next_action: null,
    latest_charge: createCharge(world, intent, method).id,
  };
  world.store.save('payment_intent', paid, paid.customer);
  emit(world, 'payment_intent.succeeded', paid);
  return paid;
}

function balanceOf({ store }: World, customerId: string, currency: string): number {
  return store
    .children('customer_cash_balance_transaction', customerId)
    .filter((transaction) => transaction.currency === currency)
    .reduce((sum, transaction) => sum + transaction.net_amount, 0);
}

function record(
  world: World,
  customer: string,
  currency: string,
  amount: number,
  what: Pick<CashTransaction, 'type'> & Partial<CashTransaction>,
): CashTransaction {
  const transaction: CashTransaction = {
    id: newId('ccsbtxn'),
    object: 'customer_cash_balance_transaction',
    created: nowSeconds(),
    currency,
    customer,
    customer_account: null,
    ending_balance: balanceOf(world, customer, currency) + amount,
    livemode: false,
    net_amount: amount,
    ...what,
  };
  world.store.save('customer_cash_balance_transaction', transaction, customer);
  return transaction;
}

type Instructions = NonNullable<
  NonNullable<PaymentIntent['next_action']>['display_bank_transfer_instructions']
>;
type FinancialAddress = NonNullable<Instructions['financial_addresses']>[number];

/** A customer has the same account for every transfer. */
function addressOf(customerId: string, country: string): FinancialAddress {
  return {
    type: 'iban',
    supported_networks: ['sepa'],
    iban: {
      account_holder_address: BANK_ADDRESS,
      account_holder_name: 'Waypost',
      bank_address: BANK_ADDRESS,
      bic: 'WPSTDEBB',
      country,
      iban: ibanOf(customerId, country),
    },
  };
}
