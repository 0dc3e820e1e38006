import type { Handover, ServicePoint } from '@waypost/contract';
import { holdsPlace } from '@waypost/domain/pickups';
import type { Db } from '../../../platform/database.ts';
import { timeZoneOf } from '../calendars/index.ts';
import { findHandover, type HandoverRow } from './handover.queries.ts';

/** Null when nothing was chosen, and for a cancelled shipment. */
export async function readHandover(db: Db, shipmentId: string): Promise<Handover | null> {
  const row = await findHandover(db, shipmentId);
  if (row === undefined) return null;
  const pickup = pickupOf(row);
  const point = pickup === null ? pointOf(row) : null;
  if (pickup === null && point === null) return null;
  const state = stateOf(row, point);
  return { state, pickup, point, changeable: isChangeable(row) };
}

function pickupOf(row: HandoverRow): Handover['pickup'] {
  if (row.day !== null && row.pickupWindow !== null && row.timeZone !== null) {
    const cutOffAt = row.cutOffAt?.toISOString() ?? null;
    const moved = row.moved === true && row.bookedFor !== null;
    return { date: row.day, window: row.pickupWindow, timeZone: row.timeZone, moved, cutOffAt };
  }
  // a pickup that is not there any more was erased with the shipper
  if (row.wantedDay === null || row.wantedWindow === null || row.pickupId !== null) return null;
  return {
    date: row.wantedDay,
    window: row.wantedWindow,
    timeZone: timeZoneOf(row.originCountry),
    moved: false,
    cutOffAt: null,
  };
}

function stateOf(row: HandoverRow, point: ServicePoint | null): Handover['state'] {
  if (row.status !== 'Created') return 'done';
  if (point !== null && !point.open) return 'ended';
  switch (row.pickupStatus) {
    case null:
      return row.hold === null && point !== null ? 'planned' : 'waiting';
    case 'Requested':
    case 'Scheduled':
      return 'planned';
    case 'Collected':
      return 'done';
    case 'Missed':
      return 'missed';
    case 'Cancelled':
      return 'ended';
    default:
      return 'no_place';
  }
}

/** Until its cut-off; a pickup of the dashboard is changed there. */
function isChangeable(row: HandoverRow): boolean {
  if (row.status !== 'Created') return false;
  if (row.pickupStatus === null || !holdsPlace(row.pickupStatus)) return true;
  return row.bookedFor !== null && row.cutOffAt !== null && row.now < row.cutOffAt;
}

function pointOf(row: HandoverRow): ServicePoint | null {
  if (row.pointId === null || row.name === null) return null;
  return {
    id: row.pointId,
    name: row.name,
    line1: row.line1 ?? '',
    line2: row.line2 ?? '',
    postalCode: row.postalCode ?? '',
    city: row.city ?? '',
    region: row.region ?? '',
    country: row.country ?? '',
    hours: row.hours ?? [],
    directions: row.directions ?? '',
    open: row.closedAt === null,
  };
}
