import { countryCodeOf, placeParts } from '@waypost/domain/places';

export type AddressTexts = { line1: string; line2: string; postalCode: string };

/** As long as a line of a label. */
const MAX_LINE = 120;

/** Digits with what countries put around them ("1100-053", "LV-1010", "1012 AB"), or British. */
const POSTAL_CODE =
  /^((?:[A-Z]{1,2}-)?\d[\d-]{2,8}(?: (?:\d{2,3}|[A-Z]{2}))?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})(?=\s|$)/i;

/**
 * The address of the quote form, which is one text, in the fields of checkout. Its city and country
 * are the quote's; whatever else is in it is kept where the reader sees it.
 */
export function readAddress(text: string, city: string): AddressTexts {
  const parts = placeParts(text);
  const others = parts.splice(streetLength(parts));
  const address = { line1: parts.join(', ').slice(0, MAX_LINE), line2: '', postalCode: '' };
  const kept: string[] = [];
  for (const part of others) {
    const postalCode = address.postalCode === '' ? POSTAL_CODE.exec(part)?.[1] : undefined;
    if (postalCode !== undefined) address.postalCode = postalCode;
    else if (countryCodeOf(part) === null && !isSameName(part, city)) kept.push(part);
  }
  return { ...address, line2: kept.join(', ').slice(0, MAX_LINE) };
}

/** How many parts make the street: up to the one by which there is a name and a number. */
function streetLength(parts: readonly string[]): number {
  const last = parts.findIndex((_, at) => {
    const street = parts.slice(0, at + 1).join(' ');
    return /\p{L}/u.test(street) && /\p{N}/u.test(street);
  });
  return last === -1 ? parts.length : last + 1;
}

function isSameName(a: string, b: string): boolean {
  return a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;
}
