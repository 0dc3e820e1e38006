import type { AccountEventType } from '@waypost/domain/account-event-types';
import type { Status } from '@waypost/domain/tracking';
import { newRowId } from '../../../platform/random.ts';
import { shipmentData } from './event-body.ts';
import type { EventShipment } from './subjects.queries.ts';

export type SimulatedType = Exclude<AccountEventType, 'endpoint.ping'>;

/** Where a shipment stands after such an event; where it stands now, after the others. */
const STATUS_AFTER: Partial<Record<SimulatedType, Status>> = {
  'shipment.picked_up': 'Picked Up',
  'shipment.in_transit': 'In Transit',
  'shipment.out_for_delivery': 'Out for Delivery',
  'shipment.delivered': 'Delivered',
  'shipment.returning': 'Exception',
  'shipment.returned': 'Exception',
  'shipment.cancelled': 'Cancelled',
  'shipment.exception': 'Exception',
  'shipment.exception_cleared': 'In Transit',
};

const NOT_SCANNED: readonly SimulatedType[] = [
  'shipment.created',
  'shipment.held',
  'shipment.released',
  'shipment.cancelled',
  'shipment.price_adjusted',
];

const DAY_MS = 86_400_000;

/** What an event of this type says. All but the shipment is invented: of it only the state is. */
export function simulatedData(type: SimulatedType, shipment: EventShipment | null, at: Date) {
  const [object] = type.split('.');
  switch (object) {
    case 'pickup':
      return pickupData(type, at);
    case 'statement':
      return statementData(type, at);
    case 'batch':
      return batchData();
    default:
      if (shipment === null) throw new Error(`${type} is about a shipment`);
      return object === 'case' ? caseData(shipment) : simulatedShipment(type, shipment);
  }
}

function simulatedShipment(type: SimulatedType, shipment: EventShipment) {
  const isProblem = type === 'shipment.exception' || type === 'shipment.exception_cleared';
  const stands = {
    ...shipment,
    status: STATUS_AFTER[type] ?? shipment.status,
    hold: type === 'shipment.held' ? ('awaiting_payment' as const) : null,
  };
  return shipmentData(stands, {
    problem: isProblem ? 'failed_attempt' : null,
    detail: type === 'shipment.exception' ? 'absent' : null,
    handover: type === 'shipment.delivered' ? 'recipient' : null,
    lastLocation: NOT_SCANNED.includes(type) ? null : { city: 'Lyon', country: 'FR' },
  });
}

function pickupData(type: SimulatedType, at: Date) {
  const [, news = ''] = type.split('.');
  const date = new Date(at.getTime() + DAY_MS).toISOString().slice(0, 10);
  return {
    object: 'pickup',
    id: 'P-0000-0000-0000',
    status: ['collected', 'missed', 'cancelled'].includes(news) ? news : 'scheduled',
    date,
    earliest: `${date}T13:00:00.000Z`,
    latest: `${date}T17:00:00.000Z`,
  };
}

function statementData(type: SimulatedType, at: Date) {
  const chargedCents = 128_450;
  const issuedAt = new Date(at.getTime() - (type === 'statement.issued' ? 0 : 31 * DAY_MS));
  const before = new Date(Date.UTC(issuedAt.getUTCFullYear(), issuedAt.getUTCMonth() - 1));
  return {
    object: 'statement',
    id: newRowId(),
    month: before.toISOString().slice(0, 7),
    currency: 'EUR',
    chargedCents,
    creditedCents: 0,
    issuedAt: issuedAt.toISOString(),
    dueAt: new Date(issuedAt.getTime() + 30 * DAY_MS).toISOString(),
    openCents: type === 'statement.paid' ? 0 : chargedCents,
  };
}

function batchData() {
  const id = newRowId();
  const counts = { total: 3, waiting: 0, booked: 2, refused: 1, cancelled: 0 };
  return { object: 'batch', id, status: 'finished', counts, url: `/api/v1/batches/${id}` };
}

function caseData({ id: shipmentId, trackingNumber }: EventShipment) {
  const url = `/track?ref=${trackingNumber}`;
  return { object: 'case', id: newRowId(), shipmentId, trackingNumber, status: 'open', url };
}
