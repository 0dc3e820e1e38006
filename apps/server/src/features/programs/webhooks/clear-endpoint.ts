import type { WorkerCtx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { drain } from '../../../platform/sweeps.ts';
import { deleteDeliveriesOf } from './deliveries.queries.ts';

/** What was on its way to an endpoint that is gone, with the attempts: there may be a million. */
export async function clearEndpoint(
  ctx: WorkerCtx,
  { endpointId }: { endpointId: string },
): Promise<void> {
  await drain((batch) => inTransaction(ctx.db, (tx) => deleteDeliveriesOf(tx, endpointId, batch)));
}
