import { type Calendar, localTime } from '../delivery-dates.ts';
import { offsetMs } from '../local-time.ts';
import type { FreightMode, ParcelLevel } from '../tariff.ts';
import { addOpenHours } from '../working-time.ts';
import type { Status } from './codes.ts';
import type { DeliveryPlan, RouteCalendars } from './outlook.ts';

/**
 * How many hours a moving shipment may go without a scan, within one country and between two. A hub scans
 * arrivals and departures; between two countries there is a line haul without scans. Only business days
 * at both ends count, because closed hubs move nothing. Sea freight counts all days.
 */
const MOVING_HOURS: Readonly<
  Record<ParcelLevel | FreightMode, { within: number; between: number }>
> = {
  priority: { within: 12, between: 24 },
  express: { within: 24, between: 36 },
  standard: { within: 36, between: 60 },
  air: { within: 48, between: 72 },
  road: { within: 48, between: 72 },
  sea: { within: 7 * 24, between: 14 * 24 },
};

/** A van is back in the evening, with the parcel or without. */
const OUT_FOR_DELIVERY_HOURS = 14;

/** Two business days from the day of collection on, the first for a courier who did not come. */
const COLLECTION_HOURS = 48;

/** No shipment with a more recent event is silent. */
export const SHORTEST_SILENCE_HOURS = 12;

const HOUR_MS = 60 * 60 * 1000;

export type MovingShipment = {
  service: ParcelLevel | FreightMode;
  status: Status;
  /** When the last event arrived; without any, the booking. */
  heardAt: Date;
  plan: DeliveryPlan;
};

/**
 * The moment by which a scan is expected, after which the shipment is silent; null when none is expected.
 * An exception is not silence: someone is already working on it, and it may take weeks.
 */
export function nextScanBy(shipment: MovingShipment, ends: RouteCalendars): Date | null {
  const { service, status, heardAt, plan } = shipment;
  switch (status) {
    case 'Created':
      return addOpenHours(ends.origin, collectionOf(plan, heardAt, ends), COLLECTION_HOURS);
    case 'Picked Up':
    case 'In Transit': {
      const lane = plan.from === plan.to ? 'within' : 'between';
      const hours = MOVING_HOURS[service][lane];
      return service === 'sea'
        ? new Date(heardAt.getTime() + hours * HOUR_MS)
        : addOpenHours(bothOpen(ends), heardAt, hours);
    }
    case 'Out for Delivery':
      return new Date(heardAt.getTime() + OUT_FOR_DELIVERY_HOURS * HOUR_MS);
    case 'Delivered':
    case 'Exception':
    case 'Cancelled':
      return null;
  }
}

/** Midnight at the beginning of the day of collection, or the last event when it is later. */
function collectionOf(
  { collectOn }: DeliveryPlan,
  heardAt: Date,
  { origin }: RouteCalendars,
): Date {
  if (localTime(heardAt, origin.timeZone).day >= collectOn) return heardAt;
  const midnight = Date.parse(collectOn);
  return new Date(midnight - offsetMs(midnight, origin.timeZone));
}

function bothOpen({ origin, destination }: RouteCalendars): Calendar {
  if (origin.country === destination.country) return destination;
  return {
    ...destination,
    weekend: [...origin.weekend, ...destination.weekend],
    holidays: [...origin.holidays, ...destination.holidays],
  };
}
