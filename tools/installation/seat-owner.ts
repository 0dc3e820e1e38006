import type pg from 'pg';
import { signInCustomer } from './people.ts';
import { makeProgramKey } from './program-key.ts';

/** A customer who is signed in, with credit, a live key and a key of test mode, each with every scope. */
export async function seatOwner(db: pg.Client) {
  const { id: customerId, cookie } = await signInCustomer(db);
  await db.query(
    'INSERT INTO credit_accounts (customer_id, shard, limit_cents) VALUES ($1, 0, 10000000)',
    [customerId],
  );
  const live = await makeProgramKey(db, customerId, 'live');
  return { customerId, cookie, live, test: await makeProgramKey(db, customerId, 'test') };
}
