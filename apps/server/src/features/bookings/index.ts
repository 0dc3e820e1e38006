export { bookingsJobs } from './bookings.jobs.ts';
export { bookingsRoutes } from './bookings.routes.ts';
export { eraseDraftsQueue, settleAttemptQueue } from './queues.ts';
export { readReceipt } from './read-receipt.ts';
