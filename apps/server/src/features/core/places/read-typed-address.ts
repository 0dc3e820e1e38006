import {
  type AddressReading,
  placeCandidates,
  readAddress,
} from '@waypost/domain/address-reading';
import type { Db } from '../../../platform/database.ts';
import { findKnownNames } from './places.queries.ts';

/** An address typed as one text, in fields. The city is the quote's, or one that the gazetteer knows. */
export async function readTypedAddress(
  db: Db,
  text: string,
  { country, city }: { country: string; city: string },
): Promise<AddressReading> {
  const known = await findKnownNames(db, country, placeCandidates(text));
  return readAddress(text, { country, city, isPlace: (folded) => known.has(folded) });
}
