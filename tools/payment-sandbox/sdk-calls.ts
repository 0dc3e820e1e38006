import type { Stripe } from 'stripe';

/** One call of the official SDK, made after whatever it needs, against Stripe or a stand-in. */
export interface SdkCall {
  run(stripe: Stripe): Promise<object>;
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
  payment_method_options: {
    customer_balance: {
      funding_type: 'bank_transfer',
      bank_transfer: { type: 'eu_bank_transfer', eu_bank_transfer: { country: 'DE' } },
    },
  },
};

const RETURN_URL = 'http://localhost:3000/receipt';
const EXPANDED = { expand: ['latest_charge.refunds'] };

const SETUP = ['id', 'status', 'payment_method', 'last_setup_error', 'next_action'];
const INTENT = ['id', 'status', 'metadata', 'latest_charge', 'last_payment_error', 'next_action'];
const REDIRECT = ['next_action.redirect_to_url.url'];
const CHARGE = ['captured', 'amount_captured', 'disputed', 'payment_method_details', 'refunds'].map(
  (name) => `latest_charge.${name}`,
);
const TRANSFER = ['reference', 'financial_addresses'].map(
  (name) => `next_action.display_bank_transfer_instructions.${name}`,
);
const LISTED = ['id', 'payment_intent', 'amount', 'created', 'status'];

/** Every call we make, by the name that the sandbox has for it, with a second form where it matters. */
export const SDK_CALLS: Record<string, SdkCall> = {
  'customers.create': { run: createCustomer, reads: ['id'] },
  'customers.retrieve': {
    run: async (stripe) => stripe.customers.retrieve((await createCustomer(stripe)).id),
    reads: ['id', 'metadata'],
  },
  'customers.delete': {
    run: async (stripe) => stripe.customers.del((await createCustomer(stripe)).id),
    reads: ['id', 'deleted'],
  },
  'payment_methods.detach': {
    run: async (stripe) => {
      const { payment_method: card } = await setUp(stripe, 'pm_card_visa');
      // stripe-mock has none in its answer
      return stripe.paymentMethods.detach(typeof card === 'string' ? card : 'pm_card_visa');
    },
    reads: ['id'],
  },

  'payment_methods.list': {
    run: async (stripe) => {
      const { customer } = await setUp(stripe, 'pm_card_visa');
      return stripe.paymentMethods.list(typeof customer === 'string' ? { customer } : {});
    },
    reads: ['data.0.id', 'data.0.card.last4', 'has_more'],
  },

  'setup_intents.create': {
    run: (stripe) => setUp(stripe, 'pm_card_visa', { expand: ['payment_method'] }),
    reads: [
      ...SETUP,
      ...['brand', 'last4', 'exp_month', 'exp_year'].map((name) => `payment_method.card.${name}`),
    ],
    echoed: ['payment_method'],
  },
  'setup_intents.create with a second step': {
    run: askToSetUp,
    reads: [...SETUP, ...REDIRECT],
  },
  'setup_intents.retrieve': {
    run: async (stripe) =>
      stripe.setupIntents.retrieve((await askToSetUp(stripe)).id, { expand: ['payment_method'] }),
    reads: SETUP,
  },
  'setup_intents.cancel': {
    run: async (stripe) =>
      stripe.setupIntents.cancel((await askToSetUp(stripe)).id, { expand: ['payment_method'] }),
    reads: SETUP,
  },

  'payment_intents.create': {
    run: (stripe) => stripe.paymentIntents.create(CARD_INTENT, { idempotencyKey: 'create:a1' }),
    reads: INTENT,
  },
  'payment_intents.create for a bank transfer': { run: createTransfer, reads: INTENT },
  'payment_intents.retrieve': {
    run: async (stripe) =>
      stripe.paymentIntents.retrieve((await takeMoney(stripe, 'pm_card_visa')).id, EXPANDED),
    reads: [...INTENT, ...CHARGE],
  },
  'payment_intents.confirm': {
    run: (stripe) => confirm(stripe, { payment_method: 'pm_card_visa' }),
    reads: INTENT,
  },
  'payment_intents.confirm with a second step': {
    run: (stripe) => confirm(stripe, { payment_method: 'pm_card_authenticationRequired' }),
    reads: [...INTENT, ...REDIRECT],
  },
  'payment_intents.confirm with PayPal': {
    run: (stripe) => confirm(stripe, { payment_method_data: { type: 'paypal' } }),
    reads: [...INTENT, ...REDIRECT],
  },
  'payment_intents.confirm with a bank transfer': {
    run: async (stripe) =>
      stripe.paymentIntents.confirm((await createTransfer(stripe)).id, {
        payment_method_data: { type: 'customer_balance' },
      }),
    reads: [...INTENT, ...TRANSFER],
  },
  'payment_intents.capture': {
    run: async (stripe) => {
      const { id } = await confirm(stripe, { payment_method: 'pm_card_visa' });
      return stripe.paymentIntents.capture(id, EXPANDED);
    },
    reads: [...INTENT, ...CHARGE],
  },
  'payment_intents.cancel': {
    run: async (stripe) => {
      const { id } = await confirm(stripe, { payment_method: 'pm_card_visa' });
      return stripe.paymentIntents.cancel(id, EXPANDED);
    },
    reads: [...INTENT, ...CHARGE],
  },
  'payment_intents.list': {
    run: async (stripe) => {
      await takeMoney(stripe, 'pm_card_visa');
      return stripe.paymentIntents.list({ limit: 3, expand: ['data.latest_charge.refunds'] });
    },
    reads: ['has_more', ...[...INTENT, ...CHARGE].map((name) => `data.0.${name}`)],
  },

  'disputes.list': {
    run: async (stripe) => {
      const { id } = await takeMoney(stripe, 'pm_card_createDispute');
      return stripe.disputes.list({ payment_intent: id });
    },
    reads: ['has_more', ...LISTED.map((name) => `data.0.${name}`)],
  },
  'disputes.update': {
    run: async (stripe) =>
      stripe.disputes.update(await disputeMoney(stripe), {
        evidence: { uncategorized_text: 'winning_evidence' },
        submit: true,
      }),
    reads: ['id', 'status'],
  },
  'disputes.close': {
    run: async (stripe) => stripe.disputes.close(await disputeMoney(stripe)),
    reads: ['id', 'status'],
  },

  'refunds.create': { run: refundMoney, reads: LISTED },
  'refunds.list': {
    run: async (stripe) => {
      const { payment_intent: id } = await refundMoney(stripe);
      return stripe.refunds.list(typeof id === 'string' ? { payment_intent: id } : {});
    },
    reads: ['has_more', ...[...LISTED, 'metadata'].map((name) => `data.0.${name}`)],
  },

  'test_helpers.fund_cash_balance': {
    run: async (stripe) =>
      stripe.testHelpers.customers.fundCashBalance((await createCustomer(stripe)).id, {
        amount: 1_000,
        currency: 'eur',
        reference: 'WP1',
      }),
    reads: ['id', 'type', 'net_amount'],
  },
};

function createCustomer(stripe: Stripe) {
  return stripe.customers.create({ metadata: { customer: 'c1', shard: '0' } });
}

async function setUp(stripe: Stripe, card: string, more: Stripe.SetupIntentCreateParams = {}) {
  return stripe.setupIntents.create({
    customer: (await createCustomer(stripe)).id,
    payment_method: card,
    allowed_payment_method_types: ['card'],
    usage: 'on_session',
    confirm: true,
    return_url: RETURN_URL,
    ...more,
  });
}

function askToSetUp(stripe: Stripe) {
  return setUp(stripe, 'pm_card_authenticationRequired');
}

async function createTransfer(stripe: Stripe) {
  const { id: customer } = await createCustomer(stripe);
  return stripe.paymentIntents.create({ ...TRANSFER_INTENT, customer });
}

async function confirm(stripe: Stripe, method: Stripe.PaymentIntentConfirmParams) {
  const { id } = await stripe.paymentIntents.create(CARD_INTENT);
  return stripe.paymentIntents.confirm(id, { ...method, return_url: RETURN_URL });
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
