import { type Feature, scheduled } from '../../../platform/feature.ts';
import { deleteOld } from './points.queries.ts';

export { addressKeyOf, type StreetAddress } from './address-key.ts';
export { learnDoor } from './learn-door.ts';
export { createAddressLocator } from './locate-addresses.ts';
export { selectPoints } from './points.queries.ts';

/** Where doors are: learned by couriers, or asked of a geocoder. Kept by address, never by person. */
export const addressPoints: Feature = {
  name: 'address-points',
  personalData: 'expires',
  jobs: [scheduled('forget_points', '17 3 * * *', ({ db }) => deleteOld(db), { concurrency: 1 })],
  tables: {
    addressPoints: {
      growsWith: 'address that couriers go to',
      lives: '24 months after it was last learned',
      sweep: { job: 'forget_points', index: 'address_points_updated' },
    },
    addressFixes: {
      growsWith: 'hand-over whose courier shares the position',
      lives: '12 months, nine an address',
      sweep: { job: 'forget_points', index: 'address_fixes_seen' },
    },
  },
};
