import type { StaffShipmentLine } from '@waypost/contract';
import type { LineRow } from './staff-shipments.queries.ts';

export function presentLine(row: LineRow): StaffShipmentLine {
  return {
    id: row.id,
    createdAt: row.booked_at.toISOString(),
    trackingNumber: row.tracking_number,
    serviceType: row.service_type,
    service: row.service as StaffShipmentLine['service'],
    status: row.status as StaffShipmentLine['status'],
    from: row.origin,
    to: row.destination,
    toName: recipientName(row),
    recipientEmail: row.recipient_email,
    pieces: row.piece_count,
    weightKg: (row.weight_grams * row.piece_count) / 1000,
    price: row.price_cents / 100,
    priceCents: row.price_cents,
    currency: row.currency,
    hold: row.hold,
    dueOn: row.due_on,
    late: row.is_late,
    userId: row.customer_id,
  };
}

/** Where the name was erased: the part of the email before the at-sign, else the first part of the place. */
function recipientName(row: LineRow): string {
  const [local = ''] = row.recipient_email.split('@');
  const [city = ''] = row.destination.split(',');
  return row.recipient_name || local || city.trim();
}
