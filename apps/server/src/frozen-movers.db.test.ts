import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  forgetMove,
  insertMove,
  markMove,
  MoveTaken,
} from './platform/cells/moving/moves.queries.ts';
import { count, useTestMoves } from './testing/test-moves.ts';

const { a, b } = useTestMoves(3);

const home = () => a.owner.db;

describe('a move that has ended', () => {
  it.each(['done', 'undone'] as const)('stays %s, whatever its run still tries', async (ended) => {
    const mover = randomUUID();
    const shard = 30;
    const move = { shard, fromCell: 'a', toCell: 'b', reason: 'test' };
    const begun = await insertMove(home(), mover, move);
    if (ended === 'done') await markMove(home(), begun, mover, 'flipped');
    await markMove(home(), begun, mover, ended);
    for (const state of ['copying', 'fenced', 'flipped', 'done', 'undone'] as const) {
      await expect(markMove(home(), begun, mover, state)).rejects.toThrow(MoveTaken);
    }
    await expect(forgetMove(home(), begun)).rejects.toThrow(MoveTaken);
    expect(await count(a, 'shard_moves', `id = ${begun.id} AND state = '${ended}'`)).toBe(1);
  });
});
