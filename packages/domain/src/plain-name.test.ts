import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainName } from './plain-name.ts';

describe('a plain name', () => {
  it.each([
    ['Sam Shipper', 'Sam Shipper'],
    ['  Jean-Pierre   O’Brien ', 'Jean-Pierre O’Brien'],
    ['Smith & Sons Ltd.', 'Smith Sons Ltd'],
    ['Łódź, Žižkov', 'Łódź Žižkov'],
    ['Łódz\u0301', 'Łódź'],
    ['محمد عليّ', 'محمد عليّ'],
    ['राजेश कुमार', 'राजेश कुमार'],
    ['株式会社山田', '株式会社山田'],
    ['', ''],
    ['42 - !', ''],
  ])('keeps the letters of %j', (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });

  it.each([
    ['Unlock at https://evil.example/login', 'Unlock at'],
    ['evil.example', ''],
    ['mail me@evil.example', 'mail'],
    ['call +32 470 12 34 56 now', 'call now'],
    ['evil\u200b.example', ''],
    ['line\r\nBcc: all', 'line Bcc all'],
    ['\u202eelpmaxe.live', ''],
  ])('removes everything from %j that could become a link', (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });

  it('is cut after a whole word within 40 characters', () => {
    expect(plainName('one two three four five six seven eight nine')).toBe(
      'one two three four five six seven eight',
    );
    expect(plainName('a'.repeat(41))).toBe('');
  });

  it('is letters, marks, spaces, hyphens and apostrophes only, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const plain = plainName(name);
        expect(plain).toMatch(/^[\p{L}\p{M} \-‐‑'’]*$/u);
        expect(Array.from(plain).length).toBeLessThanOrEqual(40);
      }),
    );
  });
});
