import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { carryWaiting } from './platform/cells/moving/carry-under-fence.ts';
import { type Mover, moveShard, takeOver } from './platform/cells/moving/move-shard.ts';
import {
  forgetMove,
  insertMove,
  markMove,
  MoveTaken,
} from './platform/cells/moving/moves.queries.ts';
import { changeShardMap } from './platform/cells/shard-maps.queries.ts';
import { openDatabase } from './platform/database.ts';
import type { Feature } from './platform/feature.ts';
import { runMove } from './run-move.ts';
import { outcomesOf, scanOf } from './testing/builders.ts';
import type { TestCell } from './testing/test-cells.ts';
import { testConfig } from './testing/test-config.ts';
import { bookIn, count, frozenAfter, frozenIn, useTestMoves } from './testing/test-moves.ts';

const { a, b, asked, isOurs, learnMap, beginMove } = useTestMoves(3);

const home = () => a.owner.db;

/** In a, which has four of our shards at first. */
const bookMovable = () => bookIn(a, (shard) => isOurs(shard) && a.cells.shards().includes(shard));

const isClosed = (cell: TestCell, shard: number) =>
  count(cell, 'closed_shards', `shard = ${shard} AND state = 'closed'`);
const isNoted = (cell: TestCell, shard: number) => count(cell, 'closed_shards', `shard = ${shard}`);
/** Triggers that ask `closed_shards` about it. */
const countGuards = (cell: TestCell, shard: number) =>
  count(
    cell,
    'pg_trigger',
    `tgname LIKE 'closed\\_shard\\_%' AND pg_get_triggerdef(oid) ~ '[{,]${shard}[,}]'`,
  );

const finishMove = (shard: number) => async () => {
  await runMove(home(), asked(shard, 'b'));
  await learnMap();
};
const undoMove = (shard: number) => () => runMove(home(), { ...asked(shard, 'b'), back: true });

async function expectTaken(frozen: Mover, shards: Feature['shards'] = {}): Promise<void> {
  const features: Feature[] = [{ name: 'freezing', personalData: 'none', shards }];
  await expect(moveShard({ ...frozen, settleMs: 0, features })).rejects.toThrow(MoveTaken);
  await frozen.sides.close();
}

describe('a mover that wakes up after another run has undone the move', () => {
  it('does not hold the jobs of the shard', async () => {
    const { shard } = await bookMovable();
    const begun = await beginMove(shard);
    const frozen = { ...begun, home: frozenAfter(home(), 'SET state =', undoMove(shard)) };
    await expectTaken(frozen);
    expect(await isNoted(a, shard)).toBe(0);
    const held = `data ->> 'shard' = '${shard}' AND blocked`;
    expect(await count(a, 'pgboss.job', held)).toBe(0);
  });

  it('does not have writers of the old cell ask about the shard', async () => {
    const { shard } = await bookMovable();
    const begun = await beginMove(shard);
    await expectTaken(frozenIn(begun, 'from', 'SELECT shard FROM closed_shards', undoMove(shard)));
    expect(await countGuards(a, shard)).toBe(0);
  });

  it('leaves no slot of a copy that it could not begin', async () => {
    const { shard } = await bookMovable();
    const begun = await beginMove(shard);
    const making = 'SET LOCAL lock_timeout = 0';
    await expectTaken(frozenIn(begun, 'from', making, undoMove(shard)));
    expect(await count(a, 'pg_replication_slots', `slot_name LIKE 'waypost_move_${shard}_%'`)).toBe(
      0,
    );
    expect(await count(a, 'pg_publication', `pubname LIKE 'waypost_move_%'`)).toBe(0);
  });

  it('does not close the shard again when it fails under the fence', async () => {
    const { ref, shard } = await bookMovable();
    const begun = await beginMove(shard);
    const refuseMove = async () => {
      if ((await isClosed(a, shard)) === 0) return;
      await undoMove(shard)();
      throw new Error('broken');
    };
    await expectTaken(begun, { refuseMove });
    expect(await isNoted(a, shard)).toBe(0);
    expect(await outcomesOf(a, [scanOf(ref)])).toEqual(['recorded']);
  });
});

describe('a mover that wakes up after another run has finished the move', () => {
  it('neither opens the old cell, nor tells the new one what waits in the old one', async () => {
    const { id, shard } = await bookMovable();
    const begun = await beginMove(shard);
    const finish = finishMove(shard);
    const waking = takeOver(
      frozenAfter(home(), 'UPDATE shard_moves SET mover', finish),
      begun.sides,
      begun.move,
    );
    await expect(waking).rejects.toThrow(MoveTaken);
    const carryChanges: Feature = {
      name: 'telling',
      personalData: 'none',
      shards: { carryWaiting: async () => expect.unreachable() },
    };
    for (const pair of begun.sides.pairs) {
      const told = carryWaiting(pair, { ...begun, features: [carryChanges] });
      await expect(told).rejects.toThrow(MoveTaken);
    }
    await begun.sides.close();
    expect(await isClosed(a, shard)).toBe(1);
    expect(await count(b, 'shipments', `id = '${id}'`)).toBe(1);
  });

  it('does not list the files of the shard as strays of the new cell', async () => {
    const { id, shard } = await bookMovable();
    const file = `shipments/${id}/test.pdf`;
    await a.ctx.objects.put(file, Buffer.from('label'), 'application/pdf');
    await sql`INSERT INTO documents (shipment_id, shard, file, version, facts_hash, object_key, bytes)
      VALUES (${id}, ${shard}, 'test.pdf', 1, '', ${file}, 5)`.execute(home());
    const begun = await beginMove(shard);
    let meanwhile = finishMove(shard);
    const listObjects = async () => {
      await meanwhile();
      meanwhile = async () => undefined;
      return [];
    };
    await expectTaken(begun, { listObjects });
    expect(await count(b, 'documents', `object_key = '${file}'`)).toBe(1);
    expect(await count(b, 'stray_objects', `object_key = '${file}'`)).toBe(0);
  });
});

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

describe('a move whose shard is in a third cell by the map', () => {
  async function placeIn(shard: number, cell: string): Promise<void> {
    await changeShardMap(home(), 'test', async (map) => {
      if (map === null) throw new Error('There is no shard map.');
      const { c: _, ...cells } = map.cells;
      const address = 'http://127.0.0.1:9';
      const known = cell === 'c' ? { ...cells, c: { address } } : cells;
      return { cells: known, shards: map.shards.with(shard, cell) };
    });
  }

  it('neither goes on nor is undone', async () => {
    const { shard } = await bookMovable();
    const begun = await beginMove(shard);
    await begun.sides.close();
    await placeIn(shard, 'c');
    const said = `The map has shard ${shard} in c, but its move from a to b has begun`;
    for (const back of [true, false]) {
      await expect(runMove(home(), { ...asked(shard, 'b'), back })).rejects.toThrow(said);
    }
    await placeIn(shard, 'a');
    await undoMove(shard)();
  });

  it('does not change the map, and leaves the old cell closed', async () => {
    const { shard } = await bookMovable();
    const begun = await beginMove(shard);
    const features: Feature[] = [
      {
        name: 'placing',
        personalData: 'none',
        shards: { carryWaiting: () => placeIn(shard, 'c') },
      },
    ];
    await expect(moveShard({ ...begun, features })).rejects.toThrow('in c, but its move');
    await begun.sides.close();
    expect(await isClosed(a, shard)).toBe(1);
    await placeIn(shard, 'a');
    await undoMove(shard)();
  });
});

describe('a cell that was restored', () => {
  async function restore(cell: TestCell, mark: string | null): Promise<void> {
    const { adminUrl } = testConfig();
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
      cell.owner.db,
    );
    const setting =
      mark === null ? sql`RESET waypost.restored` : sql`SET waypost.restored = ${sql.lit(mark)}`;
    const options = { poolSize: 1, applicationName: 'test-admin', log: a.ctx.log };
    const admin = openDatabase({ url: adminUrl, ...options });
    await sql`ALTER DATABASE ${sql.id(rows[0]?.name ?? '')} ${setting}`.execute(admin.db);
    await admin.close();
  }

  it.each([
    { title: 'takes no shard', cell: a, to: 'b' },
    { title: 'gives no shard away', cell: b, to: 'a' },
  ])('$title before it is reconciled', async ({ title, cell, to }) => {
    const { ref, shard } = await bookIn(
      cell,
      (one) => isOurs(one) && cell.cells.shards().includes(one),
    );
    await restore(b, title);
    const move = () => runMove(home(), asked(shard, to));
    await expect(move()).rejects.toThrow('Cell b was restored and is not reconciled yet');
    expect(await count(cell, 'closed_shards', `shard = ${shard}`)).toBe(0);
    await sql`UPDATE restores SET reconciled_at = now()`.execute(b.owner.db);
    await expect(move()).rejects.toThrow('Cell b was restored after this move had begun');
    await runMove(home(), { ...asked(shard, to), back: true });
    expect(await outcomesOf(cell, [scanOf(ref)])).toEqual(['recorded']);
    await restore(b, null);
  });

  it('after the map has changed leaves the rows in the old cell', async () => {
    const { id, shard } = await bookMovable();
    const begun = await beginMove(shard);
    const carrySums = async () => {
      throw new Error('broken');
    };
    const features: Feature[] = [{ name: 'broken', personalData: 'none', shards: { carrySums } }];
    await expect(moveShard({ ...begun, features })).rejects.toThrow('broken');
    await begun.sides.close();
    // as it was before the shard came
    await sql`DELETE FROM closed_shards WHERE shard = ${shard}`.execute(b.owner.db);
    await restore(b, 'after');
    await sql`INSERT INTO restores (mark, reconciled_at) VALUES ('after', now())`.execute(
      b.owner.db,
    );
    await expect(runMove(home(), asked(shard, 'b'))).rejects.toThrow(
      'Cell b was restored after this move had begun',
    );
    expect(await count(a, 'shipments', `id = '${id}'`)).toBe(1);
    await restore(b, null);
    await finishMove(shard)();
  });
});
