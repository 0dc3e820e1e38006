export interface AddressLine {
  postalCode: string;
  city: string;
  /** Street and house number in either order, as written. */
  street: string;
}

/** Digits by their value: 9 before 10. Upper case, accents and "straße" or "strasse" make no difference. */
const COLLATOR = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorts by postal code, city, street and house number. For stops whose coordinates are unknown. */
export function orderByAddress<Stop>(
  stops: readonly Stop[],
  addressOf: (stop: Stop) => AddressLine,
): Stop[] {
  return stops
    .map((stop) => ({ stop, key: sortKeyOf(addressOf(stop)) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ stop }) => stop);
}

function compareKeys(a: readonly string[], b: readonly string[]): number {
  for (const [at, part] of a.entries()) {
    const order = COLLATOR.compare(part, b[at] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

function sortKeyOf({ postalCode, city, street }: AddressLine): string[] {
  const { name, houseNumber } = splitStreet(street);
  return [postalCode.replaceAll(/\s/g, ''), city.trim(), name, houseNumber];
}

/** "Hauptstr. 12a", "12a Main St" and "Via Roma, 12" have their number at the end or at the beginning. */
function splitStreet(street: string): { name: string; houseNumber: string } {
  const line = street.trim().replaceAll(/\s+/g, ' ');
  const last = /^(?<name>\D.*?),?\s+(?<houseNumber>\d+\s?\p{L}?(?:\s?[-/]\s?\d+\s?\p{L}?)?)$/u.exec(
    line,
  );
  const first = /^(?<houseNumber>\d+\p{L}?(?:[-/]\d+\p{L}?)?),?\s+(?<name>\D.*)$/u.exec(line);
  const { name = line, houseNumber = '' } = last?.groups ?? first?.groups ?? {};
  return { name, houseNumber: houseNumber.replaceAll(' ', '') };
}
