import { defineQueue, ofNoShard } from '../../../platform/jobs.ts';

/** One window of accounts, those after `after`; the last one of a window enqueues the next. */
export const closeMonthQueue = defineQueue<{ ym: string; after: string | null }>('close_month', {
  shardOf: ofNoShard,
  retryLimit: 20,
});

export const statementMailQueue = defineQueue<{ statementId: string; shard: number }>(
  'statement_mail',
);

/** The first, second or third. */
export const reminderMailQueue = defineQueue<{
  statementId: string;
  shard: number;
  reminder: number;
}>('statement_reminder_mail');

export const erasePapersQueue = defineQueue<{ customerId: string; shard: number }>('erase_papers', {
  retryLimit: 20,
});
