import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteAllLive, shipments } from './features/core/shipments/index.ts';
import { setShardState } from './platform/cells/moving/closed-shards.queries.ts';
import { type Mover, moveShard } from './platform/cells/moving/move-shard.ts';
import { dropSlot } from './platform/cells/moving/replication.queries.ts';
import { changeShardMap, selectUsedShards } from './platform/cells/shard-maps.queries.ts';
import type { Feature } from './platform/feature.ts';
import { runMove } from './run-move.ts';
import { outcomesOf, scanOf } from './testing/builders.ts';
import { urlOf } from './testing/scratch-database.ts';
import type { TestCell } from './testing/test-cells.ts';
import { testConfig } from './testing/test-config.ts';
import { bookIn, count, useTestMoves } from './testing/test-moves.ts';

const { a, b, workers, asked, isOurs, learnMap, beginMove, copying } = useTestMoves(1);

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

describe('a shard whose move was undone', () => {
  const COMMAND = fileURLToPath(new URL('cells.ts', import.meta.url));

  async function place(shard: number, cell: string): Promise<string> {
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
      a.owner.db,
    );
    const { config, ownerUrl } = testConfig();
    const env = {
      NODE_ENV: config.NODE_ENV,
      PUBLIC_ORIGIN: config.PUBLIC_ORIGIN,
      DATABASE_OWNER_URL: urlOf(ownerUrl, rows[0]?.name ?? ''),
    };
    const args = [COMMAND, 'place', String(shard), cell, '--reason', 'test'];
    const done = promisify(execFile)(process.execPath, args, { env });
    return done.then(
      ({ stdout }) => stdout,
      (error: { stderr: string }) => error.stderr,
    );
  }

  it('is not placed in the cell in which it was left closed', async () => {
    const own = a.cells.shards().filter(isOurs);
    const used = await selectUsedShards(a.owner.db, own);
    const shard = own.find((each) => !used.includes(each)) ?? -1;
    const begun = await beginMove(shard);
    await begun.sides.close();
    await runMove(a.owner.db, { ...asked(shard, 'b'), back: true });
    expect(await count(b, 'closed_shards', `shard = ${shard} AND state = 'closed'`)).toBe(1);
    expect(await place(shard, 'b')).toContain(`Closed in b since an earlier move: ${shard}`);
  }, 60_000);
});

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
    await setShardState(a.owner.db, moving.shard, begun.mover, 'closed', async () => undefined);
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

describe('the copy of a large table', () => {
  it('is said to go on, with the rows that have come so far', async () => {
    const { id, shard } = await bookIn(a, isOurs);
    await sql`INSERT INTO documents (shipment_id, shard, file, version, facts_hash, object_key, bytes)
      SELECT ${id}, ${shard}, n || '.pdf', 1, '', ${id} || n, 5 FROM generate_series(1, 100) AS n`.execute(
      a.owner.db,
    );
    for (const statement of [
      `CREATE FUNCTION be_slow() RETURNS trigger LANGUAGE plpgsql
       AS 'BEGIN PERFORM pg_sleep(0.02); RETURN NEW; END'`,
      'CREATE TRIGGER slow BEFORE INSERT ON documents FOR EACH ROW EXECUTE FUNCTION be_slow()',
      'ALTER TABLE documents ENABLE ALWAYS TRIGGER slow',
    ]) {
      await sql.raw(statement).execute(b.owner.db);
    }
    const begun = await beginMove(shard);
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    await moveUntil({ ...begun, progressMs: 100, say }, { carryRows: stop });
    expect(lines.join('\n')).toMatch(/live: \d+ tables are left.*, \d+ rows of documents so far/);
    await sql`DROP TRIGGER slow ON documents`.execute(b.owner.db);
    await runMove(a.owner.db, { ...asked(shard, 'b'), back: true });
  });
});

describe('a move whose replication slot is lost', () => {
  async function loseSlot({ sides }: Mover): Promise<void> {
    for (const { from, to, replication } of sides.pairs) {
      await sql.raw(`ALTER SUBSCRIPTION ${replication} DISABLE`).execute(to);
      // refused while the new cell reads it
      await vi.waitFor(() => sql`SELECT pg_drop_replication_slot(${replication})`.execute(from), {
        timeout: 10_000,
      });
      await sql.raw(`ALTER SUBSCRIPTION ${replication} ENABLE`).execute(to);
    }
  }

  const countSlots = (shard: number) =>
    count(a, 'pg_replication_slots', `slot_name = 'waypost_move_${shard}_live'`);
  const countReplication = async (shard: number) => [
    await countSlots(shard),
    await count(a, 'pg_publication', `pubname = 'waypost_move_${shard}_live'`),
    await count(b, 'pg_subscription', `subname = 'waypost_move_${shard}_live'`),
  ];

  it('is undone, and leaves neither a slot nor a subscription', async () => {
    const { ref, id, shard } = await bookIn(a, isOurs);
    const begun = await beginMove(shard);
    await moveUntil(begun, {
      async carryWaiting() {
        await loseSlot(begun);
        throw BROKEN;
      },
    });
    await runMove(a.owner.db, { ...asked(shard, 'b'), back: true });
    expect(await countReplication(shard)).toEqual([0, 0, 0]);
    expect(await count(b, 'shipments', `id = '${id}'`)).toBe(0);
    expect(await outcomesOf(a, [scanOf(ref)])).toEqual(['recorded']);
  }, 120_000);

  it('ends after the map has changed, and drops a slot that is in use', async () => {
    const { id, shard } = await bookIn(a, isOurs);
    const begun = await beginMove(shard);
    await moveUntil(begun, {
      async carrySums() {
        for (const { from, replication } of begun.sides.pairs) await dropSlot(from, replication);
        throw BROKEN;
      },
    });
    expect(await countSlots(shard)).toBe(0);
    await runMove(a.owner.db, asked(shard, 'b'));
    expect(await countReplication(shard)).toEqual([0, 0, 0]);
    expect(await count(a, 'shipments', `id = '${id}'`)).toBe(0);
    expect(await count(b, 'shipments', `id = '${id}'`)).toBe(1);
    await learnMap();
  }, 120_000);
});

describe('a move to a cell that receives nothing from home', () => {
  afterEach(() => {
    copying.isOn = true;
  });

  const beat = (ago: string) =>
    sql`INSERT INTO replication_heartbeat (beat_at) VALUES (now() - ${ago}::interval)`.execute(
      b.owner.db,
    );

  it('is refused before the shard is closed', async () => {
    const { ref, shard } = await bookIn(a, isOurs);
    copying.isOn = false;
    await changeShardMap(a.owner.db, 'test', async (map) => {
      if (map === null) throw BROKEN;
      return { cells: map.cells, shards: map.shards };
    });
    await expect(runMove(a.owner.db, asked(shard, 'b'))).rejects.toThrow(
      /Cell b has version \d+ of the shard map, home \d+/,
    );
    await learnMap();
    await beat('4 minutes');
    await expect(runMove(a.owner.db, asked(shard, 'b'))).rejects.toThrow(
      'Cell b has received nothing from home for 4 minutes',
    );
    await sql`DELETE FROM replication_heartbeat`.execute(b.owner.db);
    expect(await count(a, 'closed_shards', `shard = ${shard}`)).toBe(0);
    expect(await outcomesOf(a, [scanOf(ref)])).toEqual(['recorded']);
    await runMove(a.owner.db, { ...asked(shard, 'b'), back: true });
  }, 60_000);

  it('leaves the rows of the old cell until that has the new map', async () => {
    const { id, shard } = await bookIn(b, isOurs);
    copying.isOn = false;
    await expect(runMove(a.owner.db, { ...asked(shard, 'a'), mapMs: 500 })).rejects.toThrow(
      /Cell b has version \d+ of the shard map, home \d+/,
    );
    const countRows = () =>
      Promise.all([a, b].map((cell) => count(cell, 'shipments', `id = '${id}'`)));
    expect(await countRows()).toEqual([1, 1]);
    copying.isOn = true;
    await runMove(a.owner.db, asked(shard, 'a'));
    expect(await countRows()).toEqual([1, 0]);
    await learnMap();
  }, 120_000);
});
