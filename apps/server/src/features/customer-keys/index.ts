export { authenticateKey } from './authenticate-key.ts';
export { deleteKeys } from './customer-keys.queries.ts';
export { customerKeysRoutes } from './customer-keys.routes.ts';
