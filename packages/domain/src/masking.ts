import { countryCodeOf, placeParts } from './places.ts';

/** Always three, so that a mask does not reveal the length of what it hides. */
const HIDDEN = '•••';

const MIN_PHONE_DIGITS = 6;

/** `john@example.com` becomes `j•••n@e•••`. Of two characters only the first is shown, of one none. */
export function maskEmail(email: string): string {
  const text = email.trim();
  const at = text.lastIndexOf('@');
  if (at === -1) return text === '' ? '' : HIDDEN;
  const local = Array.from(text.slice(0, at));
  const domain = Array.from(text.slice(at + 1));
  const first = local.length > 1 ? local.at(0) : '';
  const last = local.length > 2 ? local.at(-1) : '';
  return `${first}${HIDDEN}${last}@${domain.at(0) ?? ''}${HIDDEN}`;
}

/** `+32 470 12 34 56` becomes `+32•••56`. Fewer than six digits show nothing. */
export function maskPhone(phone: string): string {
  const text = phone.trim();
  const digits = text.match(/\p{Nd}/gu) ?? [];
  if (text === '') return '';
  if (digits.length < MIN_PHONE_DIGITS) return HIDDEN;
  const plus = text.startsWith('+') ? '+' : '';
  return plus + digits.slice(0, 2).join('') + HIDDEN + digits.slice(-2).join('');
}

/** `Jean-Pierre van Damme` becomes `J. D.`: the initials of the first and the last word. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{P}]*/gu) ?? [];
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => `${initialOf(word ?? '')}.`).join(' ');
}

/**
 * City and country: the last two parts of an address. Without a country at the end or a third part one of
 * these may be the street, so a part with a digit stays hidden. East Asian addresses run from large to
 * small: there it is the first two, if one is the country.
 */
export function publicAddress(text: string): string {
  const parts = placeParts(text);
  const endsInCountry = countryCodeOf(parts.at(-1) ?? '') !== null;
  if (parts.length === 1 && !endsInCountry) return '';
  if (!endsInCountry && LARGE_TO_SMALL.test(text)) {
    if (countryCodeOf(parts[0] ?? '') === null) return '';
    return parts.slice(0, 2).filter(hasNoNumber).toReversed().join(', ');
  }

  const tail = parts.slice(-2);
  const shown = parts.length > 2 && endsInCountry ? tail : tail.filter(hasNoNumber);
  return shown.join(', ');
}

const LARGE_TO_SMALL = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function hasNoNumber(part: string): boolean {
  return !/\p{Nd}/u.test(part);
}

function initialOf(word: string): string {
  // Upper case can be longer than the letter, as with German sharp s.
  return Array.from(word.toUpperCase()).at(0) ?? '';
}
