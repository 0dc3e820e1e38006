import type { Feature } from '../../../platform/feature.ts';
import { carryDeliveries } from './deliveries.queries.ts';
import { networkJobs } from './network.jobs.ts';
import { networkRoutes } from './network.routes.ts';

export const network: Feature = {
  name: 'network',
  personalData: 'none',
  routes: networkRoutes,
  jobs: networkJobs,
  shards: { carrySums: carryDeliveries },
  tables: {
    deliveryChanges: {
      growsWith: 'delivery that comes or goes',
      lives: 'until it is counted, a minute',
      sweep: { job: 'count_network', index: 'delivery_changes_pkey' },
    },
    countedDeliveries: {
      growsWith: 'shipment that was delivered',
      lives: 'with its shipment, for good',
    },
    deliveriesByDay: {
      growsWith: 'day, service and lane',
      lives: 'for good: the history of the network',
    },
  },
};
