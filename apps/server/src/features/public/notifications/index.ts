import type { Feature } from '../../../platform/feature.ts';
import { notificationsJobs } from './notifications.jobs.ts';

export { shipmentMailSamples } from './mail-samples.ts';
export { readShipmentForMail, type ShipmentForMail } from './notifications.queries.ts';
export { readSender } from './read-sender.ts';
export { rewriteShipmentMail } from './send-shipment-mail.ts';
export { threadOf } from './thread-of.ts';
export { bookingConfirmationQueue, cancelledLetterQueue, recipientNoticeQueue } from './queues.ts';

export const notifications: Feature = {
  name: 'notifications',
  personalData: 'none',
  jobs: notificationsJobs,
};
