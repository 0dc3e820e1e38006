export interface StreetAddress {
  /** Street and house number, as written. */
  street: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** What is written in many ways, by how it is compared. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/(\p{L})str(?:asse|\.)?(?=\s|$)/gu, '$1strasse'],
  [/\bstr\.?(?=\s|$)/gu, 'strasse'],
  [/\bst\.?(?=\s|$)/gu, 'street'],
  [/\bave?\.?(?=\s|$)/gu, 'avenue'],
  [/\b(?:blvd|bd|boul)\.?(?=\s|$)/gu, 'boulevard'],
  [/\brd\.?(?=\s|$)/gu, 'road'],
];

/**
 * One text for each address: case, accents, punctuation and common short forms make no difference. Null without a street
 * and a city, which would be no address but an area.
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
