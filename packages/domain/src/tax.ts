import { leavesCustomsArea } from './customs-areas.ts';
import { divide, exact, multiply, roundHalfUp } from './money.ts';

/**
 * Codes of UNCL 5305, as e-invoices use them: S the standard rate, AE reverse charge, G export. Versions of
 * the tariff from before there was tax say `none`.
 */
export const TAX_CODES = ['none', 'S', 'AE', 'G'] as const;
export type TaxCode = (typeof TAX_CODES)[number];

/** What is charged on one shipment. */
export type AppliedTax = { code: TaxCode; ratePerMille: number };

export function taxCodeOf(text: string): TaxCode {
  const code = TAX_CODES.find((each) => each === text);
  if (code === undefined) throw new RangeError(`not a tax code: ${text}`);
  return code;
}

/** What a version of the tariff says: its standard rate, and the country whose tax it is. */
export type TariffTax = AppliedTax & { country?: string | undefined };

export type TaxedSupply = {
  /** Null when it is not recognised; such a quote cannot be booked. */
  destinationCountry: string | null;
  /** The payer is a business abroad whose VAT number was confirmed. */
  reverseCharge: boolean;
};

/** Exports come first: they are free of tax whoever pays. */
export function taxFor(
  { country, ...standard }: TariffTax,
  { destinationCountry, reverseCharge }: TaxedSupply,
): AppliedTax {
  if (standard.code === 'none' || country === undefined) return standard;
  if (destinationCountry !== null && leavesCustomsArea(country, destinationCountry)) {
    return { code: 'G', ratePerMille: 0 };
  }
  return reverseCharge ? { code: 'AE', ratePerMille: 0 } : standard;
}

/** A tariff as it prices one supply. */
export function taxedFor<T extends { checkout: { tax: TariffTax } }>(
  tariff: T,
  supply: TaxedSupply,
): T {
  return { ...tariff, checkout: { ...tariff.checkout, tax: taxFor(tariff.checkout.tax, supply) } };
}

/** Rounded once, on the whole net amount. */
export function taxOn(netCents: number, ratePerMille: number): number {
  return roundHalfUp(divide(multiply(exact(netCents), exact(ratePerMille)), exact(1000)), 0);
}

/** The tax within an amount that includes it. */
export function taxWithin(grossCents: number, ratePerMille: number): number {
  const share = divide(exact(ratePerMille), exact(1000 + ratePerMille));
  return roundHalfUp(multiply(exact(grossCents), share), 0);
}

/**
 * The tax of a sum shared out among its parts: each part is within a cent of its own tax, and together they
 * are exactly the tax of the sum.
 */
export function shareTax(netCents: readonly number[], ratePerMille: number): number[] {
  let [sum, shared] = [0, 0];
  return netCents.map((cents) => {
    sum += cents;
    const share = taxOn(sum, ratePerMille) - shared;
    shared += share;
    return share;
  });
}

/** The tax on what remains of a price after parts were refunded. */
export function taxLeft(
  price: { grossCents: number; taxCents: number },
  leftCents: number,
): number {
  if (price.grossCents === 0) return 0;
  const share = divide(exact(leftCents), exact(price.grossCents));
  return roundHalfUp(multiply(exact(price.taxCents), share), 0);
}
