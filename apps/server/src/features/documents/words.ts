import type { Receipt } from '@waypost/contract';
import { translator } from '@waypost/i18n';
import { formatSize } from '@waypost/i18n/formats';
import type { DocumentFacts } from './document-facts.ts';

export function serviceName({ request }: Receipt['quote']): string {
  const t = translator('en', 'parcels');
  return request.serviceType === 'freight'
    ? t(`mode.${request.mode}`)
    : t(`level.${request.serviceLevel}`);
}

export function transitTime(eta: Receipt['quote']['eta']): string {
  const t = translator('en', 'parcels');
  const time = t(`eta.${eta.unit}`, { min: eta.min, max: eta.max });
  return eta.door === null ? time : t('etaWithDoor', { eta: time, door: t(`door.${eta.door}`) });
}

/** Of one piece; empty when the shipper gave none. */
export function pieceSize({ lengthMm, widthMm, heightMm }: DocumentFacts): string {
  return lengthMm * widthMm * heightMm === 0 ? '' : formatSize(lengthMm, widthMm, heightMm, 'en');
}

export function pieceWord(facts: DocumentFacts): string {
  const t = translator('en', 'papers');
  const { serviceType } = facts.receipt.quote.request;
  return t(serviceType === 'freight' ? 'pallets' : 'parcels', { count: facts.pieceCount });
}
