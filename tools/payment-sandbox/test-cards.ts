import { brandOf, type Brand } from './card-rules.ts';

/** What a card does, apart from being charged. */
export interface Behaviour {
  /** Stripe's decline code; every charge is refused with it. */
  declines?: string;
  /** Refused already when saved, not only when charged. */
  declinesWhenSaved?: boolean;
  secondStep?: 'always' | 'unless saved';
  disputed?: boolean;
  refund?: 'pending' | 'fails later';
  capture?: 'fails';
  confirm?: 'hangs' | 'slow';
}

const declined = (declines: string): Behaviour => ({ declines, declinesWhenSaved: true });

/**
 * By number, with the name that stands for it in calls of the API. Both are Stripe's own, but for the last
 * five, which Stripe has nothing like.
 */
const TEST_CARDS: [number: string, name: string, behaviour: Behaviour][] = [
  ['4242424242424242', 'pm_card_visa', {}],
  ['5555555555554444', 'pm_card_mastercard', {}],
  ['2223003122003222', 'pm_card_mastercard_2series', {}],
  ['378282246310005', 'pm_card_amex', {}],
  ['4000000000000002', 'pm_card_visa_chargeDeclined', declined('generic_decline')],
  [
    '4000000000009995',
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    declined('insufficient_funds'),
  ],
  ['4000000000009987', 'pm_card_visa_chargeDeclinedLostCard', declined('lost_card')],
  ['4000000000009979', 'pm_card_visa_chargeDeclinedStolenCard', declined('stolen_card')],
  ['4000000000000069', 'pm_card_chargeDeclinedExpiredCard', declined('expired_card')],
  ['4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', declined('incorrect_cvc')],
  ['4000000000000119', 'pm_card_chargeDeclinedProcessingError', declined('processing_error')],
  ['4000000000000341', 'pm_card_chargeCustomerFail', { declines: 'generic_decline' }],
  ['4000002760003184', 'pm_card_authenticationRequired', { secondStep: 'always' }],
  ['4000002500003155', 'pm_card_authenticationRequiredOnSetup', { secondStep: 'unless saved' }],
  [
    '4000008260003178',
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    { secondStep: 'always', declines: 'insufficient_funds' },
  ],
  ['4000000000000259', 'pm_card_createDispute', { disputed: true }],
  ['4000000000007726', 'pm_card_pendingRefund', { refund: 'pending' }],
  ['4000000000005126', 'pm_card_refundFail', { refund: 'fails later' }],
  ['5060666666666666666', 'pm_card_verve', {}],
  ['6500000000000002', 'pm_card_verve_16', {}],
  ['4000000000010001', 'pm_card_captureFails', { capture: 'fails' }],
  ['4000000000010019', 'pm_card_confirmHangs', { confirm: 'hangs' }],
  ['4000000000010027', 'pm_card_confirmSlow', { confirm: 'slow' }],
];

/** All that is known of a card once its number is forgotten. */
export interface KnownCard {
  brand: Brand;
  last4: string;
  expMonth: number;
  expYear: number;
  behaviour: Behaviour;
}

/** A number that is no test card is a card that works. */
export function behaviourOfNumber(digits: string): Behaviour {
  return TEST_CARDS.find(([number]) => number === digits)?.[2] ?? {};
}

/** `pm_card_visa` and the like, good for another four years. */
export function findNamedCard(wanted: string, now: Date): KnownCard | undefined {
  const [number, , behaviour] = TEST_CARDS.find(([, name]) => name === wanted) ?? [];
  if (number === undefined || behaviour === undefined) return undefined;
  const expYear = now.getUTCFullYear() + 4;
  return { brand: brandOf(number), last4: number.slice(-4), expMonth: 12, expYear, behaviour };
}
