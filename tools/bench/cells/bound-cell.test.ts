import { expect, test } from 'vitest';
import { coresIn } from './bound-cell.ts';

test('cores are read from the list of the kernel', () => {
  expect(coresIn('0-2,5')).toEqual([0, 1, 2, 5]);
  expect(coresIn('3')).toEqual([3]);
});
