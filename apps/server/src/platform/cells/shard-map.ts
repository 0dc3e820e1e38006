import { SHARD_COUNT } from '@waypost/domain/shards';
import { z } from 'zod';

export const CellName = z.string().regex(/^[a-z][a-z0-9]{0,15}$/, 'a to z and digits, at most 16');

/** What a version of the shard map holds. */
export const ShardMapDocument = z
  .object({
    /** Where apis of other cells reach those of this one. */
    cells: z.record(CellName, z.object({ address: z.url() })),
    /** The cell of each shard. */
    shards: z.array(CellName).length(SHARD_COUNT),
  })
  .refine(
    ({ cells, shards }) => shards.every((name) => cells[name] !== undefined),
    'a shard is in a cell without an address',
  );
export type ShardMapDocument = z.infer<typeof ShardMapDocument>;

export type ShardMap = ShardMapDocument & { version: number };

/** The first cell of an installation has every shard. A known cell gets the new address. */
export function withCell(
  map: ShardMapDocument | null,
  name: string,
  address: string,
): ShardMapDocument {
  return ShardMapDocument.parse({
    cells: { ...map?.cells, [name]: { address } },
    shards: map?.shards ?? Array.from({ length: SHARD_COUNT }, () => name),
  });
}

export function withShardsIn(
  map: ShardMapDocument,
  moved: readonly number[],
  name: string,
): ShardMapDocument {
  return ShardMapDocument.parse({
    cells: map.cells,
    shards: map.shards.map((cell, shard) => (moved.includes(shard) ? name : cell)),
  });
}

/** `16-31,3`; null for anything else. */
export function readShardList(text: string): number[] | null {
  const shards = text.split(',').flatMap((part) => {
    const [, from, to = from] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(part.trim()) ?? [];
    if (from === undefined) return [Number.NaN];
    const [first, last] = [Number(from), Number(to)];
    return last < first
      ? [Number.NaN]
      : Array.from({ length: last - first + 1 }, (_, n) => first + n);
  });
  const areShards = shards.every((shard) => Number.isInteger(shard) && shard < SHARD_COUNT);
  return areShards ? [...new Set(shards)].toSorted((a, b) => a - b) : null;
}
