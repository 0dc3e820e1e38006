import { describe, expect, it } from 'vitest';
import { fillPlaceholders, unknownPlaceholders } from './placeholders.ts';

describe('the placeholders of a prepared answer', () => {
  it('are replaced by what is known, and stay in sight otherwise', () => {
    const values = { name: 'Ada', number: 'WP7', me: '' };
    expect(fillPlaceholders('{name}: {number}, {number} {me} {x}', values)).toBe(
      'Ada: WP7, WP7 {me} {x}',
    );
  });

  it('are not filled in a value, which may hold braces', () => {
    expect(fillPlaceholders('{name}', { name: '{number}', number: 'WP7', me: '' })).toBe(
      '{number}',
    );
  });

  it('are known by name', () => {
    expect(unknownPlaceholders('Dear {name}, {due} {} {number}')).toEqual(['due', '']);
  });
});
