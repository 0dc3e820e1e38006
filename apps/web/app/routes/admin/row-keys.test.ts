import { describe, expect, it } from 'vitest';
import { moveOf, rowAfter } from './row-keys.ts';

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});
const READING = { typing: false, row: false };

describe('the keys of the list', () => {
  it('work while nobody is typing and no modifier is held', () => {
    expect(moveOf(press('j'), READING)).toBe('next');
    expect(moveOf(press('k'), READING)).toBe('previous');
    expect(moveOf(press('j'), { typing: true, row: false })).toBeNull();
    expect(moveOf(press('k', { ctrlKey: true }), READING)).toBeNull();
    expect(moveOf(press('x'), READING)).toBeNull();
  });

  it('leave the arrow keys to the page until a row has the focus', () => {
    expect(moveOf(press('ArrowDown'), READING)).toBeNull();
    expect(moveOf(press('ArrowDown'), { typing: false, row: true })).toBe('next');
    expect(moveOf(press('ArrowUp'), { typing: false, row: true })).toBe('previous');
  });

  it('start with the first row and stop at both ends', () => {
    expect(rowAfter(3, -1, 'previous')).toBe(0);
    expect(rowAfter(3, 0, 'next')).toBe(1);
    expect(rowAfter(3, 2, 'next')).toBe(2);
    expect(rowAfter(3, 0, 'previous')).toBe(0);
    expect(rowAfter(0, -1, 'next')).toBe(-1);
  });
});
