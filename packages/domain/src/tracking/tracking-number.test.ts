import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CROCKFORD } from '../shards.ts';
import {
  aliasIsPublic,
  asksForTest,
  formatTrackingNumber,
  makePieceNumber,
  makeTrackingNumber,
  readReference,
  shardOfReference,
  shardOfTrackingNumber,
} from './tracking-number.ts';

const numbers = fc
  .tuple(fc.nat(31), fc.uint8Array({ minLength: 8, maxLength: 8 }))
  .map(([shard, bytes]) => makeTrackingNumber(shard, bytes));

const sample = makeTrackingNumber(7, Uint8Array.of(1, 35, 69, 103, 137, 171, 205, 239));

describe('making a number', () => {
  test('a number is WP, the shard, twelve random symbols and a check symbol', () => {
    expect(sample).toMatch(/^WP7[0-9A-HJKMNP-TV-Z]{13}$/);
    expect(sample.slice(3, 15)).toBe('04HMASW9NF6Y'); // 0x0123456789ABCDE, five bits at a time
    expect(shardOfTrackingNumber(sample)).toBe(7);
  });

  test('every reference that is no number waits in shard 0, also one that is as long as a number', () => {
    expect(shardOfReference(sample)).toBe(7);
    for (const alias of ['ORDER-2026-0001', 'WP7-ORDER-000001']) {
      expect(shardOfReference(alias)).toBe(0);
    }
  });

  test('60 bits are random and the last four bits of eight bytes are not used', () => {
    const zeros = makeTrackingNumber(0, new Uint8Array(8));
    expect(makeTrackingNumber(0, Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0x0f))).toBe(zeros);
    expect(makeTrackingNumber(0, Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0x10))).not.toBe(zeros);
  });

  test('fewer than eight random bytes are refused', () => {
    expect(() => makeTrackingNumber(0, new Uint8Array(7))).toThrow(RangeError);
  });

  test('a piece number is the number of its shipment and three digits', () => {
    expect(makePieceNumber(sample, 1)).toBe(`${sample}001`);
    expect(makePieceNumber(sample, 999)).toBe(`${sample}999`);
    for (const pieceNo of [0, 1000, 1.5])
      expect(() => makePieceNumber(sample, pieceNo)).toThrow(RangeError);
  });
});

describe('a number of test mode', () => {
  const ofTests = makeTrackingNumber(7, new Uint8Array(8), 'test');

  test('begins with WT, and is read, checked and shown like any other', () => {
    expect(ofTests).toMatch(/^WT7[0-9A-HJKMNP-TV-Z]{13}$/);
    expect(readReference(ofTests)).toEqual({ kind: 'shipment', ref: ofTests });
    expect(shardOfTrackingNumber(ofTests)).toBe(7);
    expect(readReference(`${ofTests.slice(0, 15)}${ofTests.endsWith('0') ? '1' : '0'}`).kind).toBe(
      'mistyped',
    );
  });

  test('is told apart from a real one, however it is typed', () => {
    const typed = formatTrackingNumber(ofTests).toLowerCase();
    expect([asksForTest(typed), asksForTest(`${ofTests}001`), asksForTest(sample)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(asksForTest('WTNOTHING')).toBe(false);
  });

  test('is no number when its letters are changed into those of a real one', () => {
    expect(readReference(`WP${ofTests.slice(2)}`).kind).toBe('mistyped');
  });
});

describe('the check symbol', () => {
  test('every single wrong symbol is detected, at every position', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        for (let at = 2; at < number.length; at++) {
          for (const wrong of CROCKFORD) {
            if (wrong === number.charAt(at)) continue;
            const typed = number.slice(0, at) + wrong + number.slice(at + 1);
            expect(readReference(typed).kind, typed).toBe('mistyped');
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('every swap of neighbours is detected, for every pair of symbols at every position', () => {
    for (let at = 3; at < 14; at++) {
      for (const left of CROCKFORD) {
        for (const right of CROCKFORD) {
          if (left === right) continue;
          const symbols = Array.from(sample.slice(0, 15));
          symbols[at] = left;
          symbols[at + 1] = right;
          const good = withCheckSymbol(symbols.join(''));
          [symbols[at], symbols[at + 1]] = [right, left];
          const typed = symbols.join('') + good.charAt(15);
          expect(readReference(typed).kind, `${typed} for ${good}`).toBe('mistyped');
        }
      }
    }
  });

  test('a swap with the shard symbol or the check symbol is detected too', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(2, 14), (number, at) => {
        const [left, right] = [number.charAt(at), number.charAt(at + 1)];
        fc.pre(left !== right);
        const typed = number.slice(0, at) + right + left + number.slice(at + 2);
        expect(readReference(typed).kind).toBe('mistyped');
      }),
    );
  });

  test('a number with its first letters wrong or swapped is not taken for a number', () => {
    expect(readReference(`PW${sample.slice(2)}`).kind).toBe('alias');
    expect(readReference(`VP${sample.slice(2)}`).kind).toBe('alias');
    expect(readReference(`W7P${sample.slice(3)}`).kind).toBe('alias');
  });

  test('exactly one of the 32 check symbols fits', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const fitting = [...CROCKFORD].filter(
          (check) => readReference(number.slice(0, 15) + check).kind === 'shipment',
        );
        expect(fitting).toEqual([number.charAt(15)]);
      }),
    );
  });

  function withCheckSymbol(body: string): string {
    const check = [...CROCKFORD].find((symbol) => readReference(body + symbol).kind === 'shipment');
    return body + check;
  }
});

describe('reading a reference', () => {
  test('a number is read in any case, spacing and dashing, with O for 0 and I or L for 1', () => {
    const noise = fc.constantFrom('', ' ', '-', '\u2013', '\u00a0', '\u200f', '\t');
    fc.assert(
      fc.property(
        numbers,
        fc.array(noise, { minLength: 16, maxLength: 16 }),
        fc.nat(),
        (number, gaps, bits) => {
          const typed = [...number]
            .map((symbol, at) => {
              const odd = ((bits >> at) & 1) === 1;
              const spoken = odd
                ? symbol.replace('0', 'o').replace('1', bits % 3 === 0 ? 'I' : 'l')
                : symbol;
              return (odd ? spoken.toLowerCase() : spoken) + (gaps[at] ?? '');
            })
            .join('');
          expect(readReference(`  ${typed}\n`)).toEqual({ kind: 'shipment', ref: number });
        },
      ),
    );
  });

  test('full-width letters are read as ASCII', () => {
    const wide = [...sample]
      .map((char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0))
      .join('');
    expect(readReference(wide)).toEqual({ kind: 'shipment', ref: sample });
  });

  test('a piece number names its shipment and its piece', () => {
    const piece = { kind: 'piece', ref: `${sample}012`, trackingNumber: sample, pieceNo: 12 };
    expect(readReference(`${sample}-012`)).toEqual(piece);
    expect(readReference(formatTrackingNumber(`${sample}012`))).toEqual(piece);
    expect(readReference(`${sample}-o12`)).toEqual(piece);
  });

  test('piece 000 and a piece of a mistyped number are mistyped', () => {
    expect(readReference(`${sample}000`)).toEqual({ kind: 'mistyped' });
    const wrong = sample.slice(0, 15) + (sample.endsWith('Z') ? 'Y' : 'Z');
    expect(readReference(`${wrong}001`)).toEqual({ kind: 'mistyped' });
  });

  test('a U in a number of ours is mistyped, since the alphabet has none', () => {
    expect(readReference(`${sample.slice(0, 8)}U${sample.slice(9)}`)).toEqual({ kind: 'mistyped' });
  });

  test('anything else of six characters or more is an alias, trimmed and upper-cased', () => {
    expect(readReference('  po-4711 lot i ')).toEqual({ kind: 'alias', ref: 'PO-4711 LOT I' });
    expect(readReference(sample.slice(0, 15))).toEqual({ kind: 'alias', ref: sample.slice(0, 15) });
    expect(readReference(`${sample}01`)).toEqual({ kind: 'alias', ref: `${sample}01` });
  });

  test('under six characters is too short', () => {
    expect(readReference('')).toEqual({ kind: 'too_short' });
    expect(readReference('  12345  ')).toEqual({ kind: 'too_short' });
    expect(readReference('123456').kind).toBe('alias');
  });

  test('reading never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(() => readReference(text)).not.toThrow();
      }),
    );
  });

  test('no reference contains control characters or half a surrogate pair', () => {
    const harsh = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\0', '\r', '\ud800'));
    fc.assert(
      fc.property(fc.array(harsh, { maxLength: 12 }), (parts) => {
        const read = readReference(parts.join(''));
        const ref = 'ref' in read ? read.ref : '';
        expect(ref.isWellFormed()).toBe(true);
        expect(ref).not.toMatch(/\p{Cc}/u);
      }),
    );
    expect(readReference('po-47\0 11-lot')).toEqual({ kind: 'alias', ref: 'PO-47  11-LOT' });
  });

  test('an alias of 12 or more characters opens the public page', () => {
    expect(aliasIsPublic('ABCDEFGHIJK')).toBe(false);
    expect(aliasIsPublic('ABCDEFGHIJKL')).toBe(true);
  });
});

test('a number is shown in groups of four, an alias as written', () => {
  expect(formatTrackingNumber('WP70123456789ABC')).toBe('WP70 1234 5678 9ABC');
  expect(formatTrackingNumber('WP70123456789ABC001')).toBe('WP70 1234 5678 9ABC 001');
  expect(formatTrackingNumber('PO-4711/8')).toBe('PO-4711/8');
});
