import type { Db } from '../../../platform/database.ts';
import { countShipments, listHolders } from './fair-share.queries.ts';
import type { Slot } from './places.queries.ts';

/**
 * Couriers are shared by a city, and an account costs nothing. Without shipments a customer has few
 * places in a window and few recurring pickups; with shipments enough for several sites. Accounts without
 * shipments, and guests, at one address have a few together.
 */
const PLACES_WITHOUT_SHIPMENTS = 2;
const PLACES_AT_ADDRESS = 4;
const PLACES_WITH_SHIPMENTS = 5;
const RULES_WITHOUT_SHIPMENTS = 3;
const SHIPMENTS_PER_FURTHER_RULE = 10;
const MAX_RULES = 20;

/** A guest has no customer. */
export type Asker = { customerId: string | null; pickupId: string | null; addressText: string };

/** Call it after taking the place: its row is locked then, and no one else can take one in the meantime. */
export async function mayHoldPlace(tx: Db, slot: Slot, asker: Asker): Promise<boolean> {
  const holders = (await listHolders(tx, slot)).filter(({ id }) => id !== asker.pickupId);
  const { customerId } = asker;
  const here = streetOf(asker.addressText);
  const atAddress = holders.filter((holder) => streetOf(holder.addressText) === here).length;
  if (customerId === null) return atAddress < PLACES_AT_ADDRESS;
  const own = holders.filter((holder) => holder.customerId === customerId).length;
  if (own < PLACES_WITHOUT_SHIPMENTS && atAddress < PLACES_AT_ADDRESS) return true;
  if (own >= PLACES_WITH_SHIPMENTS) return false;
  return (await countShipments(tx, customerId, 1)) > 0;
}

export async function mayHaveRule(tx: Db, customerId: string, running: number): Promise<boolean> {
  if (running < RULES_WITHOUT_SHIPMENTS) return true;
  if (running >= MAX_RULES) return false;
  const needed = (running + 1 - RULES_WITHOUT_SHIPMENTS) * SHIPMENTS_PER_FURTHER_RULE;
  return (await countShipments(tx, customerId, needed)) >= needed;
}

/** The address without the name before it, in any spelling. */
function streetOf(addressText: string): string {
  const [, ...rest] = addressText.split(', ');
  return rest
    .join('')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
