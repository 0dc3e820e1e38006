import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { shardOfTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { HOME_SHARD } from '../platform/cells/cells.ts';
import { readCellAccess } from '../platform/cells/moving/cells-access.ts';
import { type Mover, takeOver } from '../platform/cells/moving/move-shard.ts';
import { insertMove } from '../platform/cells/moving/moves.queries.ts';
import { openSides, type Pair } from '../platform/cells/moving/open-sides.ts';
import type { Db } from '../platform/database.ts';
import { bookShipment } from './builders.ts';
import { urlOf } from './scratch-database.ts';
import { copyRows, type TestCell, useTestCells } from './test-cells.ts';
import { testConfig } from './test-config.ts';
import { useTestWorker } from './test-worker.ts';

const COPY_MS = 200;

/**
 * Two cells between which shards are moved, with their workers. Slots are of the whole server: each test file moves
 * a `quarter` of the shards.
 */
export function useTestMoves(quarter: 0 | 1 | 2 | 3) {
  const { a, b } = useTestCells();
  const workers = { a: useTestWorker(a), b: useTestWorker(b) };
  const folder = mkdtempSync(join(tmpdir(), 'waypost-cells-'));
  const access = join(folder, 'cells.json');

  beforeAll(async () => {
    writeFileSync(access, JSON.stringify({ a: await accessTo(a), b: await accessTo(b) }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const copying = useCopiedMap(a, b);

  return {
    a,
    b,
    workers,
    access,
    /** Home never moves. */
    isOurs: (shard: number) => shard !== HOME_SHARD && shard % 4 === quarter,
    /** Whether b gets the newest map. */
    copying,
    /** What `runMove` is asked for. */
    asked: (shard: number, to: string) => ({
      shard,
      to,
      access,
      reason: 'test',
      back: false,
      compares: true,
      settleMs: 0,
      say: () => undefined,
    }),
    /** From a to b, and no further; whoever calls it closes the sides. */
    async beginMove(shard: number): Promise<Mover> {
      const home = a.owner.db;
      const asked = { shard, fromCell: 'a', toCell: 'b', reason: 'test' };
      const begun = await insertMove(home, randomUUID(), asked);
      const [from, to] = [readCellAccess(access, 'a'), readCellAccess(access, 'b')];
      const sides = await openSides(shard, from, to, a.ctx.log);
      const taken = await takeOver(home, sides, begun);
      const options = { features: [], timeZone: 'UTC', compares: true, say: () => undefined };
      return { home, sides, ...taken, ...options };
    },
    /** Until the processes of both cells know the newest map. */
    async learnMap(): Promise<void> {
      await copyRows(a, b, ['shard_maps']);
      const newest = await count(a, 'shard_maps', 'true');
      await vi.waitFor(() => {
        expect(newest).toBeGreaterThan(1);
        expect(a.cells.shards().filter((shard) => b.cells.shards().includes(shard))).toEqual([]);
        expect([...a.cells.shards(), ...b.cells.shards()]).toHaveLength(32);
      }, 3_000);
    },
  };
}

/** As replication does it. */
function useCopiedMap(home: TestCell, other: TestCell): { isOn: boolean } {
  const copying = { isOn: true };
  const stopped = new AbortController();
  let ended = Promise.resolve();
  const copy = async () => {
    while (!stopped.signal.aborted) {
      if (copying.isOn) await copyRows(home, other, ['shard_maps']);
      await delay(COPY_MS);
    }
  };
  beforeAll(() => {
    ended = copy();
  });
  afterAll(async () => {
    stopped.abort();
    await ended;
  });
  return copying;
}

async function accessTo(cell: TestCell) {
  const { adminUrl } = testConfig();
  const { config } = cell.ctx;
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
    cell.owner.db,
  );
  return {
    database: urlOf(adminUrl, rows[0]?.name ?? ''),
    bucket: {
      endpoint: config.S3_ENDPOINT,
      region: config.S3_REGION,
      name: config.S3_BUCKET,
      accessKeyId: config.S3_ACCESS_KEY_ID,
      secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    },
  };
}

/** As a process that is stopped once this statement is answered, and wakes up when `meanwhile` has ended. */
export function frozenAfter(db: Db, statement: string, meanwhile: () => Promise<void>): Db {
  const met = new WeakSet<object>();
  let isOver = false;
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      const text = node.kind === 'RawNode' ? node.sqlFragments.join(' ') : '';
      if (!isOver && text.includes(statement)) met.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (!isOver && met.has(queryId)) {
        isOver = true;
        await meanwhile();
      }
      return result;
    },
  });
}

/** The same in one of the cells of a run. */
export function frozenIn(
  begun: Mover,
  cell: 'from' | 'to',
  statement: string,
  meanwhile: () => Promise<void>,
): Mover {
  const freeze = (pair: Pair) => ({
    ...pair,
    [cell]: frozenAfter(pair[cell], statement, meanwhile),
  });
  return { ...begun, sides: { ...begun.sides, pairs: begun.sides.pairs.map(freeze) } };
}

/** Of a cell, and of a shard that moves: that of home does not. */
export async function bookIn(
  cell: TestCell,
  isMeant: (shard: number) => boolean = () => true,
): Promise<{ ref: string; id: string; shard: number }> {
  for (;;) {
    const { trackingNumber, id } = await bookShipment(cell);
    const shard = shardOfTrackingNumber(trackingNumber) ?? 0;
    if (shard !== 0 && isMeant(shard)) return { ref: trackingNumber, id, shard };
  }
}

export async function count(cell: TestCell, table: string, condition: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.raw(table)}
    WHERE ${sql.raw(condition)}`.execute(cell.owner.db);
  return rows[0]?.n ?? 0;
}
