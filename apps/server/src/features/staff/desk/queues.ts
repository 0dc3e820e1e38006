import { defineQueue } from '../../../platform/jobs.ts';

/** Puts silent shipments and exceptions on the desk, and takes off what has settled itself. */
export const watchShipmentsQueue = defineQueue<Record<string, never>>('watch_shipments', {
  retryLimit: 2,
});
