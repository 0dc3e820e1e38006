import { randomUUID } from 'node:crypto';
import type { Handover, HandoverChoice } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { DAY, durableLimit, takeWithin } from '../../../platform/durable-limits.ts';
import type { PartyCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findQuote } from '../../core/quotes/index.ts';
import { readHandover } from '../../core/receipts/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import { lockStatus } from '../../core/shipments/index.ts';
import { moveBookedPickup, withdrawBookedPickup } from '../../customer/pickups/index.ts';
import { handoverNewsQueue } from '../notifications/index.ts';
import { findShipper } from '../parties/index.ts';
import {
  isInOwnPickup,
  lockHandover,
  lockHold,
  markPlanned,
  readCollection,
  replaceHandover,
} from './handovers.queries.ts';
import { fromOf, offerHandovers, refuseUnlessOffered } from './offer-handovers.ts';
import { bookedOf, handoverRow } from './plan-handover.ts';

/** Each change is emailed. */
const CHANGES_OF_SHIPMENT = durableLimit('handover-changes', 20, DAY);

export async function readHandovers(ctx: Ctx, caller: PartyCaller, typed: string) {
  const { shipmentId } = await findShipper(ctx, caller, typed);
  const chosen = await readHandover(ctx.db, shipmentId);
  const { from } = await placeOf(ctx, shipmentId);
  return { chosen, offer: await offerHandovers(ctx, from) };
}

/**
 * By the shipper, until the courier is on the way. A place is moved in one transaction: what is refused
 * leaves everything as it was.
 */
export async function chooseHandover(
  ctx: Ctx,
  caller: PartyCaller,
  typed: string,
  choice: HandoverChoice,
): Promise<Handover> {
  const { shipmentId, shard } = await findShipper(ctx, caller, typed);
  const { from, at } = await placeOf(ctx, shipmentId);
  const { pickupWindows } = await settingsInForce(ctx);
  return inTransaction(ctx.db, async (tx) => {
    await takeWithin(ctx, tx, CHANGES_OF_SHIPMENT, shipmentId);
    const { hold } = await lockOpen(tx, shipmentId);
    if (choice.method === 'drop_off' || hold !== null) {
      await refuseUnlessOffered(tx, pickupWindows, from, choice);
      await withdrawBookedPickup(tx, shipmentId);
      await replaceHandover(tx, handoverRow({ shipmentId, shard }, choice));
    } else {
      const booked = bookedOf(shipmentId, at, choice.instructions);
      const pickupId = await moveBookedPickup(tx, booked, choice);
      await replaceHandover(tx, handoverRow({ shipmentId, shard }, choice));
      await markPlanned(tx, shipmentId, { pickupId, moved: false });
    }
    const occasion = `chosen/${randomUUID()}`;
    await ctx.jobs.enqueue(tx, handoverNewsQueue, { shipmentId, shard, occasion });
    return mustRead(tx, shipmentId);
  });
}

/** Status before shipment, as cancelling locks them. */
async function lockOpen(tx: Db, shipmentId: string) {
  const status = await lockStatus(tx, shipmentId);
  const { hold, cancelledAt } = await lockHold(tx, shipmentId);
  await lockHandover(tx, shipmentId);
  const isOpen = status === 'Created' && cancelledAt === null;
  const chosen = await readHandover(tx, shipmentId);
  if (!isOpen || chosen?.changeable === false || (await isInOwnPickup(tx, shipmentId))) {
    throw new Problem('handover_not_changeable');
  }
  return { hold };
}

async function placeOf(ctx: Ctx, shipmentId: string) {
  const at = await readCollection(ctx.db, shipmentId);
  const quote = await findQuote(ctx.db, at.quoteId);
  if (quote === undefined) throw new Problem('handover_not_changeable');
  return { at, from: fromOf(quote, at.city) };
}

async function mustRead(tx: Db, shipmentId: string): Promise<Handover> {
  const chosen = await readHandover(tx, shipmentId);
  if (chosen === null) throw new Error('a hand-over was not stored');
  return chosen;
}
