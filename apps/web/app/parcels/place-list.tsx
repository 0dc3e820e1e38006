import { MAJOR_CITIES } from '@waypost/domain/major-cities';
import { useWords } from './words.ts';

/** Suggestions for place fields without scripts, written the way a place can be booked. */
export function PlaceList() {
  const { place } = useWords();
  return (
    <datalist id="places">
      {MAJOR_CITIES.map((city) => (
        <option key={`${city.city} ${city.country}`}>{place(city)}</option>
      ))}
    </datalist>
  );
}
