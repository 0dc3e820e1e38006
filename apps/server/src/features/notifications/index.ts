export { notificationsJobs } from './notifications.jobs.ts';
export { readShipmentForMail, type ShipmentForMail } from './notifications.queries.ts';
export {
  bookingConfirmationQueue,
  cancelledLetterQueue,
  type Milestone,
  milestoneMailQueue,
  recipientNoticeQueue,
} from './queues.ts';
