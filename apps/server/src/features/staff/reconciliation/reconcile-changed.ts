import type { Ctx } from '../../../platform/context.ts';
import type { Slice } from './queues.ts';
import { lookInto } from './reconcile-slice.ts';
import { type Changed, listChangedRows, listOlderAttempts } from './reconciliation.queries.ts';

const PAGE = 500;
const PROVIDER_PATIENCE_MS = 20_000;

/**
 * Recent refunds and disputes, at the provider or here, of payments that are too old for the slices. Each
 * such payment is checked.
 */
export async function reconcileChanged(
  ctx: Ctx,
  { run, from, until }: Slice,
  claimedBefore: Date,
): Promise<void> {
  const range = { from: new Date(from), until: new Date(until) };
  for (const kind of ['refunds', 'disputes'] as const) {
    let after: string | undefined;
    do {
      const deadlineAt = Date.now() + PROVIDER_PATIENCE_MS;
      const page = await ctx.payments.listChanged(kind, { ...range, after }, deadlineAt);
      await lookInto(ctx, run, await listOlderAttempts(ctx.db, page.found, claimedBefore));
      after = page.next;
    } while (after !== undefined);
  }
  for (const table of ['refunds', 'paymentDisputes'] as const) {
    let after: Changed | undefined;
    do {
      const page = await listChangedRows(ctx.db, table, { ...range, claimedBefore }, after, PAGE);
      await lookInto(
        ctx,
        run,
        page.map(({ attemptId }) => attemptId),
      );
      after = page.length < PAGE ? undefined : page.at(-1);
    } while (after !== undefined);
  }
}
