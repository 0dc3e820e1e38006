export { matchRefund } from './apply-refunds.ts';
export { type Attempt, findAttempt, lockAttempt, storeAmount } from './attempts.queries.ts';
export { blankDraftsBy, blankDraftsOf, hasBookingUnderWay } from './drafts.queries.ts';
export { bookingsJobs } from './bookings.jobs.ts';
export { bookingsRoutes } from './bookings.routes.ts';
export { settleSoon, withdrawAttempt } from './cancel-shipment.ts';
export { recordReceived, refundByHand } from './money-moves.ts';
export {
  activationMailQueue,
  eraseDraftsQueue,
  expireHoldsQueue,
  recordCancellationQueue,
  settleAttemptQueue,
  sweepAttemptsQueue,
} from './queues.ts';
export {
  type DisputeRow,
  lockAttemptOfItem,
  type RefundRow,
  storeByHandState,
} from './refunds.queries.ts';
export { settleAttempt } from './settle-attempt.ts';
export { recordTransferredBack } from './transferred-back.ts';
export { activationLetter } from './send-activation-mail.ts';
export { readReceipt } from './read-receipt.ts';
export { isCancellable } from './receipts.queries.ts';
