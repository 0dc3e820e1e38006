import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { OPERATIONS } from './api/routes.ts';
import { SDK_CALLS } from './sdk-calls.ts';
import { API_VERSION } from './world.ts';

test('every call that the sandbox implements is compared with Stripe', () => {
  const compared = Object.keys(SDK_CALLS).map((name) => name.split(' ')[0]);
  expect(new Set(compared)).toEqual(new Set(OPERATIONS.keys()));
});

test('the sandbox implements the API version of the SDK', () => {
  expect(Stripe.API_VERSION).toBe(API_VERSION);
});
