import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { Intent } from '../../../platform/payments.ts';
import { differencesOf } from './compare-books.ts';
import { putUnbookedOnDesk } from './put-differences-on-desk.ts';
import { settledBefore } from './reconcile-attempt.ts';
import { reconcileAttemptQueue, reconcileSliceQueue, type Slice } from './queues.ts';
import {
  listPaidAttempts,
  type PaidAttempt,
  readBooksOfIntents,
} from './reconciliation.queries.ts';
import { isOfThisCell } from './of-this-cell.ts';

const PAGE = 500;
/** 100 payments each: at a third of a second a page, well within the 5 minutes of a job. */
const MOST_PAGES = 300;
const SHORTEST_SLICE_MS = 60_000;
const PROVIDER_PATIENCE_MS = 20_000;

/**
 * Compares the payments created in a slice of time, in both directions: by the provider's pages, and then
 * our attempts that were not on them. Each seeming difference gets its own job, which checks again. A
 * slice with too many pages is split in two.
 */
export async function reconcileSlice(ctx: Ctx, slice: Slice): Promise<void> {
  const range = { from: new Date(slice.from), until: new Date(slice.until) };
  const seen = new Set<string>();
  let after: string | undefined;
  let pages = 0;
  do {
    if (pages === MOST_PAGES && isLong(range)) return cutInTwo(ctx, slice);
    pages += 1;
    const deadlineAt = Date.now() + PROVIDER_PATIENCE_MS;
    const page = await ctx.payments.listIntents({ ...range, after }, deadlineAt);
    for (const { id } of page.found) seen.add(id);
    const own = page.found.filter((intent) => isOfThisCell(ctx, intent));
    await lookInto(ctx, slice.run, await findSuspects(ctx, own));
    after = page.next;
  } while (after !== undefined);
  await lookForUnseen(ctx, slice.run, range, seen);
}

async function findSuspects(ctx: Ctx, intents: readonly Intent[]): Promise<string[]> {
  const books = await readBooksOfIntents(
    ctx.db,
    intents.map(({ id }) => id),
  );
  const ofIntent = new Map(books.map((ours) => [ours.intentId, ours]));
  const suspects: string[] = [];
  for (const intent of intents) {
    const ours = ofIntent.get(intent.id);
    if (ours === undefined) await putUnbookedOnDesk(ctx, intent);
    else if (differencesOf(ours, intent, settledBefore(ctx)).length > 0) {
      suspects.push(ours.attemptId);
    }
  }
  return suspects;
}

/** Includes attempts claimed just before the slice's end and created after it: checking clears them. */
async function lookForUnseen(
  ctx: Ctx,
  run: string,
  range: { from: Date; until: Date },
  seen: ReadonlySet<string>,
): Promise<void> {
  let after: PaidAttempt | undefined;
  for (;;) {
    const page = await listPaidAttempts(ctx.db, range, after, PAGE);
    const unseen = page.filter(({ intentId }) => !seen.has(intentId));
    await lookInto(
      ctx,
      run,
      unseen.map(({ id }) => id),
    );
    after = page.at(-1);
    if (page.length < PAGE) return;
  }
}

export async function lookInto(
  ctx: Ctx,
  run: string,
  attemptIds: readonly string[],
): Promise<void> {
  if (attemptIds.length === 0) return;
  await inTransaction(ctx.db, (tx) =>
    ctx.jobs.enqueueMany(
      tx,
      reconcileAttemptQueue,
      attemptIds.map((attemptId) => ({ run, attemptId })),
      'patient',
    ),
  );
}

function isLong({ from, until }: { from: Date; until: Date }): boolean {
  return until.getTime() - from.getTime() > SHORTEST_SLICE_MS;
}

async function cutInTwo(ctx: Ctx, { run, from, until }: Slice): Promise<void> {
  const middle = new Date((Date.parse(from) + Date.parse(until)) / 2).toISOString();
  await inTransaction(ctx.db, (tx) =>
    ctx.jobs.enqueueMany(tx, reconcileSliceQueue, [
      { run, from, until: middle },
      { run, from: middle, until },
    ]),
  );
}
