import { readFileSync } from 'node:fs';
import { COMPLETE_LOCALES } from '@waypost/i18n/locales';
import { expect, test } from 'vitest';
import { checkSharedPictures, PUBLIC, recordOf } from './shared-freshness.ts';
import { SHARED_PICTURES } from './shared-pictures.ts';

test('every picture of a shared link exists in every language, with the texts of its catalog', async () => {
  expect(SHARED_PICTURES).toHaveLength(9 * COMPLETE_LOCALES.length);
  expect(await checkSharedPictures()).toEqual({ passed: true, output: '' });
});

test('every picture of a shared link is as large as pages say, and small to load', () => {
  for (const { path } of SHARED_PICTURES) {
    const png = readFileSync(`${PUBLIC}pictures/${path}.png`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(png.length, path).toBeLessThan(15_000);
  }
});

test('a picture is outdated when its title or its direction changes', () => {
  const [first] = SHARED_PICTURES;
  if (first === undefined) throw new Error('no picture');
  const before = recordOf([first])[first.path];
  expect(recordOf([{ ...first, title: 'Other words' }])[first.path]).not.toBe(before);
  expect(recordOf([{ ...first, locale: 'ar' }])[first.path]).not.toBe(before);
});
