import type { Db } from '../../../platform/database.ts';
import type { WorkedItem } from '../../../platform/feature.ts';
import { lockAttemptOfItem, storeByHandState } from './refunds.queries.ts';
import { recordTransferredBack } from './transferred-back.ts';

/** Staff closes the item once the money was transferred back by hand. */
export async function closeRefundItem(tx: Db, item: WorkedItem): Promise<void> {
  if (item.shipmentId !== null) await storeByHandState(tx, item.shipmentId, 'succeeded');
  if (item.kind !== 'refund_failed') return;
  const attemptId = await lockAttemptOfItem(tx, item.id);
  if (attemptId !== undefined) await recordTransferredBack(tx, attemptId);
}

export async function reopenRefundItem(tx: Db, item: WorkedItem): Promise<void> {
  if (item.shipmentId !== null) await storeByHandState(tx, item.shipmentId, 'pending');
}
