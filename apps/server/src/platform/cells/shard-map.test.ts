import { describe, expect, it } from 'vitest';
import { readShardList, ShardMapDocument, withCell, withShardsIn } from './shard-map.ts';

const A = 'http://10.0.0.1:3001';
const B = 'http://10.0.0.2:3001';

describe('the shard map', () => {
  it('puts every shard into the first cell, and none into the second', () => {
    const map = withCell(withCell(null, 'a', A), 'b', B);
    expect(map.cells).toEqual({ a: { address: A }, b: { address: B } });
    expect(new Set(map.shards)).toEqual(new Set(['a']));
    expect(map.shards).toHaveLength(32);
  });

  it('places shards, and refuses a cell that it has no address of', () => {
    const map = withCell(withCell(null, 'a', A), 'b', B);
    const { shards } = withShardsIn(map, [3, 31], 'b');
    expect(shards.flatMap((cell, shard) => (cell === 'b' ? [shard] : []))).toEqual([3, 31]);
    expect(() => withShardsIn(map, [3], 'c')).toThrow(/without an address/);
    expect(ShardMapDocument.safeParse({ ...map, shards: ['a'] }).success).toBe(false);
  });

  it.each([
    ['16-18,3', [3, 16, 17, 18]],
    ['0', [0]],
    ['5,5', [5]],
    ['32', null],
    ['9-4', null],
    ['', null],
    ['a', null],
  ])('reads the list of shards %j as %j', (text, shards) => {
    expect(readShardList(text)).toEqual(shards);
  });
});
