import type { WorkerCtx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { selectFailingFor, selectOverdue, switchOff } from './deliveries.queries.ts';
import { deliverQueue, endpointMailQueue } from './queues.ts';

const HOURS_UNTIL_MAIL = 1;
const HOURS_UNTIL_OFF = 120;

/** What has no job: its worker was killed, its wake-up got lost, or its wait was long. */
export async function sweepDeliveries(ctx: WorkerCtx): Promise<void> {
  const overdue = await selectOverdue(ctx.db);
  await ctx.jobs.enqueueMany(
    ctx.db,
    deliverQueue,
    overdue.map((endpoint) => ({ ...endpoint, at: 0 })),
  );
}

/** Writes to the owner after an hour without a success, and switches the endpoint off after five days. */
export async function judgeEndpoints(ctx: WorkerCtx): Promise<void> {
  for (const { id: endpointId, shard, failingSince } of await selectFailingFor(
    ctx.db,
    HOURS_UNTIL_MAIL,
  )) {
    if (failingSince === null) continue;
    const since = failingSince.toISOString();
    const isOver = Date.now() - failingSince.getTime() > HOURS_UNTIL_OFF * 3_600_000;
    await inTransaction(ctx.db, async (tx) => {
      if (isOver) await switchOff(tx, endpointId, 'failing');
      const news = isOver ? 'off' : 'failing';
      await ctx.jobs.enqueue(tx, endpointMailQueue, { endpointId, shard, news, since });
    });
  }
}
