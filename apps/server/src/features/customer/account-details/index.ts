export { accountDetailsRoutes } from './account-details.routes.ts';
export { readDetails } from './read-details.ts';
