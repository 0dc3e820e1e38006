import { brandOf, type Brand } from './card-rules.ts';

/** What a card does, apart from being charged. */
export interface Behaviour {
  /** Stripe's decline code; every charge is refused with it. */
  declines?: string;
  /** Refused already when saved, not only when charged. */
  declinesWhenSaved?: boolean;
  secondStep?: 'always' | 'unless saved';
  disputed?: string;
  refund?: 'pending' | 'fails later';
  capture?: 'fails';
  confirm?: 'hangs' | 'slow';
}

interface TestCard {
  number: string;
  /** Stands for the card in calls of the API, as Stripe's own names do. */
  name: string;
  behaviour: Behaviour;
}

/** Numbers and names are Stripe's own, but for the last five, which Stripe has nothing like. */
const TEST_CARDS: TestCard[] = [
  { number: '4242424242424242', name: 'pm_card_visa', behaviour: {} },
  { number: '4000056655665556', name: 'pm_card_visa_debit', behaviour: {} },
  { number: '5555555555554444', name: 'pm_card_mastercard', behaviour: {} },
  { number: '2223003122003222', name: 'pm_card_mastercard_2series', behaviour: {} },
  { number: '378282246310005', name: 'pm_card_amex', behaviour: {} },
  ...[
    { number: '4000000000000002', name: 'pm_card_visa_chargeDeclined', code: 'generic_decline' },
    {
      number: '4000000000009995',
      name: 'pm_card_visa_chargeDeclinedInsufficientFunds',
      code: 'insufficient_funds',
    },
    {
      number: '4000000000009987',
      name: 'pm_card_visa_chargeDeclinedLostCard',
      code: 'lost_card',
    },
    {
      number: '4000000000009979',
      name: 'pm_card_visa_chargeDeclinedStolenCard',
      code: 'stolen_card',
    },
    { number: '4000000000000069', name: 'pm_card_chargeDeclinedExpiredCard', code: 'expired_card' },
    {
      number: '4000000000000127',
      name: 'pm_card_chargeDeclinedIncorrectCvc',
      code: 'incorrect_cvc',
    },
    {
      number: '4000000000000119',
      name: 'pm_card_chargeDeclinedProcessingError',
      code: 'processing_error',
    },
  ].map(({ number, name, code }) => ({
    number,
    name,
    behaviour: { declines: code, declinesWhenSaved: true },
  })),
  {
    number: '4000000000000341',
    name: 'pm_card_chargeCustomerFail',
    behaviour: { declines: 'generic_decline' },
  },
  {
    number: '4000002760003184',
    name: 'pm_card_authenticationRequired',
    behaviour: { secondStep: 'always' },
  },
  {
    number: '4000002500003155',
    name: 'pm_card_authenticationRequiredOnSetup',
    behaviour: { secondStep: 'unless saved' },
  },
  {
    number: '4000008260003178',
    name: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    behaviour: { secondStep: 'always', declines: 'insufficient_funds' },
  },
  {
    number: '4000000000000259',
    name: 'pm_card_createDispute',
    behaviour: { disputed: 'fraudulent' },
  },
  { number: '4000000000007726', name: 'pm_card_pendingRefund', behaviour: { refund: 'pending' } },
  { number: '4000000000005126', name: 'pm_card_refundFail', behaviour: { refund: 'fails later' } },
  { number: '5060666666666666666', name: 'pm_card_verve', behaviour: {} },
  { number: '6500000000000002', name: 'pm_card_verve_16', behaviour: {} },
  { number: '4000000000010001', name: 'pm_card_captureFails', behaviour: { capture: 'fails' } },
  { number: '4000000000010019', name: 'pm_card_confirmHangs', behaviour: { confirm: 'hangs' } },
  { number: '4000000000010027', name: 'pm_card_confirmSlow', behaviour: { confirm: 'slow' } },
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
export function behaviourOf(digits: string): Behaviour {
  return TEST_CARDS.find((card) => card.number === digits)?.behaviour ?? {};
}

/** `pm_card_visa` and the like, good for another four years. */
export function findNamedCard(name: string, now: Date): KnownCard | undefined {
  const card = TEST_CARDS.find((candidate) => candidate.name === name);
  return (
    card && {
      brand: brandOf(card.number),
      last4: card.number.slice(-4),
      expMonth: 12,
      expYear: now.getUTCFullYear() + 4,
      behaviour: card.behaviour,
    }
  );
}
