import type { Feature } from '../../../platform/feature.ts';
import { selectedShipmentsRoutes } from './selected-shipments.routes.ts';

export const selectedShipments: Feature = {
  name: 'selected-shipments',
  personalData: 'none',
  routes: selectedShipmentsRoutes,
};
