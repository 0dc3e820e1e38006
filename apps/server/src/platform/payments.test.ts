import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, expect, test } from 'vitest';
import { createPayments, PaymentUnknown } from './payments.ts';

const INTENT = {
  id: 'pi_1',
  object: 'payment_intent',
  status: 'requires_payment_method',
  amount: 100,
  metadata: { attempt: 'A' },
  last_payment_error: null,
  latest_charge: null,
  next_action: null,
};

/** A provider of one test, with what it was asked. */
async function paymentsAt(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return createPayments({
    STRIPE_SECRET_KEY: null,
    STRIPE_WEBHOOK_SECRET: 'whsec_00000000',
    PAYMENT_SANDBOX_URL: `http://127.0.0.1:${port}`,
  });
}

const NEW_INTENT = {
  attemptId: 'A',
  shard: 0,
  amountCents: 100,
  currency: 'EUR',
  method: 'card',
  providerCustomerId: null,
} as const;

test('a failure stored by the provider under an idempotency key is retried under another key', async () => {
  const keys: unknown[] = [];
  const payments = await paymentsAt((request, response) => {
    const key = request.headers['idempotency-key'];
    const isKept = keys.includes(key);
    keys.push(key);
    const failed = key === 'create:A';
    response.writeHead(failed ? 500 : 200, {
      'content-type': 'application/json',
      ...(isKept && { 'idempotent-replayed': 'true' }),
    });
    response.end(JSON.stringify(failed ? { error: { type: 'api_error', message: '' } } : INTENT));
  });
  const create = () => payments.create(NEW_INTENT, Date.now() + 5_000);
  await expect(create()).rejects.toThrow(PaymentUnknown);
  expect(await create()).toMatchObject({ id: 'pi_1' });
  expect(keys).toEqual(['create:A', 'create:A', 'create:A:2']);
});

test('a response that arrives a byte at a time is not waited for past the deadline', async () => {
  const payments = await paymentsAt((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 50);
    response.once('close', () => clearInterval(timer));
  });
  const began = Date.now();
  await expect(payments.read('pi_1', began + 300)).rejects.toThrow(PaymentUnknown);
  expect(Date.now() - began).toBeLessThan(2_000);
});
