import { actAs } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { selectWindow } from '../account-events/index.ts';
import { insertDeliveries, tryNow } from './deliveries.queries.ts';
import { type EndpointRow, findEndpoint } from './endpoints.queries.ts';
import { type Owner, readEndpoint } from './manage-endpoints.ts';
import { wakeEndpoints, wants } from './publish-events.ts';
import { type Recovery, recoverQueue } from './queues.ts';
import { standingOf } from './standing.ts';

/** Events in a step, of the request and of the job: about 100 ms. */
const LOOKED_AT = 2_000;

/**
 * Sends what this endpoint missed between two moments, also while it was off or did not exist, newest first. The
 * request does the first step, a job the others.
 */
export async function recoverEndpoint(
  ctx: Ctx,
  owner: Owner,
  endpointId: string,
  { since, until }: { since: Date; until: Date },
): Promise<{ events: number; more: boolean }> {
  const endpoint = await readEndpoint(ctx, owner, endpointId);
  if (standingOf(endpoint) === 'off') throw new Problem('webhook_endpoint_off');
  const { customerId, shard } = owner;
  const window = { since: since.toISOString(), until: until.toISOString() };
  const recovery = { endpointId, shard, customerId, ...window, before: null };
  return inTransaction(ctx.db, async (tx) => {
    const { events, next } = await actAs(tx, customerId, async (own) => {
      // in the order of the worker
      await tryNow(own, endpointId);
      return beginMissed(own, endpoint, recovery);
    });
    wakeEndpoints(ctx, tx, [recovery]);
    if (next !== null) await ctx.jobs.enqueue(tx, recoverQueue, next);
    return { events, more: next !== null };
  });
}

/** The job: until the window has ended, or the endpoint is off or gone. */
export async function continueRecovery(ctx: Ctx, recovery: Recovery): Promise<void> {
  for (let next: Recovery | null = recovery; next !== null;) {
    const step: Recovery = next;
    next = await inTransaction(ctx.db, async (tx) => {
      const endpoint = await findEndpoint(tx, step.customerId, step.endpointId);
      if (endpoint === undefined || standingOf(endpoint) === 'off') return null;
      const begun = await beginMissed(tx, endpoint, step);
      wakeEndpoints(ctx, tx, [step]);
      return begun.next;
    });
  }
}

/** Not the pings: each is of the endpoint that it was asked for. */
async function beginMissed(
  own: Db,
  { types }: Pick<EndpointRow, 'types'>,
  recovery: Recovery,
): Promise<{ events: number; next: Recovery | null }> {
  const { endpointId, shard, customerId, before } = recovery;
  const { events, goesOnAt } = await selectWindow(own, customerId, {
    since: new Date(recovery.since),
    until: new Date(recovery.until),
    before,
    size: LOOKED_AT,
  });
  const deliveries = events
    .filter(({ type }) => type !== 'endpoint.ping' && wants(types, type))
    .toReversed()
    .map(({ id: eventId, day: eventDay, type }) => {
      return { id: newRowId(), shard, customerId, endpointId, eventId, eventDay, type };
    });
  return {
    events: await insertDeliveries(own, deliveries, 'begins again unless delivered'),
    next: goesOnAt && { ...recovery, before: goesOnAt },
  };
}
