import { setTimeout as sleep } from 'node:timers/promises';
import type { Booking } from '@waypost/contract';
import type pg from 'pg';
import type { CrashPlan } from './crash-plan.ts';
import { crashKey } from './crash-plan.ts';
import type { Line } from './line.ts';
import { book, bookingRequest, cancel, makeDraft, type Method, type Told } from './page.ts';
import { sendTransfer } from './payer.ts';
import { askProvider, disputeCharge, sendEvent } from './provider-control.ts';
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
    refundingTheRest(),
    ...listLearning(),
  ];
}

/** The api books by itself, or it is kept from it and the worker does. */
function booking(
  role: Scenario['role'],
  method: Method,
  providerCalls: number,
  apiPlan?: CrashPlan,
  card = CARD,
): Scenario {
  return {
    name: `${role}: book by ${method}`,
    role,
    providerCalls,
    async prepare({ line }) {
      const draft = await makeDraft(line, 0);
      const { attemptId } = draft;
      const request = bookingRequest(draft, method, method === 'card' ? card : undefined);
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

interface Booked {
  attemptId: string;
  booking: Booking;
  intentId: string;
}

/** A part went back at the provider's dashboard; the worker is to give back the rest. */
function refundingTheRest(): Scenario {
  return {
    name: 'worker: refund the rest of a card',
    role: 'worker',
    providerCalls: 3,
    async prepare(around) {
      const { attemptId, booking: booked, intentId } = await bookQuietly(around, 'card');
      await askProvider(around.paymentsUrl, '/v1/refunds', {
        payment_intent: intentId,
        amount: '500',
      });
      return {
        attemptId,
        key: keyOf('worker', attemptId),
        others: [[crashKey('api', booked.trackingNumber), UNSENT]],
        go: () => cancelUntilCancelled(around, booked),
      };
    },
  };
}

/** What happens at the provider by itself, and how it stands in our rows once we know. */
interface News {
  name: string;
  card: string;
  providerCalls: number;
  happen(around: Surroundings, booked: Booked): Promise<void>;
  known: string;
}

/** States of refunds and disputes of an attempt, as `known` says them. */
const STATES = `SELECT coalesce(string_agg(state, ' ' ORDER BY state), '') AS known FROM (
  SELECT state::text FROM refunds WHERE attempt_id = $1
  UNION ALL SELECT state::text FROM payment_disputes WHERE attempt_id = $1) AS rows`;

function listLearning(): Scenario[] {
  const news: News[] = [
    {
      name: 'that a refund succeeded',
      card: 'pm_card_pendingRefund',
      providerCalls: 1,
      known: 'succeeded',
      happen: (around, booked) => cancelAndWait(around, booked, 'succeeded'),
    },
    {
      name: 'that a refund failed',
      card: 'pm_card_refundFail',
      providerCalls: 1,
      known: 'failed',
      happen: (around, booked) => cancelAndWait(around, booked, 'failed'),
    },
    {
      name: 'of a dispute',
      card: CARD,
      providerCalls: 2,
      known: 'open',
      async happen({ paymentsUrl }, { intentId }) {
        await disputeCharge(paymentsUrl, intentId);
      },
    },
    {
      name: 'that a dispute was lost',
      card: CARD,
      providerCalls: 2,
      known: 'lost',
      async happen({ paymentsUrl }, { intentId }) {
        const id = await disputeCharge(paymentsUrl, intentId);
        await askProvider(paymentsUrl, `/v1/disputes/${id}/close`, {});
      },
    },
    {
      name: 'that a dispute of what was cancelled was won',
      card: CARD,
      providerCalls: 2,
      known: 'failed succeeded won',
      async happen(around, { attemptId, booking: booked, intentId }) {
        const { paymentsUrl, line } = around;
        const id = await disputeCharge(paymentsUrl, intentId);
        await cancel(line, booked);
        await waitForJobs(around, attemptId);
        await askProvider(paymentsUrl, `/v1/disputes/${id}`, {
          'evidence[uncategorized_text]': 'winning_evidence',
        });
      },
    },
  ];
  return news.map(learning);
}

function learning({ name, card, providerCalls, happen, known }: News): Scenario {
  return {
    name: `worker: learn ${name}`,
    role: 'worker',
    providerCalls,
    async prepare(around) {
      const booked = await bookQuietly(around, 'card', card);
      await happen(around, booked);
      return {
        attemptId: booked.attemptId,
        key: keyOf('worker', booked.attemptId),
        others: [],
        async go() {
          await sendEvent(around.webhook, booked.intentId);
          await waitFor(async () => {
            const { rows } = await around.db.query<{ known: string }>(STATES, [booked.attemptId]);
            return rows[0]?.known === known;
          });
          return undefined;
        },
      };
    },
  };
}

/** Cancelled, and the provider has ended the refund since we looked at it. */
async function cancelAndWait(
  around: Surroundings,
  { attemptId, booking: booked, intentId }: Booked,
  ending: string,
): Promise<void> {
  await cancel(around.line, booked);
  await waitForJobs(around, attemptId);
  await waitFor(async () => {
    const path = `/v1/refunds?payment_intent=${intentId}`;
    const { data } = (await askProvider(around.paymentsUrl, path)) as {
      data: { status: string }[];
    };
    return data[0]?.status === ending;
  });
}

/** A booking that is done with all that follows, so that no job of it is left to be watched. */
async function bookQuietly(around: Surroundings, method: Method, card = CARD): Promise<Booked> {
  const { attemptId, go } = await booking('api', method, 0, undefined, card).prepare(around);
  const told = await go();
  if (told?.kind !== 'booked') throw new Error(`a booking by ${method} was ${told?.kind}`);
  await waitForJobs(around, attemptId);
  const [attempt] = await readAttempts(around.db, [attemptId]);
  return {
    attemptId,
    booking: told.booking,
    intentId: attempt?.intentId ?? '',
  };
}

async function waitForJobs({ db }: Surroundings, attemptId: string): Promise<void> {
  await waitFor(async () => {
    const { rows } = await db.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pgboss.job
       WHERE name = 'settle_attempt' AND state < 'completed' AND data ->> 'attemptId' = $1`,
      [attemptId],
    );
    return rows[0]?.waiting === 0;
  });
}

/** An api that died may have recorded the wish or not: the page asks again in both cases. */
async function cancelUntilCancelled({ line }: Surroundings, booked: Booking): Promise<undefined> {
  await cancel(line, booked);
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
