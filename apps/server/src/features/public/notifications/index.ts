import { type Feature, job } from '../../../platform/feature.ts';
import { shipmentEmails } from './shipment-emails.ts';
import { bookingConfirmationQueue, cancelledLetterQueue, recipientNoticeQueue } from './queues.ts';

export { readShipmentForMail } from './notifications.queries.ts';
export { readSender } from './read-sender.ts';
export { threadOf } from './thread-of.ts';
export { bookingConfirmationQueue, cancelledLetterQueue, recipientNoticeQueue } from './queues.ts';

export const notifications: Feature = {
  name: 'notifications',
  personalData: 'none',
  jobs: [
    job(bookingConfirmationQueue, shipmentEmails.bookingConfirmation.send),
    job(recipientNoticeQueue, shipmentEmails.recipientNotice.send),
    job(cancelledLetterQueue, shipmentEmails.cancelled.send),
  ],
  emails: Object.values(shipmentEmails),
};
