import { countryCodeOf, countryPart, placeParts } from '@waypost/domain/places';
import { Problem } from '../../../platform/http/problem.ts';

/** A city and its country, as staff writes it: "Antwerp, Belgium". */
export function readPlace(text: string): { city: string; country: string } {
  const [city] = placeParts(text);
  const country = countryOf(text);
  if (city === undefined || city === countryPart(text)) throw new Problem('place_unknown');
  return { city: city.slice(0, 80), country };
}

export function countryOf(text: string): string {
  const country = countryCodeOf(countryPart(text));
  if (country === null) throw new Problem('place_unknown');
  return country;
}
