export { accountDetailsRoutes } from './account-details.routes.ts';
