import { expect, test } from 'vitest';
import { ONE_CELL } from '../../../platform/cells/cells.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Intent } from '../../../platform/payments.ts';
import { newToken } from '../../../platform/random.ts';
import { isOfThisCell } from './of-this-cell.ts';

const paid = (attemptId: string | null) => ({ attemptId }) as Intent;
const inCellOfShard3 = {
  cells: {
    ...ONE_CELL,
    elsewhere: (shard: number) => (shard === 3 ? null : { name: 'b', address: 'http://b' }),
  },
} as Ctx;

test('a payment of another cell is left to that cell, whatever this one knows of it', () => {
  expect(isOfThisCell(inCellOfShard3, paid(newToken(3)))).toBe(true);
  expect(isOfThisCell(inCellOfShard3, paid(newToken(4)))).toBe(false);
});

test('a payment that names no attempt of ours is looked at by every cell', () => {
  expect(isOfThisCell(inCellOfShard3, paid(null))).toBe(true);
  expect(isOfThisCell(inCellOfShard3, paid('made by hand'))).toBe(true);
});
