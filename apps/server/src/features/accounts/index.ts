export { accountsJobs } from './accounts.jobs.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { authenticateCustomer } from './authenticate-customer.ts';
export { profileRoutes } from './profile.routes.ts';
export { codeMailQueue, eraseExpiredQueue, linkMailQueue, newSignInMailQueue } from './queues.ts';
