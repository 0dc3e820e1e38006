import { MAJOR_CITIES } from '@waypost/domain/major-cities';
import { useWords } from './words.ts';

export const PLACE_LIST = 'places';

/** Suggestions for place fields without scripts, written the way a place can be booked. */
export function PlaceList() {
  const { place } = useWords();
  return (
    <datalist id={PLACE_LIST}>
      {MAJOR_CITIES.map((city) => (
        <option key={`${city.city} ${city.country}`}>{place(city)}</option>
      ))}
    </datalist>
  );
}
