import { MAJOR_CITIES } from '@waypost/domain/major-cities';
import { timeZoneOf } from '../features/core/calendars/index.ts';
import type { NewRow } from '../platform/database.ts';

/** Code, city, and its zone where that is not the main one of the country. */
const HUBS: readonly [string, string, string?][] = [
  ['LEJ', 'Leipzig'],
  ['LGG', 'Liège'],
  ['PAR', 'Paris'],
  ['LON', 'London'],
  ['MAD', 'Madrid'],
  ['MIL', 'Milan'],
  ['AMS', 'Amsterdam'],
  ['WAW', 'Warsaw'],
  ['IST', 'Istanbul'],
  ['DXB', 'Dubai'],
  ['SIN', 'Singapore'],
  ['HKG', 'Hong Kong'],
  ['TYO', 'Tokyo'],
  ['SYD', 'Sydney'],
  ['MEM', 'Memphis', 'America/Chicago'],
  ['NYC', 'New York'],
  ['LAX', 'Los Angeles', 'America/Los_Angeles'],
  ['SAO', 'São Paulo'],
];

/** Hubs of the demonstration, with the same ids each time. */
export const SAMPLE_HUBS: readonly NewRow<'hubs'>[] = HUBS.map(([code, city, timeZone], index) => {
  const at = MAJOR_CITIES.find((each) => each.city === city);
  if (at === undefined) throw new Error(`${city} is not a major city`);
  const { country, lat, lon } = at;
  const id = `00000000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`;
  return {
    id,
    code,
    name: city,
    city,
    country,
    lat,
    lon,
    timeZone: timeZone ?? timeZoneOf(country),
  };
});
