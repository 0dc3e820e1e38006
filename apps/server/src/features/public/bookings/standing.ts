import type {
  AttemptState,
  Booking,
  BookingRequest,
  NextAction,
  PendingAttempt,
} from '@waypost/contract';
import type { PayerAction } from '../../../platform/payments.ts';
import type { PartyChoices } from '../../core/shipments/index.ts';
import type { Attempt } from './attempts.queries.ts';

/** The state of a booking attempt in its API form, the same on every repeat. */
export type Standing =
  | { kind: 'booked'; booking: Booking }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'pending'; pending: PendingAttempt };

/** The stored response of an attempt that ended without a shipment. */
export type Refusal = {
  code: 'payment_declined' | 'payment_not_completed' | 'no_credit' | 'over_credit_limit';
  declineCode: string | null;
};

/** What is claimed; bookings of programs choose more than those of the site. */
export type ClaimedRequest = BookingRequest & { choices?: PartyChoices };

/** Stored when an attempt is claimed, and deleted once it has a response. */
export function requestOf({ request }: Pick<Attempt, 'request'>): ClaimedRequest {
  if (request === null) throw new Error('an open attempt has no request');
  return request;
}

type StandingFacts = Pick<Attempt, 'id' | 'state' | 'answer' | 'nextAction'>;

export function standingOf(attempt: StandingFacts): Standing {
  const { answer } = attempt;
  if (answer !== null && 'receiptId' in answer) return { kind: 'booked', booking: answer };
  if (answer !== null) return { kind: 'refused', refusal: answer };
  return {
    kind: 'pending',
    pending: {
      attemptId: attempt.id,
      // an attempt that was only issued is not shown
      state: attempt.state as AttemptState,
      statusUrl: `/api/attempts/${attempt.id}`,
      nextAction: presentAction(attempt.nextAction),
    },
  };
}

function presentAction(action: PayerAction | null): NextAction | null {
  return action?.kind === 'redirect' ? action : null;
}
