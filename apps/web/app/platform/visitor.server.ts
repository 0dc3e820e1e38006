import { codeFromCookie, renderedLocale } from '@waypost/i18n/locales';
import { readCookie } from './cookies.server.ts';
import { LANGUAGE_COOKIE } from './language-cookie.ts';
import { requestIdOf } from './request-id.ts';
import { site } from './site.server.ts';
import {
  THEME_COOKIE,
  themeFromCookie,
  timeZoneFromCookie,
  type Visitor,
  ZONE_COOKIE,
} from './visitor.ts';

export function readVisitor(request: Request): Visitor {
  const language = codeFromCookie(readCookie(request, LANGUAGE_COOKIE));
  return {
    language,
    locale: renderedLocale(language, site.languages),
    timeZone: timeZoneFromCookie(readCookie(request, ZONE_COOKIE)),
    renderedAt: new Date().toISOString(),
    requestId: requestIdOf(request),
    theme: themeFromCookie(readCookie(request, THEME_COOKIE)),
  };
}
