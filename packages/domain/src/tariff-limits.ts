import { checkoutCharges } from './charges.ts';
import { type Dimensions, MAX_LENGTH_MM, MAX_WEIGHT_GRAMS } from './measures.ts';
import { estimate, estimateAll, MAX_PARCELS, type RateInput } from './rates.ts';
import { FREIGHT_MODES, PARCEL_LEVELS, type Tariff } from './tariff.ts';

/** Limits of a price between the estimate and the ledger. */
const MAX_PRICE_CENTS = 1_000_000_000_000;

/** The largest shipment of a quote: 10 t and 20 m a piece, 200 pallets or 20 parcels. */
const LARGEST_QUOTED = { ...cube(20_000), weightGrams: 10_000_000, pallets: 200 };
/** The largest shipment of the estimator. */
const LARGEST_ESTIMATED = {
  ...cube(MAX_LENGTH_MM),
  weightGrams: MAX_WEIGHT_GRAMS,
  pallets: 10_000,
};

/**
 * False for a tariff whose highest price would not be an exact integer, or exceed the ledger's limit.
 * Without this check a typing error would fail at the first large quote, long after it was published.
 */
export function canPriceAll(tariff: Tariff): boolean {
  try {
    for (const input of servicesOf(LARGEST_ESTIMATED)) estimate(tariff, input, false);
    return servicesOf(LARGEST_QUOTED).every((input) => dearest(tariff, input) <= MAX_PRICE_CENTS);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function dearest(tariff: Tariff, input: RateInput): number {
  const inputs = Array<RateInput>(input.kind === 'parcel' ? MAX_PARCELS : 1).fill(input);
  const totals = [true, false].map((same) => {
    const baseCents = estimateAll(tariff, inputs, same)?.totalCents ?? 0;
    const goods = { declaredCents: MAX_PRICE_CENTS, insured: true };
    return checkoutCharges(tariff, { baseCents, ...goods, method: 'cod' }).totalCents;
  });
  return Math.max(...totals);
}

function servicesOf(size: Dimensions & { weightGrams: number; pallets: number }): RateInput[] {
  const { pallets, ...piece } = size;
  return [
    ...PARCEL_LEVELS.map((level) => ({ kind: 'parcel' as const, level, ...piece })),
    ...FREIGHT_MODES.map((mode) => ({ kind: 'freight' as const, mode, pallets, ...piece })),
  ];
}

function cube(sideMm: number): Dimensions {
  return { lengthMm: sideMm, widthMm: sideMm, heightMm: sideMm };
}
