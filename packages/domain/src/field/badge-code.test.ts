import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTrackingNumber } from '../tracking/tracking-number.ts';
import { makeBadgeCode, readBadgeCode } from './badge-code.ts';

const bytes = fc.uint8Array({ minLength: 5, maxLength: 5 });

describe('a badge code', () => {
  it('is read back as it was made, however it is typed', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = makeBadgeCode(random);
        expect(code).toMatch(/^WPB[0-9A-HJKMNP-TV-Z]{9}$/);
        const typed = `${code.slice(0, 3)} ${code.slice(3, 7)}-${code.slice(7)}`.toLowerCase();
        expect(readBadgeCode(typed.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code);
      }),
    );
  });

  it('is refused with one wrong symbol', () => {
    fc.assert(
      fc.property(bytes, fc.integer({ min: 3, max: 11 }), (random, place) => {
        const code = makeBadgeCode(random);
        const other = code.charAt(place) === 'A' ? 'B' : 'A';
        expect(readBadgeCode(code.slice(0, place) + other + code.slice(place + 1))).toBeNull();
      }),
    );
  });

  it('is never a tracking number, and needs its random bytes', () => {
    expect(readBadgeCode(makeTrackingNumber(3, new Uint8Array(8)))).toBeNull();
    expect(() => makeBadgeCode(new Uint8Array(4))).toThrow(RangeError);
  });
});
