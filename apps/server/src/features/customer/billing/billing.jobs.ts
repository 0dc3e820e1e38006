import { job, scheduled } from '../../../platform/feature.ts';
import { closeMonth, closeMonths, rememberPaid } from './close-months.ts';
import { erasePapers } from './erase-papers.ts';
import {
  closeMonthQueue,
  erasePapersQueue,
  reminderMailQueue,
  statementMailQueue,
} from './queues.ts';
import { remindOverdue } from './remind-overdue.ts';
import { reminderEmail } from './reminder-email.ts';
import { statementEmail } from './statement-email.ts';

export const billingJobs = [
  // Every day, so that days of standstill are made up for. UTC: after midnight has passed in any zone
  // west of it that a European carrier keeps its books in.
  scheduled(
    'close_months',
    '10 1 * * *',
    async (ctx) => {
      await closeMonths(ctx);
      await rememberPaid(ctx);
    },
    { retryLimit: 5 },
  ),
  job(closeMonthQueue, closeMonth, { concurrency: 1 }),
  job(statementMailQueue, statementEmail.send),
  // after those that were paid yesterday are known, and when people read their email
  scheduled('remind_overdue', '30 7 * * *', remindOverdue, { retryLimit: 5 }),
  job(reminderMailQueue, reminderEmail.send),
  job(erasePapersQueue, (ctx, { customerId }) => erasePapers(ctx, customerId)),
];
