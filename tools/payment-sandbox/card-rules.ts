// The rules for cards, alone and pure: the card frame runs them in the browser, the sandbox again
// on what the frame sends. Brands, lengths and ranges are those of the specification; card-validator
// has others (docs/decisions/0021).

export type Brand = 'amex' | 'mastercard' | 'verve' | 'visa' | 'unknown';

export interface CardEntry {
  number: string;
  /** MM/YY */
  expiry: string;
  cvc: string;
}

export type CardField = keyof CardEntry;

const MOST_DIGITS = 19;
const FEWEST_DIGITS = 12;

const LENGTHS: Record<Exclude<Brand, 'unknown'>, number[]> = {
  amex: [15],
  mastercard: [16],
  verve: [16, 17, 18, 19],
  visa: [13, 16, 19],
};

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** By the first digits, so that the brand shows while the number is typed. */
export function brandOf(digits: string): Brand {
  const firstFour = Number(digits.slice(0, 4));
  if (/^3[47]/.test(digits)) return 'amex';
  if (digits.startsWith('4')) return 'visa';
  if (/^5[1-5]/.test(digits)) return 'mastercard';
  if (digits.length >= 4 && firstFour >= 2221 && firstFour <= 2720) return 'mastercard';
  if (/^(506[01]|507[89]|650)/.test(digits)) return 'verve';
  return 'unknown';
}

/** ISO/IEC 7812-1: every second digit from the right counts double, and the sum ends in 0. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighted = place % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  const brand = brandOf(digits);
  const fits =
    brand === 'unknown' ? digits.length <= MOST_DIGITS : LENGTHS[brand].includes(digits.length);
  return digits.length >= FEWEST_DIGITS && fits && passesLuhn(digits);
}

/** Undefined for what is no month of a year. */
export function parseExpiry(text: string): { month: number; year: number } | undefined {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(text) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  return { month: Number(month), year: 2000 + Number(year) };
}

/** A card is good until the last day of its month, wherever on Earth that ends last. */
function isFutureExpiry(text: string, now: Date): boolean {
  const expiry = parseExpiry(text);
  if (expiry === undefined) return false;
  const endsAt = Date.UTC(expiry.year, expiry.month, 1, 12);
  return now.getTime() < endsAt;
}

export function cvcLength(brand: Brand): 3 | 4 {
  return brand === 'amex' ? 4 : 3;
}

function isCvc(text: string, brand: Brand): boolean {
  return /^\d+$/.test(text) && text.length === cvcLength(brand);
}

/** Which fields of a card are wrong, in the order in which they are filled in. */
export function findFaults(card: CardEntry, now: Date): CardField[] {
  const faults: CardField[] = [];
  if (!isCardNumber(card.number)) faults.push('number');
  if (!isFutureExpiry(card.expiry, now)) faults.push('expiry');
  if (!isCvc(card.cvc, brandOf(digitsOf(card.number)))) faults.push('cvc');
  return faults;
}

/** Digits only, at most 19 of them, in groups of four. */
export function groupNumber(text: string): string {
  const digits = digitsOf(text).slice(0, MOST_DIGITS);
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** `1`, `12/`, `12/3`: the stroke comes by itself, and a lone 2 to 9 can only be a month. */
export function formatExpiry(text: string, isDeleting: boolean): string {
  const typed = digitsOf(text);
  const isMonth = /^[2-9]$/.test(typed) || /^\d\s*\//.test(text);
  const digits = (isMonth && typed[0] !== '0' ? `0${typed}` : typed).slice(0, 4);
  if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}
