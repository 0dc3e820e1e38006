export { notificationsJobs } from './notifications.jobs.ts';
export { bookingConfirmationQueue, type Milestone, milestoneMailQueue } from './queues.ts';
