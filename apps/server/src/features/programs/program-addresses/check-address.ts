import type { AddressCheck, AddressToCheck } from '@waypost/contract/v1';
import { postalCodeRule } from '@waypost/domain/country-rules';
import { countryCodeOf } from '@waypost/domain/places';
import { postalCodeFault } from '@waypost/domain/postal-codes';
import { isEmbargoed } from '@waypost/domain/service-limits';
import { formatCountry } from '@waypost/i18n/formats';
import type { Ctx } from '../../../platform/context.ts';
import { cityText, suggestPlaces } from '../../core/places/index.ts';
import { selectLimitsInForce } from '../../core/service-limits/index.ts';

/** Country, shape of the postal code, and the city by the gazetteer. Streets are not known to us. */
export async function checkAddress(
  ctx: Ctx,
  { city, country, postalCode }: AddressToCheck,
): Promise<AddressCheck> {
  const place = `${city}, ${formatCountry(country, 'en')}`;
  const { limits } = await selectLimitsInForce(ctx.db);
  const isServed = countryCodeOf(country) === country && !isEmbargoed(limits, [place]);
  const isShaped = postalCodeFault(postalCodeRule(country), postalCode) === null;
  const isKnown = isServed && (await cityText(ctx.db, city, country, 'en')) !== undefined;
  const { suggestions } =
    isServed && !isKnown ? await suggestPlaces(ctx.db, place, 'en') : { suggestions: [] };
  const canBook = isServed && isShaped;
  return {
    object: 'address_check',
    deliverable: canBook ? (isKnown ? 'yes' : 'doubtful') : 'no',
    checked: [
      { name: 'country', ok: isServed },
      { name: 'postal_code_shape', ok: isShaped },
      { name: 'city', ok: isKnown },
    ],
    suggestions: suggestions.map(({ label }) => label),
  };
}
