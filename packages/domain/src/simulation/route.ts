import { distanceKm } from '../distance.ts';
import { MAJOR_CITIES, type MajorCity } from '../major-cities.ts';

/** From the first city to the last, each a stop where a shipment is scanned. */
export type Route = { stops: readonly [MajorCity, ...MajorCity[]]; legsKm: readonly number[] };

const HUB_NAMES = new Set([
  'Leipzig',
  'Liège',
  'London',
  'Madrid',
  'Warsaw',
  'Istanbul',
  'Dubai',
  'Cairo',
  'Nairobi',
  'Lagos',
  'Johannesburg',
  'Delhi',
  'Bangkok',
  'Singapore',
  'Hong Kong',
  'Shanghai',
  'Tokyo',
  'Sydney',
  'Memphis',
  'New York',
  'Los Angeles',
  'Miami',
  'Mexico City',
  'Bogotá',
  'São Paulo',
  'Santiago',
]);

const HUBS: readonly MajorCity[] = MAJOR_CITIES.filter(({ city }) => HUB_NAMES.has(city));

/** Below this distance it goes directly. */
const DIRECT_KM = 400;
/** Beyond this distance between two hubs it changes once more. */
const LONG_HAUL_KM = 7_000;

/** Through the hub nearest to each end, and a third one between continents. */
export function routeBetween(from: MajorCity, to: MajorCity): Route {
  const stops: [MajorCity, ...MajorCity[]] = [from];
  if (distanceKm(from, to) >= DIRECT_KM) {
    const first = nearestHub(from);
    const last = nearestHub(to);
    stops.push(first);
    if (distanceKm(first, last) > LONG_HAUL_KM) stops.push(hubBetween(first, last));
    stops.push(last);
  }
  stops.push(to);

  const [start, ...rest] = stops.filter((stop, index) => stop !== stops[index - 1]);
  const distinct: [MajorCity, ...MajorCity[]] = [start ?? from, ...rest];
  const legsKm = rest.map((stop, index) => distanceKm(distinct[index] ?? from, stop));
  return { stops: distinct, legsKm };
}

function nearestHub(city: MajorCity): MajorCity {
  return leastOf(HUBS, (hub) => distanceKm(city, hub));
}

/** The smallest detour, counted from the middle so that it is not next to either end. */
function hubBetween(from: MajorCity, to: MajorCity): MajorCity {
  const others = HUBS.filter((hub) => hub !== from && hub !== to);
  return leastOf(others, (hub) => distanceKm(from, hub) ** 2 + distanceKm(hub, to) ** 2);
}

function leastOf(cities: readonly MajorCity[], measure: (city: MajorCity) => number): MajorCity {
  return cities.reduce((best, city) => (measure(city) < measure(best) ? city : best));
}
