import type { DocumentProgress, SelectedLabels } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { ReadDocument } from '../../core/documents/index.ts';
import { addLabels, findBatch, readLabels } from '../../core/label-batches/index.ts';

export async function makeLabelsAsStaff(
  ctx: Ctx,
  { staffId }: StaffCaller,
  { id: requestKey, numbers: shipments, file }: SelectedLabels,
) {
  return inTransaction(ctx.db, async (tx) => {
    const owner = { customerId: null, staffId, shard: null };
    const { row, isNew } = await addLabels(ctx, tx, { owner, requestKey, file, shipments });
    if (isNew) {
      const ids = row.shipmentIds;
      await auditStaff(tx, staffId, 'shipment.make_labels', 'shipments', { ids, file });
    }
    return row;
  });
}

/** The audit row is committed before the file is sent. Polling its progress adds none. */
export async function readLabelsAsStaff(
  ctx: Ctx,
  { staffId }: StaffCaller,
  batchId: string,
): Promise<ReadDocument | DocumentProgress> {
  const batch = await findBatch(ctx.db, { customerId: null, staffId }, batchId);
  if (batch === undefined) throw new Problem('not_found');
  const labels = await readLabels(ctx, batch);
  if ('bytes' in labels) {
    const details = { ids: batch.shipmentIds, file: batch.file };
    await inTransaction(ctx.db, (tx) =>
      auditStaff(tx, staffId, 'shipment.labels', 'shipments', details),
    );
  }
  return labels;
}
