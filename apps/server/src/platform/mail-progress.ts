import { type Locale, translator } from '@waypost/i18n';
import type { Progress } from './mail-blocks.ts';
import { vouchedText } from './mail-text.ts';

const STATION_KEYS = ['step.0', 'step.1', 'step.2', 'step.3', 'step.4'] as const;

/** How far a shipment is, as the tracking page names it. */
export function progressOf(furthest: number, locale: Locale): Progress {
  const t = translator(locale, 'tracking');
  const reached = Math.min(Math.max(furthest, 0), STATION_KEYS.length - 1);
  const station = t(STATION_KEYS[reached] ?? 'step.0');
  const words = t('progressLabel', { step: station, index: reached + 1 });
  return {
    reached,
    station: vouchedText(station, 'our code'),
    words: vouchedText(words, 'our code'),
  };
}
