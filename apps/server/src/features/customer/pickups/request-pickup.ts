import { createHash, randomBytes } from 'node:crypto';
import type { PickupRequest } from '@waypost/contract';
import { makePickupReference } from '@waypost/domain/pickup-reference';
import { DEFAULT_PICKUP_WINDOW, pickupArea } from '@waypost/domain/pickups';
import type { OfferedWindow } from '@waypost/domain/settings';
import { actAs, asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { DAY, durableLimit, takeWithin } from '../../../platform/durable-limits.ts';
import type { CustomerCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { findAddress } from '../addresses/index.ts';
import { readCalendar } from '../../core/calendars/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import { addressTextOf } from './address-text.ts';
import { mayHaveRule } from './fair-share.ts';
import { countRunningRules } from './fair-share.queries.ts';
import { findByRequestKey, findPickup, insertPickup, type PickupRow } from './pickups.queries.ts';
import { readClock } from './places.queries.ts';
import { confirmPickupQueue, planRuleQueue } from './queues.ts';
import { insertRule } from './rules.queries.ts';
import { attachShipments } from './shipments.queries.ts';
import { takeWindow } from './take-window.ts';

/** Places are shared by everyone in a city: no one needs so many in a day. */
const REQUESTS_OF_CUSTOMER = durableLimit('pickups', 100, DAY);

/** Where the courier comes; its id, if it is in the address book. */
export type CollectedAt = Parameters<typeof addressTextOf>[0] & {
  id: string | null;
  phone: string;
};

type Repeatable = {
  /** In the transaction: what an earlier request with the same key made, if there was one. */
  findEarlier(tx: Db, publicId: string): Promise<PickupRow | undefined>;
  requestKey?: string | null;
  requestHash?: Buffer | null;
};

/** At an address of the address book. */
export async function requestPickup(
  ctx: Ctx,
  caller: CustomerCaller,
  requestKey: string,
  request: PickupRequest,
): Promise<PickupRow> {
  const { customerId } = caller;
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest();
  const address = await asCustomer(ctx.db, customerId, (own) =>
    findAddress(own, customerId, request.addressId),
  );
  return requestPickupAt(ctx, caller, address, request, {
    findEarlier: (tx) => findEarlier(tx, customerId, requestKey, requestHash),
    requestKey,
    requestHash,
  });
}

/**
 * Takes a place and stores the request, or refuses with the free windows. A recurring one gets its first
 * pickup here, and its other dates from the worker.
 */
export async function requestPickupAt(
  ctx: Ctx,
  { customerId, shard }: Pick<CustomerCaller, 'customerId' | 'shard'>,
  address: CollectedAt | undefined,
  request: Omit<PickupRequest, 'addressId'>,
  { findEarlier: earlierOf, requestKey = null, requestHash = null }: Repeatable,
): Promise<PickupRow> {
  // before the transaction: the holidays of a country take up to 90 ms to compute
  const country = address?.country;
  const known = country === undefined ? undefined : readCalendar(country, new Date());

  const { pickupWindows: offered } = await settingsInForce(ctx);
  return inTransaction(ctx.db, async (tx) => {
    // also the lock that makes a repeat wait for the request it repeats
    await takeWithin(ctx, tx, REQUESTS_OF_CUSTOMER, customerId);
    const publicId = makePickupReference(shard, randomBytes(7));
    const earlier = await earlierOf(tx, publicId);
    if (earlier !== undefined) return earlier;
    if (address === undefined || known === undefined) throw new Problem('address_not_found');

    const asked = {
      area: pickupArea(address.country, address.city),
      calendar: known,
      now: await readClock(tx),
      offered,
    };
    const wanted = { date: request.date, window: request.window ?? usualWindow(offered) };
    if (request.recurring) await refuseTooManyRules(tx, customerId);
    const addressText = addressTextOf(address);
    const by = { customerId, pickupId: null, addressText };
    const times = await takeWindow(tx, asked, wanted, null, by);
    const [id, ruleId] = [newRowId(), request.recurring ? newRowId() : null];
    const where = {
      shard,
      customerId,
      pickupWindow: wanted.window,
      addressId: address.id,
      addressText,
      city: address.city,
      contactPhone: address.phone,
      country: address.country,
      area: asked.area,
      timeZone: asked.calendar.timeZone,
      instructions: request.instructions,
    };
    const stored = await actAs(tx, customerId, async (own) => {
      if (ruleId !== null) {
        const { frequency, date } = request;
        const { addressId } = where;
        if (addressId === null) throw new Error('recurs at an address that is not saved');
        await insertRule(own, { ...where, addressId, id: ruleId, frequency, startsOn: date });
      }
      await insertPickup(own, {
        ...where,
        id,
        publicId,
        ruleId,
        ruleDay: ruleId === null ? null : request.date,
        day: times.day,
        requestedDay: times.day,
        requestedWindow: wanted.window,
        startsAt: times.startsAt,
        endsAt: times.endsAt,
        cutOffAt: times.cutOffAt,
        status: 'Requested',
        requestKey,
        requestHash,
      });
      const chosen = [...new Set(request.shipments)];
      const pickup = { id, shard, customerId, country: address.country };
      const attached = await attachShipments(own, pickup, chosen);
      if (attached < chosen.length) throw new Problem('shipment_not_collectable');
      return findPickup(own, customerId, publicId);
    });
    await ctx.jobs.enqueue(tx, confirmPickupQueue, { pickupId: id, shard, revision: 1 });
    if (ruleId !== null) await ctx.jobs.enqueue(tx, planRuleQueue, { ruleId, shard });
    if (stored === undefined) throw new Error('the pickup is not there');
    return stored;
  });
}

async function refuseTooManyRules(tx: Db, customerId: string): Promise<void> {
  const running = await actAs(tx, customerId, (own) => countRunningRules(own, customerId));
  if (!(await mayHaveRule(tx, customerId, running))) throw new Problem('pickup_rules_used');
}

function usualWindow(offered: readonly OfferedWindow[]): string {
  const windows = offered.map(({ window }) => window);
  return windows.includes(DEFAULT_PICKUP_WINDOW) ? DEFAULT_PICKUP_WINDOW : (windows[0] ?? '');
}

async function findEarlier(
  tx: Db,
  customerId: string,
  requestKey: string,
  requestHash: Buffer,
): Promise<PickupRow | undefined> {
  return actAs(tx, customerId, async (own) => {
    const found = await findByRequestKey(own, customerId, requestKey);
    if (found === undefined) return undefined;
    if (!requestHash.equals(found.requestHash ?? Buffer.alloc(0))) {
      throw new Problem('idempotency_mismatch');
    }
    return findPickup(own, customerId, found.publicId);
  });
}
