import type { NewPickup } from '@waypost/contract/v1';
import { countryCodeOf } from '@waypost/domain/places';
import { readReference } from '@waypost/domain/tracking-number';
import { actAs, asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findAddress } from '../../customer/addresses/index.ts';
import {
  type CollectedAt,
  findPickup,
  type PickupRow,
  requestPickupAt,
} from '../../customer/pickups/index.ts';
import { findEarlier, takeKey } from '../program-requests/index.ts';
import { findShipment } from '../program-shipments/index.ts';

type Requested = { row: PickupRow; isReplayed: boolean };

/** The Idempotency-Key is taken with the place: of two equal requests one takes a place, and both answer with it. */
export async function requestForProgram(
  ctx: Ctx,
  caller: ProgramCaller,
  idempotencyKey: string,
  body: NewPickup,
): Promise<Requested> {
  const { customerId } = caller;
  const keyed = { caller, endpoint: 'pickups', idempotencyKey, body };
  const known = await findEarlier(ctx.db, keyed);
  if (known !== undefined) {
    const made = await asCustomer(ctx.db, customerId, (own) => findPickup(own, customerId, known));
    if (made === undefined) throw new Problem('pickup_not_found');
    return { row: made, isReplayed: true };
  }
  let isReplayed = false;
  const { date, window, instructions } = body;
  const address = await readAddress(ctx, caller, body);
  const shipments = await numbersOf(ctx, caller, body.shipments);
  const once = { recurring: false, frequency: 'WEEKLY' as const };
  const wanted = { date, window, instructions, shipments, ...once };
  const row = await requestPickupAt(ctx, caller, address, wanted, {
    async findEarlier(tx: Db, publicId: string) {
      const earlier = await takeKey(tx, keyed, publicId);
      if (earlier === undefined) return undefined;
      isReplayed = true;
      return actAs(tx, customerId, (own) => findPickup(own, customerId, earlier));
    },
  });
  return { row, isReplayed };
}

async function readAddress(
  ctx: Ctx,
  { customerId }: ProgramCaller,
  { address, addressId }: NewPickup,
): Promise<CollectedAt | undefined> {
  if (address !== undefined) {
    refuseUnknownCountry(address.country, 'address.country');
    return { ...address, id: null };
  }
  return asCustomer(ctx.db, customerId, (own) => findAddress(own, customerId, addressId ?? ''));
}

export function refuseUnknownCountry(country: string, path: string): void {
  if (countryCodeOf(country) === country) return;
  throw new Problem('place_not_bookable', { errors: [{ path, reason: 'not a country' }] });
}

/** Tracking numbers are looked up with the pickup; other names here. */
async function numbersOf(
  ctx: Ctx,
  { customerId }: ProgramCaller,
  names: readonly string[],
): Promise<string[]> {
  const numbers: string[] = [];
  for (const name of names) {
    const read = readReference(name);
    const isNumber = read.kind === 'shipment';
    numbers.push(isNumber ? read.ref : (await findShipment(ctx, customerId, name)).trackingNumber);
  }
  return numbers;
}
