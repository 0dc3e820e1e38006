import { CROCKFORD } from './shards.ts';

/**
 * A check symbol after Damm's construction over GF(32) (polynomial x^5 + x^2 + 1): fold
 * `state = 2 * state + symbol`; the check symbol brings the fold to 0. Because 2 is neither 0 nor 1
 * in the field, every single wrong symbol and every swap of neighbours leaves the fold off 0.
 */
export function checkSymbol(symbols: string): string {
  return CROCKFORD.charAt(double(fold(symbols)));
}

/** Whether the last symbol is the check symbol of those before it. */
export function hasValidCheckSymbol(symbols: string): boolean {
  return fold(symbols) === 0;
}

const VALUE_BY_CODE = new Map([...CROCKFORD].map((symbol, value) => [symbol.charCodeAt(0), value]));

function fold(symbols: string): number {
  let state = 0;
  for (let at = 0; at < symbols.length; at += 1) {
    state = double(state) ^ (VALUE_BY_CODE.get(symbols.charCodeAt(at)) ?? -1);
  }
  return state;
}

/** Multiplication by 2 in GF(32). */
function double(element: number): number {
  const shifted = element << 1;
  return shifted & 0b100000 ? shifted ^ 0b100101 : shifted;
}
