import type { Stripe } from 'stripe';

/** One call of the official SDK, made after whatever it needs, against Stripe or a stand-in. */
export interface SdkCall {
  run(stripe: Stripe): Promise<object>;
  /** Where Stripe's OpenAPI document describes the answer. */
  operation: string;
  /** What our server reads of the answer. */
  reads: string[];
  /** Fields that stripe-mock puts into its answer as they were sent, also where they were to be expanded. */
  echoed?: string[];
}

const CARD_INTENT: Stripe.PaymentIntentCreateParams = {
  amount: 4_990,
  currency: 'eur',
  capture_method: 'manual',
  allowed_payment_method_types: ['card', 'paypal'],
  metadata: { attempt: 'a1' },
};

const TRANSFER_INTENT: Stripe.PaymentIntentCreateParams = {
  amount: 4_990,
  currency: 'eur',
  allowed_payment_method_types: ['customer_balance'],
  confirm: true,
  payment_method_data: { type: 'customer_balance' },
  payment_method_options: {
    customer_balance: {
      funding_type: 'bank_transfer',
      bank_transfer: { type: 'eu_bank_transfer', eu_bank_transfer: { country: 'DE' } },
    },
  },
};

const RETURN_URL = 'http://localhost:3000/receipt';
const CUSTOMER = ['id', 'email', 'name', 'metadata'];
const METHOD = [
  'id',
  'type',
  'customer',
  'card.brand',
  'card.last4',
  'card.exp_month',
  'card.exp_year',
];
const SETUP = ['id', 'status', 'client_secret', 'customer', 'payment_method', 'last_setup_error'];
const INTENT = [
  'id',
  'status',
  'amount',
  'amount_capturable',
  'amount_received',
  'currency',
  'client_secret',
  'latest_charge',
  'last_payment_error',
  'next_action',
  'metadata',
];
const REDIRECT = ['next_action.type', 'next_action.redirect_to_url.url'];
const REFUND = ['id', 'status', 'amount', 'currency', 'payment_intent'];

/** Every call we make, by the name that the sandbox has for it, with a second form where it matters. */
export const SDK_CALLS: Record<string, SdkCall> = {
  'customers.create': {
    run: createCustomer,
    operation: 'POST /v1/customers',
    reads: CUSTOMER,
  },
  'customers.retrieve': {
    run: async (stripe) => stripe.customers.retrieve((await createCustomer(stripe)).id),
    operation: 'GET /v1/customers/{customer}',
    reads: CUSTOMER,
  },
  'customers.delete': {
    run: async (stripe) => stripe.customers.del((await createCustomer(stripe)).id),
    operation: 'DELETE /v1/customers/{customer}',
    reads: ['id', 'deleted'],
  },

  'payment_methods.list': {
    run: async (stripe) => {
      const { customer } = await saveCard(stripe);
      return stripe.paymentMethods.list({ customer, type: 'card' });
    },
    operation: 'GET /v1/payment_methods',
    reads: ['data.0.id', 'data.0.card.last4', 'has_more'],
  },
  'payment_methods.detach': {
    run: async (stripe) => stripe.paymentMethods.detach((await saveCard(stripe)).card),
    operation: 'POST /v1/payment_methods/{payment_method}/detach',
    reads: METHOD,
  },

  'setup_intents.create': {
    run: createSetup,
    operation: 'POST /v1/setup_intents',
    reads: SETUP,
  },
  'setup_intents.create that saves at once': {
    run: async (stripe) =>
      stripe.setupIntents.create({
        customer: (await createCustomer(stripe)).id,
        payment_method: 'pm_card_visa',
        allowed_payment_method_types: ['card'],
        usage: 'on_session',
        confirm: true,
        return_url: RETURN_URL,
        expand: ['payment_method'],
      }),
    operation: 'POST /v1/setup_intents',
    reads: [...SETUP, 'payment_method.card.brand', 'payment_method.card.exp_year'],
    echoed: ['payment_method'],
  },
  'setup_intents.create with a second step': {
    run: async (stripe) =>
      stripe.setupIntents.create({
        customer: (await createCustomer(stripe)).id,
        payment_method: 'pm_card_authenticationRequired',
        allowed_payment_method_types: ['card'],
        confirm: true,
        return_url: RETURN_URL,
      }),
    operation: 'POST /v1/setup_intents',
    reads: [...SETUP, ...REDIRECT],
  },
  'setup_intents.retrieve': {
    run: async (stripe) =>
      stripe.setupIntents.retrieve((await createSetup(stripe)).id, { expand: ['payment_method'] }),
    operation: 'GET /v1/setup_intents/{intent}',
    reads: SETUP,
  },
  'setup_intents.cancel': {
    run: async (stripe) => stripe.setupIntents.cancel((await createSetup(stripe)).id),
    operation: 'POST /v1/setup_intents/{intent}/cancel',
    reads: SETUP,
  },

  'payment_intents.create': {
    run: (stripe) => stripe.paymentIntents.create(CARD_INTENT, { idempotencyKey: 'create:a1' }),
    operation: 'POST /v1/payment_intents',
    reads: INTENT,
  },
  'payment_intents.create for a saved card': {
    run: async (stripe) =>
      stripe.paymentIntents.create({ ...CARD_INTENT, customer: (await saveCard(stripe)).customer }),
    operation: 'POST /v1/payment_intents',
    reads: INTENT,
  },
  'payment_intents.create for a bank transfer': {
    run: createTransfer,
    operation: 'POST /v1/payment_intents',
    reads: [
      ...INTENT,
      ...['amount_remaining', 'reference', 'hosted_instructions_url', 'financial_addresses'].map(
        (name) => `next_action.display_bank_transfer_instructions.${name}`,
      ),
    ],
  },
  'payment_intents.retrieve': {
    run: async (stripe) =>
      stripe.paymentIntents.retrieve((await holdMoney(stripe)).id, {
        expand: ['latest_charge', 'payment_method'],
      }),
    operation: 'GET /v1/payment_intents/{intent}',
    reads: [
      ...INTENT,
      ...['captured', 'disputed', 'amount_refunded', 'payment_method_details'].map(
        (name) => `latest_charge.${name}`,
      ),
    ],
  },
  'payment_intents.confirm': {
    run: holdMoney,
    operation: 'POST /v1/payment_intents/{intent}/confirm',
    reads: INTENT,
  },
  'payment_intents.confirm with a second step': {
    run: async (stripe) =>
      stripe.paymentIntents.confirm((await stripe.paymentIntents.create(CARD_INTENT)).id, {
        payment_method: 'pm_card_authenticationRequired',
        return_url: RETURN_URL,
      }),
    operation: 'POST /v1/payment_intents/{intent}/confirm',
    reads: [...INTENT, ...REDIRECT],
  },
  'payment_intents.confirm with PayPal': {
    run: async (stripe) =>
      stripe.paymentIntents.confirm((await stripe.paymentIntents.create(CARD_INTENT)).id, {
        payment_method_data: { type: 'paypal' },
        return_url: RETURN_URL,
      }),
    operation: 'POST /v1/payment_intents/{intent}/confirm',
    reads: [...INTENT, ...REDIRECT],
  },
  'payment_intents.capture': {
    run: async (stripe) =>
      stripe.paymentIntents.capture((await holdMoney(stripe)).id, { expand: ['latest_charge'] }),
    operation: 'POST /v1/payment_intents/{intent}/capture',
    reads: INTENT,
  },
  'payment_intents.cancel': {
    run: async (stripe) =>
      stripe.paymentIntents.cancel((await holdMoney(stripe)).id, {
        cancellation_reason: 'abandoned',
      }),
    operation: 'POST /v1/payment_intents/{intent}/cancel',
    reads: [...INTENT, 'canceled_at', 'cancellation_reason'],
  },
  'payment_intents.list': {
    run: async (stripe) => {
      await holdMoney(stripe);
      return stripe.paymentIntents.list({ limit: 3 });
    },
    operation: 'GET /v1/payment_intents',
    reads: ['data.0.id', 'data.0.status', 'has_more'],
  },

  'disputes.list': {
    run: async (stripe) => {
      const { id } = await takeMoney(stripe, 'pm_card_createDispute');
      return stripe.disputes.list({ payment_intent: id });
    },
    operation: 'GET /v1/disputes',
    reads: [
      'data.0.id',
      'data.0.status',
      'data.0.amount',
      'data.0.payment_intent',
      'data.0.is_charge_refundable',
      'has_more',
    ],
  },
  'disputes.update': {
    run: async (stripe) =>
      stripe.disputes.update(await disputeMoney(stripe), {
        evidence: { uncategorized_text: 'winning_evidence' },
        submit: true,
      }),
    operation: 'POST /v1/disputes/{dispute}',
    reads: ['id', 'status'],
  },
  'disputes.close': {
    run: async (stripe) => stripe.disputes.close(await disputeMoney(stripe)),
    operation: 'POST /v1/disputes/{dispute}/close',
    reads: ['id', 'status'],
  },

  'refunds.create': {
    run: refundMoney,
    operation: 'POST /v1/refunds',
    reads: REFUND,
  },
  'refunds.list': {
    run: async (stripe) => {
      const { payment_intent: id } = await refundMoney(stripe);
      return stripe.refunds.list(typeof id === 'string' ? { payment_intent: id } : {});
    },
    operation: 'GET /v1/refunds',
    reads: ['data.0.id', 'data.0.status', 'data.0.amount', 'data.0.metadata', 'has_more'],
  },

  'test_helpers.fund_cash_balance': {
    run: async (stripe) =>
      stripe.testHelpers.customers.fundCashBalance((await createCustomer(stripe)).id, {
        amount: 1_000,
        currency: 'eur',
        reference: 'WP1',
      }),
    operation: 'POST /v1/test_helpers/customers/{customer}/fund_cash_balance',
    reads: ['id', 'type', 'net_amount', 'ending_balance'],
  },
};

function createCustomer(stripe: Stripe) {
  return stripe.customers.create({
    email: 'ann@example.com',
    name: 'Ann',
    metadata: { customer: 'c1' },
  });
}

async function saveCard(stripe: Stripe): Promise<{ customer: string; card: string }> {
  const customer = (await createCustomer(stripe)).id;
  const { payment_method: card } = await stripe.setupIntents.create({
    customer,
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
    confirm: true,
    return_url: RETURN_URL,
  });
  // stripe-mock has none in its answer
  return { customer, card: typeof card === 'string' ? card : 'pm_card_visa' };
}

async function createSetup(stripe: Stripe) {
  const { id: customer } = await createCustomer(stripe);
  return stripe.setupIntents.create({ customer, allowed_payment_method_types: ['card'] });
}

async function createTransfer(stripe: Stripe) {
  const { id: customer } = await createCustomer(stripe);
  return stripe.paymentIntents.create({ ...TRANSFER_INTENT, customer });
}

async function holdMoney(stripe: Stripe) {
  const { id } = await stripe.paymentIntents.create(CARD_INTENT);
  return stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
}

function takeMoney(stripe: Stripe, card: string) {
  return stripe.paymentIntents.create({
    ...CARD_INTENT,
    capture_method: 'automatic',
    confirm: true,
    payment_method: card,
  });
}

async function disputeMoney(stripe: Stripe): Promise<string> {
  const { id } = await takeMoney(stripe, 'pm_card_createDispute');
  const { data } = await stripe.disputes.list({ payment_intent: id });
  return data[0]?.id ?? '';
}

async function refundMoney(stripe: Stripe) {
  const { id } = await takeMoney(stripe, 'pm_card_visa');
  return stripe.refunds.create({ payment_intent: id, amount: 1_000, metadata: { reason: 'late' } });
}
