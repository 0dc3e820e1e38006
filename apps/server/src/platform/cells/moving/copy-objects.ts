import { inStep } from './in-step.ts';
import type { Mover } from './move-shard.ts';
import { refuseIfTaken } from './moves.queries.ts';
import type { Pair } from './open-sides.ts';
import { listObjectKeys } from './shard-rows.queries.ts';
import { noteComing } from './stray-objects.queries.ts';

const AT_ONCE = 8;

/** The keys of the files that rows of the shard list. */
export async function listFiles(
  db: Pair['from'],
  { tables }: Pair,
  { move, features }: Pick<Mover, 'move' | 'features'>,
): Promise<string[]> {
  const keys = [await listObjectKeys(db, tables, move.shard)];
  for (const { shards } of features) {
    keys.push((await shards?.listObjects?.(db, move.shard)) ?? []);
  }
  return keys.flat();
}

/**
 * Copies the files of the shard. What was `copied` before is left out: under the fence only the last few are left. The row is
 * written before its file: one without a file is nothing to wait for. Each is a stray object of the new cell until that has
 * the shard, so that none stays when the move is undone, or when its row is erased meanwhile.
 */
export async function copyObjects(moving: Mover, copied: Set<string>): Promise<void> {
  const { pairs, objects } = moving.sides;
  for (const pair of pairs) {
    if (!hasFiles(pair)) continue;
    const keys = (await listFiles(pair.from, pair, moving)).filter((key) => !copied.has(key));
    await inStep(pair.to, moving, 'unflipped', (tx) => noteComing(tx, keys));
    for (let at = 0; at < keys.length; at += AT_ONCE) {
      await refuseIfTaken(moving.home, moving.move, moving.mover, 'unflipped');
      await Promise.all(
        keys.slice(at, at + AT_ONCE).map(async (key) => {
          const bytes = await objects.from.get(key);
          if (bytes === null) return;
          await objects.to.put(key, bytes, 'application/octet-stream');
          copied.add(key);
        }),
      );
    }
  }
}

/** Those of test mode end by themselves within days. */
export function hasFiles({ name }: Pair): boolean {
  return name === 'live';
}
