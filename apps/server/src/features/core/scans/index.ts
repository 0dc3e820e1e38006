export { incomingScan, type RecordableScan, type StaffPart } from './incoming-scan.ts';
export { blankNotes, raiseVersions } from './erasure.queries.ts';
export {
  applyUnmatchedQueue,
  eraseUnmatchedQueue,
  makePartitionsQueue,
  sweepUnmatchedQueue,
} from './queues.ts';
export { recordCancellation } from './record-cancellation.ts';
export { recordInTransaction } from './record-in-transaction.ts';
export { scansJobs } from './scans.jobs.ts';
export { scansRoutes } from './scans.routes.ts';
export { ensureEventPartitions, readMonthsAhead } from './partitions.queries.ts';
