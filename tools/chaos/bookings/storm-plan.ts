import { seededRandom } from '@waypost/domain/simulation';
import type { Method } from '../../installation/book-parcel.ts';
import type { SecondStep } from './payer.ts';

/** One try of a client to pay for its draft. */
interface Try {
  method: Method;
  card?: string;
  secondStep: SecondStep;
}

/** What one client means to do. After a refusal it takes the next try, if there is one. */
export interface PlannedBooking {
  number: number;
  tries: [Try, ...Try[]];
  /** Cancels what it has booked, after a pause. */
  cancelAfterMs?: number;
  /** Sends the money of a bank transfer. */
  paysTransfer: boolean;
}

const GOOD_CARDS = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex', 'pm_card_verve'] as const;
const BAD_CARDS = [
  'pm_card_visa_chargeDeclined',
  'pm_card_visa_chargeDeclinedInsufficientFunds',
  'pm_card_chargeDeclinedExpiredCard',
] as const;
const LONGEST_BEFORE_CANCEL_MS = 2_000;

/** Mostly cards. The same seed gives the same bookings. */
export function planBookings(seed: number, count: number): PlannedBooking[] {
  return Array.from({ length: count }, (_, number) => planBooking(seed, number));
}

function planBooking(seed: number, number: number): PlannedBooking {
  const random = seededRandom(seed, number);
  const good = (): Try => ({
    method: 'card',
    card: random.pick(GOOD_CARDS),
    secondStep: 'approve',
  });
  const bad = (): Try => ({ ...good(), card: random.pick(BAD_CARDS) });
  const secured = (secondStep: SecondStep): Try => ({
    method: 'card',
    card: 'pm_card_authenticationRequired',
    secondStep,
  });
  const paypal = (secondStep: SecondStep): Try => ({ method: 'paypal', secondStep });
  const cash: Try = { method: 'cod', secondStep: 'approve' };
  const transfer: Try = { method: 'bank_transfer', secondStep: 'approve' };

  const kinds: [share: number, tries: PlannedBooking['tries']][] = [
    [0.08, [bad(), good()]],
    [0.02, [bad(), bad(), good()]],
    [0.04, [secured('approve')]],
    [0.02, [secured('refuse'), good()]],
    [0.06, [paypal('approve')]],
    [0.03, [paypal('refuse'), good()]],
    [0.03, [paypal('leave')]],
    [0.04, [cash]],
    [0.03, [transfer]],
  ];
  let draw = random.between(0, 1);
  const kind = kinds.find(([share]) => (draw -= share) < 0);
  return {
    number,
    tries: kind?.[1] ?? [good()],
    ...(random.chance(0.08) && { cancelAfterMs: random.below(LONGEST_BEFORE_CANCEL_MS) }),
    paysTransfer: random.chance(0.7),
  };
}
