import { newId } from '../ids.ts';
import { invalidRequest } from '../refusal.ts';
import type { World } from '../world.ts';

/** The `next_action` of an intent whose payer is asked on a page of ours. */
export function redirectToSecondStep(
  { origin }: World,
  intentId: string,
  returnUrl: string | undefined,
) {
  if (returnUrl === undefined || !URL.canParse(returnUrl)) {
    throw invalidRequest(
      'A return_url must be specified because this payment method needs a full page redirect.',
      { code: 'parameter_missing', param: 'return_url' },
    );
  }
  const url = `${origin}/second-step/${intentId}?step=${newId('step')}`;
  return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } } as const;
}
