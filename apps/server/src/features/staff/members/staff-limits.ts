import { durableLimit, HOUR, MINUTE } from '../../../platform/durable-limits.ts';

/**
 * Wrong passwords for one account from one connection, for one account, and from one connection. A
 * stranger's guesses fill the first and leave the member's own connection open.
 */
export const STAFF_SIGN_INS_OF_BOTH = durableLimit('staff-sign-in', 10, 15 * MINUTE);
export const STAFF_SIGN_INS_OF_ACCOUNT = durableLimit('staff-sign-in-account', 50, HOUR);
export const STAFF_SIGN_INS_OF_CONNECTION = durableLimit(
  'staff-sign-in-connection',
  50,
  15 * MINUTE,
);

/** Invitations and password links that do not exist. */
export const STAFF_LINKS_OF_CONNECTION = durableLimit('staff-links-connection', 30, 15 * MINUTE);

/** The password asked again of a signed-in member. */
export const STAFF_PASSWORD_CHECKS = durableLimit('staff-password-check', 10, 15 * MINUTE);

/** Wrong second factors: three of a million codes are right at a time. */
export const SECOND_FACTORS = durableLimit('second-factor', 10, HOUR);

/** Emails that one member triggers. */
export const INVITATIONS = durableLimit('invitation', 30, HOUR);
export const STAFF_PASSWORD_LINKS = durableLimit('staff-password-link', 30, HOUR);
