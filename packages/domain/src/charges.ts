import { type Currency, exact, fromCents, multiply, toCents } from './money.ts';
import { type AppliedTax, shareTax, taxWithin } from './tax.ts';
import type { Tariff } from './tariff.ts';

export const PAYMENT_METHODS = ['card', 'paypal', 'bank_transfer', 'cod', 'on_account'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const CHARGE_KINDS = [
  'base',
  'fuel',
  'security',
  'insurance',
  'tax',
  'cod_fee',
  // the difference between the price set by staff and the tariff's
  'adjustment',
] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** Net, with the tax on it. The line `tax` is the sum of that tax, and has none itself. */
export type ChargeLine = {
  kind: ChargeKind;
  cents: number;
  currency: Currency;
  taxCode: string;
  taxRatePerMille: number;
  taxCents: number;
};

/** What checkout charges depend on. */
export type CheckoutRates = Pick<Tariff, 'checkout' | 'currency'>;

export type CheckoutInput = {
  baseCents: number;
  insured: boolean;
  method: PaymentMethod;
  /** Of the goods; 0 or missing when nothing was declared. */
  declaredCents?: number | undefined;
};

export type CheckoutCharges = {
  lines: ChargeLine[];
  /** Everything except the fee for paying on delivery. */
  subtotalCents: number;
  totalCents: number;
  currency: Currency;
};

/** What is due at checkout on top of an estimate's total, which is the base. */
export function checkoutCharges(rates: CheckoutRates, input: CheckoutInput): CheckoutCharges {
  const { checkout, currency } = rates;
  const { baseCents } = input;

  const line = (kind: ChargeKind, cents: number) => ({ kind, cents });
  const lines = [
    line('base', baseCents),
    line('fuel', shareOf(baseCents, checkout.fuelRate)),
    line('security', shareOf(baseCents, checkout.securityRate)),
  ];
  if (input.insured) {
    const minimumCents = toCents(exact(checkout.insuranceMinimum));
    const insuredCents = insuredValue(rates, input.declaredCents ?? 0) ?? baseCents;
    lines.push(
      line('insurance', Math.max(minimumCents, shareOf(insuredCents, checkout.insuranceRate))),
    );
  }
  const netCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const feeCents = input.method === 'cod' ? shareOf(netCents, checkout.codFeeRate) : 0;
  const fee = input.method === 'cod' ? [line('cod_fee', feeCents)] : [];
  const taxed = withTax([...lines, ...fee], checkout.tax, currency);

  const totalCents = taxed.reduce((sum, { cents }) => sum + cents, 0);
  return { lines: taxed, subtotalCents: totalCents - feeCents, totalCents, currency };
}

/**
 * The tax is the last line, and is on all the others. Versions without tax keep their order, where it stands
 * before the fee for paying on delivery.
 */
function withTax(
  net: readonly Pick<ChargeLine, 'kind' | 'cents'>[],
  { code: taxCode, ratePerMille: taxRatePerMille }: AppliedTax,
  currency: Currency,
): ChargeLine[] {
  const shares = shareTax(
    net.map(({ cents }) => cents),
    taxRatePerMille,
  );
  const taxOf = { currency, taxCode, taxRatePerMille };
  const lines: ChargeLine[] = net.map((line, at) => ({
    ...line,
    ...taxOf,
    taxCents: shares[at] ?? 0,
  }));
  const cents = shares.reduce((sum, share) => sum + share, 0);
  const tax: ChargeLine = { kind: 'tax', cents, ...taxOf, taxCents: 0 };
  const at = taxCode === 'none' ? lines.findIndex(({ kind }) => kind === 'cod_fee') : -1;
  return at === -1 ? [...lines, tax] : lines.toSpliced(at, 0, tax);
}

/** The lines for a change to another price, with tax: the difference, and the tax on it. */
export function adjustmentLines(
  charged: { totalCents: number; taxCents: number; currency: Currency } & AppliedTax,
  priceCents: number,
): ChargeLine[] {
  const { currency, code: taxCode, ratePerMille: taxRatePerMille } = charged;
  const taxCents = taxWithin(priceCents, taxRatePerMille) - charged.taxCents;
  const cents = priceCents - charged.totalCents - taxCents;
  const of = { currency, taxCode, taxRatePerMille };
  const adjustment: ChargeLine = { kind: 'adjustment', cents, ...of, taxCents };
  if (taxCents === 0) return [adjustment];
  return [adjustment, { kind: 'tax', cents: taxCents, ...of, taxCents: 0 }];
}

/** The most that insurance pays; null if its price does not depend on the goods. */
export function insuredValue(
  { checkout }: Pick<Tariff, 'checkout'>,
  declaredCents: number,
): number | null {
  if (checkout.insuranceLimit === undefined) return null;
  return Math.min(declaredCents, toCents(exact(checkout.insuranceLimit)));
}

function shareOf(cents: number, rate: string): number {
  return toCents(multiply(fromCents(cents), exact(rate)));
}
