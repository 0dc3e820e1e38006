import type { Feature } from '../../../platform/feature.ts';
import { liveShipmentsJobs } from './live-shipments.jobs.ts';
import { carryLiveSums } from './shard-sums.queries.ts';

export { countLiveShipments } from './count-live-shipments.ts';
export { NO_HUB } from './live-sums.ts';
export { shipmentsChangedQueue } from './queues.ts';

/** Shipments on their way: where they stand, when they are due, and the sums of both by hub and day. */
export const liveShipments: Feature = {
  name: 'live-shipments',
  personalData: 'none',
  jobs: liveShipmentsJobs,
  shards: { carrySums: carryLiveSums },
  tables: {
    assignedHubs: { growsWith: 'nothing: one row at most', lives: 'for good' },
    liveShipments: {
      growsWith: 'shipment',
      lives: 'until it is delivered or cancelled',
      sweep: { job: 'count_live_shipments', index: 'live_shipments_pkey' },
    },
    hubStays: {
      growsWith: 'shipment that stands in a hub',
      lives: 'until it leaves the hub',
      sweep: { job: 'count_live_shipments', index: 'hub_stays_pkey' },
    },
    liveSums: {
      growsWith: 'day, hub and lane with something on its way',
      lives: 'until nothing of it is on its way',
      sweep: { job: 'count_live_shipments', index: 'live_sums_pkey' },
    },
  },
};
