import type { OwnShipment } from '@waypost/contract';
import type { CustomerCaller } from '../../../platform/http/callers.ts';
import type { OwnShipmentRow } from './own-shipments.queries.ts';

/** The id of the receipt grants access, so only for a caller who may use it. */
export function showsReceipt({ key, viewedBy }: CustomerCaller): boolean {
  return viewedBy === undefined && (key === undefined || key.scopes.includes('bookings:write'));
}

export function presentShipment(row: OwnShipmentRow, withReceipt: boolean): OwnShipment {
  return {
    id: row.id,
    createdAt: row.bookedAt.toISOString(),
    trackingNumber: row.trackingNumber,
    serviceType: row.serviceType,
    service: row.service as OwnShipment['service'],
    status: row.status as OwnShipment['status'],
    from: row.origin,
    to: row.destination,
    toName: recipientName(row),
    pieces: row.pieceCount,
    weightKg: (row.weightGrams * row.pieceCount) / 1000,
    price: row.priceCents / 100,
    priceCents: row.priceCents,
    currency: row.currency,
    receiptId: withReceipt ? row.receiptId : null,
    hold: row.hold,
    cancellable: row.attemptId !== null && row.cancelledAt === null && row.status === 'Created',
  };
}

/** Where the name was erased: the part of the email before the at-sign, else the first part of the place. */
function recipientName(row: OwnShipmentRow): string {
  const [local = ''] = row.recipientEmail.split('@');
  const [city = ''] = row.destination.split(',');
  return row.recipientName || local || city.trim();
}
