import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkoutCharges, PAYMENT_METHODS } from './charges.ts';
import { tariffVersion2 } from './tariff.ts';
import { shareTax, type TariffTax, taxFor, taxLeft, taxOn, taxWithin } from './tax.ts';

const STANDARD: TariffTax = { code: 'S', ratePerMille: 210, country: 'BE' };
const cents = fc.nat(100_000_000);
const rate = fc.integer({ min: 0, max: 500 });

describe('the tax that is charged', () => {
  const of = (destinationCountry: string | null, reverseCharge = false, tax = STANDARD) =>
    taxFor(tax, { destinationCountry, reverseCharge });

  test('is the standard rate of the tariff within its tax area', () => {
    expect(of('BE')).toEqual({ code: 'S', ratePerMille: 210 });
    expect(of('FR')).toEqual({ code: 'S', ratePerMille: 210 });
  });

  test('is zero on exports, whoever pays', () => {
    expect(of('US')).toEqual({ code: 'G', ratePerMille: 0 });
    expect(of('GB', true)).toEqual({ code: 'G', ratePerMille: 0 });
  });

  test('is due by the customer if that is a business abroad', () => {
    expect(of('FR', true)).toEqual({ code: 'AE', ratePerMille: 0 });
  });

  test('is the standard rate where the country is not recognised', () => {
    expect(of(null)).toEqual({ code: 'S', ratePerMille: 210 });
  });

  test('is zero under a tariff version without tax', () => {
    const none: TariffTax = { code: 'none', ratePerMille: 0 };
    expect(of('US', true, none)).toEqual(none);
  });
});

describe('tax', () => {
  test.each([
    [10_00, 210, 2_10],
    [43_47, 210, 9_13], // 9.1287
    [50, 210, 11], // 0.105, half-way and up
    [0, 210, 0],
    [99_999_999, 0, 0],
  ])('on %i cents at %i per mille is %i cents', (net, perMille, tax) => {
    expect(taxOn(net, perMille)).toBe(tax);
  });

  test('split into shares adds up to the tax of the sum, with each share within a cent of its own tax', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 20 }), rate, (parts, perMille) => {
        const shares = shareTax(parts, perMille);
        const sum = parts.reduce((all, part) => all + part, 0);
        expect(shares.reduce((all, share) => all + share, 0)).toBe(taxOn(sum, perMille));
        shares.forEach((share, at) => {
          expect(Math.abs(share * 1000 - (parts[at] ?? 0) * perMille)).toBeLessThanOrEqual(1000);
        });
      }),
    );
  });

  test('within a price is that of the net amount which it leaves', () => {
    fc.assert(
      fc.property(cents, rate, (gross, perMille) => {
        const tax = taxWithin(gross, perMille);
        expect(Math.abs(taxOn(gross - tax, perMille) - tax)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is refunded in full when parts of a price are, in any order and with some charged again', () => {
    const moves = fc.array(fc.integer({ min: -50_000, max: 50_000 }), { maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), rate, moves, (gross, perMille, parts) => {
        const price = { grossCents: gross, taxCents: taxWithin(gross, perMille) };
        let [left, posted] = [gross, price.taxCents];
        for (const part of parts) {
          left = Math.min(gross, Math.max(0, left - part));
          posted += taxLeft(price, left) - posted;
          expect(posted).toBeGreaterThanOrEqual(0);
          expect(posted).toBeLessThanOrEqual(left);
        }
        expect(taxLeft(price, 0)).toBe(0);
        expect(taxLeft(price, gross)).toBe(price.taxCents);
      }),
    );
  });
});

describe('the charges of a tariff with tax', () => {
  const tariff = {
    ...tariffVersion2,
    checkout: { ...tariffVersion2.checkout, tax: STANDARD },
  };
  const input = fc.record({
    baseCents: cents,
    insured: fc.boolean(),
    method: fc.constantFrom(...PAYMENT_METHODS),
    declaredCents: cents,
  });

  test('are those without tax and one more line, which is the tax of their sum', () => {
    fc.assert(
      fc.property(input, (choice) => {
        const before = checkoutCharges(tariffVersion2, choice);
        const { lines, totalCents } = checkoutCharges(tariff, choice);
        const tax = lines.at(-1);
        expect(tax).toMatchObject({ kind: 'tax', taxCents: 0, taxCode: 'S', taxRatePerMille: 210 });
        expect(tax?.cents).toBe(taxOn(before.totalCents, 210));
        expect(totalCents).toBe(before.totalCents + (tax?.cents ?? 0));
        expect(lines.slice(0, -1).map(({ kind, cents: net }) => [kind, net])).toEqual(
          before.lines
            .filter(({ kind }) => kind !== 'tax')
            .map(({ kind, cents: net }) => [kind, net]),
        );
        expect(lines.reduce((sum, line) => sum + line.taxCents, 0)).toBe(tax?.cents);
      }),
    );
  });

  test('include the tax on the fee for paying on delivery, which is a share of net amounts', () => {
    const { lines, subtotalCents, totalCents } = checkoutCharges(tariff, {
      baseCents: 38_30,
      insured: false,
      method: 'cod',
    });
    // 43.47 net, fee 8.69, tax 21 % of 52.16 = 10.9536
    expect(lines.map(({ kind, cents: net, taxCents }) => [kind, net, taxCents])).toEqual([
      ['base', 38_30, 8_04],
      ['fuel', 4_60, 97],
      ['security', 57, 12],
      ['cod_fee', 8_69, 1_82],
      ['tax', 10_95, 0],
    ]);
    expect({ subtotalCents, totalCents }).toEqual({ subtotalCents: 54_42, totalCents: 63_11 });
  });
});
