import type { Feature } from '../../../platform/feature.ts';
import { ownShipmentsRoutes } from './own-shipments.routes.ts';

export { listShipments } from './list-shipments.ts';
export { showsReceipt } from './present-shipment.ts';

export const ownShipments: Feature = {
  name: 'own-shipments',
  personalData: 'none',
  routes: ownShipmentsRoutes,
};
