import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { CrashPlan } from './crash-plan.ts';
import { crashKey } from './crash-plan.ts';
import type { Line } from './line.ts';
import { book, bookingRequest, cancel, makeDraft, type Method, type Told } from './page.ts';
import { sendTransfer } from './payer.ts';
import { sendEvent } from './provider-control.ts';
import { readAttempts } from './read-books.ts';

const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 60_000;

export interface Surroundings {
  line: Line;
  db: pg.Pool;
  paymentsUrl: string;
  webhook: { url: string; secret: string };
}

/** One booking or cancellation that is about to be asked for. */
interface Prepared {
  attemptId: string;
  /** Whose request or job is watched. */
  key: string;
  /** What else must happen for the watched process to have the work, by key. */
  others: [key: string, plan: CrashPlan][];
  /** The client, until it is told how it ended. */
  go(): Promise<Told | undefined>;
}

export interface Scenario {
  name: string;
  role: 'api' | 'worker';
  /** How many provider calls it makes; the answer of each gets lost once. */
  providerCalls: number;
  prepare(around: Surroundings): Promise<Prepared>;
}

const CARD = 'pm_card_visa';
const UNSENT: CrashPlan = { number: 0, side: 'before', lost: [], unsent: 1 };

/** `claimPoint` is the number of the COMMIT that ends the claim of a booking paid on delivery. */
export function listScenarios(claimPoint: number): Scenario[] {
  const apiDies: CrashPlan = { number: claimPoint, side: 'after', lost: [] };
  return [
    booking('api', 'card', 2),
    booking('api', 'cod', 0),
    booking('api', 'bank_transfer', 3),
    cancelling('api', 'card', 3),
    cancelling('api', 'bank_transfer', 2),
    cancelling('api', 'cod', 0),
    capturing(),
    booking('worker', 'card', 2, UNSENT),
    booking('worker', 'cod', 0, apiDies),
    booking('worker', 'bank_transfer', 3, UNSENT),
    cancelling('worker', 'card', 3, UNSENT),
    cancelling('worker', 'bank_transfer', 2, UNSENT),
    arriving(),
    marking(),
  ];
}

/** The api books by itself, or it is kept from it and the worker does. */
function booking(
  role: Scenario['role'],
  method: Method,
  providerCalls: number,
  apiPlan?: CrashPlan,
): Scenario {
  return {
    name: `${role}: book by ${method}`,
    role,
    providerCalls,
    async prepare({ line }) {
      const draft = await makeDraft(line, 0);
      const { attemptId } = draft;
      const request = bookingRequest(draft, method, method === 'card' ? CARD : undefined);
      return {
        attemptId,
        key: keyOf(role, attemptId),
        others: apiPlan === undefined ? [] : [[crashKey('api', attemptId), apiPlan]],
        go: () => book(line, attemptId, request, 'approve'),
      };
    },
  };
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
      const { attemptId, receiptId } = await bookQuietly(around, method);
      return {
        attemptId,
        key: role === 'api' ? crashKey('api', receiptId) : keyOf('worker', attemptId),
        others: apiPlan === undefined ? [] : [[crashKey('api', receiptId), apiPlan]],
        go: () => cancelUntilCancelled(around, receiptId),
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
          await waitFor(async () => {
            const [now] = await readAttempts(around.db, [attemptId]);
            return now?.state === 'captured';
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
      const { attemptId, receiptId, shipmentId } = await bookQuietly(around, 'cod');
      return {
        attemptId,
        key: crashKey('worker', `record_cancellation ${shipmentId}`),
        others: [],
        go: () => cancelUntilCancelled(around, receiptId),
      };
    },
  };
}

/** A booking that is done with all that follows, so that no job of it is left to be watched. */
async function bookQuietly(around: Surroundings, method: Method) {
  const { attemptId, go } = await booking('api', method, 0).prepare(around);
  const told = await go();
  if (told?.kind !== 'booked') throw new Error(`a booking by ${method} was ${told?.kind}`);
  await waitFor(async () => {
    const { rows } = await around.db.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pgboss.job
       WHERE name = 'settle_attempt' AND state < 'completed' AND data ->> 'attemptId' = $1`,
      [attemptId],
    );
    return rows[0]?.waiting === 0;
  });
  return { attemptId, receiptId: told.booking.receiptId, shipmentId: told.booking.id };
}

/** An api that died may have recorded the wish or not: the page asks again in both cases. */
async function cancelUntilCancelled({ line }: Surroundings, receiptId: string): Promise<undefined> {
  await cancel(line, receiptId);
  return undefined;
}

function keyOf(role: Scenario['role'], attemptId: string): string {
  return crashKey(role, role === 'api' ? attemptId : `settle_attempt ${attemptId}`);
}

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('what was awaited never came');
    await sleep(LOOK_EVERY_MS);
  }
}
