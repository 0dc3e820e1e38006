import { z } from 'zod';
import type { Cell } from '../../../platform/cells/cells.ts';
import { readShardMap } from '../../../platform/cells/shard-maps.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { listShardsOfAttempts } from './shards.queries.ts';

export const MAP_PATH = '/internal/map-version';
export const ShardMapRequest = z.object({});
const TIMEOUT_MS = 5_000;

/** Says what is to be done first. */
export class MapIsOld extends Error {}

/**
 * Shards may have moved since the moment that a cell was restored to. Its database still has their rows then, takes their
 * payments for lost ones, and would give back what the other cell carries.
 */
export async function refuseOldMap(ctx: Ctx): Promise<void> {
  if (!ctx.cells.areSeveral) return;
  const map = await readShardMap(ctx.db);
  const version = map?.version ?? 0;
  for (const cell of ctx.cells.others()) {
    const theirs = await askVersion(ctx, cell);
    if (theirs > version) {
      throw new MapIsOld(
        `Cell ${cell.name} has version ${theirs} of the shard map, this one ${version}: shards have moved since the moment of the restore`,
      );
    }
  }
  const moved = (await listShardsOfAttempts(ctx.db)).filter(
    (shard) => map?.shards[shard] !== ctx.cells.own,
  );
  if (moved.length > 0) {
    throw new MapIsOld(
      `Shards ${moved.join(', ')} are in another cell by now: delete what came back of them (pnpm cells clear)`,
    );
  }
}

async function askVersion({ cells }: Ctx, cell: Cell): Promise<number> {
  try {
    const answer = await cells.post(cell, MAP_PATH, { body: '{}', timeoutMs: TIMEOUT_MS });
    return ((await answer.json()) as { version: number }).version;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new MapIsOld(
      `Cell ${cell.name} does not say which shards have moved since: start its api`,
    );
  }
}
