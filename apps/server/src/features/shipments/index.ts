export { createShipment } from './create-shipment.ts';
export {
  findCancellation,
  findHold,
  listExpiredHolds,
  lockStatus,
  markCancelled,
  putOnList,
  readTrackingNumber,
  setHold,
} from './shipments.queries.ts';
