export { accountsJobs } from './accounts.jobs.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { authenticateCustomer } from './authenticate-customer.ts';
export { erasePerson } from './erase-account.ts';
export { accountMailSamples } from './mail-samples.ts';
export { storeProfile } from './profile.queries.ts';
export { deleteSessions } from './sessions.queries.ts';
export { profileRoutes } from './profile.routes.ts';
export {
  codeMailQueue,
  eraseExpiredQueue,
  eraseShipmentsQueue,
  linkMailQueue,
  newSignInMailQueue,
  passwordChangedMailQueue,
} from './queues.ts';
