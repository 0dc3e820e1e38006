export { createShipment } from './create-shipment.ts';
export {
  findCancellation,
  findHold,
  insertReference,
  listExpiredHolds,
  lockStatus,
  markCancelled,
  putOnList,
  referenceExists,
  readTrackingNumber,
  setHold,
} from './shipments.queries.ts';
