import type { Sides } from './open-sides.ts';
import { listObjectKeys } from './shard-rows.queries.ts';

const AT_ONCE = 8;

/**
 * Copies the files that rows of the shard list. What was `copied` before is left out: under the fence only the last few are
 * left. The row is written before its file: one without a file is nothing to wait for.
 */
export async function copyObjects(
  { pairs, objects }: Sides,
  shard: number,
  copied: Set<string>,
): Promise<void> {
  for (const { name, from, tables } of pairs) {
    // those of test mode end by themselves within days
    if (name === 'test') continue;
    const keys = (await listObjectKeys(from, tables, shard)).filter((key) => !copied.has(key));
    for (let at = 0; at < keys.length; at += AT_ONCE) {
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
