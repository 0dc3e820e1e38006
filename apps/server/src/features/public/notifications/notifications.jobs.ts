import { job } from '../../../platform/feature.ts';
import { bookingConfirmationQueue, cancelledLetterQueue, recipientNoticeQueue } from './queues.ts';
import { shipmentEmails } from './shipment-emails.ts';

export const notificationsJobs = [
  job(bookingConfirmationQueue, shipmentEmails.bookingConfirmation.send),
  job(recipientNoticeQueue, shipmentEmails.recipientNotice.send),
  job(cancelledLetterQueue, shipmentEmails.cancelled.send),
];
