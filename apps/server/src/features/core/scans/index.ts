import type { Feature } from '../../../platform/feature.ts';
import { observedGauge } from '../../../platform/metrics.ts';
import { blankNotes } from './erasure.queries.ts';
import { readMonthsAhead } from './partitions.queries.ts';
import { scansJobs } from './scans.jobs.ts';
import { scansRoutes } from './scans.routes.ts';

export { applyAwaited } from './apply-unmatched.ts';
export { incomingScan, type RecordableScan, type StaffPart } from './incoming-scan.ts';
export { lockStates } from './erasure.queries.ts';
export {
  applyUnmatchedQueue,
  identityOf,
  type MilestoneJob,
  milestoneQueue,
  postCollectedQueue,
} from './queues.ts';
export { recordCancellation } from './record-cancellation.ts';
export { recordSystemScans } from './record-system-scans.ts';
export { recordInTransaction } from './record-in-transaction.ts';
export { type StoredEvent, trackingEventOf } from './scans.queries.ts';
export { ensureEventPartitions, readMonthsAhead } from './partitions.queries.ts';

export const scans: Feature = {
  name: 'scans',
  routes: scansRoutes,
  jobs: scansJobs,
  gauges: (ctx) =>
    observedGauge(
      ctx.metrics,
      'waypost_event_months_ahead',
      'Months for which there are partitions of events.',
      () => readMonthsAhead(ctx.db),
    ),
  erase: { shipments: (_ctx, tx, { ids }) => blankNotes(tx, ids) },
  exportData: { notExported: 'notes and signatures are of couriers and recipients' },
  tables: {
    trackingEvents: {
      growsWith: 'scan',
      lives: 'with its shipment, for good, in partitions by month',
    },
    eventPrivate: {
      growsWith: 'scan with a note or proof',
      lives: 'with its event; blanked with the person',
    },
    unmatchedScans: {
      growsWith: 'scan of an unknown number',
      lives: 'until the number appears, 30 days at most',
      sweep: { job: 'erase_unmatched_scans', index: 'unmatched_scans_recorded' },
    },
  },
};
