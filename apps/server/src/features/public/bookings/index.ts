import type { Feature } from '../../../platform/feature.ts';
import { blankDraftsBy, blankDraftsOf, hasBookingUnderWay } from './drafts.queries.ts';
import { bookingsGauges, bookingsJobs } from './bookings.jobs.ts';
import { bookingsRoutes } from './bookings.routes.ts';

export { matchRefund } from './apply-refunds.ts';
export { type Attempt, findAttempt, lockAttempt, storeAmount } from './attempts.queries.ts';
export { settleSoon, withdrawAttempt } from './cancel-shipment.ts';
export { recordReceived, refundByHand } from './money-moves.ts';
export {
  type DisputeRow,
  lockAttemptOfItem,
  type RefundRow,
  storeByHandState,
} from './refunds.queries.ts';
export { settleAttempt } from './settle-attempt.ts';
export { recordTransferredBack } from './transferred-back.ts';
export { activationLetter } from './send-activation-mail.ts';
export { isCancellable } from './cancellation.queries.ts';

export const bookings: Feature = {
  name: 'bookings',
  routes: bookingsRoutes,
  jobs: bookingsJobs,
  gauges: bookingsGauges,
  erase: {
    person: (_ctx, tx, { emailKey }) => blankDraftsBy(tx, emailKey),
    shipments: (_ctx, tx, { ids }) => blankDraftsOf(tx, ids),
    isUnderWay: hasBookingUnderWay,
  },
  exportData: { notExported: 'what was booked is exported as a shipment, a draft lives for a day' },
};
