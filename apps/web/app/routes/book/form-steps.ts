import type { SavedAddress } from '@waypost/contract/client';
import { type BookingValues, MAX_ITEMS, PARTIES } from './booking-form.ts';
import { emptyItem, type Lane, savedTexts } from './start-values.ts';

/**
 * What the small buttons of the form do. With scripts the page does the same by itself; without them
 * the form is posted and comes back changed.
 */
export function takeFormStep(
  step: string,
  values: BookingValues,
  given: { lane: Lane; addresses: SavedAddress[]; chosen: (party: string) => string },
): BookingValues {
  const { items } = values;
  if (step === 'add-item') {
    return items.length < MAX_ITEMS
      ? { ...values, items: [...items, emptyItem(given.lane)] }
      : values;
  }
  const [, removed] = /^remove-item\.(\d+)$/.exec(step) ?? [];
  if (removed !== undefined) return { ...values, items: items.toSpliced(Number(removed), 1) };
  const party = PARTIES.find((known) => step === `use-saved.${known}`);
  const address = given.addresses.find(({ id }) => id === given.chosen(party ?? ''));
  if (party === undefined || address === undefined) return values;
  return {
    ...values,
    texts: { ...values.texts, ...Object.fromEntries(savedTexts(party, address)) },
  };
}
