import { postalCodeRule } from '@waypost/domain/country-rules';
import { foldPlaceName } from '@waypost/domain/place-names';
import { writePostalCode } from '@waypost/domain/postal-codes';
import type { Db } from '../../../platform/database.ts';
import { findPostalAreas } from './places.queries.ts';

/** False if postal codes around every place of that name begin otherwise. True where we cannot know. */
export async function fitsCity(
  db: Db,
  { country, city, postalCode }: { country: string; city: string; postalCode: string },
): Promise<boolean> {
  if (postalCode === '') return true;
  const code = writePostalCode(postalCodeRule(country), postalCode) ?? postalCode;
  const areas = await findPostalAreas(db, country, foldPlaceName(city));
  return (
    areas.length === 0 ||
    areas.some((area) => area === null || new RegExp(`^(?:${area})`).test(code))
  );
}
