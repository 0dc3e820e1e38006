import {
  billableGrams,
  type Dimensions,
  MAX_LENGTH_MM,
  MAX_WEIGHT_GRAMS,
  volumetricGrams,
} from './measures.ts';
import {
  add,
  type Currency,
  divide,
  type Exact,
  exact,
  fromCents,
  multiply,
  toCents,
} from './money.ts';
import type { Eta, FreightMode, ParcelLevel, Tariff } from './tariff.ts';

export {
  type Eta,
  FREIGHT_MODES,
  type Incoterm,
  INCOTERMS,
  type FreightMode,
  PARCEL_LEVELS,
  type ParcelLevel,
  type Tariff,
  tariffVersion1,
  tariffVersion2,
} from './tariff.ts';

export type ParcelInput = Dimensions & { kind: 'parcel'; level: ParcelLevel; weightGrams: number };

/** Weight and size are those of one pallet. */
export type FreightInput = Dimensions & {
  kind: 'freight';
  mode: FreightMode;
  pallets: number;
  weightGrams: number;
};

export type RateInput = ParcelInput | FreightInput;

export type Estimate = {
  actualGrams: number;
  volumetricGrams: number;
  billableGrams: number;
  subtotalCents: number;
  surchargeCents: number;
  /** At least the tariff's minimum, so it may exceed subtotal and surcharge. */
  totalCents: number;
  currency: Currency;
  tariffVersion: number;
  eta: Eta;
};

/** Null when there is nothing to price: a billable weight of 0, or measures that are `rateProblems`. */
export function estimate(tariff: Tariff, input: RateInput, sameCountry: boolean): Estimate | null {
  if (outOfRange(input)) return null;

  const { volumetricDivisor, eta } = rateCard(tariff, input);
  const pieces = input.kind === 'freight' ? input.pallets : 1;
  const actual = input.weightGrams * pieces;
  const volumetric = volumetricGrams(input, volumetricDivisor, pieces);
  const billable = billableGrams(actual, volumetric);
  if (billable === 0) return null;

  const kilograms = divide(exact(billable), exact(1000));
  const price =
    input.kind === 'parcel'
      ? parcelPrice(tariff, input.level, kilograms, sameCountry)
      : freightPrice(tariff, input.mode, kilograms, sameCountry);

  return {
    actualGrams: actual,
    volumetricGrams: volumetric,
    billableGrams: billable,
    ...price,
    currency: tariff.currency,
    tariffVersion: tariff.version,
    eta,
  };
}

/** As many parcels as one shipment may have. */
export const MAX_PARCELS = 20;

/**
 * Several parcels in one shipment: each is priced as one of its own, and the amounts add up. Null when one
 * of them cannot be priced.
 */
export function estimateAll(
  tariff: Tariff,
  inputs: readonly RateInput[],
  sameCountry: boolean,
): Estimate | null {
  const [first, ...rest] = inputs.map((input) => estimate(tariff, input, sameCountry));
  if (first === undefined) return null;
  return rest.reduce<Estimate | null>(
    (sum, next) => (sum === null || next === null ? null : addEstimates(sum, next)),
    first,
  );
}

function addEstimates(a: Estimate, b: Estimate): Estimate {
  return {
    ...a,
    actualGrams: a.actualGrams + b.actualGrams,
    volumetricGrams: a.volumetricGrams + b.volumetricGrams,
    billableGrams: a.billableGrams + b.billableGrams,
    subtotalCents: a.subtotalCents + b.subtotalCents,
    surchargeCents: a.surchargeCents + b.surchargeCents,
    totalCents: a.totalCents + b.totalCents,
  };
}

export const RATE_PROBLEMS = [
  'over_max_piece_weight',
  'pallets_below_one',
  'measure_out_of_range',
] as const;
export type RateProblem = (typeof RATE_PROBLEMS)[number];

/** Why the input cannot be booked. */
export function rateProblems(tariff: Tariff, input: RateInput): RateProblem[] {
  const problems: RateProblem[] = [];
  if (input.kind === 'parcel' && input.weightGrams > tariff.parcel.maxPieceGrams) {
    problems.push('over_max_piece_weight');
  }
  if (input.kind === 'freight' && input.pallets < 1) problems.push('pallets_below_one');
  if (outOfRange(input)) problems.push('measure_out_of_range');
  return problems;
}

/** A hint, not a limit: whether a pallet weighs less or more than the mode is meant for. */
export function palletGuidance(
  tariff: Tariff,
  input: FreightInput,
): 'below_guidance' | 'above_guidance' | null {
  const guidance = tariff.freight.modes[input.mode].palletGuidanceGrams;
  if (guidance === null || input.weightGrams === 0) return null;
  if (input.weightGrams < guidance.min) return 'below_guidance';
  return input.weightGrams > guidance.max ? 'above_guidance' : null;
}

type Price = Pick<Estimate, 'subtotalCents' | 'surchargeCents' | 'totalCents'>;

function parcelPrice(
  tariff: Tariff,
  level: ParcelLevel,
  kilograms: Exact,
  sameCountry: boolean,
): Price {
  const { parcel } = tariff;
  const { base, perKg } = sameCountry ? parcel.sameCountry : parcel.otherCountry;
  const subtotal = multiply(
    weightPrice(base, perKg, kilograms),
    exact(parcel.levels[level].multiplier),
  );
  return withSurcharge(subtotal, parcel.surchargeRate, parcel.surchargeFixed, parcel.minimumTotal);
}

function freightPrice(
  tariff: Tariff,
  mode: FreightMode,
  kilograms: Exact,
  sameCountry: boolean,
): Price {
  const { freight } = tariff;
  const card = freight.modes[mode];
  const factor = exact(sameCountry ? freight.sameCountryFactor : '1');
  const subtotal = multiply(weightPrice(card.base, card.perKg, kilograms), factor);
  return withSurcharge(subtotal, card.surchargeRate, card.surchargeFixed, freight.minimumTotal);
}

function weightPrice(base: string, perKg: string, kilograms: Exact): Exact {
  return add(exact(base), multiply(kilograms, exact(perKg)));
}

/** The surcharge is a share of the rounded subtotal; the total adds the amounts as shown. */
function withSurcharge(subtotal: Exact, rate: string, fixed: string, minimumTotal: string): Price {
  const subtotalCents = toCents(subtotal);
  const surchargeCents = toCents(
    add(multiply(fromCents(subtotalCents), exact(rate)), exact(fixed)),
  );
  const totalCents = Math.max(toCents(exact(minimumTotal)), subtotalCents + surchargeCents);
  return { subtotalCents, surchargeCents, totalCents };
}

function rateCard(tariff: Tariff, input: RateInput): { volumetricDivisor: number; eta: Eta } {
  if (input.kind === 'freight') return tariff.freight.modes[input.mode];
  return {
    volumetricDivisor: tariff.parcel.volumetricDivisor,
    eta: tariff.parcel.levels[input.level].eta,
  };
}

const MAX_PALLETS = 10_000;

function outOfRange(input: RateInput): boolean {
  return (
    !isWholeUpTo(MAX_WEIGHT_GRAMS, input.weightGrams) ||
    !isWholeUpTo(MAX_LENGTH_MM, input.lengthMm) ||
    !isWholeUpTo(MAX_LENGTH_MM, input.widthMm) ||
    !isWholeUpTo(MAX_LENGTH_MM, input.heightMm) ||
    (input.kind === 'freight' && !isWholeUpTo(MAX_PALLETS, input.pallets))
  );
}

function isWholeUpTo(max: number, value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= max;
}
