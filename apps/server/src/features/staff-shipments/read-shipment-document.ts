import type { DocumentFile } from '@waypost/contract';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { appendAudit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database.ts';
import type { StaffCaller } from '../../platform/http/callers.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type ReadDocument, readDocument, type Renderer } from '../documents/index.ts';
import { findReceiptId } from './staff-shipments.queries.ts';

/** The audit row is committed before the document is made or fetched. */
export async function readShipmentDocument(
  ctx: Ctx,
  renderer: Renderer,
  caller: StaffCaller,
  { shipmentId, file }: { shipmentId: string; file: DocumentFile },
): Promise<ReadDocument> {
  const receiptId = await inTransaction(ctx.db, async (tx) => {
    const found = await findReceiptId(tx, shipmentId);
    if (found === undefined) throw new Problem('shipment_not_found');
    await appendAudit(tx, {
      actor: { kind: 'staff', id: caller.staffId },
      action: 'shipment.document',
      subject: `shipment:${shipmentId}`,
      details: { file },
    });
    return found;
  });
  return readDocument(ctx, renderer, receiptId, { file, locale: DEFAULT_LOCALE });
}
