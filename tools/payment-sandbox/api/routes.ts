import type { Kind } from '../objects.ts';
import { type Call, takes } from '../parameters.ts';
import { mustRead } from '../world.ts';
import { fundCashBalance } from './bank-transfers.ts';
import { createCustomer, deleteCustomer, retrieveCustomer } from './customers.ts';
import { closeDispute, updateDispute } from './disputes.ts';
import { cancelPaymentIntent, capturePaymentIntent } from './end-payment-intent.ts';
import { listOf } from './lists.ts';
import { confirmPaymentIntent, createPaymentIntent } from './payment-intents.ts';
import { detachPaymentMethod } from './payment-methods.ts';
import { createRefund } from './refunds.ts';
import { cancelSetupIntent, createSetupIntent } from './setup-intents.ts';

const retrieve = (kind: Kind) => takes({}, (world, _, id) => mustRead(world, kind, id));

/** Every call we speak: the name that fault rules use for it, Stripe's operation, and what it does. */
const ROUTES: [call: string, operation: string, run: Call][] = [
  ['customers.create', 'POST /v1/customers', createCustomer],
  ['customers.retrieve', 'GET /v1/customers/{customer}', retrieveCustomer],
  ['customers.delete', 'DELETE /v1/customers/{customer}', deleteCustomer],
  [
    'payment_methods.detach',
    'POST /v1/payment_methods/{payment_method}/detach',
    detachPaymentMethod,
  ],
  ['payment_methods.list', 'GET /v1/payment_methods', listOf('payment_method')],
  ['setup_intents.create', 'POST /v1/setup_intents', createSetupIntent],
  ['setup_intents.retrieve', 'GET /v1/setup_intents/{intent}', retrieve('setup_intent')],
  ['setup_intents.cancel', 'POST /v1/setup_intents/{intent}/cancel', cancelSetupIntent],
  ['payment_intents.create', 'POST /v1/payment_intents', createPaymentIntent],
  ['payment_intents.retrieve', 'GET /v1/payment_intents/{intent}', retrieve('payment_intent')],
  ['payment_intents.confirm', 'POST /v1/payment_intents/{intent}/confirm', confirmPaymentIntent],
  ['payment_intents.capture', 'POST /v1/payment_intents/{intent}/capture', capturePaymentIntent],
  ['payment_intents.cancel', 'POST /v1/payment_intents/{intent}/cancel', cancelPaymentIntent],
  ['payment_intents.list', 'GET /v1/payment_intents', listOf('payment_intent')],
  ['disputes.list', 'GET /v1/disputes', listOf('dispute')],
  ['disputes.update', 'POST /v1/disputes/{dispute}', updateDispute],
  ['disputes.close', 'POST /v1/disputes/{dispute}/close', closeDispute],
  ['refunds.create', 'POST /v1/refunds', createRefund],
  ['refunds.list', 'GET /v1/refunds', listOf('refund')],
  [
    'test_helpers.fund_cash_balance',
    'POST /v1/test_helpers/customers/{customer}/fund_cash_balance',
    fundCashBalance,
  ],
];

/** Where Stripe's OpenAPI document describes each call. */
export const OPERATIONS = new Map(ROUTES.map(([call, operation]) => [call, operation]));

const PATTERNS = ROUTES.map(([call, operation, run]) => ({
  call,
  pattern: new RegExp(`^${operation.replace(/\{\w+\}/, '([\\w-]{1,255})')}$`),
  run,
}));

export function findRoute(method: string, path: string) {
  for (const { call, pattern, run } of PATTERNS) {
    const match = pattern.exec(`${method} ${path}`);
    if (match !== null) return { call, id: match[1] ?? '', run };
  }
  return undefined;
}
