import type { Feature } from '../../../platform/feature.ts';
import { notificationsJobs } from './notifications.jobs.ts';
import { shipmentEmails } from './shipment-emails.ts';

export { readShipmentForMail } from './notifications.queries.ts';
export { readSender } from './read-sender.ts';
export { threadOf } from './thread-of.ts';
export { bookingConfirmationQueue, cancelledLetterQueue, recipientNoticeQueue } from './queues.ts';

export const notifications: Feature = {
  name: 'notifications',
  personalData: 'none',
  jobs: notificationsJobs,
  emails: Object.values(shipmentEmails),
};
