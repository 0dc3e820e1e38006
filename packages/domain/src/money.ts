import { readDecimal, scaled } from './decimal-text.ts';

/** ISO 4217, upper case. */
export type Currency = string;

/** `cents` are minor units of the currency, always a whole number. */
export type Money = { cents: number; currency: Currency };

/**
 * An exact number for every step between a tariff and a price: 0.1 + 0.2 is 0.3 and a half is a half.
 * Convert it only with `roundHalfUp`.
 */
export type Exact = { readonly numerator: bigint; readonly denominator: bigint };

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** A decimal text such as "0.85", or a whole number. */
export function exact(value: string | number): Exact {
  if (typeof value === 'number') return { numerator: BigInt(value), denominator: 1n };
  const [, sign, whole, fraction = ''] = DECIMAL.exec(value) ?? [];
  if (whole === undefined) throw new RangeError(`not a decimal: ${value}`);
  return {
    numerator: BigInt(sign + whole + fraction),
    denominator: 10n ** BigInt(fraction.length),
  };
}

export function add(a: Exact, b: Exact): Exact {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export function multiply(a: Exact, b: Exact): Exact {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

export function divide(a: Exact, b: Exact): Exact {
  if (b.numerator === 0n) throw new RangeError('division by zero');
  const sign = b.numerator < 0n ? -1n : 1n;
  return {
    numerator: a.numerator * b.denominator * sign,
    denominator: a.denominator * b.numerator * sign,
  };
}

/** Halves go up (towards plus infinity): `roundHalfUp(exact("1.005"), 2)` is 101. */
export function roundHalfUp(value: Exact, decimals: number): number {
  const doubled = value.numerator * 10n ** BigInt(decimals) * 2n + value.denominator;
  const units = floorDivide(doubled, value.denominator * 2n);
  const rounded = Number(units);
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`beyond exact integers: ${units}`);
  return rounded;
}

/** An amount in the currency's major unit, as tariffs write it, to whole minor units. */
export function toCents(amount: Exact): number {
  return roundHalfUp(amount, 2);
}

/**
 * "12", "12.5" or "12,50" in whole minor units; null for more decimals or for anything that is not a
 * number.
 */
export function centsFromText(text: string): number | null {
  const amount = readDecimal(text);
  if (amount === null || amount.fraction.length > 2) return null;
  return scaled(amount.whole + amount.fraction.padEnd(2, '0'));
}

export function fromCents(cents: number): Exact {
  return { numerator: BigInt(cents), denominator: 100n };
}

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b < 0n ? quotient - 1n : quotient;
}
