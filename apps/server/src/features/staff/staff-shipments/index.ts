import type { Feature } from '../../../platform/feature.ts';
import { staffShipmentsRoutes } from './staff-shipments.routes.ts';

export { exportSelected } from './export-shipments.ts';
export { findShipments } from './find-shipments.ts';

export const staffShipments: Feature = {
  name: 'staff-shipments',
  personalData: 'none',
  routes: staffShipmentsRoutes,
};
