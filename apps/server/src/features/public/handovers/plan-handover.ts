import type { HandoverChoice } from '@waypost/contract';
import type { Db, NewRow } from '../../../platform/database.ts';
import {
  type Booked,
  planBookedPickup,
  withdrawBookedPickup,
} from '../../customer/pickups/index.ts';
import {
  type Collection,
  insertHandover,
  lockHandover,
  markPlanned,
  readCollection,
} from './handovers.queries.ts';

type About = { shipmentId: string; shard: number };

/** What was chosen at checkout, in the transaction that makes the shipment. It takes no place. */
export async function storeHandover(tx: Db, about: About, choice: HandoverChoice): Promise<void> {
  await insertHandover(tx, handoverRow(about, choice));
}

/**
 * Takes the place of a booking that is paid or activated, in the transaction that records it. Nothing
 * happens the second time, for drop-off, and for a booking that chose nothing.
 */
export async function planHandover(
  tx: Db,
  shipmentId: string,
): Promise<'as chosen' | 'otherwise' | null> {
  const chosen = await lockHandover(tx, shipmentId);
  if (chosen === undefined || chosen.pickupId !== null) return null;
  const { day, pickupWindow, instructions } = chosen;
  if (day === null || pickupWindow === null) return null;
  const booked = bookedOf(shipmentId, await readCollection(tx, shipmentId), instructions);
  const wanted = { date: day, window: pickupWindow };
  const { pickupId, moved, hasPlace } = await planBookedPickup(tx, booked, wanted);
  await markPlanned(tx, shipmentId, { pickupId, moved });
  return moved || !hasPlace ? 'otherwise' : 'as chosen';
}

/** A payment that failed after all: the place is taken again, in the next free window, once it is paid. */
export async function unplanHandover(tx: Db, shipmentId: string): Promise<void> {
  await withdrawBookedPickup(tx, shipmentId);
  await markPlanned(tx, shipmentId, { pickupId: null, moved: false });
}

export function bookedOf(shipmentId: string, at: Collection, instructions: string): Booked {
  return {
    shipmentId,
    shard: at.shard,
    customerId: at.customerId,
    now: at.now,
    instructions,
    address: {
      name: at.name,
      line1: at.line1 ?? '',
      line2: at.line2 ?? '',
      city: at.city ?? '',
      region: at.region ?? '',
      postalCode: at.postalCode ?? '',
      country: at.originCountry,
    },
  };
}

export function handoverRow(about: About, choice: HandoverChoice): NewRow<'handovers'> {
  const row = { ...about, pickupId: null, moved: false };
  if (choice.method === 'drop_off') {
    const { servicePointId } = choice;
    const none = { day: null, pickupWindow: null, instructions: '' };
    return { ...row, ...none, method: 'drop_off', servicePointId };
  }
  const { date: day, window: pickupWindow, instructions } = choice;
  return { ...row, method: 'pickup', servicePointId: null, day, pickupWindow, instructions };
}
