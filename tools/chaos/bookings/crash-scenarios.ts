import type { Method } from '../../installation/book-parcel.ts';
import { waitFor } from '../../installation/wait-for.ts';
import { listLearning, tellNews } from './crash-learning.ts';
import { type CrashPlan, crashKey } from './crash-plan.ts';
import {
  booking,
  bookQuietly,
  cancelUntilCancelled,
  keyOf,
  PATIENCE_MS,
  type Scenario,
  UNSENT,
  waitForSettling,
} from './crash-scenario.ts';
import { programBooking, programCancelling, programSettling } from './crash-programs.ts';
import { sendTransfer } from './payer.ts';
import { askProvider, sendEvent } from './provider-control.ts';
import { readAttempts } from './read-books.ts';

/** The scenarios whose claims are looked for before all others: an api that ends there leaves the rest to the worker. */
export const CLAIMED = {
  onDelivery: booking('api', 'cod', 0),
  forProgram: programBooking('account', 0),
};

/** Numbers of the COMMITs that end the claims of these bookings. */
export function listScenarios(claims: Record<keyof typeof CLAIMED, number>): Scenario[] {
  const diesAfter = (number: number): CrashPlan => ({ number, side: 'after', lost: [] });
  return [
    booking('api', 'card', 2),
    CLAIMED.onDelivery,
    CLAIMED.forProgram,
    programBooking('card', 2),
    programCancelling('api', 'account', 0),
    programCancelling('api', 'card', 3),
    booking('api', 'bank_transfer', 3),
    cancelling('api', 'card', 3),
    cancelling('api', 'bank_transfer', 2),
    cancelling('api', 'cod', 0),
    capturing(),
    booking('worker', 'card', 2, UNSENT),
    booking('worker', 'cod', 0, diesAfter(claims.onDelivery)),
    programSettling('account', 0, diesAfter(claims.forProgram)),
    programSettling('card', 2, UNSENT),
    programCancelling('worker', 'card', 3, UNSENT),
    booking('worker', 'bank_transfer', 3, UNSENT),
    cancelling('worker', 'card', 3, UNSENT),
    cancelling('worker', 'bank_transfer', 2, UNSENT),
    arriving(),
    marking(),
    refundingTheRest(),
    ...listLearning(),
  ];
}

function capturing(): Scenario {
  return {
    ...booking('api', 'card', 2),
    name: 'worker: capture a card',
    role: 'worker',
    async prepare(around) {
      const prepared = await booking('api', 'card', 2).prepare(around);
      return { ...prepared, key: keyOf('worker', prepared.attemptId) };
    },
  };
}

function cancelling(
  role: Scenario['role'],
  method: Method,
  providerCalls: number,
  apiPlan?: CrashPlan,
): Scenario {
  return {
    name: `${role}: cancel a booking by ${method}`,
    role,
    providerCalls,
    async prepare(around) {
      const { attemptId, booking: booked } = await bookQuietly(around, method);
      const crashed = crashKey('api', booked.trackingNumber);
      return {
        attemptId,
        key: role === 'api' ? crashed : keyOf('worker', attemptId),
        others: apiPlan === undefined ? [] : [[crashed, apiPlan]],
        go: () => cancelUntilCancelled(around, booked),
      };
    },
  };
}

function arriving(): Scenario {
  return {
    name: 'worker: take a transfer that has arrived',
    role: 'worker',
    providerCalls: 1,
    async prepare(around) {
      const { attemptId } = await bookQuietly(around, 'bank_transfer');
      const [attempt] = await readAttempts(around.db, [attemptId]);
      return {
        attemptId,
        key: keyOf('worker', attemptId),
        others: [],
        async go() {
          await sendTransfer(around.paymentsUrl, attempt?.intentId ?? '');
          await sendEvent(around.webhook, attempt?.intentId ?? '');
          await waitFor('the capture', PATIENCE_MS, async () => {
            const [now] = await readAttempts(around.db, [attemptId]);
            return now?.state === 'captured' || undefined;
          });
          return undefined;
        },
      };
    },
  };
}

function marking(): Scenario {
  return {
    name: 'worker: mark a shipment cancelled',
    role: 'worker',
    providerCalls: 0,
    async prepare(around) {
      const { attemptId, booking: booked } = await bookQuietly(around, 'cod');
      return {
        attemptId,
        key: crashKey('worker', `record_cancellation ${booked.id}`),
        others: [],
        go: () => cancelUntilCancelled(around, booked),
      };
    },
  };
}

/** A part went back at the provider's dashboard, and we know of it; the worker gives back the rest. */
function refundingTheRest(): Scenario {
  return {
    name: 'worker: refund the rest of a card',
    role: 'worker',
    providerCalls: 3,
    async prepare(around) {
      const quietly = await bookQuietly(around, 'card');
      const { attemptId, booking: booked, intentId } = quietly;
      await askProvider(around.paymentsUrl, '/v1/refunds', {
        payment_intent: intentId,
        amount: '500',
      });
      // two refunds to learn of at once would be written in either order: two paths, not one
      await tellNews(around, quietly, 'succeeded');
      await waitForSettling(around, attemptId);
      return {
        attemptId,
        key: keyOf('worker', attemptId),
        others: [[crashKey('api', booked.trackingNumber), UNSENT]],
        go: () => cancelUntilCancelled(around, booked),
      };
    },
  };
}
