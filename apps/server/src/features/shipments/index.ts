export { createShipment } from './create-shipment.ts';
export {
  findCancellation,
  findHold,
  insertCase,
  insertReference,
  listExpiredHolds,
  lockStatus,
  markCancelled,
  putOnList,
  referenceExists,
  setHold,
} from './shipments.queries.ts';
