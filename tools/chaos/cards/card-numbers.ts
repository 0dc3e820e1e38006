import type { SeededRandom } from '@waypost/domain/simulation';

/** Beginnings and lengths of brands that the card frame takes. */
const BRANDS = [
  { begins: '4', digits: 16 },
  { begins: '4', digits: 16 },
  { begins: '52', digits: 16 },
  { begins: '2230', digits: 16 },
  { begins: '37', digits: 15 },
] as const;

export function isLuhnValid(digits: string): boolean {
  return luhnSum(digits) % 10 === 0;
}

/** A number that passes every rule of the card frame and belongs to nobody we know. */
export function drawCardNumber(random: SeededRandom): string {
  const { begins, digits } = random.pick(BRANDS);
  let number: string = begins;
  while (number.length < digits - 1) number += random.below(10);
  return `${number}${(10 - (luhnSum(`${number}0`) % 10)) % 10}`;
}

function luhnSum(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
}
