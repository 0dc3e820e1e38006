import type { OwnShipment } from '@waypost/contract';
import { grossGrams } from '@waypost/domain/measures';
import type { Selectable } from 'kysely';
import type { DB } from '../../../../db/tables.ts';

/** Of a shipment joined with its recipient. */
export const LISTED_COLUMNS = [
  'shipments.id',
  'shipments.bookedAt',
  'shipments.trackingNumber',
  'shipments.orderReference',
  'shipments.serviceType',
  'shipments.service',
  'shipments.origin',
  'shipments.destination',
  'shipments.pieceCount',
  'shipments.weightGrams',
  'shipments.parcels',
  'shipments.priceCents',
  'shipments.currency',
  'shipments.hold',
  'shipmentParties.name as recipientName',
  'shipmentParties.email as recipientEmail',
] as const;

type ListedRow = Pick<
  Selectable<DB['shipments']>,
  | ('id' | 'bookedAt' | 'trackingNumber' | 'orderReference' | 'serviceType' | 'service')
  | ('origin' | 'destination')
  | ('pieceCount' | 'weightGrams' | 'parcels' | 'priceCents' | 'currency' | 'hold')
> & { status: string; recipientName: string; recipientEmail: string };

/** The fields of every list of shipments. */
type ListedShipment = Omit<OwnShipment, 'receiptId' | 'cancellable' | 'dueOn' | 'late'>;

export function presentListed(row: ListedRow): ListedShipment {
  return {
    id: row.id,
    createdAt: row.bookedAt.toISOString(),
    trackingNumber: row.trackingNumber,
    orderReference: row.orderReference,
    serviceType: row.serviceType,
    service: row.service as OwnShipment['service'],
    status: row.status as OwnShipment['status'],
    from: row.origin,
    to: row.destination,
    toName: recipientName(row),
    pieces: row.pieceCount,
    weightKg: grossGrams(row) / 1000,
    price: row.priceCents / 100,
    priceCents: row.priceCents,
    currency: row.currency,
    hold: row.hold,
  };
}

/** Where the name was erased: the part of the email before the at-sign, else the first part of the place. */
function recipientName(row: ListedRow): string {
  const [local = ''] = row.recipientEmail.split('@');
  const [city = ''] = row.destination.split(',');
  return row.recipientName || local || city.trim();
}

export const EXPORT_COLUMNS = [
  'Date',
  'Tracking',
  'Service',
  'Status',
  'From',
  'To',
  'Recipient',
  'Pieces',
  'Weight(kg)',
  'Cost(EUR)',
  'Reference',
] as const;

const SERVICE_LABELS = { standard: 'Standard', express: 'Express', priority: 'Priority' } as const;

export function exportLine(
  shipment: ListedShipment,
): Record<(typeof EXPORT_COLUMNS)[number], string | number> {
  return {
    Date: shipment.createdAt.slice(0, 10),
    Tracking: shipment.trackingNumber,
    Service: serviceLabel(shipment),
    Status: shipment.status,
    From: shipment.from,
    To: shipment.to,
    Recipient: shipment.toName,
    Pieces: shipment.pieces,
    'Weight(kg)': shipment.weightKg,
    'Cost(EUR)': shipment.price.toFixed(2),
    Reference: shipment.orderReference ?? '',
  };
}

function serviceLabel({ serviceType, service }: ListedShipment): string {
  if (serviceType === 'freight') return 'Freight';
  return SERVICE_LABELS[service as keyof typeof SERVICE_LABELS];
}
