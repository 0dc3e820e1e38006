import type { Feature } from '../../../platform/feature.ts';
import { blankPayers, blankShipper } from './erasure.queries.ts';
import { shipmentsJobs } from './shipments.jobs.ts';
import { tables } from './tables.ts';

export { createShipment, createShipments } from './create-shipment.ts';
export { countGuestBookings, takeGuestBookings } from './guest-bookings.queries.ts';
export { storeAlerts, storeRecipient } from './parties.queries.ts';
export { publicReferenceOf, referenceOf } from './reference-of.ts';
export {
  type ArrivalCounts,
  noteListeners,
  raiseVersions,
  type StateUpdate,
  updateStates,
} from './state.queries.ts';
export {
  findCancellation,
  findHold,
  insertAdjustment,
  listExpiredHolds,
  lockStatus,
  type CancelledBy,
  markCancelled,
  putOnList,
  readTrackingNumber,
  setHold,
  storeShipment,
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
  tables,
};
