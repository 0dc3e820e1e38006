import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasValidCheckSymbol } from './check-symbol.ts';
import { makeContactReference } from './contact-reference.ts';

const bytes = fc.uint8Array({ minLength: 7, maxLength: 7 });

test('a contact reference is three groups of four with a valid check symbol', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const reference = makeContactReference(random);
      expect(reference).toMatch(/^C(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
      expect(hasValidCheckSymbol(reference.replaceAll('-', ''))).toBe(true);
    }),
  );
});

test('a contact reference contains 55 random bits', () => {
  const none = makeContactReference(new Uint8Array(7));
  for (let bit = 0; bit < 55; bit += 1) {
    const one = new Uint8Array(7);
    one[bit >> 3] = 0b1000_0000 >> (bit & 7);
    expect(makeContactReference(one), `bit ${bit}`).not.toBe(none);
  }
  expect(() => makeContactReference(new Uint8Array(6))).toThrow(RangeError);
});
