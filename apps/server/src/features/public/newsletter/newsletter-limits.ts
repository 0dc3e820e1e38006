import type { DurableLimit } from '../../../platform/durable-limits.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Emails to one address that visitors trigger, whether or not it is on the list. */
export const NEWSLETTER_MAILS: DurableLimit = { name: 'newsletter', points: 3, seconds: DAY };
/** The same to any address, of one connection. */
export const NEWSLETTER_MAILS_OF_CONNECTION: DurableLimit = {
  name: 'newsletter-connection',
  points: 10,
  seconds: HOUR,
};
