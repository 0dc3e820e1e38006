import type {
  ShopifyRates,
  ShopifyRequest,
  WooCommerceRates,
  WooCommerceRequest,
} from '@waypost/contract/v1';
import { FREIGHT_MODES, PARCEL_LEVELS } from '@waypost/domain/rates';
import { type Locale, translator } from '@waypost/i18n';
import { formatShortDay } from '@waypost/i18n/formats';
import { COMPLETE_LOCALES, DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { Cart, CartRate } from './rate-cart.ts';

type Written = string | null | undefined;

const text = (value: Written): string => value?.trim().slice(0, 80) ?? '';
const placeIn = (country: Written, postalCode: Written, city: Written) => ({
  country: text(country).toUpperCase(),
  postalCode: text(postalCode).slice(0, 16),
  city: text(city),
});

/** `fr`, `fr-CA` or `fr_FR`: the whole of it, or its language, if we have it. */
export function localeIn(written: Written): Locale {
  const wanted = text(written).replaceAll('_', '-').toLowerCase();
  const [language = ''] = wanted.split('-');
  const find = (start: string) =>
    COMPLETE_LOCALES.find((known) => known.toLowerCase().startsWith(start));
  return (wanted === '' ? undefined : (find(wanted) ?? find(language))) ?? DEFAULT_LOCALE;
}

export function shopifyCart({ rate }: ShopifyRequest): Cart {
  const { origin, destination, items, locale } = rate;
  return {
    from: placeIn(origin.country, origin.postal_code, origin.city),
    to: placeIn(destination.country, destination.postal_code, destination.city),
    items: items.filter((item) => item.requires_shipping !== false),
    locale: localeIn(locale),
  };
}

/** Our cents are hundredths in every currency, and so are Shopify's subunits, also of the yen. */
export function shopifyRates(rates: readonly CartRate[], locale: Locale): ShopifyRates {
  return {
    rates: rates.map(({ service, totalCents, currency, delivery }) => ({
      service_name: serviceName(service, locale),
      service_code: service,
      description: [delivery.earliest, delivery.latest]
        .map((day) => formatShortDay(day, locale))
        .join(' – '),
      total_price: String(totalCents),
      currency,
      min_delivery_date: `${delivery.earliest} 12:00:00 +0000`,
      max_delivery_date: `${delivery.latest} 12:00:00 +0000`,
    })),
  };
}

const GRAMS = { kg: 1_000, g: 1, lbs: 453.592_37, oz: 28.349_523_125 };

export function wooCommerceCart(request: WooCommerceRequest): Cart {
  const { destination, contents, weight_unit: unit, locale } = request;
  return {
    from: undefined,
    to: placeIn(destination.country, destination.postcode, destination.city),
    items: contents.map(({ quantity, weight }) => ({
      quantity,
      grams: weightIn(weight) * GRAMS[unit],
    })),
    locale: localeIn(locale),
  };
}

/** Nobody may have entered one. */
function weightIn(written: string | number | null | undefined): number {
  const weight = Number(written ?? 0);
  return Number.isFinite(weight) && weight > 0 ? Math.min(weight, 10_000_000) : 0;
}

export function wooCommerceRates(rates: readonly CartRate[], locale: Locale): WooCommerceRates {
  return {
    rates: rates.map(({ service, totalCents, currency, delivery }) => ({
      id: `waypost:${service}`,
      label: serviceName(service, locale),
      cost: (totalCents / 100).toFixed(2),
      meta_data: {
        service,
        currency,
        earliest: delivery.earliest,
        latest: delivery.latest,
      },
    })),
  };
}

function serviceName(service: string, locale: Locale): string {
  const t = translator(locale, 'parcels');
  const level = PARCEL_LEVELS.find((known) => known === service);
  if (level !== undefined) return t(`level.${level}`);
  const mode = FREIGHT_MODES.find((known) => known === service);
  return mode === undefined ? service : t(`mode.${mode}`);
}
