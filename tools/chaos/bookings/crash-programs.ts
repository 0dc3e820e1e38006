import { setTimeout as sleep } from 'node:timers/promises';
import type { Booking } from '@waypost/contract/client';
import type pg from 'pg';
import { readValue } from '../../installation/read-value.ts';
import { waitFor } from '../../installation/wait-for.ts';
import { type CrashPlan, crashKey, layPlan } from './crash-plan.ts';
import {
  keyOf,
  PATIENCE_MS,
  type Scenario,
  type Surroundings,
  UNSENT,
  waitForSettling,
} from './crash-scenario.ts';
import { RETRY_MS, type Told } from './page.ts';
import { bookForProgram, bookingCall, cancelForProgram } from './program.ts';
import { makeShop, type Shop } from './shop.ts';

/**
 * A program books in one call and repeats it under its own key until it gets an answer. Its attempt is made by the
 * call that is killed. An attempt that was given up before the provider confirmed it is cancelled, and a repeat makes
 * another: each case must end with one shipment, whichever repeat made it.
 */
export function programBooking(kind: Shop['kind'], providerCalls: number): Scenario {
  return {
    name: `api: book for a program by ${kind}`,
    role: 'api',
    providerCalls,
    async prepare(around) {
      const shop = await makeShop(around, kind);
      return repeated(crashKey('api', shop.idempotencyKey), '', () => bookTwice(around, shop));
    },
  };
}

/** The program stops after its first call, in which the api is kept from booking, until the worker has booked. */
export function workerForProgram(
  kind: Shop['kind'],
  providerCalls: number,
  apiPlan: CrashPlan,
): Scenario {
  return {
    name: `worker: book for a program by ${kind}`,
    role: 'worker',
    providerCalls,
    prepare: (around) => claimAndLeave(around, kind, apiPlan),
  };
}

/** The worker voids a payment that is overdue before it was confirmed; the program returns and books again. */
export function givingUpForProgram(): Scenario {
  return {
    name: 'worker: give up a card for a program',
    role: 'worker',
    providerCalls: 2,
    async prepare(around) {
      const prepared = await claimAndLeave(around, 'card', UNSENT);
      await around.db.query(
        `UPDATE booking_attempts SET give_up_at = now() - interval '1 second' WHERE id = $1`,
        [prepared.attemptId],
      );
      return prepared;
    },
  };
}

async function claimAndLeave(around: Surroundings, kind: Shop['kind'], apiPlan: CrashPlan) {
  const shop = await makeShop(around, kind);
  layPlan(around.folder, crashKey('api', shop.idempotencyKey), apiPlan);
  const claimedId = await claim(around, shop);
  return repeated(keyOf('worker', claimedId), claimedId, async () => {
    await waitForEnd(around.db, claimedId);
    return bookTwice(around, shop);
  });
}

/** Its attempt is the first one until a repeat has booked, with whichever attempt that was. */
function repeated(key: string, firstAttemptId: string, book: () => Promise<BookedTwice>) {
  let attemptId = firstAttemptId;
  return {
    get attemptId() {
      return attemptId;
    },
    key,
    others: [],
    async go() {
      const told = await book();
      ({ attemptId } = told);
      return told;
    },
  };
}

/** Cancels until it gets an answer, and once more; its key must still return the cancelled shipment. */
export function programCancelling(kind: Shop['kind'], providerCalls: number): Scenario {
  return {
    name: `api: cancel for a program by ${kind}`,
    role: 'api',
    providerCalls,
    async prepare(around) {
      const { line } = around;
      const shop = await makeShop(around, kind);
      const { attemptId, booking } = await bookTwice(around, shop);
      await waitForSettling(around, attemptId);
      return {
        attemptId,
        key: crashKey('api', booking.id),
        others: [],
        async go() {
          await cancelForProgram(line, shop, booking.id);
          await cancelForProgram(line, shop, booking.id);
          await bookTwice(around, shop);
          return undefined;
        },
      };
    },
  };
}

type BookedTwice = Awaited<ReturnType<typeof bookTwice>>;

/**
 * Repeats until it is booked, and once more: every answer under the key must be the one shipment of the account.
 */
async function bookTwice({ line, db }: Surroundings, shop: Shop) {
  const ids = [await bookForProgram(line, shop), await bookForProgram(line, shop)];
  const attemptId = await readOnlyAttempt(db, shop);
  const { rows } = await db.query<{ answer: Booking | null }>(
    `SELECT answer FROM booking_attempts WHERE id = $1`,
    [attemptId],
  );
  const booking = rows[0]?.answer;
  if (!booking || ids.some((id) => id !== booking.id)) throw new Error('two shipments of one key');
  return { kind: 'booked', attemptId, booking } as const satisfies Told;
}

/** The first call: it has ended when its attempt is there. */
async function claim({ line, db }: Surroundings, shop: Shop): Promise<string> {
  for (;;) {
    await line(bookingCall(shop));
    const sql = `SELECT id FROM booking_attempts WHERE customer_id = $1`;
    const attemptId = await readValue<string>(db, sql, [shop.customerId]);
    if (attemptId !== undefined) return attemptId;
    await sleep(RETRY_MS);
  }
}

function waitForEnd(db: pg.Pool, attemptId: string): Promise<true> {
  return waitFor('the end of an attempt', PATIENCE_MS, async () => {
    const sql = `SELECT answer IS NOT NULL AS "isOver" FROM booking_attempts WHERE id = $1`;
    return (await readValue<boolean>(db, sql, [attemptId])) ? true : undefined;
  });
}

/** The one that has the shipment; the audit asks that nothing is kept for those that were given up. */
async function readOnlyAttempt(db: pg.Pool, { customerId }: Shop): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM booking_attempts WHERE customer_id = $1
       AND (shipment_id IS NOT NULL OR state NOT IN ('issued', 'declined', 'cancelled'))`,
    [customerId],
  );
  if (rows.length !== 1) throw new Error(`one key has ${rows.length} attempts`);
  const count = await readValue<number>(
    db,
    `SELECT count(*)::int FROM shipments WHERE customer_id = $1`,
    [customerId],
  );
  if (count !== 1) throw new Error(`one key has ${count} shipments`);
  return rows[0]?.id ?? '';
}
