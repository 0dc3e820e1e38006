import { randomBytes } from 'node:crypto';
import { addDays, localTime } from '@waypost/domain/delivery-dates';
import { makePickupReference } from '@waypost/domain/pickup-reference';
import { occurrencesOf, PICKUP_DAYS_PLANNED, windowTimes } from '@waypost/domain/pickups';
import { NIL } from 'uuid';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { rowsOf } from '../../../platform/pages.ts';
import { newRowId } from '../../../platform/random.ts';
import { readCalendar } from '../../core/calendars/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import { mayHoldPlace } from './fair-share.ts';
import { insertPickup, markPickups } from './pickups.queries.ts';
import { givePlaceBack, readClock, takePlace } from './places.queries.ts';
import { pickupMailQueue } from './queues.ts';
import { listRunningRules, lockRule, markPlanned } from './rules.queries.ts';

/**
 * Makes the dates of a recurring pickup for the next two weeks, each exactly once: one transaction under
 * the lock of the rule, and a unique key (rule, day). A crash leaves nothing or everything; a repeat
 * finds what is there.
 */
export async function planRule(ctx: Ctx, ruleId: string): Promise<void> {
  const { pickupWindows: offered } = await settingsInForce(ctx);
  await inTransaction(ctx.db, async (tx) => {
    const rule = await lockRule(tx, ruleId);
    if (rule === undefined || rule.endedAt !== null) return;
    const now = await readClock(tx);
    const calendar = readCalendar(rule.country, now);
    const today = localTime(now, rule.timeZone).day;
    const until = addDays(today, PICKUP_DAYS_PLANNED);
    const next = rule.plannedUntil === null ? today : addDays(rule.plannedUntil, 1);
    const range = { from: next > today ? next : today, until };
    const days = occurrencesOf(
      { frequency: rule.frequency, startsOn: rule.startsOn },
      calendar,
      range,
    );

    for (const { day, closed } of days) {
      const window = rule.pickupWindow;
      const { startsAt, endsAt, cutOffAt } = windowTimes(day, window, rule.timeZone);
      if (cutOffAt <= now) continue;
      const id = newRowId();
      const isNew = await insertPickup(tx, {
        id,
        shard: rule.shard,
        publicId: makePickupReference(rule.shard, randomBytes(7)),
        customerId: rule.customerId,
        ruleId,
        ruleDay: day,
        day,
        requestedDay: day,
        requestedWindow: window,
        pickupWindow: window,
        startsAt,
        endsAt,
        cutOffAt,
        addressId: rule.addressId,
        addressText: rule.addressText,
        city: rule.city,
        contactPhone: rule.contactPhone,
        country: rule.country,
        area: rule.area,
        timeZone: rule.timeZone,
        instructions: rule.instructions,
        status: closed === null ? 'Scheduled' : 'Skipped',
        closed,
      });
      if (!isNew || closed !== null) continue;
      const slot = { area: rule.area, day, window };
      if (await takePlace(tx, slot, offered)) {
        const by = { customerId: rule.customerId, pickupId: id, addressText: rule.addressText };
        if (await mayHoldPlace(tx, slot, by)) continue;
        await givePlaceBack(tx, slot);
      }
      await markPickups(tx, [id], 'No Place');
      await ctx.jobs.enqueue(tx, pickupMailQueue, {
        pickupId: id,
        shard: rule.shard,
        news: 'no_place',
      });
    }
    if (until > (rule.plannedUntil ?? '')) await markPlanned(tx, ruleId, until);
  });
}

const BATCH = 500;

/** A missed day is made up by the next one: dates are made two weeks ahead. */
export async function planRules(ctx: Ctx): Promise<void> {
  const ruleIds = rowsOf(BATCH, (last?: string) => listRunningRules(ctx.db, last ?? NIL, BATCH));
  for await (const ruleId of ruleIds) await planRule(ctx, ruleId);
}
