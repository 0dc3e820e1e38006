import { setupI18n } from '@lingui/core';
import type { CompiledCatalog } from './compile.ts';
import { formatted } from './formatted-texts.ts';
import { formattingOf, type Locale } from './locales.ts';
import type { Area, Translate } from './messages.ts';

/** Runs the compiled catalog of an area. No parser is needed here, so this is what the browser gets. */
export function runCatalog<A extends Area>(
  locale: Locale,
  area: A,
  compiled: CompiledCatalog,
): Translate<A> {
  const i18n = setupI18n({
    locale,
    locales: formattingOf(locale),
    messages: { [locale]: compiled },
  });
  return (key, ...[values]) => {
    const translate = () => i18n._(key, values);
    if (!usesIntl(compiled[key])) return translate();
    return formatted(`${locale} ${area}`, `${key} ${JSON.stringify(values)}`, translate);
  };
}

/** Whether a message has a plural or a number, and not only names to fill in. */
function usesIntl(message: CompiledCatalog[string] | undefined): boolean {
  return Array.isArray(message) && message.some((part) => Array.isArray(part) && part.length > 1);
}
