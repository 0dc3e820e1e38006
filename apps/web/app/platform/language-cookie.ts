export const LANGUAGE_COOKIE = 'googtrans';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The pair of the page's own language and the chosen one, as translation widgets write it. */
export function languageCookie(code: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${LANGUAGE_COOKIE}=/en/${code}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`;
}
