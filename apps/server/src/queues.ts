import {
  codeMailQueue,
  eraseExpiredQueue,
  eraseShipmentsQueue,
  linkMailQueue,
  newSignInMailQueue,
  passwordChangedMailQueue,
} from './features/customer/accounts/index.ts';
import {
  closeMonthQueue,
  closeMonthsQueue,
  erasePapersQueue,
  statementMailQueue,
} from './features/customer/billing/index.ts';
import {
  activationMailQueue,
  eraseDraftsQueue,
  expireHoldsQueue,
  recordCancellationQueue,
  settleAttemptQueue,
  sweepAttemptsQueue,
} from './features/public/bookings/index.ts';
import {
  checkUploadQueue,
  eraseUploadsQueue,
  readUploadQueue,
  runUploadQueue,
} from './features/staff/bulk-uploads/index.ts';
import { caseAnswerMailQueue, eraseCasesQueue } from './features/public/cases/index.ts';
import {
  detachCardQueue,
  eraseCardsQueue,
  settleCardQueue,
} from './features/customer/cards/index.ts';
import {
  contactAnswerMailQueue,
  contactMailQueue,
  eraseOldMessagesQueue,
} from './features/public/contact/index.ts';
import { keyMadeMailQueue } from './features/customer/customer-keys/index.ts';
import { watchShipmentsQueue } from './features/staff/desk/index.ts';
import { eraseDocumentsQueue, makeDocumentQueue } from './features/core/documents/index.ts';
import { postCollectedQueue } from './features/core/ledger/index.ts';
import { resendMailQueue } from './features/staff/mail-desk/index.ts';
import { countNetworkQueue } from './features/staff/network/index.ts';
import {
  eraseStaleConsentsQueue,
  newsletterMailQueue,
} from './features/public/newsletter/index.ts';
import {
  bookingConfirmationQueue,
  cancelledLetterQueue,
  recipientNoticeQueue,
} from './features/public/notifications/index.ts';
import { eraseLinkRequestsQueue, partyLinkMailQueue } from './features/public/parties/index.ts';
import { eraseProofsQueue } from './features/public/proofs/index.ts';
import {
  closePickupsQueue,
  confirmPickupQueue,
  pickupMailQueue,
  planRuleQueue,
  planRulesQueue,
  ruleEndedMailQueue,
} from './features/customer/pickups/index.ts';
import { eraseQuotesQueue } from './features/core/quotes/index.ts';
import {
  applyUnmatchedQueue,
  eraseUnmatchedQueue,
  makePartitionsQueue,
  sweepUnmatchedQueue,
} from './features/core/scans/index.ts';
import {
  reconcileAttemptQueue,
  reconcileChangedQueue,
  reconcilePaymentsQueue,
  reconcileSliceQueue,
} from './features/staff/reconciliation/index.ts';
import {
  eraseExpiredStaffQueue,
  invitationMailQueue,
  staffNoticeQueue,
  staffPasswordLinkMailQueue,
} from './features/staff/members/index.ts';
import { staffMailQueue } from './features/staff/staff-edits/index.ts';
import { previewTariffQueue } from './features/core/tariffs/index.ts';
import {
  confirmationMailQueue,
  eraseSubscriptionsQueue,
  messageQueue,
  milestoneQueue,
} from './features/public/updates/index.ts';
import type { Queue } from './platform/jobs.ts';

/** Every queue, by hand; `migrate` creates them. */
export const QUEUES: readonly Queue<object>[] = [
  codeMailQueue,
  linkMailQueue,
  newSignInMailQueue,
  passwordChangedMailQueue,
  keyMadeMailQueue,
  eraseExpiredQueue,
  eraseShipmentsQueue,
  reconcileAttemptQueue,
  reconcileChangedQueue,
  reconcilePaymentsQueue,
  reconcileSliceQueue,
  settleAttemptQueue,
  sweepAttemptsQueue,
  activationMailQueue,
  recordCancellationQueue,
  expireHoldsQueue,
  eraseDraftsQueue,
  readUploadQueue,
  checkUploadQueue,
  runUploadQueue,
  eraseUploadsQueue,
  caseAnswerMailQueue,
  eraseCasesQueue,
  contactMailQueue,
  contactAnswerMailQueue,
  eraseOldMessagesQueue,
  watchShipmentsQueue,
  eraseDocumentsQueue,
  makeDocumentQueue,
  postCollectedQueue,
  closeMonthsQueue,
  closeMonthQueue,
  statementMailQueue,
  erasePapersQueue,
  settleCardQueue,
  detachCardQueue,
  eraseCardsQueue,
  resendMailQueue,
  countNetworkQueue,
  newsletterMailQueue,
  eraseStaleConsentsQueue,
  bookingConfirmationQueue,
  recipientNoticeQueue,
  cancelledLetterQueue,
  partyLinkMailQueue,
  eraseLinkRequestsQueue,
  eraseProofsQueue,
  confirmPickupQueue,
  pickupMailQueue,
  ruleEndedMailQueue,
  planRuleQueue,
  planRulesQueue,
  closePickupsQueue,
  milestoneQueue,
  messageQueue,
  confirmationMailQueue,
  eraseSubscriptionsQueue,
  eraseQuotesQueue,
  applyUnmatchedQueue,
  eraseUnmatchedQueue,
  sweepUnmatchedQueue,
  makePartitionsQueue,
  invitationMailQueue,
  staffPasswordLinkMailQueue,
  staffNoticeQueue,
  eraseExpiredStaffQueue,
  staffMailQueue,
  previewTariffQueue,
];
