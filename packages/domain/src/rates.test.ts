import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  estimate,
  estimateAll,
  FREIGHT_MODES,
  type FreightInput,
  type FreightMode,
  PARCEL_LEVELS,
  palletGuidance,
  type ParcelInput,
  type ParcelLevel,
  type RateInput,
  rateProblems,
  type Tariff,
  tariffVersion1,
  tariffVersion2,
} from './rates.ts';

const DOMESTIC = true;
const ABROAD = false;

const parcel = (level: ParcelLevel, weightGrams: number, l = 0, w = 0, h = 0): ParcelInput => ({
  kind: 'parcel',
  level,
  weightGrams,
  lengthMm: l,
  widthMm: w,
  heightMm: h,
});

const freight = (
  mode: FreightMode,
  pallets: number,
  weightGrams: number,
  l = 0,
  w = 0,
  h = 0,
): FreightInput => ({
  kind: 'freight',
  mode,
  pallets,
  weightGrams,
  lengthMm: l,
  widthMm: w,
  heightMm: h,
});

type Row = [RateInput, boolean, number, number, number, number];

function expectRow([
  input,
  sameCountry,
  billableGrams,
  subtotalCents,
  surchargeCents,
  totalCents,
]: Row) {
  expect(estimate(tariffVersion1, input, sameCountry)).toMatchObject({
    billableGrams,
    subtotalCents,
    surchargeCents,
    totalCents,
    currency: 'EUR',
    tariffVersion: 1,
  });
}

describe('parcel rates calculated by hand from the tariff', () => {
  // (base + billable x rate) x multiplier; surcharge 12 % + 3
  const rows: Row[] = [
    // 8.4 kg, 30 x 20 x 15 / 5000 = 1.8 -> 8.40
    // (8 + 8.4 x 2.8) x 1 = 31.52; 3.7824 + 3 = 6.78
    [parcel('standard', 8400, 300, 200, 150), DOMESTIC, 8400, 31_52, 6_78, 38_30],
    // 31.52 x 1.25 = 39.40; 4.728 + 3 = 7.73
    [parcel('express', 8400, 300, 200, 150), DOMESTIC, 8400, 39_40, 7_73, 47_13],
    // 31.52 x 1.55 = 48.856; of 48.86: 5.8632 + 3 = 8.86
    [parcel('priority', 8400, 300, 200, 150), DOMESTIC, 8400, 48_86, 8_86, 57_72],
    // 18 + 8.4 x 5.2 = 61.68; 7.4016 + 3 = 10.40
    [parcel('standard', 8400, 300, 200, 150), ABROAD, 8400, 61_68, 10_40, 72_08],
    // 61.68 x 1.25 = 77.10; 9.252 + 3 = 12.25
    [parcel('express', 8400, 300, 200, 150), ABROAD, 8400, 77_10, 12_25, 89_35],
    // 61.68 x 1.55 = 95.604; of 95.60: 11.472 + 3 = 14.47
    [parcel('priority', 8400, 300, 200, 150), ABROAD, 8400, 95_60, 14_47, 110_07],

    // 1 kg, 60 x 40 x 50 / 5000 = 24 -> 24.00
    // 8 + 24 x 2.8 = 75.20; 9.024 + 3 = 12.02
    [parcel('standard', 1000, 600, 400, 500), DOMESTIC, 24_000, 75_20, 12_02, 87_22],
    // (18 + 24 x 5.2) x 1.25 = 142.8 x 1.25 = 178.50; 21.42 + 3 = 24.42
    [parcel('express', 1000, 600, 400, 500), ABROAD, 24_000, 178_50, 24_42, 202_92],

    // 1.235 kg is half-way and goes up: 1.24
    // 8 + 1.24 x 2.8 = 11.472; of 11.47: 1.3764 + 3 = 4.38
    [parcel('standard', 1235), DOMESTIC, 1240, 11_47, 4_38, 15_85],
    // the same from a volume: 25 x 19 x 13 / 5000 = 1.235
    [parcel('standard', 0, 250, 190, 130), DOMESTIC, 1240, 11_47, 4_38, 15_85],

    // The lightest: 5 g -> 0.01. 8 + 0.028 = 8.028; of 8.03: 0.9636 + 3 = 3.96. Above the minimum of 9.
    [parcel('standard', 5), DOMESTIC, 10, 8_03, 3_96, 11_99],
    // (8 + 0.028) x 1.25 = 10.035, half-way and up: 10.04; 1.2048 + 3 = 4.20
    [parcel('express', 10), DOMESTIC, 10, 10_04, 4_20, 14_24],

    // The heaviest: (18 + 70 x 5.2) x 1.55 = 382 x 1.55 = 592.10; 71.052 + 3 = 74.05
    [parcel('priority', 70_000), ABROAD, 70_000, 592_10, 74_05, 666_15],
  ];

  test.each(rows)('%j, same country %j', (...row) => expectRow(row));
});

describe('freight rates calculated by hand from the tariff', () => {
  // (base + billable x per-kg) x (0.85 in one country); surcharge air 18 % + 12, else 8 % + 6
  const rows: Row[] = [
    // air, one pallet of 250 kg, 120 x 100 x 150 / 6000 = 300 -> 300.00
    // 150 + 300 x 2.2 = 810; 145.80 + 12 = 157.80
    [freight('air', 1, 250_000, 1200, 1000, 1500), ABROAD, 300_000, 810_00, 157_80, 967_80],
    // 810 x 0.85 = 688.50; 123.93 + 12 = 135.93
    [freight('air', 1, 250_000, 1200, 1000, 1500), DOMESTIC, 300_000, 688_50, 135_93, 824_43],
    // two pallets of 200 kg, 2 x 120 x 80 x 100 / 6000 = 320 -> 400.00
    // 150 + 880 = 1030; 185.40 + 12 = 197.40
    [freight('air', 2, 200_000, 1200, 800, 1000), ABROAD, 400_000, 1030_00, 197_40, 1227_40],
    // 1030 x 0.85 = 875.50; 157.59 + 12 = 169.59
    [freight('air', 2, 200_000, 1200, 800, 1000), DOMESTIC, 400_000, 875_50, 169_59, 1045_09],
    // 100 x 100 x 100 / 6000 = 166.666... -> 166.67
    // 150 + 366.674 = 516.674; of 516.67: 93.0006 + 12 = 105.00
    [freight('air', 1, 100_000, 1000, 1000, 1000), ABROAD, 166_670, 516_67, 105_00, 621_67],
    // three of them: 500 exactly, not 3 x 166.67. 150 + 1100 = 1250; 225 + 12 = 237
    [freight('air', 3, 100_000, 1000, 1000, 1000), ABROAD, 500_000, 1250_00, 237_00, 1487_00],
    // a surcharge half-way: (150 + 25 x 2.2) x 0.85 = 174.25; 31.365 + 12 = 43.365 -> 43.37
    [freight('air', 1, 25_000), DOMESTIC, 25_000, 174_25, 43_37, 217_62],

    // sea and road, 120 x 100 x 150 / 5000 = 360 -> 360.00
    // 90 + 360 = 450; 36 + 6 = 42
    [freight('sea', 1, 250_000, 1200, 1000, 1500), ABROAD, 360_000, 450_00, 42_00, 492_00],
    // 450 x 0.85 = 382.50; 30.60 + 6 = 36.60
    [freight('sea', 1, 250_000, 1200, 1000, 1500), DOMESTIC, 360_000, 382_50, 36_60, 419_10],
    // 120 + 360 x 1.4 = 624; 49.92 + 6 = 55.92
    [freight('road', 1, 250_000, 1200, 1000, 1500), ABROAD, 360_000, 624_00, 55_92, 679_92],
    // 624 x 0.85 = 530.40; 42.432 + 6 = 48.43
    [freight('road', 1, 250_000, 1200, 1000, 1500), DOMESTIC, 360_000, 530_40, 48_43, 578_83],

    // The lightest and cheapest: (90 + 0.01) x 0.85 = 76.5085; of 76.51: 6.1208 + 6 = 12.12.
    // Above the minimum of 25.
    [freight('sea', 1, 10), DOMESTIC, 10, 76_51, 12_12, 88_63],
  ];

  test.each(rows)('%j, same country %j', (...row) => expectRow(row));
});

describe('rate limits', () => {
  test("a total never falls below the tariff's minimum", () => {
    const free = { base: '0', perKg: '0.01' };
    const cheap: Tariff = {
      ...tariffVersion1,
      parcel: { ...tariffVersion1.parcel, sameCountry: free },
      freight: {
        ...tariffVersion1.freight,
        modes: {
          ...tariffVersion1.freight.modes,
          sea: { ...tariffVersion1.freight.modes.sea, ...free },
        },
      },
    };
    // 1 kg: 0.01; 0.0012 + 3 = 3.00; 3.01 is less than 9
    expect(estimate(cheap, parcel('standard', 1000), DOMESTIC)).toMatchObject({
      subtotalCents: 1,
      surchargeCents: 3_00,
      totalCents: 9_00,
    });
    // 1 kg: 0.01; 0.0008 + 6 = 6.00; 6.01 is less than 25
    expect(estimate(cheap, freight('sea', 1, 1000), ABROAD)).toMatchObject({
      subtotalCents: 1,
      surchargeCents: 6_00,
      totalCents: 25_00,
    });
  });

  test('a billable weight of 0 has no price', () => {
    expect(estimate(tariffVersion1, parcel('standard', 0), DOMESTIC)).toBeNull();
    expect(estimate(tariffVersion1, parcel('standard', 4), DOMESTIC)).toBeNull(); // 0.004 kg is 0.00
    expect(estimate(tariffVersion1, freight('road', 0, 100_000), DOMESTIC)).toBeNull();
  });

  test('a piece over 70 kg and freight without a pallet are problems', () => {
    expect(rateProblems(tariffVersion1, parcel('standard', 70_000))).toEqual([]);
    expect(rateProblems(tariffVersion1, parcel('standard', 70_001))).toEqual([
      'over_max_piece_weight',
    ]);
    expect(rateProblems(tariffVersion1, freight('air', 0, 100_000))).toEqual(['pallets_below_one']);
    expect(rateProblems(tariffVersion1, freight('air', 1, 900_000))).toEqual([]);
  });

  test('impossible measures get a problem and no price, not an exception', () => {
    for (const input of [
      parcel('standard', 1000, 100_001, 1, 1),
      parcel('standard', 1000, 1, Number.MAX_SAFE_INTEGER, 1),
      parcel('standard', -1),
      parcel('standard', 0.5),
      parcel('standard', Number.NaN),
      freight('air', 10_001, 1000),
      freight('air', 1.5, 1000),
    ]) {
      expect(rateProblems(tariffVersion1, input)).toContain('measure_out_of_range');
      expect(estimate(tariffVersion1, input, DOMESTIC)).toBeNull();
    }
  });

  test('the largest measures still have an exact price', () => {
    const largest = freight('air', 10_000, 100_000_000, 100_000, 100_000, 100_000);
    expect(rateProblems(tariffVersion1, largest)).toEqual([]);
    expect(estimate(tariffVersion1, largest, ABROAD)?.totalCents).toBeGreaterThan(0);
  });

  test('an air pallet must weigh 100 to 1000 kg, other pallets may weigh anything', () => {
    expect(palletGuidance(tariffVersion1, freight('air', 1, 99_999))).toBe('below_guidance');
    expect(palletGuidance(tariffVersion1, freight('air', 1, 100_000))).toBeNull();
    expect(palletGuidance(tariffVersion1, freight('air', 1, 1_000_000))).toBeNull();
    expect(palletGuidance(tariffVersion1, freight('air', 1, 1_000_001))).toBe('above_guidance');
    expect(palletGuidance(tariffVersion1, freight('sea', 1, 1))).toBeNull();
  });
});

test('an estimate says when the shipment arrives', () => {
  const etas = [
    ...PARCEL_LEVELS.map((level) => estimate(tariffVersion1, parcel(level, 1000), ABROAD)?.eta),
    ...FREIGHT_MODES.map((mode) => estimate(tariffVersion1, freight(mode, 1, 1000), ABROAD)?.eta),
  ];
  expect(etas).toEqual([
    { min: 2, max: 5, unit: 'business_days', door: null },
    { min: 24, max: 72, unit: 'hours', door: null },
    { min: 12, max: 48, unit: 'hours', door: null },
    { min: 2, max: 7, unit: 'days', door: 'door_to_door' },
    { min: 12, max: 35, unit: 'days', door: 'port_to_door' },
    { min: 2, max: 10, unit: 'days', door: 'door_to_door' },
  ]);
});

test('a tariff survives storage as JSON', () => {
  expect(JSON.parse(JSON.stringify(tariffVersion1))).toEqual(tariffVersion1);
});

test('every estimate equals one computed in whole numbers straight from the published formulas', () => {
  const grams = fc.oneof(fc.nat(100), fc.nat(80_000), fc.nat(2_000_000));
  const mm = fc.oneof(fc.nat(50), fc.nat(3000));
  const inputs: fc.Arbitrary<RateInput> = fc.oneof(
    fc
      .tuple(fc.constantFrom(...PARCEL_LEVELS), grams, mm, mm, mm)
      .map(([level, weight, l, w, h]) => parcel(level, weight, l, w, h)),
    fc
      .tuple(fc.constantFrom(...FREIGHT_MODES), fc.nat(40), grams, mm, mm, mm)
      .map(([mode, pallets, weight, l, w, h]) => freight(mode, pallets, weight, l, w, h)),
  );
  fc.assert(
    fc.property(inputs, fc.boolean(), (input, sameCountry) => {
      const priced = estimate(tariffVersion1, input, sameCountry);
      const seen = priced && [
        priced.billableGrams,
        priced.subtotalCents,
        priced.surchargeCents,
        priced.totalCents,
      ];
      expect(seen).toEqual(referenceEstimate(input, sameCountry));
    }),
    { numRuns: 2000 },
  );
});

/** The second opinion: constants repeated from the price list, whole numbers of one fixed scale. */
function referenceEstimate(input: RateInput, sameCountry: boolean): number[] | null {
  const nearest = (value: bigint, unit: bigint) => (value + unit / 2n) / unit;
  const max = (a: bigint, b: bigint) => (a > b ? a : b);
  const volume = BigInt(input.lengthMm) * BigInt(input.widthMm) * BigInt(input.heightMm);
  const pieces = BigInt(input.kind === 'freight' ? input.pallets : 1);
  const divisor = input.kind === 'freight' && input.mode === 'air' ? 6000n : 5000n;

  // Weight in 1/divisor of a gram; ten grams are one hundredth of a kilogram.
  const weight = max(BigInt(input.weightGrams) * divisor, volume) * pieces;
  const hundredths = nearest(weight, 10n * divisor);
  if (hundredths === 0n) return null;

  // Money in 1/100,000 of a cent: hundredths of a kg x per-mille rate, x a factor in hundredths.
  let subtotal: bigint;
  let percent = 12n;
  let fixed = 300n;
  let minimum = 900n;
  if (input.kind === 'parcel') {
    const [base, rate] = sameCountry ? [8n, 2800n] : [18n, 5200n];
    const factor = { standard: 100n, express: 125n, priority: 155n }[input.level];
    subtotal = (base * 100_000n + hundredths * rate) * factor;
  } else {
    const [base, rate] = { air: [150n, 2200n], sea: [90n, 1000n], road: [120n, 1400n] }[
      input.mode
    ] as [bigint, bigint];
    subtotal = (base * 100_000n + hundredths * rate) * (sameCountry ? 85n : 100n);
    percent = input.mode === 'air' ? 18n : 8n;
    fixed = input.mode === 'air' ? 1200n : 600n;
    minimum = 2500n;
  }
  const subtotalCents = nearest(subtotal, 100_000n);
  const surchargeCents = nearest(subtotalCents * percent, 100n) + fixed;
  const totalCents = max(minimum, subtotalCents + surchargeCents);
  return [hundredths * 10n, subtotalCents, surchargeCents, totalCents].map(Number);
}

describe('several parcels in one shipment', () => {
  const box = { lengthMm: 400, widthMm: 300, heightMm: 500 };
  const two = [parcel('standard', 8_400), { ...parcel('standard', 1_000), ...box }];

  test('cost the sum of what each of them costs alone, by hand', () => {
    // 8.40 kg: 8 + 8.4 x 2.8 = 31.52; 12 % + 3 = 6.78; 38.30
    // 12 kg by volume: 8 + 12 x 2.8 = 41.60; 12 % + 3 = 7.99; 49.59
    expect(estimateAll(tariffVersion1, two, DOMESTIC)).toMatchObject({
      actualGrams: 9_400,
      volumetricGrams: 12_000,
      billableGrams: 20_400,
      subtotalCents: 73_12,
      surchargeCents: 14_77,
      totalCents: 87_89,
    });
  });

  test('cost the same in any order, and a single one costs what it did', () => {
    expect(estimateAll(tariffVersion1, two.toReversed(), DOMESTIC)).toEqual(
      estimateAll(tariffVersion1, two, DOMESTIC),
    );
    for (const input of two) {
      expect(estimateAll(tariffVersion1, [input], ABROAD)).toEqual(
        estimate(tariffVersion1, input, ABROAD),
      );
    }
  });

  test('have no price when one of them has none, or when there is none', () => {
    expect(estimateAll(tariffVersion1, [...two, parcel('standard', 0)], DOMESTIC)).toBeNull();
    expect(estimateAll(tariffVersion1, [], DOMESTIC)).toBeNull();
  });
});

test('the second tariff prices every shipment like the first', () => {
  for (const level of PARCEL_LEVELS) {
    for (const grams of [1, 999, 8_400, 70_000]) {
      const before = estimate(tariffVersion1, parcel(level, grams), ABROAD);
      const after = estimate(tariffVersion2, parcel(level, grams), ABROAD);
      expect(after && { ...after, tariffVersion: 1 }).toEqual(before);
    }
  }
});
