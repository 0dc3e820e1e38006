import type { OwnShipment } from '@waypost/contract';
import type { CustomerCaller } from '../../../platform/http/callers.ts';
import { presentListed } from '../../core/shipments/index.ts';
import type { OwnShipmentRow } from './own-shipments.queries.ts';

/** The id of the receipt grants access, so only for a caller who may use it. */
export function showsReceipt({ key, viewedBy }: CustomerCaller): boolean {
  return viewedBy === undefined && (key === undefined || key.scopes.includes('shipments:write'));
}

export function presentShipment(row: OwnShipmentRow, withReceipt: boolean): OwnShipment {
  return {
    ...presentListed(row),
    receiptId: withReceipt ? row.receiptId : null,
    dueOn: row.dueOn,
    late: row.isLate,
    cancellable:
      (row.attemptId !== null || row.paymentMethod === 'on_account') &&
      row.cancelledAt === null &&
      row.status === 'Created',
  };
}
