import type { Delivery, Eta, PublicTracking } from '@waypost/contract/client';
import type { FreightMode, ParcelLevel } from '@waypost/domain/rates';
import {
  formatBilledWeight,
  formatCountry,
  formatMoney,
  formatShortDay,
  formatSize,
  formatWeight,
} from '@waypost/i18n/formats';
import { useT } from '../platform/catalogs.tsx';
import { useLocale } from '../platform/visitor.ts';

export type CityPlace = NonNullable<PublicTracking['lastLocation']>;

type Box = { lengthMm: number; widthMm: number; heightMm: number };

/** How shipments are spoken of, in the reader's language. */
export function useWords() {
  const t = useT('parcels');
  const locale = useLocale();
  return {
    money: (cents: number, currency: string) => formatMoney(cents, currency, locale),
    weight: (grams: number) => formatWeight(grams, locale),
    billedWeight: (grams: number) => formatBilledWeight(grams, locale),
    size: ({ lengthMm, widthMm, heightMm }: Box) => formatSize(lengthMm, widthMm, heightMm, locale),
    /** A level of a parcel, or a mode of freight. */
    service: (service: ParcelLevel | FreightMode) =>
      service === 'air' || service === 'sea' || service === 'road'
        ? t(`mode.${service}`)
        : t(`level.${service}`),
    place: ({ city, country }: CityPlace) =>
      t('placeInCountry', { city, country: formatCountry(country, locale) }),
    delivery({ earliest, latest }: Delivery) {
      const [first, last] = [formatShortDay(earliest, locale), formatShortDay(latest, locale)];
      return first === last ? first : t('deliveryBetween', { earliest: first, latest: last });
    },
    eta({ min, max, unit, door }: Eta) {
      const eta = t(`eta.${unit}`, { min, max });
      return door === null ? eta : t('etaWithDoor', { eta, door: t(`door.${door}`) });
    },
  };
}

export function hasSize({ lengthMm, widthMm, heightMm }: Box): boolean {
  return lengthMm > 0 && widthMm > 0 && heightMm > 0;
}
