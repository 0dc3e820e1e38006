import { defineQueue } from '../../../platform/jobs.ts';

/** Every day: begins what is to be closed, also after days of standstill. */
export const closeMonthsQueue = defineQueue<Record<string, never>>('close_months', {
  retryLimit: 5,
});

/** One window of accounts, those behind `after`; the last one of a window enqueues the next. */
export const closeMonthQueue = defineQueue<{ ym: string; after: string | null }>('close_month', {
  retryLimit: 20,
});

export const statementMailQueue = defineQueue<{ statementId: string }>('statement_mail', {
  retryLimit: 10,
});

export const erasePapersQueue = defineQueue<{ customerId: string }>('erase_papers', {
  retryLimit: 20,
});
