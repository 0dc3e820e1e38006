import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  pickups: { growsWith: 'date of a pickup', lives: 'until its customer is erased' },
  pickupRules: { growsWith: 'recurring pickup', lives: 'until its customer is erased' },
  pickupShipments: { growsWith: 'shipment of a pickup', lives: 'with its pickup' },
  pickupPlaces: {
    growsWith: 'city, day and window',
    lives: '30 days after the day',
    sweep: { job: 'plan_pickup_rules', index: 'pickup_places_day' },
  },
  pickupCapacity: { growsWith: 'city with places of its own', lives: 'for good, one a city' },
};
