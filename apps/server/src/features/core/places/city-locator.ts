import { keepNewest } from '../../../platform/keep-newest.ts';
import type { Reads } from '../../../platform/standby-reads.ts';
import capitals from './capitals.json' with { type: 'json' };
import { locateCity } from './search-places.ts';

/** Approximate: the city is unknown, and this is the capital of its country. */
export type CityPosition = {
  lat: number;
  lon: number;
  approximate: boolean;
  /** What it is called, by language. Empty for a name that only begins like that of a city. */
  names: Record<string, string>;
};

export type LocateCity = (city: string, country: string) => Promise<CityPosition | null>;

/** 5,000 cached cities take about a megabyte. */
const MAX_ENTRIES = 5_000;
/** A city that a reload of the gazetteer adds is found after this long. */
const KEPT_MS = 600_000;

type Entry = { position: Promise<CityPosition | null>; until: number };

/** Caches results, and shares one query between concurrent callers. */
export function createCityLocator(
  reads: Pick<Reads, 'read'>,
  now: () => number = () => performance.now(),
): LocateCity {
  const entries = new Map<string, Entry>();

  return (city, country) => {
    const key = `${country} ${city}`;
    const known = entries.get(key);
    if (known !== undefined && known.until > now()) return known.position;
    const position = locate(reads, city, country);
    keepNewest(entries, MAX_ENTRIES, key, { position, until: now() + KEPT_MS });
    position.catch(() => entries.delete(key));
    return position;
  };
}

async function locate(
  reads: Pick<Reads, 'read'>,
  city: string,
  country: string,
): Promise<CityPosition | null> {
  const found = await reads.read(({ db }) => locateCity(db, city, country));
  if (found !== null) {
    const { lat, lon, names } = found;
    return { lat, lon, approximate: false, names };
  }
  const [lat, lon] = (capitals as Record<string, number[]>)[country] ?? [];
  return lat === undefined || lon === undefined ? null : { lat, lon, approximate: true, names: {} };
}
