import { addMonths } from '@waypost/domain/months';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { issueStatement } from './issue-statement.ts';
import {
  forgetOutdatedStatements,
  insertClosedMonth,
  readFirstMonth,
  readLastClosedMonth,
  readLastMonthOver,
  readMonthOfYesterday,
} from './months.queries.ts';
import { closeMonthQueue } from './queues.ts';
import { noteEvent } from '../../programs/account-events/index.ts';
import { takePaidOffDesk } from './unpaid-on-desk.ts';
import { listAccountsToBill, listUnpaid, readOpen, storeOpen } from './statements.queries.ts';

const WINDOW = 500;

/**
 * Runs every day. Starts the oldest month that is over and not closed; each month, once closed, starts
 * the next. So the first of a month closes the one before, and after an outage it catches up.
 */
export async function closeMonths(ctx: Ctx): Promise<void> {
  if (ctx.mode === 'test') return closeNight(ctx);
  const { SELLER_TIME_ZONE: timeZone } = ctx.config;
  const over = await readLastMonthOver(ctx.db, timeZone);
  const closed = await readLastClosedMonth(ctx.db);
  const oldest =
    closed === undefined ? await readFirstMonth(ctx.db, timeZone) : addMonths(closed, 1);
  if (oldest === undefined || oldest > over) return;
  await inTransaction(ctx.db, (tx) =>
    ctx.jobs.enqueue(tx, closeMonthQueue, { ym: oldest, after: null }),
  );
  return undefined;
}

/**
 * In test mode: whoever tries out statements does not wait for the end of a month. Each night the month of the
 * day that has passed is closed, anew where something moved since the night before.
 */
async function closeNight(ctx: Ctx): Promise<void> {
  const { SELLER_TIME_ZONE: timeZone } = ctx.config;
  const ym = await readMonthOfYesterday(ctx.db, timeZone);
  await forgetOutdatedStatements(ctx.db, ym);
  for (let after: string | null = null; ;) {
    const { toBill, last } = await listAccountsToBill(ctx.db, { ym, timeZone }, after, WINDOW);
    for (const customerId of toBill) await issueStatement(ctx, customerId, ym);
    if (last === null) return;
    after = last;
  }
}

/**
 * One window of accounts, each in its own transaction. Repeated after a crash, it skips those that have
 * their statement; two runs at once wait for each other at the unique key.
 */
export async function closeMonth(
  ctx: Ctx,
  { ym, after }: { ym: string; after: string | null },
): Promise<void> {
  const { SELLER_TIME_ZONE: timeZone } = ctx.config;
  const over = await readLastMonthOver(ctx.db, timeZone);
  if (ym > over) throw new Error(`${ym} is not over`);
  const { toBill, last } = await listAccountsToBill(ctx.db, { ym, timeZone }, after, WINDOW);
  for (const customerId of toBill) await issueStatement(ctx, customerId, ym);
  await inTransaction(ctx.db, async (tx) => {
    if (last !== null) return ctx.jobs.enqueue(tx, closeMonthQueue, { ym, after: last });
    await insertClosedMonth(tx, ym);
    const next = addMonths(ym, 1);
    if (next <= over) await ctx.jobs.enqueue(tx, closeMonthQueue, { ym: next, after: null });
    return undefined;
  });
}

/** Stores what is open, and what is paid for good, so that a list does not add it up again. */
export async function rememberPaid(ctx: Ctx): Promise<void> {
  for (let after: string | null = null; ;) {
    const unpaid: string[] = await listUnpaid(ctx.db, after, WINDOW);
    for (const id of unpaid) {
      const { openCents, onAccountCents } = await readOpen(ctx.db, id);
      await inTransaction(ctx.db, async (tx) => {
        const { customerId, shard, news } = await storeOpen(tx, id, openCents);
        if (news === null) return;
        await noteEvent(ctx, tx, { type: `statement.${news}`, customerId, shard, subjectId: id });
      });
      if (onAccountCents === 0) await takePaidOffDesk(ctx.db, id);
    }
    if (unpaid.length < WINDOW) return;
    after = unpaid.at(-1) ?? null;
  }
}
