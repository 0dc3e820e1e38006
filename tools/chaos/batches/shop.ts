import { randomUUID } from 'node:crypto';
import type { Batch } from '@waypost/contract/v1';
import type pg from 'pg';
import { drawSecret, makeAccounts } from '../../installation/people.ts';
import { newShipment } from '../../installation/program-shipment.ts';

export type Shop = { key: string; customerId: string };

/** An account with credit for a batch, and a key. */
export async function makeShop(db: pg.Client): Promise<Shop> {
  const [account] = await makeAccounts(db, 1, '');
  const customerId = account?.id ?? '';
  const key = `wpc_live_${drawSecret(24).secret}`;
  await db.query(
    `INSERT INTO customer_keys (id, shard, customer_id, name, hint, secret_hash, scopes)
     SELECT gen_random_uuid(), shard, id, 'Shop', '', sha256($2::bytea),
       '{shipments:read,shipments:write,labels:read}' FROM customers WHERE id = $1`,
    [customerId, key],
  );
  await db.query(
    `INSERT INTO credit_accounts (customer_id, shard, limit_cents)
     SELECT id, shard, 1000000000 FROM customers WHERE id = $1`,
    [customerId],
  );
  return { key, customerId };
}

/** Calls the api like a program; `patiently` retries while it is down. */
export async function ask(apiUrl: string, { key }: Shop, path: string, body?: object) {
  return fetch(`${apiUrl}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Every order goes to a recipient of its own: bookings to one address are limited. */
export async function startBatch(apiUrl: string, shop: Shop, rows: number): Promise<Batch> {
  const { to, ...shipment } = newShipment();
  const shipments = Array.from({ length: rows }, (_, n) => ({
    ...shipment,
    to: { ...to, email: `reader.${n}@people.example` },
    reference: `ORDER-${n}`,
    // so that only the key of batch and row can prevent a double booking
    allowSameReference: true,
  }));
  const answer = await ask(apiUrl, shop, '/batches', { shipments, labels: 'labels.pdf' });
  if (answer.status !== 202) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Batch;
}

/** What must be true of a batch of orders that can all be booked. */
export async function judgeBatch(db: pg.Client, { customerId }: Shop, id: string, rows: number) {
  const { rows: found } = await db.query<Record<string, number>>(
    `SELECT count(*)::int AS rows,
       count(*) FILTER (WHERE outcome = 'booked')::int AS booked,
       count(DISTINCT r.shipment_id)::int AS named,
       count(*) FILTER (WHERE s.order_reference = r.reference)::int AS matching,
       (SELECT count(*)::int FROM shipments WHERE customer_id = $2) AS shipments,
       (SELECT count(DISTINCT order_reference)::int FROM shipments WHERE customer_id = $2) AS orders
     FROM program_batch_rows r LEFT JOIN shipments s ON s.id = r.shipment_id
     WHERE r.batch_id = $1`,
    [id, customerId],
  );
  return Object.entries(found[0] ?? {})
    .filter(([, count]) => count !== rows)
    .map(([name, count]) => `${name} of a batch of ${rows}: ${count}`);
}
