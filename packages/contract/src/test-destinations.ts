/** Where a test shipment can be sent. */
export const TEST_DESTINATIONS = [
  'picked_up',
  'in_transit',
  'customs_hold',
  'held',
  'out_for_delivery',
  'failed_attempt',
  'address',
  'refused',
  'damage',
  'loss',
  'delivered',
  'returned',
] as const;
export type TestDestination = (typeof TEST_DESTINATIONS)[number];
