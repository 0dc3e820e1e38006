import type { BookedShipment, V1Shipment } from '@waypost/contract/v1';
import { STATUSES } from '@waypost/domain/tracking';
import type { Ctx } from '../../../platform/context.ts';
import type { ShipmentRow } from './read-shipments.queries.ts';

type Status = V1Shipment['status'];

export function statusCode(status: string): Status {
  return status.toLowerCase().replaceAll(' ', '_') as Status;
}

/** As the database names it. */
export function statusNamed(code: Status): string | undefined {
  return STATUSES.find((status) => statusCode(status) === code);
}

const PAYMENTS = {
  on_account: 'account',
  cod: 'on_delivery',
  card: 'card',
  paypal: 'paypal',
  bank_transfer: 'bank_transfer',
} as const;

export function presentShipment({ config, mode }: Ctx, row: ShipmentRow): V1Shipment {
  const { trackingNumber } = row;
  return {
    object: 'shipment',
    id: row.id,
    mode,
    createdAt: row.bookedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    reference: row.orderReference,
    metadata: row.metadata ?? {},
    trackingNumber,
    trackingUrl: new URL(`/track?ref=${trackingNumber}`, config.PUBLIC_ORIGIN).href,
    // its event is written by a job, a moment after the answer to who cancels
    status: row.cancelledAt === null ? statusCode(row.status) : 'cancelled',
    hold: row.hold,
    service: row.service as V1Shipment['service'],
    from: presentParty(row.shipper, row.originCountry),
    to: {
      ...presentParty(row.recipient, row.destinationCountry),
      instructions: row.recipient.instructions,
    },
    parcels: parcelsOf(row),
    pieces: row.pieceCount,
    insured: row.insured,
    priceCents: row.priceCents,
    currency: row.currency,
    payment: PAYMENTS[row.paymentMethod],
    dueOn: row.dueOn,
    cancellable:
      (row.attemptId !== null || row.paymentMethod === 'on_account') &&
      row.cancelledAt === null &&
      row.status === 'Created',
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    returnOf: row.returnOf,
  };
}

export function presentLines(lines: readonly { kind: string; cents: number }[]) {
  return lines.map(({ kind, cents }) => ({
    kind: kind as BookedShipment['lines'][number]['kind'],
    cents,
  }));
}

/** An address that was typed as one text is in its first line. */
function presentParty(party: ShipmentRow['shipper'], country: string): V1Shipment['from'] {
  return {
    name: party.name,
    email: party.email,
    phone: party.phone,
    line1: party.line1 ?? party.addressText,
    line2: party.line2 ?? '',
    city: party.city ?? '',
    region: party.region ?? '',
    postalCode: party.postalCode ?? '',
    country: party.country ?? country,
  };
}

function parcelsOf(row: ShipmentRow): V1Shipment['parcels'] {
  const boxes = row.parcels ?? [row];
  return boxes.map(({ weightGrams, lengthMm, widthMm, heightMm }) => ({
    weightGrams,
    lengthMm,
    widthMm,
    heightMm,
  }));
}
