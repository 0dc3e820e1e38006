/**
 * Events that programs of an account are notified of. Types are added, never renamed, because programs compare
 * them.
 */
export const ACCOUNT_EVENT_TYPES = [
  'shipment.created',
  'shipment.held',
  'shipment.released',
  'shipment.picked_up',
  'shipment.in_transit',
  'shipment.out_for_delivery',
  'shipment.delivered',
  'shipment.returning',
  'shipment.returned',
  'shipment.cancelled',
  'shipment.exception',
  'shipment.exception_cleared',
  'shipment.delivery_revised',
  'shipment.tracking_updated',
  'shipment.price_adjusted',
  'batch.finished',
  'pickup.confirmed',
  'pickup.rescheduled',
  'pickup.collected',
  'pickup.missed',
  'pickup.cancelled',
  'statement.issued',
  'statement.paid',
  'statement.overdue',
  'case.answered',
  'endpoint.ping',
] as const;

export type AccountEventType = (typeof ACCOUNT_EVENT_TYPES)[number];
