import { durableLimit, HOUR, MINUTE } from '../../../platform/durable-limits.ts';

/** Wrong badges and PINs of one device: who holds a phone could otherwise try every card, or lock every colleague. */
export const SIGN_INS_OF_DEVICE = durableLimit('field-sign-in-device', 20, 15 * MINUTE);
/** The same over a day's work. */
export const SIGN_INS_OF_DEVICE_HOURLY = durableLimit('field-sign-in-device-hour', 40, HOUR);

/** Codes that enrol nothing. */
export const ENROLMENTS_OF_CONNECTION = durableLimit('field-enrolment', 30, 15 * MINUTE);
