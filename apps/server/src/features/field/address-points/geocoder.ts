import { distanceKm } from '@waypost/domain/distance';
import { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import type { StreetAddress } from './address-key.ts';

const TIMEOUT_MS = 5_000;
/** Of Nominatim: 30 is a house, 26 a street. What is coarser is no better than the city. */
const STREET_RANK = 26;
const HOUSE_RANK = 30;
/** A street of the same name in another part of the country. */
const MOST_KM = 60;
const VIEW_DEGREES = 0.3;

const Found = z.array(
  z.object({
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
    place_rank: z.number(),
  }),
);

type Point = { lat: number; lon: number };
export type Geocoded = Point & { accuracyM: number };

/** It gave no answer that can be read: an address is asked for again later. */
export class GeocoderAway extends Error {}

/**
 * Asks the configured geocoder, which speaks Nominatim's search, where an address is. It gets the address and no name.
 * Null: it does not know the street.
 */
export async function askGeocoder(
  { config }: Pick<Ctx, 'config'>,
  address: StreetAddress,
  city: Point | null,
): Promise<Geocoded | null> {
  if (config.GEOCODER_URL === null) throw new GeocoderAway('no geocoder is configured');
  const url = new URL(config.GEOCODER_URL);
  for (const [name, value] of Object.entries(queryOf(address, city))) {
    url.searchParams.set(name, value);
  }
  const places = await read(url, config.PUBLIC_ORIGIN);
  const [best] = places.filter((place) => place.place_rank >= STREET_RANK);
  if (best === undefined || (city !== null && distanceKm(best, city) > MOST_KM)) return null;
  const { lat, lon, place_rank: rank } = best;
  return { lat, lon, accuracyM: rank >= HOUSE_RANK ? 30 : 300 };
}

function queryOf({ street, postalCode, city, country }: StreetAddress, near: Point | null) {
  return {
    format: 'jsonv2',
    limit: '1',
    street,
    city,
    countrycodes: country.toLowerCase(),
    ...(postalCode !== '' && { postalcode: postalCode }),
    ...(near !== null && {
      viewbox: [
        near.lon - VIEW_DEGREES,
        near.lat + VIEW_DEGREES,
        near.lon + VIEW_DEGREES,
        near.lat - VIEW_DEGREES,
      ].join(','),
    }),
  };
}

/** Errors name neither the address of the service nor that of a person: both would be in the URL. */
async function read(url: URL, origin: string): Promise<z.infer<typeof Found>> {
  let answer: Response;
  try {
    answer = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': `Waypost (${origin})` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    throw new GeocoderAway('no answer');
  }
  if (!answer.ok) throw new GeocoderAway(`status ${answer.status}`);
  const body: unknown = await answer.json().catch(() => null);
  const places = Found.safeParse(body);
  if (!places.success) throw new GeocoderAway('not the JSON of Nominatim');
  return places.data;
}
