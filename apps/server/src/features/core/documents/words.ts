import type { Receipt } from '@waypost/contract';
import { type Locale, translator } from '@waypost/i18n';
import { formatSize } from '@waypost/i18n/formats';
import type { DocumentFacts } from './document-facts.ts';

export function serviceName(locale: Locale, { request }: Receipt['quote']): string {
  const t = translator(locale, 'parcels');
  return request.serviceType === 'freight'
    ? t(`mode.${request.mode}`)
    : t(`level.${request.serviceLevel}`);
}

export function transitTime(locale: Locale, eta: Receipt['quote']['eta']): string {
  const t = translator(locale, 'parcels');
  const time = t(`eta.${eta.unit}`, { min: eta.min, max: eta.max });
  return eta.door === null ? time : t('etaWithDoor', { eta: time, door: t(`door.${eta.door}`) });
}

/** Of one piece, or of each parcel; empty when the shipper gave none. */
export function pieceSize(locale: Locale, facts: DocumentFacts): string {
  return (facts.parcels ?? [facts])
    .filter(({ lengthMm, widthMm, heightMm }) => lengthMm * widthMm * heightMm > 0)
    .map(({ lengthMm, widthMm, heightMm }) => formatSize(lengthMm, widthMm, heightMm, locale))
    .join('; ');
}

export function pieceWord(locale: Locale, facts: DocumentFacts): string {
  const t = translator(locale, 'papers');
  const { serviceType } = facts.receipt.quote.request;
  return t(serviceType === 'freight' ? 'pallets' : 'parcels', { count: facts.pieceCount });
}
