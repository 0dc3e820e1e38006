import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { drain } from '../../../platform/sweeps.ts';
import { putUnpaidOnDesk } from './unpaid-on-desk.ts';
import { reminderMailQueue } from './queues.ts';
import { listToRemind, lockToRemind, storeReminders } from './reminders.queries.ts';
import { readOpen } from './statements.queries.ts';

const REMINDERS = 3;
const DAYS_BETWEEN = 14;

/**
 * Reminds customers of what they owe on account by a statement that is overdue: three times, two weeks apart.
 * Two weeks after the last one it is a matter for staff. Each reminder is counted in the transaction that enqueues its email, so a crash neither repeats nor skips
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
    if (statement.reminders === REMINDERS) {
      await storeReminders(tx, statementId, { reminders: REMINDERS, nextInDays: null });
      await putUnpaidOnDesk(ctx, tx, { statementId, shard });
      return;
    }
    const reminders = statement.reminders + 1;
    await storeReminders(tx, statementId, { reminders, nextInDays: DAYS_BETWEEN });
    await ctx.jobs.enqueue(tx, reminderMailQueue, { statementId, shard, reminder: reminders });
  });
}
