import { defineSweep } from '../../../platform/jobs.ts';

/** Assigns everything on its way again, after a hub or where a device stands has changed. */
export const hubsChangedQueue = defineSweep('hubs_changed', { retryLimit: 5 });
