export { createShipment } from './create-shipment.ts';
export {
  findCancellation,
  findHold,
  insertCase,
  listExpiredHolds,
  lockStatus,
  markCancelled,
  setHold,
} from './shipments.queries.ts';
