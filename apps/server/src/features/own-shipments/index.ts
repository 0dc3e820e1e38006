export { listShipments } from './list-shipments.ts';
export { ownShipmentsRoutes } from './own-shipments.routes.ts';
