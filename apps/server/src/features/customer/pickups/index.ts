import type { Feature } from '../../../platform/feature.ts';
import { eraseGuestPickups, erasePickups } from './erase-pickups.ts';
import { selectAllPickups } from './pickups.queries.ts';
import { exportPickup, presentRule } from './present-pickup.ts';
import { selectRules } from './rules.queries.ts';
import { asCustomer } from '../../../platform/acting-customer.ts';
import { carryPlaces } from './places.queries.ts';
import { pickupsJobs } from './pickups.jobs.ts';
import { pickupsRoutes } from './pickups.routes.ts';
import { pickupEmails, ruleEndedEmail, scheduledEmail } from './pickup-emails.ts';

export { addressTextOf } from './address-text.ts';
export {
  type Booked,
  moveBookedPickup,
  planBookedPickup,
  withdrawBookedPickup,
} from './booked-pickup.ts';
export { findCity, insertCity, selectCities, updateCity, type CityRow } from './cities.queries.ts';
export { cancelPickup } from './cancel-pickup.ts';
export { findPickup, insertPickup, type PickupRow, selectPickups } from './pickups.queries.ts';
export { listPickups } from './list-pickups.ts';
export { presentPickup } from './present-pickup.ts';
export { confirmPickups, missPickup, movePickup, notePickup } from './plan-as-staff.ts';
export { readClock } from './places.queries.ts';
export { type Asked, listFreeWindows, readDayOrFirstFree } from './read-windows.ts';
export { type CollectedAt, requestPickupAt } from './request-pickup.ts';
export { reschedulePickup } from './reschedule-pickup.ts';
export { refuseUnlessFree } from './take-window.ts';

export const pickups: Feature = {
  name: 'pickups',
  routes: pickupsRoutes,
  jobs: pickupsJobs,
  emails: [scheduledEmail, ...Object.values(pickupEmails), ruleEndedEmail],
  erase: {
    person: (_ctx, tx, { customerId }) => erasePickups(tx, customerId),
    shipments: (_ctx, tx, { ids }) => eraseGuestPickups(tx, ids),
  },
  exportData: (ctx, { customerId }) =>
    asCustomer(ctx.db, customerId, async (own) => ({
      pickups: (await selectAllPickups(own, customerId)).map(exportPickup),
      pickupRules: (await selectRules(own, customerId, 'all')).map(presentRule),
    })),
  shards: { carrySums: carryPlaces },
  tables: {
    pickups: {
      growsWith: 'date of a pickup',
      lives: "until its customer is erased; a guest's until the shipper is",
    },
    pickupRules: { growsWith: 'recurring pickup', lives: 'until its customer is erased' },
    pickupShipments: { growsWith: 'shipment of a pickup', lives: 'with its pickup' },
    pickupPlaces: {
      growsWith: 'city, day and window',
      lives: '30 days after the day',
      sweep: { job: 'plan_pickup_rules', index: 'pickup_places_day' },
    },
    pickupCities: { growsWith: 'city that staff plans', lives: 'for good, one a city' },
    // read by the release before; a later migration removes it
    pickupCapacity: { growsWith: 'nothing any more', lives: 'until it is removed' },
  },
};
