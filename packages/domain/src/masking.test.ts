import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initials, maskEmail, maskPhone, publicAddress } from './masking.ts';

/** What a mask lets through. */
const shown = (masked: string) => Array.from(masked.replaceAll('•', ''));

describe('emails', () => {
  test.each([
    ['john@example.com', 'j•••n@e•••'],
    ['  john@example.com ', 'j•••n@e•••'],
    ['joe@x.org', 'j•••e@x•••'],
    ['jo@example.com', 'j•••@e•••'],
    ['j@example.com', '•••@e•••'],
    ['@example.com', '•••@e•••'],
    ['a@b@example.com', 'a•••b@e•••'],
    ['not an email', '•••'],
    ['john@', 'j•••n@•••'],
    ['', ''],
  ])('%j is shown as %j', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  test('at most the first and last letter of the local part and the first of the domain are shown', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const [local = '', domain = ''] = maskEmail(email).split(/@(?=[^@]*$)/);
        const wholeLocal = email.slice(0, email.lastIndexOf('@'));
        expect(shown(local).length).toBe(Math.min(2, wholeLocal.length - 1));
        expect(shown(domain).length).toBe(1);
      }),
    );
  });

  test('two addresses with the same ends look the same, whatever their length', () => {
    expect(maskEmail('jn.very.long.n@example.com')).toBe(maskEmail('jxn@elsewhere.net'));
  });

  test('no text shows more than three characters and the at-sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(shown(maskEmail(text)).length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('phones', () => {
  test.each([
    ['+32 470 12 34 56', '+32•••56'],
    ['0470/12.34.56', '04•••56'],
    ['123456', '12•••56'],
    ['12345', '•••'],
    ['+1 23', '•••'],
    ['call me', '•••'],
    ['', ''],
  ])('%j is shown as %j', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  test('at most four digits are shown, and none of fewer than six', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+-() x٣') }), (text) => {
        const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
        const visible = shown(maskPhone(text)).filter((char) => char !== '+');
        expect(visible.length).toBe(digits < 6 ? 0 : 4);
      }),
    );
  });
});

describe('names', () => {
  test.each([
    ['Jean-Pierre van Damme', 'J. D.'],
    ['ada lovelace', 'A. L.'],
    ['Madonna', 'M.'],
    ['3M Company', '3. C.'],
    ['Ann (Home)', 'A. H.'],
    ['ßeta Émile', 'S. É.'],
    ['山田 太郎', '山. 太.'],
    ['محمد علي', 'م. ع.'],
    ["O'Neill", 'O.'],
    ['  ', ''],
    ['***', ''],
  ])('%j is shown as %j', (name, shownAs) => {
    expect(initials(name)).toBe(shownAs);
  });

  test('no name shows more than two letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        expect(Array.from(initials(name).replaceAll(/[. ]/g, '')).length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('addresses', () => {
  test.each([
    ['Rue Neuve 12, 1000 Brussels, Belgium', '1000 Brussels, Belgium'],
    ['Flat 2, Rue Neuve 12, 1000 Brussels, Belgique', '1000 Brussels, Belgique'],
    ['Antwerp, Belgium', 'Antwerp, Belgium'],
    ['Belgium', 'Belgium'],
    ['Rue Neuve 12, Belgium', 'Belgium'],
    ['Rue Neuve 12, Brussels', 'Brussels'],
    ['Flat 2, Rue Neuve 12, Brussels', 'Brussels'],
    ['Rue Neuve 12 1000 Brussels', ''],
    ['Rue Neuve Brussels', ''],
    ['Meir 1\n2000 Antwerp\nBelgium', '2000 Antwerp, Belgium'],
    ['', ''],
  ])('%j is public as %j', (address, shownAs) => {
    expect(publicAddress(address)).toBe(shownAs);
  });

  test.each([
    ['日本、大阪府、大阪市北区梅田三丁目、山田ビル', '大阪府, 日本'],
    ['大韓民国, 서울특별시, 종로구 세종대로 175', ''],
    ['대한민국, 서울특별시, 종로구 세종대로 175', '서울특별시, 대한민국'],
    ['北京市，朝阳区，建国路88号', ''],
    ['中国，北京市88号', '中国'],
    ['山田ビル、梅田三丁目、大阪市、日本', '大阪市, 日本'],
  ])('an address written from the largest part down (%s) shows %s', (address, shownAs) => {
    expect(publicAddress(address)).toBe(shownAs);
  });

  test('no address shows more than its last two parts', () => {
    const part = fc.constantFrom('Rue Neuve 12', '1000 Brussels', 'Brussels', 'Belgium', '', ' ');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const lastTwo = parts.filter((text) => text.trim() !== '').slice(-2);
        for (const text of publicAddress(parts.join(',')).split(', ')) {
          expect(['', ...lastTwo]).toContain(text);
        }
      }),
    );
  });
});
