import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { OPERATIONS } from './api/routes.ts';
import { SDK_CALLS } from './sdk-calls.ts';
import { API_VERSION } from './world.ts';

test('every call that the sandbox answers is compared with Stripe', () => {
  const compared = Object.keys(SDK_CALLS).map((name) => name.split(' ')[0]);
  expect(new Set(compared)).toEqual(new Set(OPERATIONS.keys()));
});

test('the sandbox answers in the version that the SDK asks for', () => {
  expect(Stripe.API_VERSION).toBe(API_VERSION);
});
