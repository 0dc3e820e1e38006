import { randomBytes } from 'node:crypto';
import { addDays, localTime } from '@waypost/domain/delivery-dates';
import { makePickupReference } from '@waypost/domain/pickup-reference';
import {
  closedBy,
  holdsPlace,
  PICKUP_DAYS_AHEAD,
  pickupArea,
  windowTimes,
} from '@waypost/domain/pickups';
import type { Db } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { readCalendar } from '../../core/calendars/index.ts';
import { selectSettingsInForce } from '../../core/settings/index.ts';
import { addressTextOf } from './address-text.ts';
import {
  attachBooked,
  type BookedPickup,
  detachShipment,
  insertBookedPickup,
  lockBookedPickup,
  lockPickupToShare,
} from './booked.queries.ts';
import { mayHoldPlace } from './fair-share.ts';
import { markPickups, type NewTimes } from './pickups.queries.ts';
import { givePlaceBack, type Slot, takePlace } from './places.queries.ts';
import { type Asked, listLaterWindows } from './read-windows.ts';
import { takeWindow } from './take-window.ts';

/** A shipment that a courier comes for, at the shipper's address. */
export type Booked = {
  shipmentId: string;
  /** That of the account; of the shipment, for a guest. */
  shard: number;
  customerId: string | null;
  address: Parameters<typeof addressTextOf>[0];
  instructions: string;
  now: Date;
};
type Wanted = { date: string; window: string };

/** Inside a transaction: the settings are read by the same connection. */
async function askedBy(tx: Db, { address, now }: Booked): Promise<Asked> {
  const { pickupWindows: offered } = await selectSettingsInForce(tx);
  const { country, city } = address;
  return { area: pickupArea(country, city), calendar: readCalendar(country, now), now, offered };
}

/**
 * Never refuses, because it is paid: if the window is gone, the next free one is taken; if there is none,
 * the pickup has no place, and the shipper chooses again.
 */
export async function planBookedPickup(
  tx: Db,
  booked: Booked,
  wanted: Wanted,
): Promise<{ pickupId: string; moved: boolean; hasPlace: boolean }> {
  const asked = await askedBy(tx, booked);
  const shared = await shareIfPossible(tx, asked, booked, wanted);
  if (shared !== undefined) return { pickupId: shared, moved: false, hasPlace: true };
  const taken = await takeFirstFree(tx, asked, booked, wanted);
  const times = taken ?? timesOf(asked, wanted);
  const hasPlace = taken !== null;
  const status = hasPlace ? 'Scheduled' : 'No Place';
  const pickupId = await store(tx, asked, booked, { wanted, times, status });
  const moved = times.day !== wanted.date || times.window !== wanted.window;
  return { pickupId, moved, hasPlace };
}

/** As the shipper chose it: refused when the window is not free, and then nothing has changed. */
export async function moveBookedPickup(tx: Db, booked: Booked, wanted: Wanted): Promise<string> {
  const asked = await askedBy(tx, booked);
  const before = await lockBookedPickup(tx, booked.shipmentId);
  const isSame = before?.day === wanted.date && before.pickupWindow === wanted.window;
  if (before !== undefined && isSame && holdsPlace(before.status)) return before.id;
  const times = await takeWindow(tx, asked, wanted, slotGivenUp(before), {
    customerId: booked.customerId,
    pickupId: before?.id ?? null,
    addressText: addressTextOf(booked.address),
  });
  if (before !== undefined) await leave(tx, before, booked.shipmentId);
  return store(tx, asked, booked, { wanted, times, status: 'Scheduled' });
}

/** The place is given back, unless other shipments are handed over with it. */
export async function withdrawBookedPickup(tx: Db, shipmentId: string): Promise<void> {
  const before = await lockBookedPickup(tx, shipmentId);
  if (before === undefined) return;
  const slot = slotGivenUp(before);
  if (slot !== null) await givePlaceBack(tx, slot);
  await leave(tx, before, shipmentId);
}

async function leave(tx: Db, before: BookedPickup, shipmentId: string): Promise<void> {
  await detachShipment(tx, shipmentId);
  if (!before.isShared) await markPickups(tx, [before.id], 'Cancelled');
}

function slotGivenUp(before: BookedPickup | undefined): Slot | null {
  if (before === undefined || before.isShared || !holdsPlace(before.status)) return null;
  return { area: before.area, day: before.day, window: before.pickupWindow };
}

async function shareIfPossible(
  tx: Db,
  asked: Asked,
  { shipmentId, shard, customerId, address }: Booked,
  { date, window }: Wanted,
): Promise<string | undefined> {
  if (customerId === null) return undefined;
  const slot = { area: asked.area, day: date, window };
  const pickupId = await lockPickupToShare(tx, customerId, slot, addressTextOf(address));
  if (pickupId !== undefined) await attachBooked(tx, { pickupId, shard, shipmentId });
  return pickupId;
}

async function takeFirstFree(
  tx: Db,
  asked: Asked,
  booked: Booked,
  wanted: Wanted,
): Promise<NewTimes | null> {
  if (isOpen(asked, wanted) && (await take(tx, asked, booked, wanted))) {
    return timesOf(asked, wanted);
  }
  // in the order of time, which is the order in which places are locked
  for (const later of await listLaterWindows(tx, asked, wanted)) {
    if (await take(tx, asked, booked, later)) return timesOf(asked, later);
  }
  return null;
}

async function take(tx: Db, asked: Asked, booked: Booked, wanted: Wanted): Promise<boolean> {
  const slot = { area: asked.area, day: wanted.date, window: wanted.window };
  if (!(await takePlace(tx, slot, asked.offered))) return false;
  const { customerId, address } = booked;
  const by = { customerId, pickupId: null, addressText: addressTextOf(address) };
  if (await mayHoldPlace(tx, slot, by)) return true;
  await givePlaceBack(tx, slot);
  return false;
}

function isOpen({ calendar, offered, now }: Asked, { date, window }: Wanted): boolean {
  const today = localTime(now, calendar.timeZone).day;
  return (
    offered.some((each) => each.window === window) &&
    date <= addDays(today, PICKUP_DAYS_AHEAD) &&
    closedBy(calendar, date) === null &&
    windowTimes(date, window, calendar.timeZone).cutOffAt > now
  );
}

function timesOf({ calendar }: Asked, { date, window }: Wanted): NewTimes {
  return { day: date, window, ...windowTimes(date, window, calendar.timeZone) };
}

async function store(
  tx: Db,
  asked: Asked,
  { shipmentId, shard, customerId, address, instructions }: Booked,
  planned: { wanted: Wanted; times: NewTimes; status: 'Scheduled' | 'No Place' },
): Promise<string> {
  const id = newRowId();
  const { wanted, status } = planned;
  const { window, ...times } = planned.times;
  await insertBookedPickup(tx, {
    ...times,
    id,
    shard,
    shipmentId,
    customerId,
    publicId: makePickupReference(shard, randomBytes(7)),
    pickupWindow: window,
    requestedDay: wanted.date,
    requestedWindow: wanted.window,
    addressId: null,
    addressText: addressTextOf(address),
    city: address.city,
    country: address.country,
    area: asked.area,
    timeZone: asked.calendar.timeZone,
    instructions,
    status,
  });
  // without a place it can be handed over with another pickup
  if (holdsPlace(status)) await attachBooked(tx, { pickupId: id, shard, shipmentId });
  return id;
}
