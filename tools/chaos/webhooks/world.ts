import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { SHARD_COUNT } from '@waypost/domain/shards';
import { seededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import { askProgram } from '../../installation/ask-program.ts';
import {
  drawShipment,
  insertShipments,
  type NewShipment,
} from '../../installation/insert-shipments.ts';
import { makeAccounts } from '../../installation/people.ts';
import type { Receiver } from './receiver.ts';

export type Endpoint = {
  id: string;
  path: string;
  key: string;
  customerId: string;
  shard: number;
};
export type OwnedShipment = NewShipment & { endpoint: Endpoint };

/** One account, key and endpoint each, over all shards. */
export async function makeEndpoints(
  db: pg.Client,
  apiUrl: string,
  receiver: Receiver,
  count: number,
): Promise<Endpoint[]> {
  const endpoints: Endpoint[] = [];
  for (let at = 0; at < count; at += 1) {
    const shard = at % SHARD_COUNT;
    const [account] = await makeAccounts(db, 1, '', shard);
    if (account === undefined) throw new Error('no account was made');
    const { id: customerId } = account;
    const key = `wpc_live_${randomBytes(24).toString('base64url')}`;
    await db.query(
      `INSERT INTO customer_keys (id, shard, customer_id, name, hint, secret_hash, scopes)
       SELECT $1, shard, id, 'Chaos', 'wpc_live_', $3, '{webhooks:write,events:read}'
       FROM customers WHERE id = $2`,
      [randomUUID(), customerId, createHash('sha256').update(key).digest()],
    );
    const path = `/hooks/${at}`;
    const ask = askProgram(apiUrl, key);
    const wanted = { url: receiver.urlOf(path) };
    const made = await ask<{ id: string; secret: string }>('/webhook-endpoints', wanted);
    receiver.trust(path, made.secret);
    endpoints.push({ id: made.id, path, key, customerId, shard });
  }
  return endpoints;
}

/** Spread over the endpoints, each in the shard of its account, as all that an account books. Nobody gets mail: events alone are measured. */
export async function bookFor(
  db: pg.Client,
  endpoints: readonly Endpoint[],
  count: number,
  seed: number,
): Promise<OwnedShipment[]> {
  const random = seededRandom(seed, 11);
  const shipments = Array.from({ length: count }, (_each, at): OwnedShipment => {
    const endpoint = endpoints[at % endpoints.length];
    if (endpoint === undefined) throw new Error('there is no endpoint');
    const drawn = drawShipment(random, Date.now() - 3_600_000, 1, endpoint.shard);
    return { ...drawn, hasListeners: true, endpoint };
  });
  await insertShipments(db, shipments);
  const ids = shipments.map(({ id }) => id);
  await db.query(
    `UPDATE shipments s SET customer_id = e.customer_id
     FROM unnest($1::uuid[], $2::uuid[]) AS e (id, customer_id) WHERE s.id = e.id`,
    [ids, shipments.map(({ endpoint }) => endpoint.customerId)],
  );
  await db.query(
    `UPDATE shipment_parties SET email_alerts = false, sms_alerts = false
     WHERE shipment_id = ANY ($1::uuid[])`,
    [ids],
  );
  return shipments;
}
