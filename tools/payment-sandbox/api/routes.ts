import type { Parameters } from '../parameters.ts';
import { mustRead, type World } from '../world.ts';
import { fundCashBalance } from './bank-transfers.ts';
import { createCustomer, deleteCustomer, retrieveCustomer, updateCustomer } from './customers.ts';
import { closeDispute, listDisputes, updateDispute } from './disputes.ts';
import { cancelPaymentIntent, capturePaymentIntent } from './end-payment-intent.ts';
import { listObjects } from './lists.ts';
import {
  confirmPaymentIntent,
  createPaymentIntent,
  updatePaymentIntent,
} from './payment-intents.ts';
import { attachPaymentMethod, detachPaymentMethod } from './payment-methods.ts';
import { createRefund, listRefunds } from './refunds.ts';
import { cancelSetupIntent, confirmSetupIntent, createSetupIntent } from './setup-intents.ts';

type Run = (world: World, id: string, parameters: Parameters) => object;

/** Every call we speak, by the name that fault rules use for it. */
const ROUTES: Record<string, { method: string; path: string; run: Run }> = {
  'customers.create': post('/v1/customers', (world, _, given) => createCustomer(world, given)),
  'customers.retrieve': get('/v1/customers/:id', retrieveCustomer),
  'customers.update': post('/v1/customers/:id', updateCustomer),
  'customers.delete': { method: 'DELETE', path: '/v1/customers/:id', run: deleteCustomer },
  'customers.list_payment_methods': get(
    '/v1/customers/:id/payment_methods',
    (world, id, parameters) => {
      mustRead(world, 'customer', id);
      const type = parameters.text('type');
      parameters.ignore('allow_redisplay');
      const url = `/v1/customers/${id}/payment_methods`;
      return listObjects(world, 'payment_method', url, parameters, { parent: id, type });
    },
  ),

  'payment_methods.list': get('/v1/payment_methods', (world, _, parameters) => {
    const parent = parameters.requiredText('customer');
    const type = parameters.text('type');
    mustRead(world, 'customer', parent, 'customer');
    const url = '/v1/payment_methods';
    return listObjects(world, 'payment_method', url, parameters, { parent, type });
  }),
  'payment_methods.retrieve': get('/v1/payment_methods/:id', (world, id) =>
    mustRead(world, 'payment_method', id),
  ),
  'payment_methods.attach': post('/v1/payment_methods/:id/attach', attachPaymentMethod),
  'payment_methods.detach': post('/v1/payment_methods/:id/detach', detachPaymentMethod),

  'setup_intents.create': post('/v1/setup_intents', (world, _, given) =>
    createSetupIntent(world, given),
  ),
  'setup_intents.retrieve': get('/v1/setup_intents/:id', (world, id) =>
    mustRead(world, 'setup_intent', id),
  ),
  'setup_intents.confirm': post('/v1/setup_intents/:id/confirm', confirmSetupIntent),
  'setup_intents.cancel': post('/v1/setup_intents/:id/cancel', cancelSetupIntent),

  'payment_intents.create': post('/v1/payment_intents', (world, _, given) =>
    createPaymentIntent(world, given),
  ),
  'payment_intents.retrieve': get('/v1/payment_intents/:id', (world, id, parameters) => {
    parameters.ignore('client_secret');
    return mustRead(world, 'payment_intent', id);
  }),
  'payment_intents.update': post('/v1/payment_intents/:id', updatePaymentIntent),
  'payment_intents.confirm': post('/v1/payment_intents/:id/confirm', confirmPaymentIntent),
  'payment_intents.capture': post('/v1/payment_intents/:id/capture', capturePaymentIntent),
  'payment_intents.cancel': post('/v1/payment_intents/:id/cancel', cancelPaymentIntent),
  'payment_intents.list': get('/v1/payment_intents', (world, _, parameters) => {
    const parent = parameters.text('customer');
    return listObjects(world, 'payment_intent', '/v1/payment_intents', parameters, { parent });
  }),

  'charges.retrieve': get('/v1/charges/:id', (world, id) => mustRead(world, 'charge', id)),
  'disputes.list': get('/v1/disputes', (world, _, given) => listDisputes(world, given)),
  'disputes.update': post('/v1/disputes/:id', updateDispute),
  'disputes.close': post('/v1/disputes/:id/close', closeDispute),
  'disputes.retrieve': get('/v1/disputes/:id', (world, id) => mustRead(world, 'dispute', id)),

  'refunds.create': post('/v1/refunds', (world, _, given) => createRefund(world, given)),
  'refunds.list': get('/v1/refunds', (world, _, given) => listRefunds(world, given)),
  'refunds.retrieve': get('/v1/refunds/:id', (world, id) => mustRead(world, 'refund', id)),

  'events.list': get('/v1/events', (world, _, parameters) => {
    const type = parameters.text('type');
    return listObjects(world, 'event', '/v1/events', parameters, { type });
  }),
  'events.retrieve': get('/v1/events/:id', (world, id) => mustRead(world, 'event', id)),

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
