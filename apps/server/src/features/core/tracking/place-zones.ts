import tzLookup from '@photostructure/tz-lookup';
import { errorFields, type Log } from '../../../platform/log.ts';
import { timeZoneOf, timeZonesOf } from '../calendars/index.ts';
import type { CityPosition, LocateCity } from '../places/index.ts';

export type ZoneOfPlace = (place: { city: string; country: string }) => Promise<string>;

/**
 * The time zone of a place. Most countries have one; in the others the coordinates of the city decide, if
 * they are in a zone of that country. Of 20,000 cities there all but 130 are; those are at a border, and
 * keep the country's main zone as unknown cities do.
 */
export function createPlaceZones(locate: LocateCity, log: Log): ZoneOfPlace {
  // the locator returns the same object while it is cached
  const zones = new WeakMap<CityPosition, string>();

  return async ({ city, country }) => {
    const mainZone = timeZoneOf(country);
    const ofCountry = timeZonesOf(country);
    if (ofCountry.length < 2) return mainZone;
    try {
      const position = await locate(city, country);
      if (position === null || position.approximate) return mainZone;
      let zone = zones.get(position);
      if (zone === undefined) {
        const found = commonName(tzLookup(position.lat, position.lon));
        zone = ofCountry.includes(found) ? found : mainZone;
        zones.set(position, zone);
      }
      return zone;
    } catch (error) {
      // a failing gazetteer must not fail the page
      log.warn(errorFields(error), 'could not look up the time zone of a place');
      return mainZone;
    }
  };
}

/** The older of two names, which browsers know too: Europe/Kiev for Europe/Kyiv. */
function commonName(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
}
