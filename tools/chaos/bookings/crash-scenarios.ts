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
import {
  givingUpForProgram,
  programBooking,
  programCancelling,
  workerForProgram,
} from './crash-programs.ts';
import { sendTransfer } from './payer.ts';
import { askProvider, sendEvent } from './provider-control.ts';
import { readAttempts } from './read-books.ts';

/** Their dry runs say by which COMMIT a booking without a payment is claimed. */
export const CLAIMING = {
  onDelivery: booking('api', 'cod', 0),
  forProgram: programBooking('account', 0),
};

/** Numbers of the COMMITs that end the claims. */
export function listScenarios(claims: Record<keyof typeof CLAIMING, number>): Scenario[] {
  return [
    booking('api', 'card', 2),
    CLAIMING.onDelivery,
    CLAIMING.forProgram,
    programBooking('card', 2),
    programCancelling('account', 0),
    programCancelling('card', 3),
    booking('api', 'bank_transfer', 3),
    cancelling('api', 'card', 3),
    cancelling('api', 'bank_transfer', 2),
    cancelling('api', 'cod', 0),
    capturing(),
    booking('worker', 'card', 2, UNSENT),
    booking('worker', 'cod', 0, diesAt(claims.onDelivery)),
    workerForProgram('account', 0, diesAt(claims.forProgram)),
    workerForProgram('card', 2, UNSENT),
    givingUpForProgram(),
    booking('worker', 'bank_transfer', 3, UNSENT),
    cancelling('worker', 'card', 3, UNSENT),
    cancelling('worker', 'bank_transfer', 2, UNSENT),
    arriving(),
    marking(),
    refundingTheRest(),
    ...listLearning(),
  ];
}

function diesAt(number: number): CrashPlan {
  return { number, side: 'after', lost: [] };
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
