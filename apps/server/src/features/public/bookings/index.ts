import type { Feature } from '../../../platform/feature.ts';
import { blankDraftsBy, blankDraftsOf, hasBookingUnderWay } from './drafts.queries.ts';
import { closeRefundItem, reopenRefundItem } from './close-refund-item.ts';
import { lockAttemptOfItem } from './refunds.queries.ts';
import { bookingsGauges, bookingsJobs } from './bookings.jobs.ts';
import { bookingsRoutes } from './bookings.routes.ts';
import { activationEmail } from './activation-email.ts';

export { matchRefund } from './apply-refunds.ts';
export {
  type Attempt,
  findAttempt,
  listAwaitingProvider,
  lockAttempt,
  storeAmount,
  stopWaitingForPayer,
  storeIntent,
} from './attempts.queries.ts';
export { readBookingsLeft } from './booking-limits.ts';
export { cancelBooked, settleSoon, withdrawAttempt } from './cancel-shipment.ts';
export { type Booker, claimWithin, readClaimRules, refuseEnded } from './claim-attempt.ts';
export { addDraft } from './create-draft.ts';
export { endUnclaimed } from './end-unclaimed.ts';
export { isBlocked, leftToRefund } from './left-to-refund.ts';
export { recordReceived } from './money-moves.ts';
export type { DisputeRow, RefundRow } from './refunds.queries.ts';
export { settleAttempt } from './settle-attempt.ts';
export { settleInTime } from './settle-in-time.ts';
export type { ClaimedRequest, Standing } from './standing.ts';
export { writeOffEntered } from './write-off-entered.ts';
export { isCancellable } from './cancellation.queries.ts';

export const bookings: Feature = {
  name: 'bookings',
  routes: bookingsRoutes,
  jobs: bookingsJobs,
  emails: [activationEmail],
  gauges: bookingsGauges,
  deskItems: {
    kinds: ['refund_by_hand', 'refund_failed'],
    lock: lockAttemptOfItem,
    close: closeRefundItem,
    reopen: reopenRefundItem,
  },
  erase: {
    address: (_ctx, tx, emailKey) => blankDraftsBy(tx, emailKey),
    shipments: (_ctx, tx, { ids }) => blankDraftsOf(tx, ids),
    isUnderWay: hasBookingUnderWay,
  },
  exportData: { notExported: 'what was booked is exported as a shipment, a draft lives for a day' },
  tables: {
    drafts: {
      growsWith: 'checkout that is begun',
      lives: '24 hours, or with its booking, emptied',
      sweep: { job: 'erase_drafts', index: 'drafts_to_erase' },
    },
    bookingAttempts: { growsWith: 'try to book a draft', lives: 'with its draft' },
    refunds: { growsWith: 'refund', lives: 'for good: the books' },
    paymentDisputes: { growsWith: 'dispute', lives: 'for good: the books' },
    activationCodes: { growsWith: 'booking by a guest', lives: 'with its shipment' },
  },
};
