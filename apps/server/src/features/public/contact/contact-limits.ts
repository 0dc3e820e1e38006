import type { DurableLimit } from '../../../platform/durable-limits.ts';

const HOUR = 60 * 60;

/** Messages under one address, and from one connection. */
export const MESSAGES_OF_EMAIL: DurableLimit = { name: 'contact', points: 5, seconds: HOUR };
export const MESSAGES_OF_CONNECTION: DurableLimit = {
  name: 'contact-connection',
  points: 10,
  seconds: HOUR,
};
