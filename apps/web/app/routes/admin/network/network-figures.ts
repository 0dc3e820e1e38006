import type { NetworkNumbers } from '@waypost/contract/client';
import { onTimePerMille } from '@waypost/domain/on-time';
import { formatCount } from '@waypost/i18n/formats';
import type { PageLocale } from '@waypost/i18n/locales';

type Punctual = { delivered: number; onTime: number };

/** Per thousand; null when nothing was delivered. */
export function rateOf(counted: Punctual): number | null {
  return counted.delivered === 0 ? null : onTimePerMille(counted);
}

export function countLate({ byService }: NetworkNumbers['late']): number {
  return byService.reduce((sum, { count }) => sum + count, 0);
}

/** Small rates have a decimal, so that 0.4 a second is not shown as 0. */
export function perSecond(count: number, seconds: number, locale: PageLocale): string {
  const each = count / seconds;
  return formatCount(each < 10 ? Math.round(each * 10) / 10 : Math.round(each), locale);
}

/** The next of 1, 2 or 5 times a power of ten, for a readable axis. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

export type Age = { unit: 'seconds' | 'minutes' | 'hours'; count: number };

export function ageOf(seconds: number): Age {
  if (seconds < 120) return { unit: 'seconds', count: seconds };
  if (seconds < 7_200) return { unit: 'minutes', count: Math.floor(seconds / 60) };
  return { unit: 'hours', count: Math.floor(seconds / 3_600) };
}
