import { localeFromCookie, renderedLocale } from '@waypost/i18n/locales';
import { readCookie } from './cookies.server.ts';
import { requestIdOf } from './request-id.ts';
import { timeZoneFromCookie, type Visitor, ZONE_COOKIE } from './visitor.ts';

export function readVisitor(request: Request): Visitor {
  return {
    locale: renderedLocale(localeFromCookie(readCookie(request, 'googtrans'))),
    timeZone: timeZoneFromCookie(readCookie(request, ZONE_COOKIE)),
    renderedAt: new Date().toISOString(),
    requestId: requestIdOf(request),
  };
}
