import { Stripe } from 'stripe';

/** The official SDK, pointed at the sandbox or another stand-in. */
export function stripeAt(url: string): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe('sk_test_sandbox', {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
