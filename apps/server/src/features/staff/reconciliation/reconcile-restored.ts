import { v5 } from 'uuid';
import type { Ctx } from '../../../platform/context.ts';
import type { Intent } from '../../../platform/payments.ts';
import {
  endUnclaimed,
  findAttempt,
  isBlocked,
  leftToRefund,
  listAwaitingProvider,
  storeIntent,
} from '../../public/bookings/index.ts';
import { differencesOf } from './compare-books.ts';
import { putUnbookedOnDesk } from './put-differences-on-desk.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';
import { listOlderAttempts, readBooksOfIntents } from './reconciliation.queries.ts';
import { isOfThisCell } from './of-this-cell.ts';

const PAGE = 500;
const PROVIDER_PATIENCE_MS = 20_000;
/** Also before the moment: what was under way at it. */
const MARGIN_MS = 60 * 60 * 1000;
/** The provider's clock and ours may differ by this much. */
const CLOCK_MS = 60_000;
const REFUND_NAMESPACE = '0e0a3b2c-55a1-4a77-9d0b-5a0f2f1c7b60';

/**
 * Payments from before the moment that are unknown here. No restore can have lost them, so they belong to
 * another installation on the same account, and so may all others that are unknown.
 */
export class ForeignPayments extends Error {}

export type PaymentsReport = {
  /** At the provider, since the moment that was restored to. */
  intents: number;
  /** Their bookings were under way here, and were settled. */
  settled: number;
  /** Held for bookings that are lost: released, nothing was taken. */
  released: number;
  /** Taken for bookings that are lost: given back in full, each with an item on the desk. */
  refunded: number;
  refundedCents: number;
  /** Unknown here, and left alone because we were told to. */
  leftAlone: number;
  /** Still different from the provider; each is an item on the desk. */
  differences: number;
};

/**
 * After a restore to `since` the provider is ahead. Payments whose attempts are here are settled as always.
 * Those whose attempts are lost go back to their payers: the provider has no more than the id of an attempt,
 * so nobody can be asked and nothing can be carried, and money without a booking is not ours to keep. Their
 * items on the desk tell staff, in case the parcel turns up.
 */
export async function reconcileRestored(
  ctx: Ctx,
  since: Date,
  unknown: 'give back' | 'leave alone' = 'give back',
): Promise<PaymentsReport> {
  const from = new Date(since.getTime() - MARGIN_MS);
  const report = {
    intents: 0,
    settled: 0,
    released: 0,
    refunded: 0,
    refundedCents: 0,
    leftAlone: 0,
    differences: 0,
  };
  // first of all: an attempt that does not know its intent would create another one at the provider
  const lost: Intent[] = [];
  for await (const intent of intentsSince(ctx, from)) {
    report.intents += 1;
    if (!(await isBookedHere(ctx, intent)) && holdsMoney(intent)) lost.push(intent);
  }
  if (unknown === 'leave alone') report.leftAlone = lost.splice(0).length;
  const foreign = lost.filter(({ createdAt }) => +createdAt < +since - CLOCK_MS);
  if (foreign.length > 0) throw new ForeignPayments(`${foreign.length} payments are not ours`);
  for (const intent of lost) {
    const done = await giveUp(ctx, intent);
    report[done.what] += 1;
    report.refundedCents += done.cents;
  }
  for (let after = ''; ;) {
    const ids = await listAwaitingProvider(ctx.db, after, PAGE);
    for (const id of ids) await reconcileAttempt(ctx, id);
    report.settled += ids.length;
    after = ids.at(-1) ?? '';
    if (ids.length < PAGE) break;
  }
  for (const id of await listChangedAttempts(ctx, from)) await reconcileAttempt(ctx, id);
  for await (const intent of intentsSince(ctx, from)) {
    report.differences += await countDifferences(ctx, intent);
  }
  return report;
}

async function* intentsSince(ctx: Ctx, from: Date): AsyncGenerator<Intent> {
  const until = new Date(Date.now() + MARGIN_MS);
  let after: string | undefined;
  do {
    const deadlineAt = Date.now() + PROVIDER_PATIENCE_MS;
    const page = await ctx.payments.listIntents({ from, until, after }, deadlineAt);
    yield* page.found.filter((intent) => isOfThisCell(ctx, intent));
    after = page.next;
  } while (after !== undefined);
}

/** An attempt that was claimed and knows its intent, at the latest now. */
async function isBookedHere(ctx: Ctx, intent: Intent): Promise<boolean> {
  // not made by us
  if (intent.attemptId === null) return true;
  const attempt = await findAttempt(ctx.db, intent.attemptId);
  if (attempt === undefined) return false;
  if (attempt.state === 'issued' && (await endUnclaimed(ctx, attempt.id))) return false;
  if (attempt.intentId === null) await storeIntent(ctx.db, attempt.id, intent.id);
  const known = await findAttempt(ctx.db, attempt.id);
  return known?.intentId === intent.id;
}

/** Or still could. */
function holdsMoney(intent: Intent): boolean {
  if (intent.status === 'succeeded') return !isBlocked(intent) && leftToRefund(intent) > 0;
  return intent.status !== 'canceled';
}

type GivenUp = { what: 'released' | 'refunded'; cents: number };

async function giveUp(ctx: Ctx, intent: Intent): Promise<GivenUp> {
  const deadlineAt = Date.now() + PROVIDER_PATIENCE_MS;
  const now =
    intent.status === 'succeeded'
      ? intent
      : await ctx.payments.cancel(intent.id, intent.attemptId ?? intent.id, deadlineAt);
  await putUnbookedOnDesk(ctx, now);
  const cents = leftToRefund(now);
  if (cents === 0) return { what: 'released', cents };
  const refundId = v5(now.id, REFUND_NAMESPACE);
  await ctx.payments.refund({ intentId: now.id, refundId, amountCents: cents }, deadlineAt);
  return { what: 'refunded', cents };
}

/** Whose refunds or disputes changed at the provider. */
async function listChangedAttempts(ctx: Ctx, from: Date): Promise<Set<string>> {
  const until = new Date(Date.now() + MARGIN_MS);
  const changed = new Set<string>();
  for (const kind of ['refunds', 'disputes'] as const) {
    let after: string | undefined;
    do {
      const deadlineAt = Date.now() + PROVIDER_PATIENCE_MS;
      const page = await ctx.payments.listChanged(kind, { from, until, after }, deadlineAt);
      for (const id of await listOlderAttempts(ctx.db, page.found, until)) changed.add(id);
      after = page.next;
    } while (after !== undefined);
  }
  return changed;
}

async function countDifferences(ctx: Ctx, intent: Intent): Promise<number> {
  const [ours] = await readBooksOfIntents(ctx.db, [intent.id]);
  if (ours !== undefined)
    return differencesOf(ours, intent, new Date(Date.now() + MARGIN_MS)).length;
  return leftToRefund(intent) === 0 || intent.attemptId === null ? 0 : 1;
}
