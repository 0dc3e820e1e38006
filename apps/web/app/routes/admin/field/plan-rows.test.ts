import { describe, expect, it } from 'vitest';
import { changed, raised, without } from './plan-rows.ts';

describe('the rows of a sort plan', () => {
  it('swap with the row above, and the first one stays', () => {
    expect(raised(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
    expect(raised(['a', 'b', 'c'], 0)).toEqual(['a', 'b', 'c']);
  });

  it('are changed and removed one at a time', () => {
    expect(changed([{ n: 1 }, { n: 2 }], 1, { n: 3 })).toEqual([{ n: 1 }, { n: 3 }]);
    expect(without(['a', 'b'], 0)).toEqual(['b']);
  });
});
