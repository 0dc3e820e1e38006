import { FREIGHT_MODES, PARCEL_LEVELS, type RateInput, type Tariff } from '@waypost/domain/rates';
import { serviceLimit, type ServiceLimits } from '@waypost/domain/service-limits';
import { dueByCard } from '../../parcels/sample-prices.ts';
import { taxedFor } from '@waypost/domain/tax';
import { quoteAddress } from '../../parcels/services.ts';
import { cityOf } from './network.ts';

/** As a person types it into the quote card: kilograms and centimetres. */
type Example = {
  from: string;
  to: string;
  weight: number;
  length: number;
  width: number;
  height: number;
  pallets?: number;
};

const PARCELS: readonly Example[] = [
  { from: 'Brussels', to: 'Antwerp', weight: 2, length: 30, width: 20, height: 15 },
  { from: 'London', to: 'Berlin', weight: 5, length: 40, width: 30, height: 20 },
  { from: 'Antwerp', to: 'Lagos', weight: 20, length: 60, width: 40, height: 35 },
];

const FREIGHT: readonly Example[] = [
  { from: 'Hamburg', to: 'Munich', weight: 250, length: 120, width: 80, height: 120, pallets: 1 },
  {
    from: 'Rotterdam',
    to: 'Istanbul',
    weight: 400,
    length: 120,
    width: 100,
    height: 140,
    pallets: 2,
  },
];

type Box = { weightGrams: number; lengthMm: number; widthMm: number; heightMm: number };

export type ExampleRate = {
  from: string;
  to: string;
  box: Box;
  pallets: number | null;
  /** What is due by card, by level or by mode, in the order of the tariff; null where it is not carried. */
  dueCents: (number | null)[];
  /** The quote card with exactly this shipment. */
  address: string;
};

/** A few shipments at the prices of the tariff in force, every charge included. */
export function exampleRates(
  { tariff, limits }: { tariff: Tariff; limits: ServiceLimits },
  nameCountry: (code: string) => string,
  cityNames: Record<string, string> = {},
) {
  const nameCity = (city: string) => cityNames[city] ?? city;
  const rate = (example: Example): ExampleRate => {
    const { weight, length, width, height, pallets } = example;
    const [from, to] = [cityOf(example.from), cityOf(example.to)];
    const box = {
      weightGrams: weight * 1000,
      lengthMm: length * 10,
      widthMm: width * 10,
      heightMm: height * 10,
    };
    return {
      from: nameCity(from.city),
      to: nameCity(to.city),
      box,
      pallets: pallets ?? null,
      dueCents: variantsOf(box, pallets).map((input) => {
        const service = input.kind === 'freight' ? input.mode : input.level;
        const ends = { from: `${from.city}, ${from.country}`, to: `${to.city}, ${to.country}` };
        const pieces = [{ ...box, count: pallets ?? 1 }];
        const isCarried = serviceLimit(limits, service, { ...ends, pieces }) === null;
        const supply = { destinationCountry: to.country, reverseCharge: false };
        const taxed = taxedFor(tariff, supply);
        return isCarried ? dueByCard(taxed, input, from.country === to.country) : null;
      }),
      address: quoteAddress({
        type: pallets === undefined ? 'parcel' : 'freight',
        from: `${nameCity(from.city)}, ${nameCountry(from.country)}`,
        to: `${nameCity(to.city)}, ${nameCountry(to.country)}`,
        weight: `${weight}`,
        length: `${length}`,
        width: `${width}`,
        height: `${height}`,
        ...(pallets !== undefined && { pallets: `${pallets}` }),
      }),
    };
  };
  return { parcels: PARCELS.map(rate), freight: FREIGHT.map(rate) };
}

function variantsOf(box: Box, pallets: number | undefined): RateInput[] {
  return pallets === undefined
    ? PARCEL_LEVELS.map((level) => ({ kind: 'parcel', level, ...box }))
    : FREIGHT_MODES.map((mode) => ({ kind: 'freight', mode, pallets, ...box }));
}
