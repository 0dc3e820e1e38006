import type { Ctx } from '../../../platform/context.ts';
import { afterCommit, type Db } from '../../../platform/database.ts';
import { errorFields } from '../../../platform/log.ts';
import { newRowId } from '../../../platform/random.ts';
import { insertEvents, type NewEvent } from '../account-events/index.ts';
import { insertDeliveries } from './deliveries.queries.ts';
import { selectReceivers } from './endpoints.queries.ts';
import { deliverQueue } from './queues.ts';

/**
 * Writes events and what is to be sent of them, in the caller's transaction. Never in that of a scan: the
 * milestone job calls it. An event that exists already is not sent again.
 */
export async function publishEvents(ctx: Ctx, tx: Db, events: readonly NewEvent[]): Promise<void> {
  const written = await insertEvents(tx, events);
  if (written.length === 0) return;
  const receivers = await selectReceivers(tx, [...new Set(written.map((each) => each.customerId))]);
  const deliveries = written.flatMap(({ id: eventId, day: eventDay, type, customerId, shard }) =>
    receivers
      .filter((each) => each.customerId === customerId && wants(each.types, type))
      .map(({ id: endpointId }) => {
        return { id: newRowId(), shard, customerId, endpointId, eventId, eventDay, type };
      }),
  );
  await insertDeliveries(tx, deliveries);
  wakeEndpoints(ctx, tx, deliveries);
}

/** An endpoint that names no type wants all of them. */
export function wants(types: readonly string[], type: string): boolean {
  return types.length === 0 || types.includes(type);
}

type Endpoint = { endpointId: string; shard: number };

/**
 * After the COMMIT: a job that waits already would otherwise begin without these rows. When it gets lost, the
 * sweep of each minute finds them.
 */
export function wakeEndpoints(ctx: Ctx, tx: Db, endpoints: readonly Endpoint[]): void {
  const ids = new Map(endpoints.map(({ endpointId, shard }) => [endpointId, shard]));
  if (ids.size === 0) return;
  const jobs = [...ids].map(([endpointId, shard]) => ({ endpointId, shard, at: 0 }));
  afterCommit(tx, () => {
    ctx.jobs
      .enqueueMany(ctx.db, deliverQueue, jobs)
      .catch((error: unknown) => ctx.log.warn(errorFields(error), 'could not wake an endpoint'));
  });
}
