import { readFileSync } from 'node:fs';
import { catalogsOf } from '@waypost/i18n';
import { COMPLETE_LOCALES, DEFAULT_LOCALE } from '@waypost/i18n/locales';
import PO from 'pofile';
import { describe, expect, test } from 'vitest';
import { fromPo, toPo } from './po.ts';
import { withText } from './write-catalog.ts';

const TRANSLATED = COMPLETE_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

function edited(context: string, change: (item: InstanceType<typeof PO.Item>) => void): string {
  const po = PO.parse(toPo('fr'));
  const item = po.items.find(({ msgctxt }) => msgctxt === context);
  if (item === undefined) throw new Error(`no ${context}`);
  change(item);
  return po.toString();
}

test.each(TRANSLATED)('an unedited file of %s changes nothing', (locale) => {
  expect(fromPo(toPo(locale), locale)).toEqual({ changed: [], faults: [] });
});

describe('a translation that comes back', () => {
  test('is accepted if it matches its English', () => {
    const po = edited('frame.menu', (item) => (item.msgstr = ['Sommaire']));
    expect(fromPo(po, 'fr')).toEqual({
      changed: [{ area: 'frame', key: 'menu', text: 'Sommaire' }],
      faults: [],
    });
  });

  test.each([
    [
      'frame.pageTitle',
      (item) => (item.msgstr = ['Page | Waypost']),
      /needs the placeholders title/,
    ],
    ['frame.pageTitle', (item) => (item.msgstr = ['{title | Waypost']), /braces/],
    ['frame.menu', (item) => Object.assign(item, { msgid: 'Other', msgstr: ['x'] }), /has changed/],
    [
      'frame.menu',
      (item) => Object.assign(item, { msgctxt: 'frame.gone', msgstr: ['x'] }),
      /no such/,
    ],
  ] satisfies [string, (item: InstanceType<typeof PO.Item>) => unknown, RegExp][])(
    'is refused when it does not fit: %s',
    (context, change, reason) => {
      const { changed, faults } = fromPo(edited(context, change), 'fr');
      expect(changed).toEqual([]);
      expect(faults).toEqual([expect.stringMatching(reason)]);
    },
  );

  test('is refused as a whole if the file is in another language', () => {
    expect(fromPo(toPo('de'), 'fr').faults).toEqual(['the file is in de, not in fr']);
  });
});

test.each(TRANSLATED)('every text of %s is written back unchanged', (locale) => {
  for (const [area, messages] of Object.entries<Record<string, string>>(catalogsOf(locale))) {
    const path = `../../packages/i18n/src/catalogs/${locale}/${area}.ts`;
    const source = readFileSync(new URL(path, import.meta.url), 'utf8');
    if (source.includes('...')) continue;
    for (const [key, text] of Object.entries(messages)) {
      expect([key, withText(source, key, text).length]).toEqual([key, source.length]);
    }
  }
});

test('a text with quotes and a line break stays one text', () => {
  const source = "export default {\n  one: 'One',\n} satisfies Catalog<'x'>;\n";
  expect(withText(source, 'one', `l'un`)).toContain(`  one: "l'un",\n`);
  expect(withText(source, 'a.b', 'new\nline')).toContain(String.raw`  'a.b': 'new\nline',`);
});
