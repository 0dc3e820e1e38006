import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '@waypost/i18n';
import { chooseLanguage } from '@waypost/i18n/choose-locale';
import { catalogLocaleOf, offeredLocales } from '@waypost/i18n/locales';

/** What scripts of a page ask the api for is answered in the language of the page. */
export function callerLanguage(headers: IncomingHttpHeaders): Locale {
  const [, cookie] = /(?:^|; )googtrans=([^;]+)/.exec(headers.cookie ?? '') ?? [];
  const accepted = headers['accept-language'];
  const { locale } = chooseLanguage({ cookie, accepted }, offeredLocales(false));
  return catalogLocaleOf(locale);
}
