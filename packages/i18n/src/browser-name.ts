import type { Translate } from './messages.ts';

const UNKNOWN = 'Unknown browser';

/** A browser as stored, `Firefox on Linux`, in the language of a reader. */
export function browserName(stored: string, t: Translate<'account'>): string {
  const [name = '', system] = stored.split(' on ');
  const browser = name === UNKNOWN ? t('browserUnknown') : name;
  return system === undefined ? browser : t('browserOn', { browser, system });
}
