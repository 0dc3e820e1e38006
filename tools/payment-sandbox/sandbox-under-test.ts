import { createServer } from 'node:http';
import { Stripe } from 'stripe';
import { afterAll } from 'vitest';
import type { SandboxConfig } from './config.ts';
import { startSandbox } from './server.ts';
import { stripeAt } from './stripe-at.ts';

const SECRET = 'whsec_of_tests';

/** A sandbox without a folder, the official SDK pointed at it, and whoever receives its webhooks. */
export async function openSandbox(config: Partial<SandboxConfig> = {}) {
  const received: Stripe.Event[] = [];
  /** How the next webhooks are answered; 200 when nothing is left. */
  const answers: number[] = [];
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = request.headers['stripe-signature'] ?? '';
      const event = stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, SECRET);
      const status = answers.shift() ?? 200;
      if (status === 200) received.push(event);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;

  const sandbox = await startSandbox({
    port: 0,
    origin: undefined,
    dataFolder: undefined,
    parentOrigins: ['http://shop.example'],
    webhook: { url: `http://127.0.0.1:${port}/`, secret: SECRET },
    ...config,
  });
  const stripe = stripeAt(sandbox.url);
  afterAll(async () => {
    await sandbox.close();
    receiver.close();
  });

  return {
    stripe,
    url: sandbox.url,
    received,
    answers,
    control: async (path: string, body?: unknown) => {
      const answer = await fetch(`${sandbox.url}/control/${path}`, {
        ...(body !== undefined && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    /** An intent as bookings make it: the money is held first and taken later. */
    createIntent: (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
      stripe.paymentIntents.create({
        amount: 4_990,
        currency: 'eur',
        capture_method: 'manual',
        allowed_payment_method_types: ['card', 'paypal'],
        ...more,
      }),
  };
}

/** The error that a call ends with, in Stripe's own class. */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome: unknown = await call.catch((error: unknown) => error);
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw new Error('the call was not refused');
}
