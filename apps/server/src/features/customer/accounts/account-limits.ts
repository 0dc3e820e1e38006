import { DAY, durableLimit, HOUR, MINUTE } from '../../../platform/durable-limits.ts';

/**
 * All count by the typed address, whether or not it has an account. Registering and signing in count
 * separately, so that registering an address cannot lock out its owner.
 */

/** Wrong passwords for one account from one connection, for one account, from one connection. */
export const SIGN_INS_OF_BOTH = durableLimit('sign-in', 10, 15 * MINUTE);
export const SIGN_INS_OF_ACCOUNT = durableLimit('sign-in-account', 50, HOUR);
export const SIGN_INS_OF_CONNECTION = durableLimit('sign-in-connection', 100, 15 * MINUTE);

/** Reset links that do not exist. */
export const LINKS_OF_CONNECTION = durableLimit('links-connection', 30, 15 * MINUTE);

/** Wrong codes. */
export const CODE_TRIES = durableLimit('code', 20, DAY);

/** Mails to one address. */
export const REGISTRATIONS = durableLimit('register', 5, HOUR);
export const SIGN_IN_CODES = durableLimit('sign-in-code', 10, HOUR);
export const RESENDS = durableLimit('resend', 5, HOUR);
export const RESETS = durableLimit('reset', 5, HOUR);
/** Emails to an address that accounts want to use, across accounts. */
export const EMAIL_CHANGES = durableLimit('email-change', 5, DAY);
/** Emails that one customer triggers. */
export const LINKS_OF_CUSTOMER = durableLimit('links', 5, HOUR);
/** Emails to any address that one connection triggers. */
export const MAILS_OF_CONNECTION = durableLimit('mails-connection', 30, HOUR);
