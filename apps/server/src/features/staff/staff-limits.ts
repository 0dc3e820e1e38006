import type { DurableLimit } from '../../platform/durable-limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Wrong passwords, by the address typed in, and by connection. */
export const STAFF_SIGN_INS: DurableLimit = {
  name: 'staff-sign-in',
  points: 10,
  seconds: 15 * MINUTE,
};
export const STAFF_SIGN_INS_OF_CONNECTION: DurableLimit = {
  name: 'staff-sign-in-connection',
  points: 50,
  seconds: 15 * MINUTE,
};

/** Wrong second factors: three of a million codes are right at a time. */
export const SECOND_FACTORS: DurableLimit = { name: 'second-factor', points: 10, seconds: HOUR };

export const INVITATIONS: DurableLimit = { name: 'invitation', points: 30, seconds: HOUR };
