export { ownShipmentsRoutes } from './own-shipments.routes.ts';
