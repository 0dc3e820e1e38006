import { type CheckoutStep, readStep } from './checkout-steps.ts';

/** What the payment provider adds to the address it sends the payer back to; one of them is a secret. */
const ADDED_BY_PROVIDER = [
  'payment_intent',
  'payment_intent_client_secret',
  'redirect_status',
  'source_type',
];

/** Marks that the payer returned from the provider, in place of the provider's parameters. */
const RETURNED = 'returned';

export function hasReturned(params: URLSearchParams): boolean {
  return params.has(RETURNED);
}

/**
 * The address of the page as it may stand in the address bar, where it is another one than it was
 * opened by: with a step, and without what the provider added.
 */
export function betterAddress(url: URL, kept: CheckoutStep): string | undefined {
  const params = new URLSearchParams(url.search);
  if (ADDED_BY_PROVIDER.some((name) => params.has(name))) params.set(RETURNED, 'yes');
  for (const name of ADDED_BY_PROVIDER) params.delete(name);
  if (readStep(url.search) === undefined) params.set('step', kept);
  return `${params}` === `${url.searchParams}` ? undefined : `/billing?${params}`;
}
