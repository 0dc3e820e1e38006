import { Refusal, type RefusalBody } from '../refusal.ts';

/** Codes of their own; every other reason is a `decline_code` of `card_declined`. */
const OWN_CODES = {
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
} as const;

/** The error as an intent remembers it, and as the call that it ends answers. */
export function declineOf(reason: string) {
  const error = {
    type: 'card_error',
    ...(isOwnCode(reason)
      ? { code: reason, message: OWN_CODES[reason] }
      : { code: 'card_declined', decline_code: reason, message: 'Your card was declined.' }),
  } as const;
  return {
    error,
    refusal: (details: Partial<RefusalBody>) => new Refusal(402, { ...error, ...details }, true),
  };
}

function isOwnCode(reason: string): reason is keyof typeof OWN_CODES {
  return reason in OWN_CODES;
}
