import type { Feature } from '../../../platform/feature.ts';
import { staffShipmentsRoutes } from './staff-shipments.routes.ts';

export const staffShipments: Feature = {
  name: 'staff-shipments',
  personalData: 'none',
  routes: staffShipmentsRoutes,
};
