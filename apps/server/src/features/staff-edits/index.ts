export { staffMailQueue } from './queues.ts';
export { staffEditsJobs } from './staff-edits.jobs.ts';
export { staffEditsRoutes } from './staff-edits.routes.ts';
export { staffLetter, statusLetter } from './staff-letters.ts';
export { blankStaffMails } from './staff-mails.queries.ts';
