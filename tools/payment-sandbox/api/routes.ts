import type { Parameters } from '../parameters.ts';
import { mustRead, type World } from '../world.ts';
import { fundCashBalance } from './bank-transfers.ts';
import { createCustomer, deleteCustomer, retrieveCustomer } from './customers.ts';
import { closeDispute, listDisputes, updateDispute } from './disputes.ts';
import { cancelPaymentIntent, capturePaymentIntent } from './end-payment-intent.ts';
import { listObjects } from './lists.ts';
import { confirmPaymentIntent, createPaymentIntent } from './payment-intents.ts';
import { detachPaymentMethod } from './payment-methods.ts';
import { createRefund, listRefunds } from './refunds.ts';
import { cancelSetupIntent, createSetupIntent } from './setup-intents.ts';

type Run = (world: World, id: string, parameters: Parameters) => object;

/** Every call we speak, by the name that fault rules use for it. */
const ROUTES: Record<string, { method: string; path: string; run: Run }> = {
  'customers.create': post('/v1/customers', (world, _, given) => createCustomer(world, given)),
  'customers.retrieve': get('/v1/customers/:id', retrieveCustomer),
  'customers.delete': { method: 'DELETE', path: '/v1/customers/:id', run: deleteCustomer },

  'payment_methods.list': get('/v1/payment_methods', (world, _, parameters) => {
    const parent = parameters.requiredText('customer');
    const type = parameters.text('type');
    mustRead(world, 'customer', parent, 'customer');
    const url = '/v1/payment_methods';
    return listObjects(world, 'payment_method', url, parameters, { parent, type });
  }),
  'payment_methods.detach': post('/v1/payment_methods/:id/detach', detachPaymentMethod),

  'setup_intents.create': post('/v1/setup_intents', (world, _, given) =>
    createSetupIntent(world, given),
  ),
  'setup_intents.retrieve': get('/v1/setup_intents/:id', (world, id) =>
    mustRead(world, 'setup_intent', id),
  ),
  'setup_intents.cancel': post('/v1/setup_intents/:id/cancel', cancelSetupIntent),

  'payment_intents.create': post('/v1/payment_intents', (world, _, given) =>
    createPaymentIntent(world, given),
  ),
  'payment_intents.retrieve': get('/v1/payment_intents/:id', (world, id, parameters) => {
    parameters.ignore('client_secret');
    return mustRead(world, 'payment_intent', id);
  }),
  'payment_intents.confirm': post('/v1/payment_intents/:id/confirm', confirmPaymentIntent),
  'payment_intents.capture': post('/v1/payment_intents/:id/capture', capturePaymentIntent),
  'payment_intents.cancel': post('/v1/payment_intents/:id/cancel', cancelPaymentIntent),
  'payment_intents.list': get('/v1/payment_intents', (world, _, parameters) => {
    const parent = parameters.text('customer');
    return listObjects(world, 'payment_intent', '/v1/payment_intents', parameters, { parent });
  }),

  'disputes.list': get('/v1/disputes', (world, _, given) => listDisputes(world, given)),
  'disputes.update': post('/v1/disputes/:id', updateDispute),
  'disputes.close': post('/v1/disputes/:id/close', closeDispute),

  'refunds.create': post('/v1/refunds', (world, _, given) => createRefund(world, given)),
  'refunds.list': get('/v1/refunds', (world, _, given) => listRefunds(world, given)),

  'test_helpers.fund_cash_balance': post(
    '/v1/test_helpers/customers/:id/fund_cash_balance',
    fundCashBalance,
  ),
};

function get(path: string, run: Run) {
  return { method: 'GET', path, run };
}

function post(path: string, run: Run) {
  return { method: 'POST', path, run };
}

interface Route {
  /** Its name, such as `payment_intents.confirm`. */
  call: string;
  id: string;
  run: Run;
}

const PATTERNS = Object.entries(ROUTES).map(([call, { method, path, run }]) => ({
  call,
  method,
  pattern: new RegExp(`^${path.replace(':id', '([\\w-]{1,255})')}$`),
  run,
}));

export function findRoute(method: string, path: string): Route | undefined {
  for (const { call, method: wanted, pattern, run } of PATTERNS) {
    const match = method === wanted ? pattern.exec(path) : null;
    if (match !== null) return { call, id: match[1] ?? '', run };
  }
  return undefined;
}

export const CALLS = Object.keys(ROUTES);
