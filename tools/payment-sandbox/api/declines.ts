import { docUrl, Refusal, type RefusalBody } from '../refusal.ts';

interface Decline {
  /** As an intent remembers it. */
  error: {
    type: 'card_error';
    code: Code;
    decline_code?: string;
    doc_url: string;
    message: string;
  };
  /** As the call that it ends answers. */
  refusal(details: Partial<RefusalBody>): Refusal;
}

type Code = (typeof OWN_CODES)[number] | 'authentication_required' | 'card_declined';

const MESSAGES: Record<string, string> = {
  authentication_required: 'Your card was declined. This transaction requires authentication.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  insufficient_funds: 'Your card has insufficient funds.',
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
};

/** Codes of their own; every other reason is a `decline_code` of `card_declined`. */
const OWN_CODES = ['expired_card', 'incorrect_cvc', 'processing_error'] as const;

export function declineOf(reason: string): Decline {
  const ownCode = OWN_CODES.find((candidate) => candidate === reason);
  const code = reason === 'authentication_required' ? reason : (ownCode ?? 'card_declined');
  const error = {
    type: 'card_error',
    code,
    message: MESSAGES[reason] ?? 'Your card was declined.',
    doc_url: docUrl(code),
    ...(ownCode === undefined && { decline_code: reason }),
  } as const;
  return { error, refusal: (details) => new Refusal(402, { ...error, ...details }, true) };
}
