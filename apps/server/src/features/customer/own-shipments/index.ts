export { listShipments } from './list-shipments.ts';
export { showsReceipt } from './present-shipment.ts';
export { ownShipmentsRoutes } from './own-shipments.routes.ts';
