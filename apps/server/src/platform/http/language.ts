import { type Locale, type MessageKey, translator } from '@waypost/i18n';
import { chooseLanguage } from '@waypost/i18n/choose-locale';
import { catalogLocaleOf, offeredLocales } from '@waypost/i18n/locales';
import type { FastifyRequest } from 'fastify';

const OFFERED = offeredLocales(false);

/** By Accept-Language alone: web sends the language of the page in it. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Locale {
  const accepted = request.headers['accept-language'];
  return catalogLocaleOf(chooseLanguage({ accepted }, OFFERED).locale);
}

/** The message of a successful response. */
export function saying(request: FastifyRequest, key: MessageKey<'answers'>): string {
  return translator(languageOf(request), 'answers')(key);
}
