import { job, scheduled } from '../../../platform/feature.ts';
import { archiveMonths } from './archive-months.ts';
import { applyUnmatched, sweepUnmatched } from './apply-unmatched.ts';
import { forwardWaiting } from './forward-waiting.ts';
import { deleteOldUnmatched } from './erasure.queries.ts';
import { ensureEventPartitions } from './partitions.queries.ts';
import { applyUnmatchedQueue } from './queues.ts';

const MONTHS_AHEAD = 3;
/** At night, again and again: a large month takes more than one run. */
const ARCHIVE_TIMES = '*/10 1-4 * * *';
const alone = { concurrency: 1 };

export const scansJobs = [
  job(applyUnmatchedQueue, (ctx, { ref }) => applyUnmatched(ctx, ref), { concurrency: 4 }),
  scheduled('sweep_unmatched_scans', '* * * * *', sweepUnmatched, alone),
  scheduled('forward_waiting_scans', '*/10 * * * *', forwardWaiting, alone),
  // a number that has not appeared for 30 days was misread, or is of another carrier
  scheduled('erase_unmatched_scans', '41 * * * *', (ctx) => deleteOldUnmatched(ctx.db), alone),
  scheduled('archive_events', ARCHIVE_TIMES, async (ctx) => void (await archiveMonths(ctx)), alone),
  scheduled(
    'make_event_partitions',
    '7 3 * * *',
    (ctx) => ensureEventPartitions(ctx.db, 0, MONTHS_AHEAD),
    { concurrency: 1, retryLimit: 5 },
  ),
];
