import { formatMoney } from '@waypost/i18n/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Measure, wrapText } from './wrap-text.ts';

/** Every letter is as wide as it is high, so a line of 10 holds one letter of size 10. */
const square: Measure = () => 1;
const wrap = (text: string, letters: number) =>
  wrapText(text, { width: letters, fontSize: 1 }, square).map((line) => line.text);

describe('wrapping a text', () => {
  it('breaks a line after a word', () => {
    expect(wrap('5 Rue de Rivoli', 8)).toEqual(['5 Rue de', 'Rivoli']);
  });

  it('breaks inside a word only when the word is longer than a line', () => {
    expect(wrap('at Donaudampfschiff', 8)).toEqual(['at', 'Donaudam', 'pfschiff']);
  });

  it('breaks between any two characters in Chinese and Japanese, but not before a full stop', () => {
    expect(wrap('東京都千代田。', 3)).toEqual(['東京都', '千代', '田。']);
  });

  it('keeps the line breaks of the text', () => {
    expect(wrap('5 Rue\n75001 Paris', 20)).toEqual(['5 Rue', '75001 Paris']);
  });

  it('loses no character and exceeds no line', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 4, max: 30 }),
        (text, width) => {
          const lines = wrap(text, width);
          const letters = (part: string) => part.replaceAll(/\s/g, '');
          expect(letters(lines.join(''))).toBe(letters(text));
          const tooLong = lines.filter((line) => [...line].length > width);
          // one grapheme may be several code points, and is never broken
          for (const line of tooLong)
            expect([...new Intl.Segmenter().segment(line)]).toHaveLength(1);
        },
      ),
    );
  });
});

it('a paragraph that begins in Arabic is right-to-left in all its lines', () => {
  const lines = wrapText('شارع الشيخ زايد Flat 12', { width: 10, fontSize: 1 }, square);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.every((line) => line.rtl)).toBe(true);
  const latin = wrapText('Flat 12, الطابق', { width: 40, fontSize: 1 }, square);
  expect(latin).toEqual([{ text: 'Flat 12, الطابق', rtl: false }]);
});

it('in an Arabic paragraph a line with an Arabic word is right-to-left, whatever it begins with', () => {
  const among = { width: 40, fontSize: 1, rtl: true };
  expect(wrapText('Liège، بلجيكا', among, square)[0]?.rtl).toBe(true);
  expect(wrapText('Kaai 12, Antwerp', among, square)[0]?.rtl).toBe(false);
});

it('among Arabic an amount is right-to-left, so that its currency is on the left as on the screen', () => {
  const among = { width: 40, fontSize: 1, rtl: true };
  expect(wrapText(formatMoney(4_600, 'EUR', 'ar'), among, square)[0]?.rtl).toBe(true);
  expect(wrapText(formatMoney(4_600, 'EUR', 'en'), among, square)[0]?.rtl).toBe(false);
});
