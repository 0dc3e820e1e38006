/** What programs of an account are told of. Types are added, never renamed: programs compare them. */
export const ACCOUNT_EVENT_TYPES = [
  'shipment.created',
  'shipment.released',
  'shipment.picked_up',
  'shipment.in_transit',
  'shipment.out_for_delivery',
  'shipment.delivered',
  'shipment.returning',
  'shipment.cancelled',
  'shipment.exception',
  'shipment.price_adjusted',
  'batch.finished',
  'pickup.confirmed',
  'pickup.rescheduled',
  'pickup.collected',
  'pickup.missed',
  'pickup.cancelled',
  'statement.issued',
  'endpoint.ping',
] as const;

export type AccountEventType = (typeof ACCOUNT_EVENT_TYPES)[number];
