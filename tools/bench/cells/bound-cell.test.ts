import { expect, test } from 'vitest';
import { coresIn } from './bound-cell.ts';

test("a list of cores is parsed in the kernel's format", () => {
  expect(coresIn('0-2,5')).toEqual([0, 1, 2, 5]);
  expect(coresIn('3')).toEqual([3]);
});
