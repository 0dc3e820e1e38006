import { readFileSync } from 'node:fs';
import { type AddressReading, readAddress } from '@waypost/domain/address-reading';
import { foldPlaceName } from '@waypost/domain/place-names';
import { beforeAll, expect, it } from 'vitest';
import { readGazetteer } from './gazetteer.ts';

const known = new Set<string>();

beforeAll(() => {
  for (const { country, name, names } of readGazetteer()) {
    for (const each of [name, ...Object.values(names)]) {
      known.add(`${country} ${foldPlaceName(each)}`);
    }
  }
});

type Typed = { country: string; text: string; fields: string[] };
type Read = Typed & { reading: AddressReading; isRight: boolean };

function addressesOf(file: string): Typed[] {
  const rows = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  return rows
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const [country = '', text = '', ...fields] = row.split('|');
      return { country, text, fields };
    });
}

/** Codes are compared without their spaces, lines as one text. */
function fieldsOf({ line1, line2, city, region, postalCode }: AddressReading): string[] {
  return [[line1, line2].filter(Boolean).join(', '), city, region, postalCode];
}

function sameFields(read: readonly string[], expected: readonly string[]): boolean {
  const comparable = (fields: readonly string[]) =>
    fields.map((field, at) => (at === 3 ? field.replaceAll(/[^A-Z\d]/g, '') : field)).join('|');
  return comparable(read) === comparable(expected);
}

function readAll(file: string): Read[] {
  return addressesOf(file).map((typed) => {
    const isPlace = (folded: string) => known.has(`${typed.country} ${folded}`);
    const reading = readAddress(typed.text, { country: typed.country, isPlace });
    return { ...typed, reading, isRight: sameFields(fieldsOf(reading), typed.fields) };
  });
}

function silentMistakes(read: readonly Read[]): string[] {
  return read
    .filter(({ isRight, reading }) => !isRight && reading.sure)
    .map(({ text, reading }) => `${text} was read as ${fieldsOf(reading).join(' | ')}`);
}

function percentRight(read: readonly Read[]): number {
  return (100 * read.filter(({ isRight }) => isRight).length) / read.length;
}

it('reads 95 % of 200 typed addresses right in each of 20 countries, and is never wrong in silence', () => {
  const read = readAll('typed-addresses.txt');
  const byCountry = Map.groupBy(read, ({ country }) => country);
  const percents = [...byCountry].map(([country, own]) => [country, percentRight(own)] as const);
  const unsure = read.filter(({ reading }) => !reading.sure).length;
  console.info(percents.map(([country, percent]) => `${country} ${percent} %`).join(', '));
  console.info(`${percentRight(read)} % of ${read.length} right, ${unsure} unsure`);

  expect([read.length, byCountry.size]).toEqual([200, 20]);
  expect(silentMistakes(read)).toEqual([]);
  expect(percents.filter(([, percent]) => percent < 90)).toEqual([]);
  expect(percentRight(read)).toBeGreaterThanOrEqual(95);
  // a notice on every address would be read by nobody
  expect(unsure).toBeLessThanOrEqual(10);
});

it('reads 90 % of 80 harder addresses right, and is never wrong in silence', () => {
  const read = readAll('hard-addresses.txt');
  expect(read.length).toBe(80);
  expect(silentMistakes(read)).toEqual([]);
  expect(percentRight(read)).toBeGreaterThanOrEqual(90);
});

it('never fails on odd texts, and keeps every field within its limit', () => {
  for (const text of [
    '',
    ',,,',
    '\u0001',
    '1'.repeat(300),
    'a '.repeat(150),
    '〒',
    '((((',
    '📦 1',
  ]) {
    for (const country of ['US', 'GB', 'JP', 'KR', 'CN', 'RU', 'AE', 'ZZ']) {
      const reading = readAddress(text, { country, isPlace: () => true });
      const { line1, line2, city, region, postalCode } = reading;
      expect(Math.max(line1.length, line2.length)).toBeLessThanOrEqual(120);
      expect(Math.max(city.length, region.length)).toBeLessThanOrEqual(80);
      expect(postalCode.length).toBeLessThanOrEqual(16);
    }
  }
});
