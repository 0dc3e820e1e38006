import type { PageLocale } from '@waypost/i18n/locales';
import { useEffect } from 'react';
import { loadSameCatalogs } from '../../platform/catalogs.tsx';
import { LANGUAGE_COOKIE, languageCookie } from '../../platform/language-cookie.ts';
import { useSite } from '../../platform/site.ts';
import { showLanguage, useLocale } from '../../platform/visitor.ts';

/** The shell is stored in the language of the browser; somebody may have chosen another one. */
export function useChosenLanguage(): void {
  const locale = useLocale();
  const languages = useSite()?.languages ?? [];
  const chosen = new RegExp(`${LANGUAGE_COOKIE}=/en/([\\w-]+)`).exec(document.cookie)?.[1];
  const offered = languages.find(({ code }) => code === chosen)?.code;
  useEffect(() => {
    if (offered !== undefined && offered !== locale) void show(offered);
  }, [offered, locale]);
}

/** Without asking the server, which may be out of reach. */
export async function chooseLanguage(code: PageLocale): Promise<void> {
  document.cookie = languageCookie(code, location.protocol === 'https:');
  await show(code);
}

/** Its words must have come before: without a line only those that were used before are there. */
async function show(code: PageLocale): Promise<void> {
  await loadSameCatalogs(code).then(
    () => showLanguage(code),
    () => undefined,
  );
}
