import { chooseLanguage, type ChosenLanguage } from '@waypost/i18n/choose-locale';
import { DEFAULT_LOCALE, presentCode } from '@waypost/i18n/locales';
import { readCookie } from './cookies.server.ts';
import { isConsole } from './console-path.ts';
import { LANGUAGE_COOKIE, languageCookie } from './language-cookie.ts';
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
  const { code, locale } = languageOf(request);
  return {
    language: code,
    locale,
    linkLanguage: hasNoLanguageCookie(request) && isAsked(request, code) ? code : undefined,
    timeZone: timeZoneFromCookie(readCookie(request, ZONE_COOKIE)),
    renderedAt: new Date().toISOString(),
    requestId: requestIdOf(request),
    theme: themeFromCookie(readCookie(request, THEME_COOKIE)),
  };
}

/** The country of the language the browser prefers, such as BE of "fr-BE"; empty if it names none. */
export function countryOfBrowser(request: Request): string {
  const [preferred = ''] = (request.headers.get('accept-language') ?? '').split(',');
  return (
    /^[a-z]{2,3}(?:-[A-Za-z]{4})?-(?<country>[A-Z]{2})\b/.exec(preferred)?.groups?.['country'] ?? ''
  );
}

/** The console is English, whatever language was chosen elsewhere. */
export function languageOf(request: Request): ChosenLanguage {
  const { pathname, searchParams } = new URL(request.url);
  if (isConsole(pathname)) return { code: DEFAULT_LOCALE, locale: DEFAULT_LOCALE };
  const wishes = {
    cookie: readCookie(request, LANGUAGE_COOKIE),
    asked: searchParams.get('lang'),
    accepted: request.headers.get('accept-language'),
  };
  return chooseLanguage(wishes, site.languages);
}

/**
 * A visitor who arrives at an address with a language keeps that language. A language chosen earlier is used again
 * on the next page.
 */
export async function rememberingAskedLanguage(
  request: Request,
  next: () => Promise<Response>,
): Promise<Response> {
  const response = await next();
  const { code } = languageOf(request);
  if (hasNoLanguageCookie(request) && isAsked(request, code)) {
    const cookie = languageCookie(code, site.origin.startsWith('https:'));
    response.headers.append('set-cookie', cookie);
  }
  return response;
}

function hasNoLanguageCookie(request: Request): boolean {
  return readCookie(request, LANGUAGE_COOKIE) === undefined;
}

function isAsked(request: Request, code: string): boolean {
  const asked = new URL(request.url).searchParams.get('lang');
  return asked !== null && presentCode(asked) === code;
}
