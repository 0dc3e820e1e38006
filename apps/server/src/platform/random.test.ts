import { expect, it } from 'vitest';
import { Problem } from './http/problem.ts';
import { drawShard } from './random.ts';

it('draws a shard of those that there are, and refuses for a moment in a cell that has none', () => {
  expect(drawShard([17])).toBe(17);
  expect(() => drawShard([])).toThrow(Problem);
});
