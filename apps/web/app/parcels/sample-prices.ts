import { checkoutCharges } from '@waypost/domain/charges';
import {
  estimate,
  type FreightMode,
  PARCEL_LEVELS,
  type ParcelLevel,
  type RateInput,
  type Tariff,
} from '@waypost/domain/rates';
import { SAMPLE_GRAMS, type SamplePrices } from './services.ts';

/** What the sample of each service costs, priced like any shipment. */
export function samplePrices(tariff: Tariff): SamplePrices {
  const noSize = { lengthMm: 0, widthMm: 0, heightMm: 0 };
  const parcel = (level: ParcelLevel) =>
    dueByCard(tariff, { kind: 'parcel', level, weightGrams: SAMPLE_GRAMS.parcel, ...noSize }, true);
  const freight = (mode: FreightMode) =>
    dueByCard(
      tariff,
      { kind: 'freight', mode, pallets: 1, weightGrams: SAMPLE_GRAMS.freight, ...noSize },
      false,
    );
  return {
    standard: parcel('standard'),
    express: parcel('express'),
    priority: parcel('priority'),
    air: freight('air'),
    sea: freight('sea'),
    road: freight('road'),
  };
}

/** Everything that is due by card, uninsured, in cents. For shipments that surely have a price. */
export function dueByCard(tariff: Tariff, input: RateInput, sameCountry: boolean): number {
  const priced = estimate(tariff, input, sameCountry);
  if (priced === null) throw new RangeError('the shipment has no price');
  const { totalCents: baseCents } = priced;
  return checkoutCharges(tariff, { baseCents, insured: false, method: 'card' }).totalCents;
}

/** The lightest billable weight, and where the range of parcels begins. */
const LIGHTEST_GRAMS = { documents: 10, parcels: 500 };

/** The least that a document or a parcel costs within one country. */
export function lowestDomesticPrices(tariff: Tariff): Record<keyof typeof LIGHTEST_GRAMS, number> {
  const lowest = (weightGrams: number) => {
    const box = { weightGrams, lengthMm: 0, widthMm: 0, heightMm: 0 };
    return Math.min(
      ...PARCEL_LEVELS.map((level) => dueByCard(tariff, { kind: 'parcel', level, ...box }, true)),
    );
  };
  return {
    documents: lowest(LIGHTEST_GRAMS.documents),
    parcels: lowest(LIGHTEST_GRAMS.parcels),
  };
}
