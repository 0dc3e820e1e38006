import type { DurableLimit } from '../../../platform/durable-limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Wrong passwords for one account from one connection, for one account, and from one connection. A
 * stranger's guesses fill the first and leave the member's own connection open.
 */
export const STAFF_SIGN_INS_OF_BOTH: DurableLimit = {
  name: 'staff-sign-in',
  points: 10,
  seconds: 15 * MINUTE,
};
export const STAFF_SIGN_INS_OF_ACCOUNT: DurableLimit = {
  name: 'staff-sign-in-account',
  points: 50,
  seconds: HOUR,
};
export const STAFF_SIGN_INS_OF_CONNECTION: DurableLimit = {
  name: 'staff-sign-in-connection',
  points: 50,
  seconds: 15 * MINUTE,
};

/** Invitations and password links that do not exist. */
export const STAFF_LINKS_OF_CONNECTION: DurableLimit = {
  name: 'staff-links-connection',
  points: 30,
  seconds: 15 * MINUTE,
};

/** The password asked again of a signed-in member. */
export const STAFF_PASSWORD_CHECKS: DurableLimit = {
  name: 'staff-password-check',
  points: 10,
  seconds: 15 * MINUTE,
};

/** Wrong second factors: three of a million codes are right at a time. */
export const SECOND_FACTORS: DurableLimit = { name: 'second-factor', points: 10, seconds: HOUR };

/** Emails that one member triggers. */
export const INVITATIONS: DurableLimit = { name: 'invitation', points: 30, seconds: HOUR };
export const STAFF_PASSWORD_LINKS: DurableLimit = {
  name: 'staff-password-link',
  points: 30,
  seconds: HOUR,
};
