import type { DurableLimit } from '../../../platform/durable-limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * All count by the typed address, whether or not it has an account. Registering and signing in count
 * separately, so that registering an address cannot lock out its owner.
 */

/** Wrong passwords for one account from one connection, for one account, from one connection. */
export const SIGN_INS_OF_BOTH: DurableLimit = { name: 'sign-in', points: 10, seconds: 15 * MINUTE };
export const SIGN_INS_OF_ACCOUNT: DurableLimit = {
  name: 'sign-in-account',
  points: 50,
  seconds: HOUR,
};
export const SIGN_INS_OF_CONNECTION: DurableLimit = {
  name: 'sign-in-connection',
  points: 100,
  seconds: 15 * MINUTE,
};

/** Reset links that do not exist. */
export const LINKS_OF_CONNECTION: DurableLimit = {
  name: 'links-connection',
  points: 30,
  seconds: 15 * MINUTE,
};

/** Wrong codes. */
export const CODE_TRIES: DurableLimit = { name: 'code', points: 20, seconds: DAY };

/** Mails to one address. */
export const REGISTRATIONS: DurableLimit = { name: 'register', points: 5, seconds: HOUR };
export const SIGN_IN_CODES: DurableLimit = { name: 'sign-in-code', points: 10, seconds: HOUR };
export const RESENDS: DurableLimit = { name: 'resend', points: 5, seconds: HOUR };
export const RESETS: DurableLimit = { name: 'reset', points: 5, seconds: HOUR };
/** Emails to an address that accounts want to use, across accounts. */
export const EMAIL_CHANGES: DurableLimit = { name: 'email-change', points: 5, seconds: DAY };
/** Emails that one customer triggers. */
export const LINKS_OF_CUSTOMER: DurableLimit = { name: 'links', points: 5, seconds: HOUR };
/** Emails to any address that one connection triggers. */
export const MAILS_OF_CONNECTION: DurableLimit = {
  name: 'mails-connection',
  points: 30,
  seconds: HOUR,
};
