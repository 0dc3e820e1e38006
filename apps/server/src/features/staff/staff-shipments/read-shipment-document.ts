import type { DocumentFile, DocumentProgress } from '@waypost/contract';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  type ReadDocument,
  readDocument,
  readProgress,
  type Renderer,
} from '../../core/documents/index.ts';
import { findReceiptId } from './staff-shipments.queries.ts';

/** The audit row is committed before the document is made or fetched. Polling its progress adds none. */
export async function readShipmentDocument(
  ctx: Ctx,
  renderer: Renderer,
  caller: StaffCaller,
  { shipmentId, file }: { shipmentId: string; file: DocumentFile },
): Promise<ReadDocument | DocumentProgress> {
  const receiptId = await findReceiptId(ctx.db, shipmentId);
  if (receiptId === undefined) throw new Problem('shipment_not_found');
  const progress = await readProgress(ctx, receiptId, file);
  if (progress !== null) return progress;
  await inTransaction(ctx.db, (tx) =>
    auditStaff(tx, caller.staffId, 'shipment.document', `shipment:${shipmentId}`, { file }),
  );
  return readDocument(ctx, renderer, receiptId, { file, locale: DEFAULT_LOCALE });
}
