export { bookingsJobs } from './bookings.jobs.ts';
export { bookingsRoutes } from './bookings.routes.ts';
export {
  activationMailQueue,
  eraseDraftsQueue,
  expireHoldsQueue,
  recordCancellationQueue,
  settleAttemptQueue,
  sweepAttemptsQueue,
} from './queues.ts';
export { activationLetter } from './send-activation-mail.ts';
export { readReceipt } from './read-receipt.ts';
