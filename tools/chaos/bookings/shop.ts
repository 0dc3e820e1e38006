import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { drawSecret, makeAccounts } from '../../installation/people.ts';
import { askProvider } from './provider-control.ts';

/** A customer whose program books one order, on account or by its saved card. */
export interface Shop {
  customerId: string;
  bearer: string;
  kind: 'account' | 'card';
  /** Of its one order. */
  idempotencyKey: string;
}

/** An account with credit, a card and a key of its own. */
export async function makeShop(
  { db, paymentsUrl }: { db: pg.Pool; paymentsUrl: string },
  kind: Shop['kind'],
): Promise<Shop> {
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
  return { customerId, bearer, kind, idempotencyKey: randomUUID() };
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
