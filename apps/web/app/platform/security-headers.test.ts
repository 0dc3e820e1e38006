import { expect, test } from 'vitest';
import { contentSecurityPolicy, foreignSources } from './security-headers.ts';

const SANDBOX = { sandboxOrigin: 'http://localhost:3005', stripeKey: '' };
const STRIPE = { sandboxOrigin: 'http://localhost:3005', stripeKey: 'pk_test_1' };

function policyOf(path: string, provider: typeof SANDBOX): string {
  return contentSecurityPolicy('nonce', false, foreignSources(path, provider));
}

test('a page loads nothing from elsewhere, whatever the payment provider is', () => {
  for (const path of [
    '/',
    '/track',
    '/receipt/ABC',
    '/billing/details',
    '/billings',
    '/dashboard/billing',
  ]) {
    expect(policyOf(path, STRIPE)).toBe(policyOf(path, { sandboxOrigin: '', stripeKey: '' }));
    expect(policyOf(path, STRIPE)).not.toMatch(/stripe|3005|frame-src/);
  }
});

test('where a card is entered the payment sandbox may be framed, and runs no script', () => {
  for (const path of ['/billing', '/dashboard/billing/card']) {
    expect(policyOf(path, SANDBOX)).toContain('frame-src http://localhost:3005;');
    expect(policyOf(path, SANDBOX)).toContain("script-src 'self' 'nonce-nonce';");
  }
});

test('the checkout may load Stripe once its key is set, and the sandbox no longer', () => {
  expect(policyOf('/billing', STRIPE)).toContain('https://js.stripe.com');
  expect(policyOf('/billing', STRIPE)).not.toContain('3005');
});
