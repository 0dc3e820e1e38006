import type { Feature } from '../../../platform/feature.ts';
import { blankPayers, blankShipper } from './erasure.queries.ts';
import { shipmentsJobs } from './shipments.jobs.ts';

export { createShipment, createShipments } from './create-shipment.ts';
export { publicReferenceOf, referenceOf } from './reference-of.ts';
export {
  findCancellation,
  findHold,
  listExpiredHolds,
  lockStatus,
  type CancelledBy,
  markCancelled,
  putOnList,
  readTrackingNumber,
  setHold,
  takenReferences,
} from './shipments.queries.ts';

export const shipments: Feature = {
  name: 'shipments',
  jobs: shipmentsJobs,
  erase: {
    async shipments(_ctx, tx, { ids }) {
      await blankShipper(tx, ids);
      await blankPayers(tx, ids);
    },
  },
  exportData: { notExported: 'the export of an account streams them' },
};
