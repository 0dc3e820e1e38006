import { createHash, randomUUID } from 'node:crypto';
import { CUSTOMER_KEY_SCOPES } from '@waypost/contract';
import type pg from 'pg';
import { signInCustomer } from './people.ts';

/** A customer who is signed in, with credit, a live key and a key of test mode, each with every scope. */
export async function seatOwner(db: pg.Client) {
  const { id: customerId, cookie } = await signInCustomer(db);
  await db.query(
    'INSERT INTO credit_accounts (customer_id, shard, limit_cents) VALUES ($1, 0, 10000000)',
    [customerId],
  );
  const keyOf = async (mode: 'live' | 'test') => {
    const secret = `wpc_${mode}_${randomUUID().replaceAll('-', '')}`;
    await db.query(
      `INSERT INTO customer_keys (id, shard, customer_id, name, mode, hint, secret_hash, scopes)
       VALUES ($1, 0, $2, 'Proof', $3, 'wpc', $4, $5)`,
      [
        randomUUID(),
        customerId,
        mode,
        createHash('sha256').update(secret).digest(),
        [...CUSTOMER_KEY_SCOPES],
      ],
    );
    return secret;
  };
  return { customerId, cookie, live: await keyOf('live'), test: await keyOf('test') };
}
