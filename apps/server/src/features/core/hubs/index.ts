import type { Feature } from '../../../platform/feature.ts';
import { hubsRoutes } from './hubs.routes.ts';

export { createHubFinder, type HubFinder } from './find-hub.ts';
export { addHubs, findHub, selectAllHubs } from './hubs.queries.ts';
export { hubsChangedQueue } from './queues.ts';

/** Buildings where parcels arrive, are sorted and leave. */
export const hubs: Feature = {
  name: 'hubs',
  personalData: 'none',
  routes: hubsRoutes,
  tables: {
    hubs: { growsWith: 'hub', lives: 'for good: devices and parcels name it' },
  },
};
