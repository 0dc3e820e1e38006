import { MAJOR_CITIES, type MajorCity } from '../major-cities.ts';
import { type Service, serviceLimit, serviceLimitsVersion1 } from '../service-limits.ts';
import { FREIGHT_MODES, type FreightMode, PARCEL_LEVELS, type ParcelLevel } from '../tariff.ts';
import { placeText } from './people.ts';
import { distanceKm } from '../distance.ts';
import type { SeededRandom } from './seeded-random.ts';

type Box = { weightGrams: number; lengthMm: number; widthMm: number; heightMm: number };
type Ends = { origin: string; destination: string };

/** In the format of a quote request. */
type ParcelRequest = Ends & {
  serviceType: 'parcel';
  serviceLevel: ParcelLevel;
  parcels: [Box];
};
type FreightRequest = Ends & {
  serviceType: 'freight';
  mode: FreightMode;
  pallet: Box;
  pallets: number;
  incoterm: (typeof INCOTERMS)[number];
};

/** A random order between two cities. */
export type Order = {
  from: MajorCity;
  to: MajorCity;
  service: ParcelLevel | FreightMode;
  pieceCount: number;
  request: ParcelRequest | FreightRequest;
};

const INCOTERMS = ['DAP', 'DDP', 'FOB', 'CIF', 'EXW', 'CIP'] as const;
const FREIGHT_SHARE = 0.25;
const HOME_COUNTRY_SHARE = 0.25;
/** Trucks go further, but rarely. */
const ROAD_KM = 2_500;

type GivenEnds = { from?: MajorCity | undefined; to?: MajorCity | undefined };

/** Between given cities, or between any. To a given one it is a parcel, which couriers carry to the door. */
export function drawOrder(random: SeededRandom, given: GivenEnds = {}): Order {
  const { from, to } = drawCities(random, given);
  return random.chance(FREIGHT_SHARE) && given.to === undefined
    ? drawFreight(random, from, to)
    : drawParcel(random, from, to);
}

function drawCities(random: SeededRandom, given: GivenEnds): { from: MajorCity; to: MajorCity } {
  const others = (city: MajorCity) => MAJOR_CITIES.filter((each) => each !== city);
  if (given.to !== undefined) {
    return { from: given.from ?? drawOne(random, others(given.to)), to: given.to };
  }
  const from = given.from ?? drawOne(random, MAJOR_CITIES);
  const home = others(from).filter(({ country }) => country === from.country);
  const staysHome = home.length > 0 && random.chance(HOME_COUNTRY_SHARE);
  return { from, to: drawOne(random, staysHome ? home : others(from)) };
}

function drawOne(random: SeededRandom, cities: readonly MajorCity[]): MajorCity {
  const [first, ...rest] = cities;
  if (first === undefined) throw new RangeError('there is no city to draw');
  return random.pick([first, ...rest]);
}

function isCarried(service: Service, from: MajorCity, to: MajorCity): boolean {
  const ends = { from: placeText(from), to: placeText(to) };
  return serviceLimit(serviceLimitsVersion1, service, { ...ends, pieces: [] }) === null;
}

function drawParcel(random: SeededRandom, from: MajorCity, to: MajorCity): Order {
  const drawn = random.pick(PARCEL_LEVELS);
  const level = isCarried(drawn, from, to) ? drawn : 'express';
  const box = {
    weightGrams: Math.round(random.between(0.2, 5.2) ** 2 * 100) * 10,
    lengthMm: 150 + random.below(45) * 10,
    widthMm: 100 + random.below(30) * 10,
    heightMm: 50 + random.below(25) * 10,
  };
  return {
    from,
    to,
    service: level,
    pieceCount: 1,
    request: {
      serviceType: 'parcel',
      origin: placeText(from),
      destination: placeText(to),
      serviceLevel: level,
      parcels: [box],
    },
  };
}

function drawFreight(random: SeededRandom, from: MajorCity, to: MajorCity): Order {
  const drawn = random.pick(FREIGHT_MODES);
  const isTooFar = drawn === 'road' && distanceKm(from, to) > ROAD_KM;
  const mode = isTooFar || !isCarried(drawn, from, to) ? 'air' : drawn;
  const pallets = 1 + random.below(4);
  const pallet = {
    weightGrams: 100_000 + random.below(50) * 10_000,
    lengthMm: 1_200,
    widthMm: 800,
    heightMm: 800 + random.below(12) * 100,
  };
  return {
    from,
    to,
    service: mode,
    pieceCount: pallets,
    request: {
      serviceType: 'freight',
      origin: placeText(from),
      destination: placeText(to),
      mode,
      pallet,
      pallets,
      incoterm: random.pick(INCOTERMS),
    },
  };
}
