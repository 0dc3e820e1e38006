import { describe, expect, test } from 'vitest';
import { en } from './catalogs/en.ts';
import { compileCatalog } from './compile.ts';
import { pseudoCatalog } from './pseudo.ts';
import { runCatalog } from './run.ts';

const messages = {
  track: 'Track a shipment',
  title: '{title} | Waypost',
  pallets: '{count, plural, one {# pallet of {what}} other {# pallets of {what}}}',
};
type Run = (key: keyof typeof messages, values?: Record<string, string | number>) => string;

function run(locale: 'en-XA' | 'ar-XB'): Run {
  return runCatalog(
    'en',
    'frame',
    pseudoCatalog(locale, compileCatalog(messages)),
  ) as unknown as Run;
}

describe('the long pseudo-locale', () => {
  const t = run('en-XA');

  test('has accents, more letters and brackets at both ends', () => {
    expect(t('track')).toBe('[Ţŕååçķ åå šĥîîþɱééñţ]');
  });

  test('leaves values and plurals as they are', () => {
    expect(t('title', { title: 'Receipt' })).toBe('[Receipt | Ŵååýþööšţ]');
    expect(t('pallets', { count: 1, what: 'tea' })).toBe('[1 þååļļééţ ööƒ tea]');
    expect(t('pallets', { count: 12, what: 'tea' })).toBe('[12 þååļļééţš ööƒ tea]');
  });

  test('is about 40 % longer than English', () => {
    const catalogs = Object.values(en).map((area) => compileCatalog(area));
    const lengthOf = (text: unknown) => JSON.stringify(text).length;
    const before = catalogs.reduce((sum, catalog) => sum + lengthOf(catalog), 0);
    const after = catalogs.reduce(
      (sum, catalog) => sum + lengthOf(pseudoCatalog('en-XA', catalog)),
      0,
    );
    // Keys and values are in both, and do not grow.
    expect(after / before).toBeGreaterThan(1.3);
    expect(after / before).toBeLessThan(1.5);
  });
});

describe('the right-to-left pseudo-locale', () => {
  const t = run('ar-XB');

  test('reverses every word and keeps numbers and values', () => {
    const turned = (word: string) => `\u200F\u202E${word}\u202C\u200F`;
    expect(t('track')).toBe(`${turned('Track')} ${turned('a')} ${turned('shipment')}`);
    expect(t('pallets', { count: 12, what: 'tea' })).toBe(
      `12 ${turned('pallets')} ${turned('of')} tea`,
    );
  });
});
