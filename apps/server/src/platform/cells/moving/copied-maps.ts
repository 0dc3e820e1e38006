import { setTimeout as delay } from 'node:timers/promises';
import { readHeartbeatAge } from '../heartbeat.queries.ts';
import { readShardMap } from '../shard-maps.queries.ts';
import type { Mover } from './move-shard.ts';

type Between = Pick<Mover, 'home' | 'sides' | 'move'>;

/** `CopiesStandStill` rings after as long. */
const STANDS_STILL_SECONDS = 180;
const MAP_MS = 60_000;
const RUNBOOK = 'see docs/runbooks/copies-stand-still.md';

/** A cell that does not get the new map would go on owning the shard, or never begin to. */
export async function refuseOldMaps(between: Between): Promise<void> {
  const other = await findOtherVersion(between);
  if (other !== null) throw new Error(`${other}: ${RUNBOOK}.`);
  for (const [name, cell] of liveCells(between)) {
    const age = await readHeartbeatAge(cell);
    if (age === null || age <= STANDS_STILL_SECONDS) continue;
    const minutes = Math.floor(age / 60);
    throw new Error(
      `Cell ${name} has received nothing from home for ${minutes} minutes: ${RUNBOOK}.`,
    );
  }
}

/** Before the old cell loses the rows: until its processes know the new map, they take the shard for theirs. */
export async function waitForMap(moving: Between & Pick<Mover, 'mapMs'>): Promise<void> {
  const giveUpAt = performance.now() + (moving.mapMs ?? MAP_MS);
  for (;;) {
    const other = await findOtherVersion(moving);
    if (other === null) return;
    if (performance.now() > giveUpAt) {
      throw new Error(
        `${other}. The old cell keeps its rows of the shard until both cells have it: ${RUNBOOK}, then run the same command again.`,
      );
    }
    await delay(100);
  }
}

/** Null where both cells have the map of home. */
async function findOtherVersion(between: Between): Promise<string | null> {
  const version = (await readShardMap(between.home))?.version ?? 0;
  for (const [name, cell] of liveCells(between)) {
    const theirs = (await readShardMap(cell))?.version ?? 0;
    if (theirs === version) continue;
    return `Cell ${name} has version ${theirs} of the shard map, home ${version}`;
  }
  return null;
}

/** Test mode has no map of its own. */
function liveCells({ sides, move }: Between) {
  return sides.pairs
    .filter(({ name }) => name === 'live')
    .flatMap(({ from, to }) => [[move.fromCell, from] as const, [move.toCell, to] as const]);
}
