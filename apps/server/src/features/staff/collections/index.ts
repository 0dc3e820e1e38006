import type { Feature } from '../../../platform/feature.ts';
import { collectionsJobs } from './collections.jobs.ts';

export { hasCollectingScan, lockCollection } from './collections.queries.ts';
export { collectedByScanKey, collectedByStaffKey } from './effect-keys.ts';
export { postCollected } from './post-collected.ts';

/** Cash that couriers say they collected. */
export const collections: Feature = {
  name: 'collections',
  personalData: 'none',
  jobs: collectionsJobs,
};
