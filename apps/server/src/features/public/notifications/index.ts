import { type Feature, job } from '../../../platform/feature.ts';
import { shipmentEmails } from './shipment-emails.ts';
import { handoverEmail } from './handover-email.ts';
import {
  bookingConfirmationQueue,
  cancelledLetterQueue,
  handoverNewsQueue,
  recipientNoticeQueue,
  transferArrivedQueue,
} from './queues.ts';

export { readShipmentForMail } from './notifications.queries.ts';
export { expectedText, type MailOutlook, outlookForMail } from './outlook-for-mail.ts';
export { readSender } from './read-sender.ts';
export { languageLink } from './shipment-words.ts';
export { threadOf } from './thread-of.ts';
export {
  bookingConfirmationQueue,
  cancelledLetterQueue,
  handoverNewsQueue,
  recipientNoticeQueue,
  transferArrivedQueue,
} from './queues.ts';

export const notifications: Feature = {
  name: 'notifications',
  personalData: 'none',
  jobs: [
    job(bookingConfirmationQueue, shipmentEmails.bookingConfirmation.send),
    job(transferArrivedQueue, shipmentEmails.transferArrived.send),
    job(recipientNoticeQueue, shipmentEmails.recipientNotice.send),
    job(cancelledLetterQueue, shipmentEmails.cancelled.send),
    job(handoverNewsQueue, handoverEmail.send),
  ],
  emails: [...Object.values(shipmentEmails), handoverEmail],
};
