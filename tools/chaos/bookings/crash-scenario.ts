import type { Booking } from '@waypost/contract/client';
import type pg from 'pg';
import { bookingRequest, type Method } from '../../installation/book-parcel.ts';
import { waitForJobs } from '../../installation/wait-for.ts';
import { type CrashPlan, crashKey } from './crash-plan.ts';
import type { Line } from './line.ts';
import { book, cancel, makeDraft, type Told } from './page.ts';
import { readAttempts } from './read-books.ts';

export const PATIENCE_MS = 60_000;

export interface Surroundings {
  line: Line;
  db: pg.Pool;
  paymentsUrl: string;
  webhook: { url: string; secret: string };
  /** Of the plans and traces. */
  folder: string;
}

/** One booking or cancellation that is about to be asked for. */
interface Prepared {
  /** Of a program it is known once a request has made it; it is the one that has the shipment in the end. */
  readonly attemptId: string;
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

export const CARD = 'pm_card_visa';
export const UNSENT: CrashPlan = { number: 0, side: 'before', lost: [], unsent: 1 };

/** The api books by itself, or it is kept from it and the worker does. */
export function booking(
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
      const request = bookingRequest(
        draft,
        method,
        method === 'card' ? { paymentMethodId: card } : {},
      );
      return {
        attemptId,
        key: keyOf(role, attemptId),
        others: apiPlan === undefined ? [] : [[crashKey('api', attemptId), apiPlan]],
        go: () => book(line, attemptId, request, 'approve'),
      };
    },
  };
}

export interface Booked {
  attemptId: string;
  booking: Booking;
  intentId: string;
}

/** A booking that is done with all that follows, so that no job of it is left to be watched. */
export async function bookQuietly(
  around: Surroundings,
  method: Method,
  card = CARD,
): Promise<Booked> {
  const { attemptId, go } = await booking('api', method, 0, undefined, card).prepare(around);
  const told = await go();
  if (told?.kind !== 'booked') throw new Error(`a booking by ${method} was ${told?.kind}`);
  await waitForSettling(around, attemptId);
  const [attempt] = await readAttempts(around.db, [attemptId]);
  return {
    attemptId,
    booking: told.booking,
    intentId: attempt?.intentId ?? '',
  };
}

/** Until no job is left that settles the attempt. */
export function waitForSettling({ db }: Surroundings, attemptId: string): Promise<void> {
  const condition = `name = 'settle_attempt' AND data ->> 'attemptId' = $1`;
  return waitForJobs(db, PATIENCE_MS, condition, [attemptId]);
}

/** An api that died may or may not have recorded the cancellation, so the page asks again in both cases. */
export async function cancelUntilCancelled(
  { line }: Surroundings,
  booked: Booking,
): Promise<undefined> {
  await cancel(line, booked);
  return undefined;
}

export function keyOf(role: Scenario['role'], attemptId: string): string {
  return crashKey(role, role === 'api' ? attemptId : `settle_attempt ${attemptId}`);
}
