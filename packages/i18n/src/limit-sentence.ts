import type { ServiceLimit } from '@waypost/domain/service-limits';
import { formatCountry, formatLength, formatSize, formatWeight } from './formats.ts';
import type { PageLocale } from './locales.ts';
import type { Translate } from './messages.ts';

/** Why a service does not carry a shipment, in one line. */
export function limitSentence(
  limit: ServiceLimit,
  { locale, t }: { locale: PageLocale; t: Translate<'quote'> },
): string {
  const { reason, maxGrams = 0, maxSidesMm = [0, 0, 0], maxLengthAndGirthMm = null } = limit;
  const country = limit.country === undefined ? '' : formatCountry(limit.country, locale);
  switch (reason) {
    case 'embargo':
    case 'not_served':
    case 'no_seaport':
      return t(`limit.${reason}`, { country });
    case 'too_heavy':
    case 'shipment_too_heavy':
      return t(`limit.${reason}`, { max: formatWeight(maxGrams, locale) });
    case 'too_large':
      return maxLengthAndGirthMm === null
        ? t('limit.too_large', { sides: formatSize(...maxSidesMm, locale) })
        : t('limit.too_large_girth', {
            side: formatLength(maxSidesMm[0], locale),
            girth: formatLength(maxLengthAndGirthMm, locale),
          });
    default:
      return t(`limit.${reason}`);
  }
}
