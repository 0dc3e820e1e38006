import { LANGUAGES } from '@waypost/domain/places';
import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { CountryCode, plainText } from '../fields.ts';

const endpoint = endpointsOf('places');

const SearchText = plainText(2, 80);

export const geocode = endpoint('GET /api/geocode', {
  summary: 'The coordinates of a place. Both are null if it is not found.',
  query: z.object({ q: SearchText }),
  answers: {
    200: z
      .object({ lat: z.number().nullable(), lon: z.number().nullable() })
      .meta({ id: 'Coordinates' }),
  },
});

export const PlaceSuggestion = z
  .object({
    /** City and country, in the form that quotes accept. */
    label: z.string(),
    name: z.string(),
    country: z.string().regex(/^[A-Z]{2}$/),
    region: z.string().optional(),
    lat: z.number(),
    lon: z.number(),
  })
  .meta({ id: 'PlaceSuggestion' });
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>;

export const suggestPlaces = endpoint('GET /api/places/suggest', {
  summary: 'Up to eight places that match a typed text, in the requested language.',
  query: z.object({ q: SearchText, lang: z.enum(LANGUAGES).default('en') }),
  answers: {
    200: z
      .object({
        suggestions: z.array(PlaceSuggestion).max(8),
        /**
         * The label of the one place that the text obviously means, such as "London, United Kingdom" for
         * "London". Null if several are likely, or none.
         */
        meant: z.string().nullable(),
      })
      .meta({ id: 'PlaceSuggestions' }),
  },
});

/** In a body, because a postal code may be personal and URLs are logged. */
export const checkPostalCode = endpoint('POST /api/places/postal-code', {
  summary: 'Whether a postal code may belong to a city. True where that is not known.',
  body: z
    .object({ country: CountryCode, city: plainText(1, 80), postalCode: plainText(0, 16) })
    .meta({ id: 'PostalCodeOfCity' }),
  answers: { 200: z.object({ plausible: z.boolean() }).meta({ id: 'PostalCodePlausible' }) },
});
