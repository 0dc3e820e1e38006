import type { DurableLimit } from '../../../platform/durable-limits.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Requests for updates, each of which sends an email: by client, by shipment and by address. */
export const REQUESTS_OF_CLIENT: DurableLimit = {
  name: 'updates-client',
  points: 20,
  seconds: HOUR,
};
export const REQUESTS_FOR_SHIPMENT: DurableLimit = {
  name: 'updates-shipment',
  points: 40,
  seconds: DAY,
};
export const REQUESTS_FOR_ADDRESS: DurableLimit = {
  name: 'updates-address',
  points: 5,
  seconds: DAY,
};

/** Confirmed followers of one shipment, its parties not counted. */
export const MAX_FOLLOWERS = 20;
