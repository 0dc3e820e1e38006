import { type Currency, exact, fromCents, multiply, toCents } from './money.ts';
import type { Tariff } from './tariff.ts';

export const PAYMENT_METHODS = ['card', 'paypal', 'bank_transfer', 'cod'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const CHARGE_KINDS = [
  'base',
  'fuel',
  'security',
  'insurance',
  'tax',
  'cod_fee',
  // the difference that staff added to the tariff's price, or took off it
  'adjustment',
] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

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
  /** Everything except the fee for paying on delivery, which is a share of it. */
  subtotalCents: number;
  totalCents: number;
  currency: Currency;
};

/** What is due at checkout on top of an estimate's total, which is the base. */
export function checkoutCharges(rates: CheckoutRates, input: CheckoutInput): CheckoutCharges {
  const { checkout, currency } = rates;
  const { baseCents } = input;

  const line = (kind: ChargeKind, cents: number): ChargeLine => ({
    kind,
    cents,
    currency,
    taxCode: checkout.tax.code,
    taxRatePerMille: checkout.tax.ratePerMille,
    taxCents: 0,
  });

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
  lines.push(line('tax', 0));

  const subtotalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const feeCents = input.method === 'cod' ? shareOf(subtotalCents, checkout.codFeeRate) : 0;
  if (input.method === 'cod') lines.push(line('cod_fee', feeCents));

  return { lines, subtotalCents, totalCents: subtotalCents + feeCents, currency };
}

/** What insurance pays for at most; null where its price does not depend on the goods. */
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
