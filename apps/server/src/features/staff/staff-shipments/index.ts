export { staffShipmentsRoutes } from './staff-shipments.routes.ts';
