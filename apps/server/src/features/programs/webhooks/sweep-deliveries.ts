import type { WorkerCtx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { lockEndpoint, selectFailingFor, selectOverdue } from './deliveries.queries.ts';
import { deliverQueue, endpointMailQueue } from './queues.ts';
import { standingOf } from './standing.ts';
import { switchOffEndpoint } from './switch-off.ts';

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

type Failing = Awaited<ReturnType<typeof selectFailingFor>>[number];

/**
 * Writes to the owner after an hour without a success, and switches the endpoint off after five days. One that
 * cannot be judged keeps no other from it.
 */
export async function judgeEndpoints(ctx: WorkerCtx): Promise<void> {
  const failures: unknown[] = [];
  for (const endpoint of await selectFailingFor(ctx.db, HOURS_UNTIL_MAIL)) {
    try {
      await judgeEndpoint(ctx, endpoint);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'endpoints could not be judged');
}

async function judgeEndpoint(ctx: WorkerCtx, endpoint: Failing): Promise<void> {
  const { id: endpointId, shard, failingSince } = endpoint;
  if (failingSince === null) return;
  const since = failingSince.toISOString();
  const isOver = Date.now() - failingSince.getTime() > HOURS_UNTIL_OFF * 3_600_000;
  await inTransaction(ctx.db, async (tx) => {
    // it may have recovered since the list was read, or been switched off
    const known = await lockEndpoint(tx, endpointId);
    if (known?.failingSince?.getTime() !== failingSince.getTime()) return;
    if (standingOf(known) !== 'failing') return;
    if (isOver) return switchOffEndpoint(ctx, tx, { endpointId, shard, why: 'failing', since });
    return ctx.jobs.enqueue(tx, endpointMailQueue, { endpointId, shard, news: 'failing', since });
  });
}
