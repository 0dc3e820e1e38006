import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { drain } from '../../../platform/sweeps.ts';
import { endWaiting, lockEndpoint, switchOff } from './deliveries.queries.ts';
import { endDeliveriesQueue, endpointMailQueue } from './queues.ts';

type Off = { endpointId: string; shard: number; why: 'gone' | 'failing'; since: string };

/** Its owner is written to. A million deliveries may wait for it, so a job ends them. */
export async function switchOffEndpoint(ctx: Ctx, tx: Db, off: Off): Promise<void> {
  const { endpointId, shard, why, since } = off;
  await switchOff(tx, endpointId, why);
  await ctx.jobs.enqueue(tx, endDeliveriesQueue, { endpointId, shard });
  await ctx.jobs.enqueue(tx, endpointMailQueue, { endpointId, shard, news: 'off', since });
}

/** Of an endpoint that its owner has switched on in the meantime the rest is sent. */
export async function endDeliveries(
  ctx: Ctx,
  { endpointId }: { endpointId: string },
): Promise<void> {
  await drain((batch) =>
    inTransaction(ctx.db, async (tx) => {
      const endpoint = await lockEndpoint(tx, endpointId);
      const isOff = endpoint?.offBecause === 'gone' || endpoint?.offBecause === 'failing';
      return isOff ? endWaiting(tx, endpointId, batch) : 0;
    }),
  );
}
