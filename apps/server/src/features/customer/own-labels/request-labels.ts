import type { LabelRequest } from '@waypost/contract';
import { actAs } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { CustomerCaller } from '../../../platform/http/callers.ts';
import { addLabels } from '../../core/label-batches/index.ts';

export async function requestLabels(
  ctx: Ctx,
  { customerId, shard }: Pick<CustomerCaller, 'customerId' | 'shard'>,
  requestKey: string,
  request: LabelRequest,
) {
  return inTransaction(ctx.db, async (tx) => {
    const owner = { customerId, staffId: null, shard };
    const { row } = await addLabels(ctx, tx, {
      ...request,
      owner,
      requestKey,
      as: (run) => actAs(tx, customerId, run),
    });
    return row;
  });
}
