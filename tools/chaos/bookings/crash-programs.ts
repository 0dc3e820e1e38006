import { randomUUID } from 'node:crypto';
import type { Booking } from '@waypost/contract/client';
import type pg from 'pg';
import { drawSecret, makeAccounts } from '../../installation/people.ts';
import { readValue } from '../../installation/read-value.ts';
import { crashKey } from './crash-plan.ts';
import type { Scenario, Surroundings } from './crash-scenario.ts';
import { bookForProgram } from './page.ts';
import { askProvider } from './provider-control.ts';

/**
 * A program books in one call and repeats it under its own key until it is told. Its attempt is made by
 * the call that is killed: each case must end with one shipment, whichever of the repeats made it.
 */
export function programBooking(kind: 'account' | 'card', providerCalls: number): Scenario {
  return {
    name: `api: book for a program by ${kind}`,
    role: 'api',
    providerCalls,
    async prepare(around) {
      const { bearer, customerId } = await makeShop(around);
      const idempotencyKey = randomUUID();
      let attemptId = '';
      return {
        get attemptId() {
          return attemptId;
        },
        key: crashKey('api', idempotencyKey),
        others: [],
        async go() {
          const answer = await bookForProgram(around.line, { bearer, idempotencyKey, kind });
          attemptId = await readOnlyAttempt(around.db, customerId);
          if (answer.kind === 'refused') return { ...answer, attemptId };
          const booking = await readBooking(around.db, attemptId);
          if (booking?.id !== answer.shipmentId) throw new Error('another shipment was answered');
          return { kind: 'booked', attemptId, booking } as const;
        },
      };
    },
  };
}

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

async function readOnlyAttempt(db: pg.Pool, customerId: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM booking_attempts WHERE customer_id = $1 AND state <> 'issued'`,
    [customerId],
  );
  if (rows.length !== 1) throw new Error(`one request made ${rows.length} attempts`);
  const count = await readValue<number>(
    db,
    `SELECT count(*)::int FROM shipments WHERE customer_id = '${customerId}'`,
  );
  if ((count ?? 0) > 1) throw new Error(`one request made ${count} shipments`);
  return rows[0]?.id ?? '';
}

async function readBooking(db: pg.Pool, attemptId: string) {
  const { rows } = await db.query<{ answer: Booking | null }>(
    `SELECT answer FROM booking_attempts WHERE id = $1`,
    [attemptId],
  );
  return rows[0]?.answer ?? undefined;
}
