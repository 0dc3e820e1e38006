import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  foreignSources,
  LETTER_POLICY,
  permissionsPolicy,
  tileSources,
} from './security-headers.ts';

const SANDBOX = { sandboxOrigin: 'http://localhost:3005', stripeKey: '' };
const STRIPE = { sandboxOrigin: 'http://localhost:3005', stripeKey: 'pk_test_1' };

function policyOf(path: string, provider: typeof SANDBOX, tileUrls: string[] = []): string {
  const foreign = foreignSources(path, provider);
  return contentSecurityPolicy('nonce', false, foreign, tileSources(tileUrls));
}

test('ordinary pages load nothing from other origins, whatever the payment provider is', () => {
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

test('pages for card entry may frame the payment sandbox, but not run its scripts', () => {
  for (const path of ['/billing', '/dashboard/billing/card']) {
    expect(policyOf(path, SANDBOX)).toContain('frame-src http://localhost:3005;');
    expect(policyOf(path, SANDBOX)).toContain("script-src 'self' 'nonce-nonce';");
  }
});

test('the checkout may load Stripe once its key is set, and the sandbox no longer', () => {
  expect(policyOf('/billing', STRIPE)).toContain('https://js.stripe.com');
  expect(policyOf('/billing', STRIPE)).not.toContain('3005');
});

test('the console and test email pages may frame our emails, in which no script runs', () => {
  expect(policyOf('/dashboard/developers/emails/1', STRIPE)).toContain("frame-src 'self';");
  expect(policyOf('/dashboard/developers/emails', STRIPE)).not.toContain('frame-src');
  expect(policyOf('/admin/dashboard', STRIPE)).toContain("frame-src 'self';");
  expect(policyOf('/administration', STRIPE)).not.toContain('frame-src');
  expect(LETTER_POLICY).toMatch(/^default-src 'none'.*; sandbox;/);
  expect(LETTER_POLICY).not.toContain('script');
});

test('pages load images from a tile provider only if one is configured', () => {
  expect(policyOf('/track', SANDBOX)).toContain("img-src 'self' data:;");
  const urls = [
    'https://{s}.tiles.example/{z}/{x}/{y}.png?key=secret',
    'http://127.0.0.1:4000/{z}/{x}/{y}.png',
    'http://127.0.0.1:4000/other/{z}/{x}/{y}.png',
  ];
  expect(policyOf('/track', SANDBOX, urls)).toContain(
    "img-src 'self' data: https://*.tiles.example http://127.0.0.1:4000;",
  );
});

test('camera and position are allowed on field pages only', () => {
  expect(permissionsPolicy('/field/check')).toContain('camera=(self), geolocation=(self)');
  for (const path of ['/', '/track', '/fields', '/admin/field']) {
    expect(permissionsPolicy(path)).toContain('camera=(), geolocation=()');
  }
});
