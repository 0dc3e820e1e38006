import { dueAt } from '@waypost/domain/desk';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { lifetimeCalendar } from '../../core/calendars/index.ts';
import { insertOccurrences, type NewItem, upsertItem } from './desk-items.queries.ts';

/**
 * Joins the transaction in which someone wrote. An item is open or closed, and while it is open it is the
 * carrier's turn or the customer's:
 * - A message from the customer makes it the carrier's turn, and reopens it.
 * - An answer makes it the customer's turn.
 * - Staff closes and reopens it.
 * Silences, exceptions and failed captures also close automatically, when there is nothing left to do.
 */
export async function putOnDesk(ctx: Ctx, tx: Db, item: NewItem): Promise<void> {
  await upsertItem(tx, item, dueSince(ctx, item, new Date()));
}

export type Meeting = { item: NewItem; occurrence: string; since: Date };

/** For findings, not messages: each occurrence is opened once. Returns how many are new. */
export async function putOnDeskOnce(ctx: Ctx, tx: Db, met: readonly Meeting[]): Promise<number> {
  return insertOccurrences(
    tx,
    met.map(({ item, occurrence, since }) => ({
      item,
      occurrence,
      dueAt: dueSince(ctx, item, since),
    })),
  );
}

/** By when someone must act, in the working hours of the carrier. */
export function dueSince(ctx: Ctx, matter: Parameters<typeof dueAt>[0], since: Date): Date {
  return dueAt(matter, since, lifetimeCalendar(ctx.config.SELLER_COUNTRY, since));
}
