export {
  reconcileAttemptQueue,
  reconcileChangedQueue,
  reconcilePaymentsQueue,
  reconcileSliceQueue,
} from './queues.ts';
export { reconciliationJobs } from './reconciliation.jobs.ts';
