export { notificationsJobs } from './notifications.jobs.ts';
export { readShipmentForMail, type ShipmentForMail } from './notifications.queries.ts';
export { threadOf } from './thread-of.ts';
export { bookingConfirmationQueue, cancelledLetterQueue, recipientNoticeQueue } from './queues.ts';
