export interface StreetAddress {
  /** Street and house number, as written. */
  street: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** Common variants, and the form in which they are compared. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/(\p{L})str(?:asse|\.)?(?=\s|$)/gu, '$1strasse'],
  [/\bstr\.?(?=\s|$)/gu, 'strasse'],
  [/\bst\.?(?=\s|$)/gu, 'street'],
  [/\bave?\.?(?=\s|$)/gu, 'avenue'],
  [/\b(?:blvd|bd|boul)\.?(?=\s|$)/gu, 'boulevard'],
  [/\brd\.?(?=\s|$)/gu, 'road'],
];

/**
 * A key that is equal for equal addresses: case, accents, punctuation and common abbreviations make no difference.
 * Null without a street and a city, because that would be an area rather than an address.
 */
export function normaliseAddress({
  street,
  postalCode,
  city,
  country,
}: StreetAddress): string | null {
  const way = plain(street);
  const town = plain(city);
  if (way === '' || town === '' || !/\d/u.test(way)) return null;
  const full = SHORT_FORMS.reduce((text, [short, long]) => text.replaceAll(short, long), way);
  return [country.toUpperCase(), plain(postalCode).replaceAll(' ', ''), town, full].join('|');
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim();
}
