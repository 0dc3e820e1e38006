import { describe, expect, test } from 'vitest';
import { readVatNumber } from './vat-number.ts';

describe('a VAT number', () => {
  test.each([
    ['BE 0403.019.261', 'BE0403019261', 'BE'],
    ['de136695976', 'DE136695976', 'DE'],
    ['EL094259216', 'EL094259216', 'GR'],
    ['FR 40 303 265 045', 'FR40303265045', 'FR'],
    ['NL004495445B01', 'NL004495445B01', 'NL'],
    ['ATU13585627', 'ATU13585627', 'AT'],
  ])('written as %s is read', (text, number, country) => {
    expect(readVatNumber(text)).toEqual({ number, country });
  });

  test.each([
    ['a check digit that is wrong', 'BE0403019262'],
    ['a check digit that is wrong', 'DE136695975'],
    ['digits missing', 'FR4030326504'],
    ['no prefix', '0403019261'],
    ['a country outside the Union', 'GB980780684'],
    ['nothing', ''],
    ['words', 'none of your business'],
  ])('with %s is none: %s', (_, text) => {
    expect(readVatNumber(text)).toBeNull();
  });
});
