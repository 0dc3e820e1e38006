import type { Feature } from '../../../platform/feature.ts';

export { createShipment, createShipments } from './create-shipment.ts';
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
};
