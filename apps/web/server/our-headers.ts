import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '@waypost/i18n';
import { chooseLanguage } from '@waypost/i18n/choose-locale';
import { catalogLocaleOf, offeredLocales } from '@waypost/i18n/locales';
const OURS = 'x-waypost-';

const isOurs = (name: string) => name.startsWith(OURS) || name === 'traceparent';

/** Headers that only our own processes may set, removed when they come from outside. */
export function withoutOurHeaders<Value>(headers: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !isOurs(name.toLowerCase())),
  );
}

/** What scripts of a page ask the api for is answered in the language of the page. */
export function callerLanguage(headers: IncomingHttpHeaders): Locale {
  const [, cookie] = /(?:^|; )googtrans=([^;]+)/.exec(headers.cookie ?? '') ?? [];
  const accepted = headers['accept-language'];
  const { locale } = chooseLanguage({ cookie, accepted }, offeredLocales(false));
  return catalogLocaleOf(locale);
}
