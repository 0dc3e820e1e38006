import type { RatesRequest } from '@waypost/contract/v1';
import { countryCodeOf } from '@waypost/domain/places';
import type { Locale } from '@waypost/i18n';
import type { ApiCtx } from '../../../platform/context.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { rateShop } from '../program-rates/index.ts';
import { type CartItem, packCart } from './pack-cart.ts';
import type { RateTokenSettings } from './rate-tokens.queries.ts';

type Place = { country: string; postalCode: string; city: string };
export type Cart = {
  from: Place | undefined;
  to: Place;
  items: readonly CartItem[];
  locale: Locale;
};
export type CartRate = {
  service: string;
  totalCents: number;
  currency: string;
  delivery: { earliest: string; latest: string };
};

/** Where we do not go. A platform then shows that nothing can be sent there, instead of its backup rates. */
const CANNOT_SEND = new Set(['place_not_bookable', 'country_embargoed', 'service_not_available']);

/** The services that carry a cart, with their prices. */
export async function rateCart(
  ctx: ApiCtx,
  caller: ProgramCaller,
  settings: RateTokenSettings,
  { from = settings.from, to, items, locale }: Cart,
): Promise<CartRate[]> {
  const parcels = packCart(items, settings);
  if (parcels === null || from === undefined) return [];
  if ([from, to].some(({ country }) => countryCodeOf(country) !== country)) return [];
  const body: RatesRequest = {
    from: placeOf(from),
    to: placeOf(to),
    parcels,
    insured: false,
    declaredValueCents: 0,
    services: settings.services,
  };
  try {
    const { rates } = await rateShop(ctx, caller, body, locale);
    return rates.flatMap(({ service, totalCents, currency, delivery }) =>
      totalCents === null || currency === null || delivery === null
        ? []
        : [{ service, totalCents, currency, delivery }],
    );
  } catch (error) {
    if (error instanceof Problem && CANNOT_SEND.has(error.code)) return [];
    throw error;
  }
}

/** While a buyer only estimates, there is a postal code, or nothing but the country. */
function placeOf({ city, postalCode, country }: Place): RatesRequest['to'] {
  return { city: city || postalCode || country, postalCode, region: '', country };
}
