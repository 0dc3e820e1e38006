import type { SavedAddress } from '@waypost/contract/client';
import type { Suggestion } from './place-field.tsx';

type Place = Pick<SavedAddress, 'city' | 'country'>;

/** Each place once, in the order of the address book, with the names that live there. */
export function savedPlaces(
  addresses: readonly SavedAddress[],
  place: (place: Place) => string,
): Suggestion[] {
  const byPlace = Map.groupBy(addresses, place);
  return [...byPlace].map(([label, there]) => ({
    label,
    region: [...new Set(there.map(({ name }) => name))].join(', '),
  }));
}

/** Where most of what the customer sends begins. */
export function homePlace(
  addresses: readonly SavedAddress[],
  place: (place: Place) => string,
): string {
  const home = addresses.find(({ isDefault }) => isDefault);
  return home === undefined ? '' : place(home);
}
