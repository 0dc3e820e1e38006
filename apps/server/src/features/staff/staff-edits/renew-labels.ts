import type { DocumentFile } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { listOutdatedDocuments, renewDocuments } from '../../core/documents/index.ts';
import { lockShipment } from './shipments.queries.ts';

/** Label and papers that were made before staff corrected the shipment, made anew from what is now right. */
export async function renewLabels(
  ctx: Ctx,
  { staffId }: StaffCaller,
  shipmentId: string,
): Promise<{ trackingNumber: string; files: DocumentFile[] }> {
  return inTransaction(ctx.db, async (tx) => {
    const shipment = await lockShipment(tx, shipmentId);
    if (shipment === undefined) throw new Problem('shipment_not_found');
    const files = await listOutdatedDocuments(tx, shipmentId);
    const { receiptId, revision, trackingNumber } = shipment;
    if (files.length > 0) await renewDocuments({ ...ctx, db: tx }, receiptId, files, revision);
    await auditStaff(tx, staffId, 'shipment.new_labels', `shipment:${shipmentId}`, { files });
    return { trackingNumber, files };
  });
}
