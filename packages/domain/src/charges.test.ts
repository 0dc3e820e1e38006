import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkoutCharges, PAYMENT_METHODS, type PaymentMethod } from './charges.ts';
import { tariffVersion1, tariffVersion2 } from './rates.ts';

const charges = (baseCents: number, insured: boolean, method: PaymentMethod) =>
  checkoutCharges(tariffVersion1, { baseCents, insured, method });

const cents = (result: ReturnType<typeof charges>) =>
  Object.fromEntries(result.lines.map((line) => [line.kind, line.cents]));

describe('charges calculated by hand from the tariff', () => {
  // base 38.30: fuel 12 % = 4.596 -> 4.60; security 1.5 % = 0.5745 -> 0.57
  const small = { base: 38_30, fuel: 4_60, security: 57, tax: 0 };
  // insurance 1 % = 0.383, less than 1.50
  const smallInsured = { ...small, insurance: 1_50 };
  // base 967.80: fuel 116.136 -> 116.14; security 14.517 -> 14.52
  const large = { base: 967_80, fuel: 116_14, security: 14_52, tax: 0 };
  // insurance 9.678 -> 9.68
  const largeInsured = { ...large, insurance: 9_68 };

  const prepaid = ['card', 'paypal', 'bank_transfer'] as const;
  test.each(prepaid)('paying by %s adds no fee', (method) => {
    // 38.30 + 4.60 + 0.57 = 43.47
    expect(cents(charges(38_30, false, method))).toEqual(small);
    expect(charges(38_30, false, method)).toMatchObject({
      subtotalCents: 43_47,
      totalCents: 43_47,
    });
    // + 1.50 = 44.97
    expect(cents(charges(38_30, true, method))).toEqual(smallInsured);
    expect(charges(38_30, true, method)).toMatchObject({ subtotalCents: 44_97, totalCents: 44_97 });
    // 967.80 + 116.14 + 14.52 = 1098.46
    expect(cents(charges(967_80, false, method))).toEqual(large);
    expect(charges(967_80, false, method).totalCents).toBe(1098_46);
    // + 9.68 = 1108.14
    expect(cents(charges(967_80, true, method))).toEqual(largeInsured);
    expect(charges(967_80, true, method).totalCents).toBe(1108_14);
  });

  test('paying on delivery adds 20 % of the subtotal', () => {
    // 20 % of 43.47 = 8.694 -> 8.69; 52.16
    expect(cents(charges(38_30, false, 'cod'))).toEqual({ ...small, cod_fee: 8_69 });
    expect(charges(38_30, false, 'cod')).toMatchObject({ subtotalCents: 43_47, totalCents: 52_16 });
    // 20 % of 44.97 = 8.994 -> 8.99; 53.96
    expect(cents(charges(38_30, true, 'cod'))).toEqual({ ...smallInsured, cod_fee: 8_99 });
    expect(charges(38_30, true, 'cod')).toMatchObject({ subtotalCents: 44_97, totalCents: 53_96 });
    // 20 % of 1098.46 = 219.692 -> 219.69; 1318.15
    expect(cents(charges(967_80, false, 'cod'))).toEqual({ ...large, cod_fee: 219_69 });
    expect(charges(967_80, false, 'cod').totalCents).toBe(1318_15);
    // 20 % of 1108.14 = 221.628 -> 221.63; 1329.77
    expect(cents(charges(967_80, true, 'cod'))).toEqual({ ...largeInsured, cod_fee: 221_63 });
    expect(charges(967_80, true, 'cod').totalCents).toBe(1329_77);
  });

  test.each([
    [0, 1_50],
    [149_99, 1_50], // 1.4999
    [150_00, 1_50], // exactly the minimum
    [150_49, 1_50], // 1.5049
    [150_50, 1_51], // 1.505, half-way and up
  ])('insurance of a base of %i cents costs %i cents', (baseCents, insuranceCents) => {
    expect(cents(charges(baseCents, true, 'card'))['insurance']).toBe(insuranceCents);
  });
});

test('charge lines are in the order of the breakdown, always with taxes and duties', () => {
  expect(charges(100_00, true, 'cod').lines.map((line) => line.kind)).toEqual([
    'base',
    'fuel',
    'security',
    'insurance',
    'tax',
    'cod_fee',
  ]);
  expect(charges(100_00, false, 'card').lines.map((line) => line.kind)).toEqual([
    'base',
    'fuel',
    'security',
    'tax',
  ]);
});

test('every charge line has its currency and its tax, even when the tax is 0', () => {
  for (const line of charges(38_30, true, 'cod').lines) {
    expect(line).toMatchObject({
      currency: 'EUR',
      taxCode: 'none',
      taxRatePerMille: 0,
      taxCents: 0,
    });
  }
});

test('the total is the sum of its rounded lines, each within half a cent of its exact share', () => {
  fc.assert(
    fc.property(
      fc.nat(100_000_000),
      fc.boolean(),
      fc.constantFrom(...PAYMENT_METHODS),
      (baseCents, insured, method) => {
        const result = charges(baseCents, insured, method);
        expect(result.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(result.totalCents);

        const { fuel = 0, security = 0, cod_fee: fee } = cents(result);
        const half = (share: number, thousandths: number) => share * 1000 - thousandths;
        for (const excess of [
          half(fuel, baseCents * 120),
          half(security, baseCents * 15),
          half(fee ?? 0, fee === undefined ? 0 : result.subtotalCents * 200),
        ]) {
          expect(excess).toBeGreaterThan(-500);
          expect(excess).toBeLessThanOrEqual(500);
        }
      },
    ),
  );
});

describe('insurance by declared value, as of tariff version 2', () => {
  const insured = (baseCents: number, declaredCents: number) =>
    checkoutCharges(tariffVersion2, { baseCents, insured: true, method: 'card', declaredCents });

  test.each([
    [0, 1_50],
    [149_99, 1_50],
    [150_50, 1_51], // 1.505, half-way and up
    [1_000_00, 10_00],
    [5_000_00, 50_00],
    [5_000_01, 50_00], // the limit: no more is insured, and no more is charged
    [1_000_000_00, 50_00],
  ])('costs for goods of %i cents %i cents, whatever the shipping price', (declared, cost) => {
    expect(cents(insured(38_30, declared))['insurance']).toBe(cost);
    expect(cents(insured(967_80, declared))['insurance']).toBe(cost);
  });

  test('leaves a shipment without insurance as it was under version 1', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        fc.nat(100_000_000),
        fc.constantFrom(...PAYMENT_METHODS),
        (baseCents, declaredCents, method) => {
          const input = { baseCents, declaredCents, insured: false, method };
          expect(checkoutCharges(tariffVersion2, input)).toEqual(
            checkoutCharges(tariffVersion1, input),
          );
        },
      ),
    );
  });

  test('does not apply to version 1, where it depends on the shipping price', () => {
    const input = { baseCents: 967_80, insured: true, method: 'card' } as const;
    expect(checkoutCharges(tariffVersion1, { ...input, declaredCents: 1_000_000 })).toEqual(
      checkoutCharges(tariffVersion1, input),
    );
  });
});
