import { randomBytes } from 'node:crypto';
import { actAs, asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { findEvent, insertEvents, startListening } from '../account-events/index.ts';
import { takeKey } from '../program-requests/index.ts';
import { insertDeliveries, tryNow } from './deliveries.queries.ts';
import {
  deleteEndpoint,
  type EndpointRow,
  findEndpoint,
  insertEndpoint,
  lockAccount,
  readSealedSecret,
  replaceSecret,
  selectEndpoints,
  updateEndpoint,
} from './endpoints.queries.ts';
import { eventBody } from './event-body.ts';
import { wakeEndpoints } from './publish-events.ts';
import { clearEndpointQueue } from './queues.ts';
import { sealedFor } from './sign-delivery.ts';
import { standingOf } from './standing.ts';

const MAX_ENDPOINTS = 20;
const OVERLAP_HOURS = 24;

export type Owner = { customerId: string; shard: number };
type Wanted = {
  url: string;
  description?: string | undefined;
  types?: string[] | undefined;
};
type WithSecret = { endpoint: EndpointRow; secret: string };

export async function listEndpoints(ctx: Ctx, { customerId }: Owner): Promise<EndpointRow[]> {
  return asCustomer(ctx.db, customerId, (own) => selectEndpoints(own, customerId));
}

export async function readEndpoint(ctx: Ctx, { customerId }: Owner, id: string) {
  return found(await asCustomer(ctx.db, customerId, (own) => findEndpoint(own, customerId, id)));
}

/** The secret is in the answer and never shown again, but to who repeats the request with its key. */
export async function createEndpoint(
  ctx: Ctx,
  owner: Owner,
  wanted: Wanted,
  idempotencyKey?: string,
): Promise<WithSecret> {
  const { customerId, shard } = owner;
  refuseUnlessCallable(ctx, wanted.url);
  const id = newRowId();
  const secret = newSecret();
  return inTransaction(ctx.db, async (tx) => {
    // two requests at once must not both find room for the last one
    await actAs(tx, customerId, (own) => lockAccount(own, customerId));
    const keyed = { endpoint: 'webhook-endpoints', idempotencyKey, body: wanted };
    const earlier = await takeKeyIfAny(tx, owner, keyed, id);
    if (earlier !== undefined) return readWithSecret(ctx, tx, owner, earlier);
    await startListening(ctx, tx, owner);
    const endpoint = await actAs(tx, customerId, async (own) => {
      if ((await selectEndpoints(own, customerId)).length >= MAX_ENDPOINTS) {
        throw new Problem('too_many_webhook_endpoints');
      }
      return insertEndpoint(own, {
        id,
        shard,
        customerId,
        url: wanted.url,
        description: wanted.description ?? '',
        types: [...new Set(wanted.types)],
        secret: ctx.secrets.seal(secret, sealedFor(id)),
      });
    });
    return { endpoint, secret };
  });
}

type Change = { [Field in keyof Wanted]?: Wanted[Field] | undefined } & {
  enabled?: boolean | undefined;
};

export async function changeEndpoint(ctx: Ctx, owner: Owner, id: string, change: Change) {
  const { customerId, shard } = owner;
  if (Object.keys(change).length === 0) return readEndpoint(ctx, owner, id);
  if (change.url !== undefined) refuseUnlessCallable(ctx, change.url);
  const { url, description, types, enabled } = change;
  const offBecause = enabled === undefined ? undefined : enabled ? null : ('switched_off' as const);
  return inTransaction(ctx.db, async (tx) => {
    const changed = await actAs(tx, customerId, (own) =>
      updateEndpoint(own, customerId, id, { url, description, types, offBecause }),
    );
    wakeEndpoints(ctx, tx, [{ endpointId: id, shard }]);
    return found(changed);
  });
}

/** A job deletes what was on its way to it. */
export async function removeEndpoint(ctx: Ctx, owner: Owner, id: string): Promise<void> {
  const { customerId, shard } = owner;
  await inTransaction(ctx.db, async (tx) => {
    const removed = await actAs(tx, customerId, (own) => deleteEndpoint(own, customerId, id));
    if (!removed) throw new Problem('not_found');
    await ctx.jobs.enqueue(tx, clearEndpointQueue, { endpointId: id, shard });
  });
}

/** Both secrets sign for a day, so that a receiver can change over without missing an event. */
export async function rotateSecret(
  ctx: Ctx,
  owner: Owner,
  id: string,
  idempotencyKey?: string,
): Promise<WithSecret> {
  const { customerId } = owner;
  const secret = newSecret();
  const sealed = ctx.secrets.seal(secret, sealedFor(id));
  return inTransaction(ctx.db, async (tx) => {
    const keyed = { endpoint: 'rotate-secret', idempotencyKey, body: { id } };
    const earlier = await takeKeyIfAny(tx, owner, keyed, id);
    if (earlier !== undefined) return readWithSecret(ctx, tx, owner, id);
    const endpoint = await actAs(tx, customerId, (own) =>
      replaceSecret(own, customerId, id, { secret: sealed, overlapHours: OVERLAP_HOURS }),
    );
    return { endpoint: found(endpoint), secret };
  });
}

type Keyed = { endpoint: string; idempotencyKey: string | undefined; body: unknown };

/** What an earlier request with the same key made; undefined for the first one, and without a key. */
export async function takeKeyIfAny(
  tx: Db,
  caller: Owner,
  { idempotencyKey, ...keyed }: Keyed,
  id: string,
) {
  if (idempotencyKey === undefined) return undefined;
  return takeKey(tx, { caller, idempotencyKey, ...keyed }, id);
}

async function readWithSecret(ctx: Ctx, tx: Db, { customerId }: Owner, id: string) {
  return actAs(tx, customerId, async (own) => {
    const endpoint = found(await findEndpoint(own, customerId, id));
    const sealed = found(await readSealedSecret(own, customerId, id));
    return { endpoint, secret: ctx.secrets.unseal(sealed, sealedFor(id)) };
  });
}

/** An event for this endpoint alone, whatever types it wants. Answers with its id. */
export async function pingEndpoint(
  ctx: Ctx,
  owner: Owner,
  id: string,
  idempotencyKey?: string,
): Promise<string> {
  const { customerId, shard } = owner;
  const endpoint = await readEndpoint(ctx, owner, id);
  if (standingOf(endpoint) === 'off') throw new Problem('webhook_endpoint_off');
  const eventId = newRowId();
  const at = new Date();
  const type = 'endpoint.ping';
  const data = { object: 'webhook_endpoint', id };
  return inTransaction(ctx.db, async (tx) => {
    const keyed = { endpoint: 'ping', idempotencyKey, body: { id } };
    const earlier = await takeKeyIfAny(tx, owner, keyed, eventId);
    if (earlier !== undefined) return earlier;
    const written = await insertEvents(tx, [
      {
        id: eventId,
        shard,
        customerId,
        type,
        identity: `ping:${eventId}`,
        shipmentId: null,
        recordedAt: at,
        occurredAt: at,
        body: eventBody({ mode: ctx.mode, id: eventId, type, at }, data),
      },
    ]);
    await send(ctx, tx, owner, id, written);
    return eventId;
  });
}

/** To one endpoint, or to all that are on. */
export async function redeliverEvent(
  ctx: Ctx,
  owner: Owner,
  eventId: string,
  endpointId?: string,
): Promise<number> {
  const { customerId } = owner;
  return inTransaction(ctx.db, async (tx) => {
    const [event, all] = await actAs(tx, customerId, async (own) => [
      await findEvent(own, customerId, eventId),
      await selectEndpoints(own, customerId),
    ]);
    if (event === undefined) throw new Problem('not_found');
    const chosen = all.filter(({ id }) => endpointId === undefined || id === endpointId);
    if (endpointId !== undefined && chosen.length === 0) throw new Problem('not_found');
    const on = chosen.filter((endpoint) => standingOf(endpoint) !== 'off');
    if (on.length === 0) throw new Problem('webhook_endpoint_off');
    for (const { id } of on) await send(ctx, tx, owner, id, [event]);
    return on.length;
  });
}

type Sent = { id: string; day: string; type: string };

async function send(
  ctx: Ctx,
  tx: Db,
  { customerId, shard }: Owner,
  endpointId: string,
  events: readonly Sent[],
): Promise<void> {
  const deliveries = events.map(({ id: eventId, day: eventDay, type }) => {
    return { id: newRowId(), shard, customerId, endpointId, eventId, eventDay, type };
  });
  await actAs(tx, customerId, async (own) => {
    // in the order of the worker
    await tryNow(own, endpointId);
    await insertDeliveries(own, deliveries, 'begins again');
  });
  wakeEndpoints(ctx, tx, [{ endpointId, shard }]);
}

function refuseUnlessCallable(ctx: Ctx, url: string): void {
  if (ctx.egress.refusalOf(url) !== null) throw new Problem('webhook_address');
}

function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Problem('not_found');
  return row;
}
