import { MAJOR_CITIES, type MajorCity } from '@waypost/domain/major-cities';
import type { FreightMode } from '@waypost/domain/rates';

export function cityOf(name: string): MajorCity {
  const found = MAJOR_CITIES.find(({ city }) => city === name);
  if (found === undefined) throw new RangeError(`not a major city: ${name}`);
  return found;
}

/** Hubs on the map, and the side of its dot on which a name has room. */
const HUBS = [
  ['Liège', 'above'],
  ['Madrid', 'before'],
  ['New York', 'below'],
  ['Los Angeles', 'before'],
  ['Mexico City', 'before'],
  ['Miami', 'after'],
  ['Bogotá', 'before'],
  ['São Paulo', 'after'],
  ['Santiago', 'before'],
  ['Lagos', 'before'],
  ['Nairobi', 'after'],
  ['Johannesburg', 'after'],
  ['Dubai', 'below'],
  ['Delhi', 'above'],
  ['Singapore', 'before'],
  ['Shanghai', 'before'],
  ['Tokyo', 'after'],
  ['Sydney', 'below'],
] as const;

type Hub = (typeof HUBS)[number][0];

/** Between hubs by air. Sea and road do not follow great circles, so the map leaves them out. */
const AIR_LEGS: readonly (readonly [Hub, Hub])[] = [
  ['Liège', 'New York'],
  ['Liège', 'Miami'],
  ['Liège', 'Lagos'],
  ['Liège', 'Dubai'],
  ['Liège', 'Shanghai'],
  ['New York', 'Los Angeles'],
  ['Los Angeles', 'Mexico City'],
  ['Los Angeles', 'Tokyo'],
  ['Miami', 'Bogotá'],
  ['Bogotá', 'Santiago'],
  ['Madrid', 'São Paulo'],
  ['Lagos', 'Johannesburg'],
  ['Dubai', 'Nairobi'],
  ['Dubai', 'Delhi'],
  ['Dubai', 'Singapore'],
  ['Shanghai', 'Tokyo'],
  ['Singapore', 'Sydney'],
];

export const MAP_STOPS = HUBS.map(([name, side]) => ({
  ...cityOf(name),
  name,
  side,
  main: name === 'Liège',
}));
export const MAP_ROUTES = AIR_LEGS.map(([from, to]) => ({ from: cityOf(from), to: cityOf(to) }));

type Departure = { mode: FreightMode; from: string; to: string };

/** Lanes on the departure board; each leads to its price. */
export const DEPARTURES: readonly Departure[] = [
  { mode: 'air', from: 'Liège', to: 'New York' },
  { mode: 'road', from: 'Antwerp', to: 'Lyon' },
  { mode: 'sea', from: 'Rotterdam', to: 'Singapore' },
  { mode: 'air', from: 'Brussels', to: 'Nairobi' },
  { mode: 'road', from: 'Hamburg', to: 'Warsaw' },
  { mode: 'sea', from: 'Shanghai', to: 'Los Angeles' },
  { mode: 'air', from: 'London', to: 'Lagos' },
  { mode: 'road', from: 'Milan', to: 'Munich' },
  { mode: 'sea', from: 'Antwerp', to: 'Montreal' },
  { mode: 'road', from: 'Chicago', to: 'Dallas' },
  { mode: 'sea', from: 'Mumbai', to: 'Durban' },
  { mode: 'air', from: 'Tokyo', to: 'Sydney' },
];

/** A choice of destinations; any city with its country can be priced. */
export const REGIONS = [
  {
    key: 'regionEurope',
    cities: ['Antwerp', 'Berlin', 'Copenhagen', 'Lisbon', 'London', 'Milan', 'Paris', 'Warsaw'],
  },
  {
    key: 'regionNorthAmerica',
    cities: ['Chicago', 'Dallas', 'Los Angeles', 'Mexico City', 'Miami', 'New York', 'Toronto'],
  },
  {
    key: 'regionSouthAmerica',
    cities: ['Bogotá', 'Buenos Aires', 'Lima', 'Montevideo', 'Quito', 'Santiago', 'São Paulo'],
  },
  {
    key: 'regionAfrica',
    cities: ['Accra', 'Cairo', 'Cape Town', 'Casablanca', 'Dakar', 'Kigali', 'Lagos', 'Nairobi'],
  },
  {
    key: 'regionMiddleEast',
    cities: ['Abu Dhabi', 'Amman', 'Doha', 'Dubai', 'Jeddah', 'Kuwait City', 'Muscat', 'Riyadh'],
  },
  {
    key: 'regionAsiaPacific',
    cities: ['Auckland', 'Delhi', 'Hong Kong', 'Jakarta', 'Seoul', 'Singapore', 'Sydney', 'Tokyo'],
  },
] as const;

/** Of the departures and regions, as codes. */
export function countriesNamed(): string[] {
  const cities = [
    ...DEPARTURES.flatMap(({ from, to }) => [from, to]),
    ...REGIONS.flatMap((region) => region.cities),
  ];
  return [...new Set(cities.map((name) => cityOf(name).country))];
}
