import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Booking } from '@waypost/contract/client';
import type pg from 'pg';
import { drawSecret, makeAccounts } from '../../installation/people.ts';
import { readValue } from '../../installation/read-value.ts';
import { type CrashPlan, crashKey } from './crash-plan.ts';
import { keyOf, type Scenario, type Surroundings, waitForSettling } from './crash-scenario.ts';
import { bookForProgram, cancelForProgram, type Program, programPosting } from './page.ts';
import { askProvider } from './provider-control.ts';

type Kind = Program['kind'];
const LOOK_EVERY_MS = 50;

/**
 * A program books in one call and repeats it under its own key until it is told. Its attempt is made by
 * the call that is killed: each case must end with one shipment, whichever of the repeats made it.
 */
export function programBooking(kind: Kind, providerCalls: number): Scenario {
  return {
    name: `api: book for a program by ${kind}`,
    role: 'api',
    providerCalls,
    async prepare(around) {
      const shop = await makeShop(around);
      const program = { bearer: shop.bearer, idempotencyKey: randomUUID(), kind };
      let attemptId = '';
      return {
        get attemptId() {
          return attemptId;
        },
        key: crashKey('api', program.idempotencyKey),
        others: [],
        async go() {
          const told = await bookUntilTold(around, shop, program);
          attemptId = told.attemptId;
          return told;
        },
      };
    },
  };
}

/**
 * The program hears nothing and repeats the call only when the worker has finished. `apiPlan` keeps the api from
 * finishing by itself; the job waits for 3 s, so its plan is laid in time.
 */
export function programSettling(kind: Kind, providerCalls: number, apiPlan: CrashPlan): Scenario {
  return {
    name: `worker: book for a program by ${kind}`,
    role: 'worker',
    providerCalls,
    async prepare(around) {
      const shop = await makeShop(around);
      const program = { bearer: shop.bearer, idempotencyKey: randomUUID(), kind };
      const claimed = Promise.withResolvers<string>();
      let attemptId = '';
      return {
        get attemptId() {
          return attemptId;
        },
        key: async () => keyOf('worker', await claimed.promise),
        others: [[crashKey('api', program.idempotencyKey), apiPlan]],
        async go() {
          const posted = await postUntilClaimed(around, shop, program);
          attemptId = posted.attemptId;
          claimed.resolve(attemptId);
          await posted.answered;
          await waitForSettling(around, attemptId);
          return bookUntilTold(around, shop, program);
        },
      };
    },
  };
}

/** By the api, or by the worker after an api that `apiPlan` kept from it. */
export function programCancelling(
  role: Scenario['role'],
  kind: Kind,
  providerCalls: number,
  apiPlan?: CrashPlan,
): Scenario {
  return {
    name: `${role}: cancel for a program by ${kind}`,
    role,
    providerCalls,
    async prepare(around) {
      const shop = await makeShop(around);
      const program = { bearer: shop.bearer, idempotencyKey: randomUUID(), kind };
      const told = await bookUntilTold(around, shop, program);
      if (told.kind !== 'booked') throw new Error(`a booking for a program was ${told.kind}`);
      const { attemptId, booking } = told;
      await waitForSettling(around, attemptId);
      const ofApi = crashKey('api', booking.id);
      return {
        attemptId,
        key: role === 'api' ? ofApi : keyOf('worker', attemptId),
        others: apiPlan === undefined ? [] : [[ofApi, apiPlan]],
        async go() {
          await cancelForProgram(around.line, shop.bearer, booking.id);
          return undefined;
        },
      };
    },
  };
}

/** Again only while no api was there to take it: a repeat of a claimed one would finish it. */
async function postUntilClaimed({ line, db }: Surroundings, shop: Shop, program: Program) {
  for (;;) {
    let isOver = false;
    const answered = line(programPosting(program)).finally(() => (isOver = true));
    for (;;) {
      const wasOver = isOver;
      const attemptId = await findAttempt(db, shop.customerId);
      if (attemptId !== undefined) return { attemptId, answered };
      if (wasOver) break;
      await sleep(LOOK_EVERY_MS);
    }
  }
}

async function bookUntilTold({ line, db }: Surroundings, shop: Shop, program: Program) {
  const answer = await bookForProgram(line, program);
  const attemptId = await readOnlyAttempt(db, shop.customerId);
  if (answer.kind === 'refused') return { ...answer, attemptId };
  const booking = await readBooking(db, attemptId);
  if (booking?.id !== answer.shipmentId) throw new Error('another shipment was answered');
  return { kind: 'booked', attemptId, booking } as const;
}

type Shop = Awaited<ReturnType<typeof makeShop>>;

/** An account with credit, a card and a key of its own. */
async function makeShop({ db, paymentsUrl }: Surroundings) {
  const [account] = await makeAccounts(db, 1, '');
  const customerId = account?.id ?? '';
  const { secret } = drawSecret(24);
  const bearer = `wpc_live_${secret}`;
  await db.query(
    `INSERT INTO customer_keys (id, shard, customer_id, name, hint, secret_hash, scopes)
     SELECT gen_random_uuid(), shard, id, 'Shop', '', sha256($2::bytea), '{shipments:write}'
     FROM customers WHERE id = $1`,
    [customerId, bearer],
  );
  await db.query(
    `INSERT INTO credit_accounts (customer_id, shard, limit_cents)
     SELECT id, shard, 1000000 FROM customers WHERE id = $1`,
    [customerId],
  );
  await saveCard(db, paymentsUrl, customerId);
  return { bearer, customerId };
}

async function saveCard(db: pg.Pool, paymentsUrl: string, customerId: string): Promise<void> {
  const { id: payer } = await askProvider(paymentsUrl, '/v1/customers', {});
  const { payment_method: methodId } = await askProvider(paymentsUrl, '/v1/setup_intents', {
    customer: String(payer),
    payment_method: 'pm_card_visa',
    confirm: 'true',
  });
  await db.query(`UPDATE customers SET provider_customer_id = $2 WHERE id = $1`, [
    customerId,
    payer,
  ]);
  await db.query(
    `INSERT INTO saved_cards (id, shard, customer_id, state, method_id, brand, last4, exp_month,
       exp_year, is_default)
     SELECT gen_random_uuid(), shard, id, 'saved', $2, 'visa', '4242', 12, 2040, true
     FROM customers WHERE id = $1`,
    [customerId, methodId],
  );
}

/** Undefined before it is claimed. */
async function findAttempt(db: pg.Pool, customerId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM booking_attempts WHERE customer_id = $1 AND state <> 'issued'`,
    [customerId],
  );
  if (rows.length > 1) throw new Error(`one request made ${rows.length} attempts`);
  return rows[0]?.id;
}

async function readOnlyAttempt(db: pg.Pool, customerId: string): Promise<string> {
  const attemptId = await findAttempt(db, customerId);
  if (attemptId === undefined) throw new Error('one request made no attempt');
  const count = await readValue<number>(
    db,
    `SELECT count(*)::int FROM shipments WHERE customer_id = '${customerId}'`,
  );
  if ((count ?? 0) > 1) throw new Error(`one request made ${count} shipments`);
  return attemptId;
}

async function readBooking(db: pg.Pool, attemptId: string) {
  const { rows } = await db.query<{ answer: Booking | null }>(
    `SELECT answer FROM booking_attempts WHERE id = $1`,
    [attemptId],
  );
  return rows[0]?.answer ?? undefined;
}
