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
    createdAt: row.booked_at.toISOString(),
    trackingNumber: row.tracking_number,
    serviceType: row.service_type,
    service: row.service as OwnShipment['service'],
    status: row.status as OwnShipment['status'],
    from: row.origin,
    to: row.destination,
    toName: recipientName(row),
    pieces: row.piece_count,
    weightKg: (row.weight_grams * row.piece_count) / 1000,
    price: row.price_cents / 100,
    priceCents: row.price_cents,
    currency: row.currency,
    receiptId: withReceipt ? row.receipt_id : null,
    hold: row.hold,
    cancellable: row.attempt_id !== null && row.cancelled_at === null && row.status === 'Created',
  };
}

/** Where the name was erased: the part of the email before the at-sign, else the first part of the place. */
function recipientName(row: OwnShipmentRow): string {
  const [local = ''] = row.recipient_email.split('@');
  const [city = ''] = row.destination.split(',');
  return row.recipient_name || local || city.trim();
}
