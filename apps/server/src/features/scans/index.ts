export { incomingScan } from './incoming-scan.ts';
export { applyUnmatchedQueue, makePartitionsQueue, sweepUnmatchedQueue } from './queues.ts';
export { recordCancellation } from './record-cancellation.ts';
export { scansJobs } from './scans.jobs.ts';
export { scansRoutes } from './scans.routes.ts';
export { ensureEventPartitions, readMonthsAhead } from './partitions.queries.ts';
