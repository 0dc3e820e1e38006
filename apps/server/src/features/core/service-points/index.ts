import type { Feature } from '../../../platform/feature.ts';
import { servicePointsRoutes } from './service-points.routes.ts';

export { presentPoint } from './present-point.ts';
export { pointClosedQueue } from './queues.ts';
export { addServicePoints, findServicePoint, selectNearest } from './service-points.queries.ts';

/** Counters where a shipper can bring a parcel. */
export const servicePoints: Feature = {
  name: 'service-points',
  personalData: 'none',
  routes: servicePointsRoutes,
  tables: {
    servicePoints: { growsWith: 'service point', lives: 'for good: receipts name it' },
  },
};
