import type { QuoteRequest } from '@waypost/contract';
import { checkoutCharges, type CheckoutCharges } from '@waypost/domain/charges';
import { MAJOR_CITIES, type MajorCity } from '@waypost/domain/major-cities';
import {
  FREIGHT_MODES,
  type FreightMode,
  PARCEL_LEVELS,
  type ParcelLevel,
  type RateInput,
  type Tariff,
} from '@waypost/domain/rates';
import { SHARD_COUNT } from '@waypost/domain/shards';
import {
  distanceKm,
  type Route,
  routeBetween,
  seededRandom,
  type SeededRandom,
} from '@waypost/domain/simulation';
import { type PricedQuote, priceQuote, rateInputOf } from '../features/quotes/index.ts';
import { placeText } from './people.ts';
import type { SeedPlan } from './seed-plan.ts';
import { uuidAt } from './uuid-at.ts';

/** What somebody asked to have sent, priced. A quote's shard is its shipments' shard. */
export type Order = {
  shard: number;
  quoteId: string;
  request: QuoteRequest;
  input: RateInput;
  service: ParcelLevel | FreightMode;
  priced: PricedQuote;
  charges: CheckoutCharges;
  insured: boolean;
  pieceCount: number;
  from: MajorCity;
  to: MajorCity;
  route: Route;
};

/** Streams of draws beyond any shipment's number. */
const FIRST_ORDER_STREAM = 2 ** 40;
const FREIGHT_SHARE = 0.25;
const HOME_COUNTRY_SHARE = 0.25;
const INSURED_SHARE = 0.3;
/** Further by road would cross an ocean. */
const ROAD_KM = 2_500;

export function makeOrders(plan: SeedPlan, tariff: Tariff, quotedAtOf: (index: number) => number) {
  return Array.from({ length: plan.orders }, (_, index): Order => {
    const random = seededRandom(plan.seed, FIRST_ORDER_STREAM + index);
    const { from, to } = drawEnds(random);
    const request = random.chance(FREIGHT_SHARE)
      ? drawFreight(random, from, to)
      : drawParcel(random, from, to);
    const priced = priceQuote(tariff, request);
    const input = rateInputOf(request);
    const insured = random.chance(INSURED_SHARE);
    return {
      shard: random.below(SHARD_COUNT),
      quoteId: uuidAt(quotedAtOf(index), random),
      request,
      input,
      service: input.kind === 'freight' ? input.mode : input.level,
      priced,
      // pay on delivery is the method that is open today
      charges: checkoutCharges(tariff, { baseCents: priced.totalCents, insured, method: 'cod' }),
      insured,
      pieceCount: request.serviceType === 'freight' ? request.pallets : 1,
      from,
      to,
      route: routeBetween(from, to),
    };
  });
}

function drawEnds(random: SeededRandom): { from: MajorCity; to: MajorCity } {
  const [first, ...rest] = MAJOR_CITIES;
  if (first === undefined) throw new Error('there is no city');
  const from = random.pick([first, ...rest]);
  const others = MAJOR_CITIES.filter((city) => city !== from);
  const home = others.filter(({ country }) => country === from.country);
  const reachable = home.length > 0 && random.chance(HOME_COUNTRY_SHARE) ? home : others;
  return { from, to: reachable[random.below(reachable.length)] ?? first };
}

function drawParcel(random: SeededRandom, from: MajorCity, to: MajorCity): QuoteRequest {
  return {
    serviceType: 'parcel',
    origin: placeText(from),
    destination: placeText(to),
    serviceLevel: random.pick(PARCEL_LEVELS),
    parcels: [
      {
        weightGrams: Math.round(random.between(0.2, 5.2) ** 2 * 100) * 10,
        lengthMm: 150 + random.below(45) * 10,
        widthMm: 100 + random.below(30) * 10,
        heightMm: 50 + random.below(25) * 10,
      },
    ],
  };
}

function drawFreight(random: SeededRandom, from: MajorCity, to: MajorCity): QuoteRequest {
  const mode = random.pick(FREIGHT_MODES);
  const isTooFar = mode === 'road' && distanceKm(from, to) > ROAD_KM;
  return {
    serviceType: 'freight',
    origin: placeText(from),
    destination: placeText(to),
    mode: isTooFar ? 'air' : mode,
    pallet: {
      weightGrams: 100_000 + random.below(50) * 10_000,
      lengthMm: 1_200,
      widthMm: 800,
      heightMm: 800 + random.below(12) * 100,
    },
    pallets: 1 + random.below(4),
    incoterm: random.pick(['DAP', 'DDP', 'FOB', 'CIF', 'EXW', 'CIP']),
  };
}
