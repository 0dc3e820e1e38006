import { setupI18n } from '@lingui/core';
import type { CompiledCatalog } from './compile.ts';
import { formattingOf, type Locale } from './locales.ts';
import type { Area, Translate } from './messages.ts';

/** Runs a compiled catalog. No parser is needed here, so this is what the browser gets. */
export function runCatalog<A extends Area>(
  locale: Locale,
  compiled: CompiledCatalog,
): Translate<A> {
  const i18n = setupI18n({
    locale,
    locales: formattingOf(locale),
    messages: { [locale]: compiled },
  });
  return (key, ...values) => i18n._(key, values[0]);
}
