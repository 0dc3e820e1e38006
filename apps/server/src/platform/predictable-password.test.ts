import { describe, expect, it } from 'vitest';
import { isPredictable } from './predictable-password.ts';

const CAROL = { email: 'carol.vandenberg@harbour-freight.example', name: 'Carol van den Berg' };

describe('a predictable password', () => {
  it.each([
    '        ',
    'aaaaaaaa',
    'aaaaaaab',
    '11111111111',
    'abcdefgh',
    'ABCDEFGH',
    'hgfedcba',
    '9876543210',
    'qwertyuiop[]',
    'asdfghjkl1',
    'abcd1234',
    'aaaa1111bbbb',
    'carolcarol',
    'abc!abc!abc!',
    'waypost1',
    'WayPost2026',
    'waypostwaypost',
    '我我我我我我我我',
  ])('is %s for anybody', (password) => {
    expect(isPredictable(password)).toBe(true);
  });

  it.each([
    'vandenberg1',
    'Carol12345678',
    'carol.vandenberg',
    'harbour-freight1',
    'carol.vandenberg@harbour-freight.example',
  ])('is %s for the person it names', (password) => {
    expect(isPredictable(password, CAROL)).toBe(true);
  });

  it.each([
    'violet harbour 94',
    'copper meadow 27',
    'correct horse battery staple',
    'пароль и соль',
    'kJ8#vQ2z',
    'tr0ub4dor&3',
    'mississippi mud',
    'carol likes tulips',
    'our waypost parcels',
    'violet harbour 94violet harbour 94',
    '今日は良い天気です',
  ])('is not %s', (password) => {
    expect(isPredictable(password, CAROL)).toBe(false);
  });

  it('is checked in under 20 ms at the maximum length', () => {
    const began = performance.now();
    isPredictable('ab1'.repeat(66), CAROL);
    isPredictable('a'.repeat(200), CAROL);
    expect(performance.now() - began).toBeLessThan(20);
  });
});
