import type { Feature } from '../../../platform/feature.ts';
import { observedGauge } from '../../../platform/metrics.ts';
import { readOldestUnfinishedSeconds } from './archive.queries.ts';
import { blankNotes } from './erasure.queries.ts';
import { readMonthsAhead } from './partitions.queries.ts';
import { scansJobs } from './scans.jobs.ts';
import { scansRoutes } from './scans.routes.ts';

export { archiveMonths } from './archive-months.ts';
export type { ArchivedEvent } from './archive-file.ts';
export { readArchiveSize, readPublicNotes } from './archive.queries.ts';
export { findSealed, mayBeArchived, readArchivedEvents, recallEvents } from './archived-events.ts';
export { applyAwaited } from './apply-unmatched.ts';
export {
  clockBehindMs,
  correctedTime,
  incomingScan,
  type RecordableScan,
  type StaffPart,
} from './incoming-scan.ts';
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
export { recordOwnScans } from './split-by-cell.ts';
export { type StoredEvent, trackingEventOf } from './scans.queries.ts';
export { ensureEventPartitions, readMonthsAhead } from './partitions.queries.ts';

export const scans: Feature = {
  name: 'scans',
  routes: scansRoutes,
  jobs: scansJobs,
  gauges(ctx) {
    observedGauge(
      ctx.metrics,
      'waypost_event_months_ahead',
      'Months for which there are partitions of events.',
      () => readMonthsAhead(ctx.db),
    );
    observedGauge(
      ctx.metrics,
      'waypost_archive_unfinished_seconds',
      'How long ago the oldest month was sealed that is still being written to the object store.',
      () => readOldestUnfinishedSeconds(ctx.db),
    );
  },
  erase: { shipments: (_ctx, tx, { ids }) => blankNotes(tx, ids) },
  exportData: { notExported: 'notes and signatures are of couriers and recipients' },
  tables: {
    trackingEvents: {
      growsWith: 'scan',
      lives: 'with its shipment, for good, in partitions by month; old months in the object store',
    },
    archivedMonths: {
      growsWith: 'month of events that is moved to the object store',
      lives: 'for good',
    },
    archivedParts: { growsWith: 'file of the archive', lives: 'with its month' },
    recalledShipments: {
      growsWith: 'archived shipment that somebody works on',
      lives: 'with its shipment',
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
