import {
  codeMailQueue,
  eraseExpiredQueue,
  linkMailQueue,
  newSignInMailQueue,
} from './features/accounts/index.ts';
import {
  activationMailQueue,
  eraseDraftsQueue,
  expireHoldsQueue,
  recordCancellationQueue,
  settleAttemptQueue,
  sweepAttemptsQueue,
} from './features/bookings/index.ts';
import { contactMailQueue, eraseOldMessagesQueue } from './features/contact/index.ts';
import { eraseDocumentsQueue } from './features/documents/index.ts';
import { postCollectedQueue } from './features/ledger/index.ts';
import { eraseStaleConsentsQueue, newsletterMailQueue } from './features/newsletter/index.ts';
import {
  bookingConfirmationQueue,
  cancelledLetterQueue,
  recipientNoticeQueue,
} from './features/notifications/index.ts';
import {
  applyUnmatchedQueue,
  makePartitionsQueue,
  sweepUnmatchedQueue,
} from './features/scans/index.ts';
import { eraseExpiredStaffQueue, invitationMailQueue } from './features/staff/index.ts';
import {
  confirmationMailQueue,
  eraseSubscriptionsQueue,
  messageQueue,
  milestoneQueue,
} from './features/updates/index.ts';
import type { Queue } from './platform/jobs.ts';

/** Every queue, by hand; `migrate` creates them. */
export const QUEUES: readonly Queue<object>[] = [
  codeMailQueue,
  linkMailQueue,
  newSignInMailQueue,
  eraseExpiredQueue,
  settleAttemptQueue,
  sweepAttemptsQueue,
  activationMailQueue,
  recordCancellationQueue,
  expireHoldsQueue,
  eraseDraftsQueue,
  contactMailQueue,
  eraseOldMessagesQueue,
  eraseDocumentsQueue,
  postCollectedQueue,
  newsletterMailQueue,
  eraseStaleConsentsQueue,
  bookingConfirmationQueue,
  recipientNoticeQueue,
  cancelledLetterQueue,
  milestoneQueue,
  messageQueue,
  confirmationMailQueue,
  eraseSubscriptionsQueue,
  applyUnmatchedQueue,
  sweepUnmatchedQueue,
  makePartitionsQueue,
  invitationMailQueue,
  eraseExpiredStaffQueue,
];
