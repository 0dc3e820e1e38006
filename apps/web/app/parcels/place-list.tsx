import { MAJOR_CITIES } from '@waypost/domain/major-cities';
import { useWords } from './words.ts';

export const PLACE_LIST = 'places';

/** Suggestions for place fields, written the way a place can be booked: city and country. */
export function PlaceList() {
  const { place } = useWords();
  return (
    <datalist id={PLACE_LIST}>
      {MAJOR_CITIES.map((city) => (
        // Browsers and Node do not always agree on the name of a country.
        <option key={`${city.city} ${city.country}`} suppressHydrationWarning>
          {place(city)}
        </option>
      ))}
    </datalist>
  );
}
