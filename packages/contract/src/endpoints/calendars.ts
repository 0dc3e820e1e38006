import { COUNTRY_CODES } from '@waypost/domain/places';
import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';

const endpoint = endpointsOf('quotes');

const CountryCode = z.enum(COUNTRY_CODES as [string, ...string[]]).meta({ id: 'CountryCode' });

/** A calendar day as 2026-11-16. */
export const Day = z.iso.date();

export const Calendar = z
  .object({
    country: CountryCode,
    timeZone: z.string(),
    /** ISO weekdays: 1 is Monday, 7 is Sunday. */
    weekend: z.array(z.int().min(1).max(7)),
    /** Upcoming public holidays, at least until the slowest service delivers. */
    holidays: z.array(Day),
  })
  .meta({ id: 'Calendar' });

export const readCalendars = endpoint('GET /api/calendars', {
  summary: 'Weekends and public holidays of origin and destination, for delivery dates.',
  query: z.object({ from: CountryCode, to: CountryCode }),
  answers: {
    200: z.object({ origin: Calendar, destination: Calendar }).meta({ id: 'Calendars' }),
  },
});
