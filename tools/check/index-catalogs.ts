// Lists the catalogs of every complete language for the server, which reads them all. English says which
// areas there are.
import { readdirSync, writeFileSync } from 'node:fs';
import { COMPLETE_LOCALES, DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { isStaffArea } from '@waypost/i18n/messages';

const SOURCE = new URL('../../packages/i18n/src/', import.meta.url);
const NOTE = '// Written by pnpm generate.';

const areas = readdirSync(new URL(`catalogs/${DEFAULT_LOCALE}/`, SOURCE))
  .map((file) => file.replace(/\.ts$/, ''))
  .toSorted();
const areasOf = (locale: string) =>
  locale === DEFAULT_LOCALE ? areas : areas.filter((area) => !isStaffArea(area));

for (const locale of COMPLETE_LOCALES) {
  const own = areasOf(locale);
  const isSource = locale === DEFAULT_LOCALE;
  write(`catalogs/${locale}.ts`, [
    NOTE,
    ...own.map((area) => `import ${nameOf(area)} from './${locale}/${area}.ts';`),
    ...(isSource ? [] : [`import type { Catalogs } from '../messages.ts';`]),
    '',
    isSource ? 'export const en = {' : 'export default {',
    ...own.map((area) => `  ${entryOf(area)},`),
    isSource ? '};' : '} satisfies Catalogs;',
  ]);
}

/** console-desk is imported as consoleDesk. */
function nameOf(dashed: string): string {
  return dashed.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function entryOf(key: string): string {
  return key.includes('-') ? `'${key}': ${nameOf(key)}` : key;
}

function write(file: string, lines: readonly string[]): void {
  writeFileSync(new URL(file, SOURCE), `${lines.join('\n')}\n`);
}
