import {
  codeMailQueue,
  eraseExpiredQueue,
  eraseShipmentsQueue,
  linkMailQueue,
  newSignInMailQueue,
  passwordChangedMailQueue,
} from './features/accounts/index.ts';
import {
  closeMonthQueue,
  closeMonthsQueue,
  erasePapersQueue,
  statementMailQueue,
} from './features/billing/index.ts';
import {
  activationMailQueue,
  eraseDraftsQueue,
  expireHoldsQueue,
  recordCancellationQueue,
  settleAttemptQueue,
  sweepAttemptsQueue,
} from './features/bookings/index.ts';
import {
  checkUploadQueue,
  eraseUploadsQueue,
  readUploadQueue,
  runUploadQueue,
} from './features/bulk-uploads/index.ts';
import { caseAnswerMailQueue, eraseCasesQueue } from './features/cases/index.ts';
import { detachCardQueue, eraseCardsQueue, settleCardQueue } from './features/cards/index.ts';
import {
  contactAnswerMailQueue,
  contactMailQueue,
  eraseOldMessagesQueue,
} from './features/contact/index.ts';
import { keyMadeMailQueue } from './features/customer-keys/index.ts';
import { watchShipmentsQueue } from './features/desk/index.ts';
import { eraseDocumentsQueue, makeDocumentQueue } from './features/documents/index.ts';
import { postCollectedQueue } from './features/ledger/index.ts';
import { resendMailQueue } from './features/mail-desk/index.ts';
import { countNetworkQueue } from './features/network/index.ts';
import { eraseStaleConsentsQueue, newsletterMailQueue } from './features/newsletter/index.ts';
import {
  bookingConfirmationQueue,
  cancelledLetterQueue,
  recipientNoticeQueue,
} from './features/notifications/index.ts';
import { eraseLinkRequestsQueue, partyLinkMailQueue } from './features/parties/index.ts';
import { eraseProofsQueue } from './features/proofs/index.ts';
import {
  closePickupsQueue,
  confirmPickupQueue,
  pickupMailQueue,
  planRuleQueue,
  planRulesQueue,
  ruleEndedMailQueue,
} from './features/pickups/index.ts';
import { eraseQuotesQueue } from './features/quotes/index.ts';
import {
  applyUnmatchedQueue,
  eraseUnmatchedQueue,
  makePartitionsQueue,
  sweepUnmatchedQueue,
} from './features/scans/index.ts';
import {
  reconcileAttemptQueue,
  reconcileChangedQueue,
  reconcilePaymentsQueue,
  reconcileSliceQueue,
} from './features/reconciliation/index.ts';
import {
  eraseExpiredStaffQueue,
  invitationMailQueue,
  staffNoticeQueue,
  staffPasswordLinkMailQueue,
} from './features/staff/index.ts';
import { staffMailQueue } from './features/staff-edits/index.ts';
import { previewTariffQueue } from './features/tariffs/index.ts';
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
