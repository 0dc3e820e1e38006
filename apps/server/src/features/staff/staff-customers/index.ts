export { staffCustomersRoutes } from './staff-customers.routes.ts';
