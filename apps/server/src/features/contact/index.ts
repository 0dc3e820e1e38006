export { contactJobs } from './contact.jobs.ts';
export { blankMessages } from './contact.queries.ts';
export { contactRoutes } from './contact.routes.ts';
export { messageLetter } from './send-message-mail.ts';
export { contactMailQueue, eraseOldMessagesQueue } from './queues.ts';
