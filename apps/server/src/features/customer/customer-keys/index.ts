export { authenticateKey } from './authenticate-key.ts';
export { customerKeysJobs } from './customer-keys.jobs.ts';
export { deleteKeys, revokeAllKeys } from './customer-keys.queries.ts';
export { customerKeysRoutes } from './customer-keys.routes.ts';
export { keyMadeMailQueue } from './queues.ts';
export { customerKeyMailSamples } from './send-key-made-mail.ts';
