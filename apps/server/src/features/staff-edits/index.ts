export { staffMailQueue } from './queues.ts';
export { staffEditsJobs } from './staff-edits.jobs.ts';
export { staffEditsRoutes } from './staff-edits.routes.ts';
export { blankStaffMails } from './staff-mails.queries.ts';
