import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import { IS_IN_OPEN_SHARD } from '../../../platform/sweeps.ts';

const COLUMNS = [
  'id',
  'shard',
  'url',
  'description',
  'types',
  'offBecause',
  'failures',
  'failingSince',
  'lastSuccessAt',
  'previousUntil',
  'createdAt',
] as const;

const HAS_NO_READER = sql<boolean>`NOT EXISTS (
    SELECT 1 FROM webhook_endpoints e WHERE e.customer_id = event_listeners.customer_id)
  AND NOT EXISTS (
    SELECT 1 FROM customer_keys k WHERE k.customer_id = event_listeners.customer_id
      AND 'events:read' = ANY (k.scopes) AND k.mode = 'live' AND k.revoked_at IS NULL
      AND (k.expires_at IS NULL OR k.expires_at > now()))`;

export async function selectEndpoints(own: Db, customerId: string) {
  return own
    .selectFrom('webhookEndpoints')
    .select(COLUMNS)
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
}
export type EndpointRow = Awaited<ReturnType<typeof selectEndpoints>>[number];

export async function findEndpoint(own: Db, customerId: string, endpointId: string) {
  return own
    .selectFrom('webhookEndpoints')
    .select(COLUMNS)
    .where('customerId', '=', customerId)
    .where('id', '=', endpointId)
    .executeTakeFirst();
}

export async function readSealedSecret(
  own: Db,
  customerId: string,
  endpointId: string,
): Promise<Buffer | undefined> {
  const row = await own
    .selectFrom('webhookEndpoints')
    .select('secret')
    .where('customerId', '=', customerId)
    .where('id', '=', endpointId)
    .executeTakeFirst();
  return row?.secret;
}

/** What is counted, made or ended after it waits for its turn. */
export async function lockAccount(db: Db, customerId: string): Promise<void> {
  await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .execute();
}

/** Accounts that listen without an endpoint and without a live key that may read events. */
export async function selectSilent(db: Db, after: string, limit: number) {
  return db
    .selectFrom('eventListeners')
    .select(['customerId', 'shard'])
    .where('customerId', '>', after)
    .where(HAS_NO_READER)
    .orderBy('customerId')
    .limit(limit)
    .execute();
}

export async function isSilent(db: Db, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('eventListeners')
    .select('shard')
    .where('customerId', '=', customerId)
    .where(HAS_NO_READER)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those that are on, of these accounts. */
export async function selectReceivers(db: Db, customerIds: readonly string[]) {
  return db
    .selectFrom('webhookEndpoints')
    .select(['id', 'shard', 'customerId', 'types'])
    .where(sql<boolean>`customer_id = ANY (${customerIds}::uuid[])`)
    .where('offBecause', 'is', null)
    .execute();
}

export async function insertEndpoint(
  own: Db,
  endpoint: NewRow<'webhookEndpoints'>,
): Promise<EndpointRow> {
  return own
    .insertInto('webhookEndpoints')
    .values(endpoint)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

type EndpointChange = {
  url?: string | undefined;
  description?: string | undefined;
  types?: string[] | undefined;
  offBecause?: 'switched_off' | null | undefined;
};

/** A changed or switched-on endpoint starts with a clean record. */
export async function updateEndpoint(
  own: Db,
  customerId: string,
  endpointId: string,
  { url, description, types, offBecause }: EndpointChange,
): Promise<EndpointRow | undefined> {
  const isNew = url !== undefined || offBecause === null;
  return own
    .updateTable('webhookEndpoints')
    .set({
      ...(url !== undefined && { url }),
      ...(description !== undefined && { description }),
      ...(types !== undefined && { types }),
      ...(offBecause !== undefined && { offBecause }),
      ...(isNew && { failures: 0, failingSince: null, nextProbeAt: null }),
    })
    .where('customerId', '=', customerId)
    .where('id', '=', endpointId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Of a day: more rotations than anybody needs to copy a secret. */
const OLDER_SECRETS = 4;

/**
 * All that signed until now go on signing beside the new one: after two rotations the receiver may have either of the
 * earlier secrets.
 */
export async function replaceSecret(
  own: Db,
  customerId: string,
  endpointId: string,
  { secret, overlapHours }: { secret: Buffer; overlapHours: number },
): Promise<EndpointRow | undefined> {
  return own
    .updateTable('webhookEndpoints')
    .set({
      olderSecrets: sql<Buffer[]>`CASE WHEN previous_until > now()
        THEN (previous_secret || older_secrets)[:${OLDER_SECRETS}::int] ELSE '{}' END`,
      previousSecret: sql<Buffer>`secret`,
      previousUntil: sql<Date>`now() + make_interval(hours => ${overlapHours})`,
      secret,
    })
    .where('customerId', '=', customerId)
    .where('id', '=', endpointId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function selectEndpointIds(
  db: Db,
  after: string,
  limit: number,
): Promise<{ id: string }[]> {
  return db
    .selectFrom('webhookEndpoints')
    .select('id')
    .where('id', '>', after)
    .where(IS_IN_OPEN_SHARD)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** All that may still sign. */
export async function lockSealed(tx: Db, endpointId: string) {
  return tx
    .selectFrom('webhookEndpoints')
    .select(['secret', 'previousSecret', 'olderSecrets'])
    .where('id', '=', endpointId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type Sealed = { secret: Buffer; previousSecret: Buffer | null; olderSecrets: Buffer[] };

export async function storeSealed(tx: Db, endpointId: string, sealed: Sealed): Promise<void> {
  await tx.updateTable('webhookEndpoints').set(sealed).where('id', '=', endpointId).execute();
}

export async function deleteEndpoint(
  own: Db,
  customerId: string,
  endpointId: string,
): Promise<boolean> {
  const gone = await own
    .deleteFrom('webhookEndpoints')
    .where('customerId', '=', customerId)
    .where('id', '=', endpointId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

export async function deleteEndpointsOf(
  own: Db,
  customerId: string,
): Promise<{ endpointId: string; shard: number }[]> {
  return own
    .deleteFrom('webhookEndpoints')
    .where('customerId', '=', customerId)
    .returning(['id as endpointId', 'shard'])
    .execute();
}

export async function readEndpointForMail(db: Db, endpointId: string) {
  return db
    .selectFrom('webhookEndpoints')
    .innerJoin('customers', sameShard('customers.id', 'webhookEndpoints.customerId'))
    .select(['webhookEndpoints.shard', 'webhookEndpoints.url'])
    .select(['webhookEndpoints.offBecause', 'webhookEndpoints.failures'])
    .select(['customers.email', 'customers.name', 'customers.locale'])
    .where('webhookEndpoints.id', '=', endpointId)
    .where('customers.deactivatedAt', 'is', null)
    .executeTakeFirst();
}

type DeliveryQuestion = { before: string | null; state?: string | undefined; limit: number };

export async function selectDeliveries(own: Db, endpointId: string, asked: DeliveryQuestion) {
  let query = own
    .selectFrom('webhookDeliveries')
    .select(['id', 'eventId', 'type', 'state', 'attempts', 'nextAttemptAt', 'createdAt'])
    .select(['lastStatus', 'lastError', 'lastMs', 'deliveredAt', 'endpointId'])
    .where('endpointId', '=', endpointId)
    .orderBy('id', 'desc')
    .limit(asked.limit);
  if (asked.before !== null) query = query.where('id', '<', asked.before);
  if (asked.state !== undefined) query = query.where('state', '=', asked.state);
  return query.execute();
}
export type DeliveryRow = Awaited<ReturnType<typeof selectDeliveries>>[number];

type AttemptRow = {
  id: string;
  deliveryId: string;
  at: Date;
  status: number | null;
  error: string | null;
  ms: number;
  excerpt: string;
};

/** Of each delivery, newest first: one that was begun again some times has more than the schedule. */
const ATTEMPTS_SHOWN = 25;

export async function selectAttempts(
  own: Db,
  deliveryIds: readonly string[],
): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    SELECT a.id, a.delivery_id, a.at, a.status, a.error, a.ms, a.excerpt
    FROM unnest(${deliveryIds}::uuid[]) AS d (id)
    CROSS JOIN LATERAL (SELECT * FROM webhook_attempts WHERE delivery_id = d.id
      ORDER BY id DESC LIMIT ${ATTEMPTS_SHOWN}) AS a
    ORDER BY a.id DESC`.execute(own);
  return rows;
}

export async function selectDeliveriesOfEvents(own: Db, eventIds: readonly string[]) {
  return own
    .selectFrom('webhookDeliveries')
    .select(['id', 'eventId', 'type', 'state', 'attempts', 'nextAttemptAt', 'createdAt'])
    .select(['lastStatus', 'lastError', 'lastMs', 'deliveredAt', 'endpointId'])
    .where(sql<boolean>`event_id = ANY (${eventIds}::uuid[])`)
    .execute();
}
