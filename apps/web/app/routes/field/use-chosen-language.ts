import type { PageLocale } from '@waypost/i18n/locales';
import { useEffect } from 'react';
import { loadSameCatalogs } from '../../platform/catalogs.tsx';
import { LANGUAGE_COOKIE, languageCookie } from '../../platform/language-cookie.ts';
import { useSite } from '../../platform/site.ts';
import { showLanguage, useLocale } from '../../platform/visitor.ts';

/** The stored shell is in the language of the browser; applies the chosen one. */
export function useChosenLanguage(): void {
  const locale = useLocale();
  const languages = useSite()?.languages ?? [];
  const chosen = new RegExp(`${LANGUAGE_COOKIE}=/en/([\\w-]+)`).exec(document.cookie)?.[1];
  const offered = languages.find(({ code }) => code === chosen)?.code;
  useEffect(() => {
    if (offered !== undefined && offered !== locale) void show(offered);
  }, [offered, locale]);
}

/** Does not ask the server, so it works offline. */
export async function chooseLanguage(code: PageLocale): Promise<void> {
  document.cookie = languageCookie(code, location.protocol === 'https:');
  await show(code);
}

/** Needs the texts of the language: offline only those that were used before are there. */
async function show(code: PageLocale): Promise<void> {
  await loadSameCatalogs(code).then(
    () => showLanguage(code),
    () => undefined,
  );
}
