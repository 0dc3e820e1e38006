import { MAX_PLACES, MAX_WINDOWS } from '@waypost/domain/settings';
import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { CountryCode, Instant, plainText, WholeNumber } from '../fields.ts';
import { PickupArea } from './pickup-board.ts';
import { PickupWindowText } from './settings.ts';

const endpoint = endpointsOf('pickup board');

/** Not as a length: the typed client would make a tuple of it. */
function isWeek(days: readonly unknown[]): boolean {
  return days.length === 7;
}

/** Seven days, Monday first; null is the number of the settings. */
const WeekPlaces = z
  .array(z.int().min(0).max(MAX_PLACES).nullable())
  .max(7)
  .refine(isWeek, 'seven days');

const WindowPlaces = z
  .object({ window: PickupWindowText, places: WeekPlaces })
  .meta({ id: 'WindowPlaces' });

export const PickupCityFields = z
  .object({
    country: CountryCode,
    city: plainText(1, 80),
    places: z.array(WindowPlaces).max(MAX_WINDOWS),
    /** Requests wait for staff instead of being confirmed at once. */
    staffConfirms: z.boolean(),
    /** That of the city as it was read; 0 for one that has no places of its own yet. */
    revision: WholeNumber,
  })
  .meta({ id: 'PickupCityFields' });
export type PickupCityFields = z.infer<typeof PickupCityFields>;

export const PickupCity = PickupCityFields.extend({ area: PickupArea, changedAt: Instant }).meta({
  id: 'PickupCity',
});
export type PickupCity = z.infer<typeof PickupCity>;

export const listPickupCities = endpoint('GET /api/admin/pickup-cities', {
  summary: 'Cities with pickup places of their own; `next` continues the list.',
  query: z.object({
    search: plainText(0, 80).default('').describe('Part of the name of a city.'),
    after: PickupArea.optional().describe('`next` of the page before.'),
  }),
  answers: {
    200: z
      .object({
        /** Of the settings, for every other city. */
        usual: z.array(z.object({ window: z.string(), places: z.int() })),
        cities: z.array(PickupCity),
        next: PickupArea.nullable(),
      })
      .meta({ id: 'PickupCities' }),
  },
  problems: OF_STAFF,
});

export const savePickupCity = endpoint('PUT /api/admin/pickup-cities', {
  summary:
    'Set the pickup places of a city by window and weekday. Pickups that have a place keep it.',
  body: PickupCityFields,
  answers: { 200: PickupCity },
  problems: [...OF_STAFF, 'settings_changed', 'cross_site_request'],
});
