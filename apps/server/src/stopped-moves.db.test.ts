import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { noteAllLive, shipments } from './features/core/shipments/index.ts';
import { setShardState } from './platform/cells/moving/closed-shards.queries.ts';
import { type Mover, moveShard } from './platform/cells/moving/move-shard.ts';
import type { Feature } from './platform/feature.ts';
import { runMove } from './run-move.ts';
import type { TestCell } from './testing/test-cells.ts';
import { bookIn, count, useTestMoves } from './testing/test-moves.ts';

const { a, b, workers, asked, isOurs, beginMove } = useTestMoves(1);

const BROKEN = new Error('broken');

/** Moves to where this feature throws. */
async function moveUntil(begun: Mover, shards: Feature['shards'], others: Feature[] = []) {
  const stopping: Feature = { name: 'stopping', personalData: 'none', ...(shards && { shards }) };
  await expect(moveShard({ ...begun, features: [...others, stopping] })).rejects.toBe(BROKEN);
  await begun.sides.close();
}

const stop = async () => {
  throw BROKEN;
};

describe('a move that stopped under the fence', () => {
  async function bookReleased(cell: TestCell, isMeant?: (shard: number) => boolean) {
    const booked = await bookIn(cell, isMeant);
    await sql`UPDATE shipments SET hold = NULL WHERE id = ${booked.id}`.execute(cell.owner.db);
    return booked;
  }

  const isCounted = async (cell: TestCell, { id }: { id: string }) => {
    await workers[cell === a ? 'a' : 'b'].runJob('count_live_shipments', {});
    return (await count(cell, 'live_shipments', `shipment_id = '${id}'`)) === 1;
  };

  it('keeps neither cell from counting shipments of other shards', async () => {
    const moving = await bookReleased(a, isOurs);
    const begun = await beginMove(moving.shard);
    await moveUntil(begun, { carryWaiting: stop }, [shipments]);
    const notes = `'${moving.id}' = ANY (shipment_ids)`;
    expect(await count(b, 'shipment_changes', notes)).toBe(1);
    expect(await isCounted(b, await bookReleased(b))).toBe(true);
    // for the time when the shard has arrived
    expect(await count(b, 'shipment_changes', notes)).toBe(1);

    // as a mover that was killed leaves the old cell
    await setShardState(a.owner.db, moving.shard, begun.mover, 'closed');
    await noteAllLive(a.owner.db);
    const other = await bookReleased(a, (shard) => shard !== moving.shard);
    expect(await isCounted(a, other)).toBe(true);
    expect(await count(a, 'live_shipments', `shipment_id = '${moving.id}'`)).toBe(0);

    await runMove(a.owner.db, { ...asked(moving.shard, 'b'), back: true });
    expect(await isCounted(a, moving)).toBe(true);
    await workers.b.runJob('count_live_shipments', {});
    expect(await count(b, 'shipment_changes', 'true')).toBe(0);
  }, 120_000);
});
