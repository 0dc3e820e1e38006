import type { Feature } from '../../../platform/feature.ts';
import { ownShipmentsRoutes } from './own-shipments.routes.ts';

export { readDetails } from './read-details.ts';

export const ownShipments: Feature = {
  name: 'own-shipments',
  personalData: 'none',
  routes: ownShipmentsRoutes,
};
