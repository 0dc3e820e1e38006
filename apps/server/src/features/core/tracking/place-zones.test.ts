import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createPlaceZones } from './place-zones.ts';

const POSITIONS: Record<string, [lat: number, lon: number]> = {
  'US Chicago': [41.85, -87.65],
  'BR Manaus': [-3.1, -60.02],
  'AR Buenos Aires': [-34.61, -58.38],
  'CN Urumqi': [43.8, 87.6],
  // over the border, in Windsor
  'US Nowhere': [42.3, -83.02],
};

const log = pino({ enabled: false });
const zoneOf = createPlaceZones(async (city, country) => {
  if (city === 'Broken') throw new Error('the gazetteer is busy');
  const [lat, lon] = POSITIONS[`${country} ${city}`] ?? [];
  if (lat === undefined || lon === undefined)
    return { lat: 0, lon: 0, approximate: true, names: {} };
  return { lat, lon, approximate: false, names: {} };
}, log);

it.each([
  ['Chicago', 'US', 'America/Chicago'],
  ['Manaus', 'BR', 'America/Manaus'],
  ['Buenos Aires', 'AR', 'America/Buenos_Aires'],
  ['Leipzig', 'DE', 'Europe/Berlin'],
  ['Urumqi', 'CN', 'Asia/Shanghai'],
  ['Unknown', 'US', 'America/New_York'],
  ['Nowhere', 'US', 'America/New_York'],
  ['Broken', 'US', 'America/New_York'],
])('%s, %s is in the time zone %s', async (city, country, zone) => {
  expect(await zoneOf({ city, country })).toBe(zone);
});
