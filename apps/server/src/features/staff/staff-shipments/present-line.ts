import type { StaffShipmentLine } from '@waypost/contract';
import type { LineRow } from './staff-shipments.queries.ts';

export function presentLine(row: LineRow): StaffShipmentLine {
  return {
    id: row.id,
    createdAt: row.bookedAt.toISOString(),
    trackingNumber: row.trackingNumber,
    serviceType: row.serviceType,
    service: row.service as StaffShipmentLine['service'],
    status: row.status as StaffShipmentLine['status'],
    from: row.origin,
    to: row.destination,
    toName: recipientName(row),
    recipientEmail: row.recipientEmail,
    pieces: row.pieceCount,
    weightKg: (row.weightGrams * row.pieceCount) / 1000,
    price: row.priceCents / 100,
    priceCents: row.priceCents,
    currency: row.currency,
    hold: row.hold,
    dueOn: row.dueOn,
    late: row.isLate,
    userId: row.customerId,
  };
}

/** Where the name was erased: the part of the email before the at-sign, else the first part of the place. */
function recipientName(row: LineRow): string {
  const [local = ''] = row.recipientEmail.split('@');
  const [city = ''] = row.destination.split(',');
  return row.recipientName || local || city.trim();
}
