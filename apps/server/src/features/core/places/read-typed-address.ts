import { type AddressReading, placeCandidates, readAddress } from '@waypost/domain/address-reading';
import { foldPlaceName } from '@waypost/domain/place-names';
import { countryCodeOf, countryPart, placeParts } from '@waypost/domain/places';
import type { Db } from '../../../platform/database.ts';
import { fitsCity } from './fits-city.ts';
import { liesIn } from './lies-in.ts';
import { findKnownNames } from './places.queries.ts';

/**
 * An address typed as one text, in fields. It is at a place of a quote, so it is unsure as well where it
 * names another city.
 */
export async function readTypedAddress(
  db: Db,
  text: string,
  quotedPlace: string,
): Promise<AddressReading> {
  const country = countryCodeOf(countryPart(quotedPlace)) ?? '';
  const [quotedCity = ''] = placeParts(quotedPlace);
  const known = await findKnownNames(db, country, placeCandidates(text));
  const isPlace = (folded: string) => known.has(folded);
  const reading = readAddress(text, { country, city: quotedCity, isPlace });
  if (reading.city === '') return { ...reading, city: quotedCity };
  if (await liesIn(db, reading.city, quotedPlace, country)) {
    const fits = await fitsCity(db, { country, ...reading });
    return { ...reading, sure: reading.sure && fits };
  }
  if (isPlace(foldPlaceName(reading.city))) return { ...reading, sure: false };

  // a ward of Tokyo, or a name that the gazetteer lacks: nothing that was typed is lost
  const isWard = reading.region !== '' && (await liesIn(db, reading.region, quotedPlace, country));
  return {
    ...reading,
    line2: [reading.line2, reading.city].filter(Boolean).join(', ').slice(0, 120),
    city: quotedCity,
    region: isWard ? '' : reading.region,
    sure: reading.sure && isWard,
  };
}
