import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { waitForTurn } from '../../../platform/sweeps.ts';
import { createHubFinder, selectAllHubs } from '../hubs/index.ts';
import { createCityLocator, type LocateCity } from '../places/index.ts';
import {
  noteChanges,
  readNewestChange,
  selectHeard,
  selectMoving,
  takeChanges,
} from '../shipments/index.ts';
import { readLiveShipments } from './read-live-shipments.ts';
import { differenceOf } from './live-sums.ts';
import { shipmentsChangedQueue } from './queues.ts';
import {
  addToSums,
  deleteEmptySums,
  insertCounted,
  takeCounted,
} from './live-shipments.queries.ts';

/** So few that they are looked up by their ids: for more, whole tables may be read. */
const BATCH = 500;

/**
 * Counts shipments that changed. Each stores as what it was last counted, so that only the difference is
 * added: however often it changed, and wherever this was interrupted, the sums equal a recount.
 */
export async function countLiveShipments(ctx: Ctx): Promise<void> {
  const locate = createCityLocator(ctx.reads);
  // what is put back comes after it: otherwise this would not end
  const newest = await readNewestChange(ctx.db);
  if (newest === null) return;
  while (await countSome(ctx, locate, newest));
}

async function countSome(ctx: Ctx, locate: LocateCity, newest: string): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    await waitForTurn(tx, 'count_live_shipments');
    // taken first: later changes add another row
    const taken = await takeChanges(tx, BATCH, newest);
    if (taken.length === 0) return false;
    // One that cannot be written would fail the others. It is put back until its shard is open, or gone. Selected after the
    // changes are taken: a move carries them here once the shard is closed.
    const moving = new Set(await selectMoving(tx, taken));
    await noteChanges(tx, [...moving]);
    const ids = taken.filter((id) => !moving.has(id));
    const before = await takeCounted(tx, ids);
    const hubs = await selectAllHubs(tx);
    const after = await readLiveShipments(tx, ids, hubs, createHubFinder(hubs, locate));
    await insertCounted(tx, after);
    const changes = differenceOf(before, after);
    await addToSums(tx, changes);
    await deleteEmptySums(tx, changes);
    await passOn(ctx, tx, ids);
    return true;
  });
}

/** Exactly the changes that were taken, so that none is missed by the programs of an account. */
async function passOn(ctx: Ctx, tx: Db, ids: readonly string[]): Promise<void> {
  const byShard = Map.groupBy(await selectHeard(tx, ids), ({ shard }) => shard);
  const jobs = [...byShard].map(([shard, heard]) => {
    return { shard, shipmentIds: heard.map(({ id }) => id) };
  });
  await ctx.jobs.enqueueMany(tx, shipmentsChangedQueue, jobs);
}
