export { createShipment } from './create-shipment.ts';
export {
  findCancellation,
  findHold,
  insertCase,
  listExpiredHolds,
  lockStatus,
  markCancelled,
  putOnList,
  setHold,
} from './shipments.queries.ts';
