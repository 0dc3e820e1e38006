import { describe, expect, it } from 'vitest';
import { keepNewest } from './keep-newest.ts';

describe('keepNewest', () => {
  it('removes the entry that was set longest ago', () => {
    const entries = new Map<string, number>();
    for (const [at, key] of ['a', 'b', 'a', 'c'].entries()) keepNewest(entries, 2, key, at);
    expect([...entries]).toEqual([
      ['a', 2],
      ['c', 3],
    ]);
  });

  it('removes nothing when a key is set again', () => {
    const entries = new Map([
      ['a', 1],
      ['b', 2],
    ]);
    keepNewest(entries, 2, 'b', 3);
    expect([...entries]).toEqual([
      ['a', 1],
      ['b', 3],
    ]);
  });
});
