// `pnpm translations`: texts of a language as a .po file for translators, and back.
import { readFileSync, writeFileSync } from 'node:fs';
import { COMPLETE_LOCALES, DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { expectOptions } from '../run/usage.ts';
import { fromPo, toPo } from './po.ts';
import { withText } from './write-catalog.ts';

const USAGE = `pnpm translations export LANGUAGE FILE.po   writes every text with its English
       pnpm translations import LANGUAGE FILE.po   puts changed texts into the catalogs; then pnpm format`;
const CATALOGS = new URL('../../packages/i18n/src/catalogs/', import.meta.url);

expectOptions(USAGE);
const [command, code, file] = process.argv.slice(2);
const locale = COMPLETE_LOCALES.find((each) => each === code && each !== DEFAULT_LOCALE);
if (locale === undefined || file === undefined || (command !== 'export' && command !== 'import')) {
  console.error(`Usage: ${USAGE}`);
  process.exit(2);
}

if (command === 'export') {
  writeFileSync(file, toPo(locale));
  console.log(`${file} has every text in ${locale}.`);
} else {
  const { changed, faults } = fromPo(readFileSync(file, 'utf8'), locale);
  for (const { area, key, text } of changed) {
    const catalog = new URL(`${locale}/${area}.ts`, CATALOGS);
    writeFileSync(catalog, withText(readFileSync(catalog, 'utf8'), key, text));
  }
  console.log(`${changed.length} texts changed, ${faults.length} refused.`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
}
