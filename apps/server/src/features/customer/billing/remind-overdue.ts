import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { drain } from '../../../platform/sweeps.ts';
import { reminderMailQueue } from './queues.ts';
import { listToRemind, lockToRemind, storeReminders } from './reminders.queries.ts';
import { readOpen } from './statements.queries.ts';

const REMINDERS = 3;
const DAYS_BETWEEN = 14;

/**
 * Reminds customers of what they owe on account by a statement that is overdue: three times, two weeks apart.
 * Each reminder is counted in the transaction that enqueues its email, so a crash neither repeats nor skips
 * one, and after a standstill they still come two weeks apart.
 */
export async function remindOverdue(ctx: Ctx): Promise<void> {
  await drain(async (batch) => {
    const due = await listToRemind(ctx.db, batch);
    for (const statementId of due) await remind(ctx, statementId);
    return due.length;
  });
}

async function remind(ctx: Ctx, statementId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const statement = await lockToRemind(tx, statementId);
    if (statement === undefined) return;
    const { onAccountCents } = await readOpen(tx, statementId);
    const { shard } = statement;
    if (onAccountCents === 0) {
      // what is left is due at the door, or not paid for good yet
      await storeReminders(tx, statementId, { reminders: statement.reminders, nextInDays: 1 });
      return;
    }
    const reminders = statement.reminders + 1;
    const nextInDays = reminders < REMINDERS ? DAYS_BETWEEN : null;
    await storeReminders(tx, statementId, { reminders, nextInDays });
    await ctx.jobs.enqueue(tx, reminderMailQueue, { statementId, shard, reminder: reminders });
  });
}
