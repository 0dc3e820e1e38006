import type { Dimensions } from './measures.ts';
import { foldPlaceName } from './place-names.ts';
import { countryCodeOf, countryPart, placeParts } from './places.ts';
import type { FreightMode, ParcelLevel } from './tariff.ts';

export { serviceLimitsVersion1 } from './service-limits-version-1.ts';

export type Service = ParcelLevel | FreightMode;

type PieceLimits = {
  maxPieceGrams: number;
  /** The longest side first: a piece is turned until it fits. */
  maxSidesMm: readonly [number, number, number];
  /** The longest side plus twice the two others. */
  maxLengthAndGirthMm: number | null;
  /** All pieces together. */
  maxShipmentGrams: number | null;
};

/**
 * What the carrier does not carry, as data that is stored and sent as JSON. A published version never
 * changes. Countries are ISO 3166-1 alpha-2 codes.
 */
export type ServiceLimits = {
  embargoed: readonly string[];
  notServed: readonly string[];
  /** Countries between which trucks run, by bridge, tunnel or ferry. A country may be in several. */
  roadNetworks: readonly (readonly string[])[];
  /** Neighbours on one coast: trucks run between them, ships do not. */
  coasts: readonly (readonly string[])[];
  landlocked: readonly string[];
  /** Countries of islands, within which ships run. */
  archipelagos: readonly string[];
  /** Parts of a country that no truck reaches, by folded names that occur in their addresses. */
  farIslands: readonly { country: string; names: readonly string[] }[];
  /** Groups of countries within which priority keeps its hours. */
  priorityRegions: readonly (readonly string[])[];
  /** Countries with too few flights for the hours of express. */
  expressExcept: readonly string[];
  services: Readonly<Record<Service, PieceLimits>>;
};

export const LIMIT_REASONS = [
  'embargo',
  'not_served',
  'no_road',
  'no_sea_leg',
  'no_seaport',
  'out_of_reach',
  'too_heavy',
  'too_large',
  'shipment_too_heavy',
] as const;
export type LimitReason = (typeof LIMIT_REASONS)[number];

/** Why a service does not carry a shipment, with what its sentence names. */
export type ServiceLimit = {
  reason: LimitReason;
  country?: string;
  maxGrams?: number;
  maxSidesMm?: readonly [number, number, number];
  maxLengthAndGirthMm?: number | null;
};

export type Piece = Dimensions & { weightGrams: number; count: number };
export type LimitedShipment = { from: string; to: string; pieces: readonly Piece[] };

type End = { country: string; farIsland: number };

/** Null when the service carries it. A place without a known country is not judged: it cannot be booked. */
export function serviceLimit(
  limits: ServiceLimits,
  service: Service,
  { from, to, pieces }: LimitedShipment,
): ServiceLimit | null {
  const [origin, destination] = [endOf(limits, from), endOf(limits, to)];
  const placeLimit =
    countryLimit(limits, [origin, destination]) ??
    (origin && destination ? laneLimit(limits, service, origin, destination) : null);
  return placeLimit ?? sizeLimit(limits.services[service], pieces);
}

/** A legal restriction rather than a logistic one: it invalidates quotes made before. */
export function isEmbargoed(limits: ServiceLimits, places: readonly string[]): boolean {
  return places.some((place) => limits.embargoed.includes(countryOf(place) ?? ''));
}

function countryOf(place: string): string | null {
  return countryCodeOf(countryPart(place));
}

function endOf(limits: ServiceLimits, place: string): End | null {
  const country = countryOf(place);
  if (country === null) return null;
  const isOneOf = (names: readonly string[]) => {
    const text = ` ${placeParts(place).slice(0, -1).map(foldPlaceName).join(' ')} `;
    return names.some((name) => text.includes(` ${name} `));
  };
  const farIsland = limits.farIslands.findIndex(
    (island) => island.country === country && isOneOf(island.names),
  );
  return { country, farIsland };
}

function countryLimit(limits: ServiceLimits, ends: readonly (End | null)[]): ServiceLimit | null {
  const countries = ends.flatMap((end) => (end === null ? [] : [end.country]));
  const embargoed = countries.find((country) => limits.embargoed.includes(country));
  if (embargoed !== undefined) return { reason: 'embargo', country: embargoed };
  const notServed = countries.find((country) => limits.notServed.includes(country));
  return notServed === undefined ? null : { reason: 'not_served', country: notServed };
}

function laneLimit(
  limits: ServiceLimits,
  service: Service,
  from: End,
  to: End,
): ServiceLimit | null {
  switch (service) {
    case 'road':
      return isByRoad(limits, from, to) ? null : { reason: 'no_road' };
    case 'sea':
      return seaLimit(limits, from, to);
    case 'priority':
      return isDomestic(from, to) || shareOne(limits.priorityRegions, from, to)
        ? null
        : { reason: 'out_of_reach' };
    case 'express':
      return isDomestic(from, to) || ![from, to].some((end) => isFar(limits, end))
        ? null
        : { reason: 'out_of_reach' };
    default:
      return null;
  }
}

function isDomestic(from: End, to: End): boolean {
  return from.country === to.country;
}

function isFar({ expressExcept }: ServiceLimits, { country }: End): boolean {
  return expressExcept.includes(country);
}

function shareOne(groups: ServiceLimits['coasts'], from: End, to: End): boolean {
  return groups.some((group) => group.includes(from.country) && group.includes(to.country));
}

function isByRoad(limits: ServiceLimits, from: End, to: End): boolean {
  if (from.farIsland !== to.farIsland) return false;
  return isDomestic(from, to) || shareOne(limits.roadNetworks, from, to);
}

/**
 * Sea freight needs a leg at sea: where trucks run, ships sail only between two countries with coasts that
 * are not neighbours. Overseas a country without a coast is served through a port of its road network.
 */
function seaLimit(limits: ServiceLimits, from: End, to: End): ServiceLimit | null {
  const { landlocked, roadNetworks, archipelagos, coasts } = limits;
  const ends = [from, to];
  const isLandlocked = (country: string) => landlocked.includes(country);
  if (isByRoad(limits, from, to)) {
    const sails = isDomestic(from, to)
      ? archipelagos.includes(from.country)
      : !ends.some(({ country }) => isLandlocked(country)) && !shareOne(coasts, from, to);
    return sails ? null : { reason: 'no_sea_leg' };
  }
  const withoutPort = ends.find(
    ({ country }) =>
      isLandlocked(country) &&
      !roadNetworks.some(
        (network) => network.includes(country) && network.some((code) => !isLandlocked(code)),
      ),
  );
  return withoutPort === undefined ? null : { reason: 'no_seaport', country: withoutPort.country };
}

function sizeLimit(limits: PieceLimits, pieces: readonly Piece[]): ServiceLimit | null {
  const { maxPieceGrams, maxSidesMm, maxLengthAndGirthMm, maxShipmentGrams } = limits;
  if (pieces.some(({ weightGrams }) => weightGrams > maxPieceGrams)) {
    return { reason: 'too_heavy', maxGrams: maxPieceGrams };
  }
  if (pieces.some((piece) => !fits(limits, piece))) {
    return { reason: 'too_large', maxSidesMm, maxLengthAndGirthMm };
  }
  const grams = pieces.reduce((sum, { weightGrams, count }) => sum + weightGrams * count, 0);
  return maxShipmentGrams !== null && grams > maxShipmentGrams
    ? { reason: 'shipment_too_heavy', maxGrams: maxShipmentGrams }
    : null;
}

function fits({ maxSidesMm, maxLengthAndGirthMm }: PieceLimits, piece: Piece): boolean {
  const { lengthMm, widthMm, heightMm } = piece;
  const [longest, middle, shortest] = [lengthMm, widthMm, heightMm].toSorted((a, b) => b - a) as [
    number,
    number,
    number,
  ];
  const [first, second, third] = maxSidesMm;
  if (longest > first || middle > second || shortest > third) return false;
  return maxLengthAndGirthMm === null || longest + 2 * (middle + shortest) <= maxLengthAndGirthMm;
}
