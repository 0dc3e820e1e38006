import { randomBytes } from 'node:crypto';
import type { Pickup } from '@waypost/contract';
import { addDays } from '@waypost/domain/delivery-dates';
import { addMonths, monthOf, monthsUpTo } from '@waypost/domain/months';
import { makePickupReference } from '@waypost/domain/pickup-reference';
import {
  DEFAULT_PICKUP_WINDOW,
  pickupArea,
  type PickupStatus,
  windowTimes,
} from '@waypost/domain/pickups';
import { issueStatement } from '../../features/customer/billing/index.ts';
import { insertPickup } from '../../features/customer/pickups/index.ts';
import { DEMONSTRATION_CUSTOMER } from '../../features/staff/demonstration/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { newRowId } from '../../platform/random.ts';

type Account = { id: string; shard: number };

const MONTHS = 12;
const PICKUPS = 24;
/** Every other week. */
const DAYS_BETWEEN = 14;

/** Each on the first of the next month. The emails of a year ago are not sent. */
export async function issueStatements(worker: Ctx, { id }: Account): Promise<void> {
  const quiet = { ...worker, jobs: { ...worker.jobs, enqueue: async () => undefined } };
  const thisMonth = monthOf(new Date(), worker.config.SELLER_TIME_ZONE);
  for (const ym of monthsUpTo(addMonths(thisMonth, -1), MONTHS)) {
    const issuedAt = new Date(`${addMonths(ym, 1)}-01T01:10:00Z`);
    await issueStatement(quiet, id, ym, issuedAt);
  }
}

/** At the place of a pickup that is to come. */
export async function insertPastPickups(
  worker: Ctx,
  { id: customerId, shard }: Account,
  coming: Pickup,
): Promise<void> {
  const { addressId, addressText, timeZone, instructions } = coming;
  const { country, city } = DEMONSTRATION_CUSTOMER;
  const lastTuesday = dayOfLastTuesday();
  for (let count = 0; count < PICKUPS; count += 1) {
    const day = addDays(lastTuesday, -DAYS_BETWEEN * count);
    await insertPickup(worker.db, {
      id: newRowId(),
      shard,
      publicId: makePickupReference(shard, randomBytes(7)),
      customerId,
      ruleId: null,
      ruleDay: null,
      day,
      pickupWindow: DEFAULT_PICKUP_WINDOW,
      ...windowTimes(day, DEFAULT_PICKUP_WINDOW, timeZone),
      addressId,
      addressText,
      country,
      area: pickupArea(country, city),
      timeZone,
      instructions,
      status: statusOf(count),
    });
  }
}

function statusOf(count: number): PickupStatus {
  if (count % 9 === 4) return 'Missed';
  return count % 11 === 6 ? 'Cancelled' : 'Collected';
}

/** Before today: a Tuesday is rarely a holiday. */
function dayOfLastTuesday(): string {
  const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
  const since = (new Date(yesterday).getUTCDay() + 5) % 7;
  return addDays(yesterday, -since);
}
