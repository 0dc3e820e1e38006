export { notificationsJobs } from './notifications.jobs.ts';
export { readShipmentForMail, type ShipmentForMail } from './notifications.queries.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { partyLinkToken, type PartyRole } from './party-link.ts';
export { threadOf } from './thread-of.ts';
export { bookingConfirmationQueue, cancelledLetterQueue, recipientNoticeQueue } from './queues.ts';
