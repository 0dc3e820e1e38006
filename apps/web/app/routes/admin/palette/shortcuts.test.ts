import { describe, expect, it } from 'vitest';
import { doesOf, SHORTCUTS } from './shortcuts.ts';

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('a keyboard shortcut of the console', () => {
  it('has one meaning in one place', () => {
    const names = SHORTCUTS.flatMap(({ where, keys }) => keys.map((key) => `${where} ${key}`));
    expect(new Set(names).size).toBe(names.length);
  });

  it('opens the palette with Control or Command, in either case of the letter', () => {
    expect(doesOf('everywhere', press('k', { ctrlKey: true }))).toBe('palette');
    expect(doesOf('everywhere', press('K', { metaKey: true }))).toBe('palette');
    expect(doesOf('everywhere', press('k', { ctrlKey: true, altKey: true }))).toBeNull();
    expect(doesOf('everywhere', press('k'))).toBeNull();
  });

  it('leaves other combinations with Control to the browser', () => {
    expect(doesOf('desk', press('t', { ctrlKey: true }))).toBeNull();
    expect(doesOf('list', press('j', { metaKey: true }))).toBeNull();
    expect(doesOf('desk', press('t'))).toBe('take');
  });
});
