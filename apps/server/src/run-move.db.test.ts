import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScanAnswer } from '@waypost/contract';
import { shardOfTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type FeedPlace,
  insertEvents,
  readFeedEnd,
  selectFeed,
  selectLatest,
} from './features/programs/account-events/index.ts';
import { asCustomer, readCustomerShard } from './platform/acting-customer.ts';
import { readCellAccess } from './platform/cells/moving/cells-access.ts';
import { moveShard, takeOver } from './platform/cells/moving/move-shard.ts';
import { insertMove } from './platform/cells/moving/moves.queries.ts';
import { openSides } from './platform/cells/moving/open-sides.ts';
import { HOP_HEADER } from './platform/cells/hops.ts';
import { INTERNAL_HEADER } from './platform/http/client-address.ts';
import { newRowId } from './platform/random.ts';
import { runMove } from './run-move.ts';
import { bookShipment, outcomesOf, scanOf } from './testing/builders.ts';
import { seatCustomer } from './testing/people.ts';
import { urlOf } from './testing/scratch-database.ts';
import { copyRows, type TestCell, useTestCells } from './testing/test-cells.ts';
import { testConfig } from './testing/test-config.ts';
import { useTestWorker } from './testing/test-worker.ts';

const { a, b } = useTestCells();
const workers = { a: useTestWorker(a), b: useTestWorker(b) };
const folder = mkdtempSync(join(tmpdir(), 'waypost-cells-'));
const access = join(folder, 'cells.json');

beforeAll(async () => {
  const { adminUrl, config } = testConfig();
  const accessTo = async (cell: TestCell) => {
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
  };
  writeFileSync(access, JSON.stringify({ a: await accessTo(a), b: await accessTo(b) }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const asked = (shard: number, to: string) => ({
  shard,
  to,
  access,
  reason: 'test',
  back: false,
  compares: true,
  settleMs: 0,
  say: () => undefined,
});

/** Of a cell, and of a shard that moves: that of home does not. */
async function bookIn(cell: TestCell): Promise<{ ref: string; id: string; shard: number }> {
  for (;;) {
    const { trackingNumber, id } = await bookShipment(cell);
    const shard = shardOfTrackingNumber(trackingNumber) ?? 0;
    if (shard !== 0) return { ref: trackingNumber, id, shard };
  }
}

async function count(cell: TestCell, table: string, condition: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.raw(table)}
    WHERE ${sql.raw(condition)}`.execute(cell.owner.db);
  return rows[0]?.n ?? 0;
}

async function seatCustomerInMovingShard(): Promise<{ id: string; shard: number }> {
  for (;;) {
    const { id } = await seatCustomer(a);
    const shard = await readCustomerShard(a.owner.db, id);
    if (shard !== 0) return { id, shard };
  }
}

/** A minute ago: one of this moment waits for open transactions of other tests. */
async function writeEvent(cell: TestCell, customerId: string, shard: number): Promise<string> {
  const id = newRowId();
  const at = new Date();
  const event = {
    id,
    shard,
    customerId,
    type: 'endpoint.ping',
    identity: `test:${id}`,
    body: '{}',
  };
  const dated = { shipmentId: null, recordedAt: at, occurredAt: at };
  await insertEvents(cell.ctx.db, [{ ...event, ...dated }]);
  await sql`UPDATE account_events SET created_at = now() - interval '1 minute'
    WHERE id = ${id}`.execute(cell.owner.db);
  return id;
}

async function readOn(cell: TestCell, customerId: string, after: FeedPlace | null) {
  const rows = await asCustomer(cell.ctx.db, customerId, (own) =>
    selectFeed(own, customerId, { after, limit: 9 }),
  );
  return rows.map(({ id }) => id);
}

/** Of another shard of the same cell. */
async function bookElsewhere(shard: number) {
  for (;;) {
    const booked = await bookIn(a);
    if (booked.shard !== shard) return booked;
  }
}

const countScans = (cell: TestCell, shipmentId: string) =>
  count(
    cell,
    'tracking_events',
    `shipment_id = '${shipmentId}' AND code IN ('PICKED_UP', 'IN_TRANSIT', 'ARRIVED')`,
  );

/** Past every map: what a cell that forwards is answered. */
async function recordIn(cell: TestCell, scans: readonly object[]): Promise<string[]> {
  const sender = { keyId: 'test', sourceId: 2, mayCollect: false, clockBehindMs: 0 };
  const answer = await cell.app.inject({
    method: 'POST',
    url: '/internal/scans',
    headers: { [HOP_HEADER]: 'b', [INTERNAL_HEADER]: cell.ctx.config.INTERNAL_SECRET },
    payload: { scans, sender },
  });
  return answer.json<{ results: ScanAnswer[] }>().results.map(({ outcome }) => outcome);
}

async function learnMap(): Promise<void> {
  await copyRows(a, b, ['shard_maps']);
  const newest = await count(a, 'shard_maps', 'true');
  await vi.waitFor(() => {
    expect(newest).toBeGreaterThan(1);
    expect(a.cells.shards().filter((shard) => b.cells.shards().includes(shard))).toEqual([]);
    expect([...a.cells.shards(), ...b.cells.shards()]).toHaveLength(32);
  }, 3_000);
}

const RECOUNTS = [
  `SELECT coalesce(sum(shipments), 0)::int AS kept,
     (SELECT count(*)::int FROM live_shipments WHERE phase <> 'stopped' AND due_on IS NOT NULL) AS counted
   FROM live_sums WHERE kind = 'due'`,
  `SELECT coalesce(sum(charged_cents), 0)::int AS kept,
     (SELECT coalesce(sum(-amount_cents), 0)::int FROM ledger_entries
      WHERE account = 'revenue' AND amount_cents < 0) AS counted
   FROM revenue_by_day`,
];

async function expectSums(cell: TestCell): Promise<void> {
  for (const recount of RECOUNTS) {
    const { rows } = await sql<{ kept: number; counted: number }>`${sql.raw(recount)}`.execute(
      cell.owner.db,
    );
    expect(rows[0]?.kept, `${cell.name}: ${recount}`).toBe(rows[0]?.counted);
  }
}

describe('a shard', () => {
  it('moves to another cell with its jobs and its part of the sums, and comes back', async () => {
    const { ref, id, shard } = await bookIn(a);
    const other = await bookElsewhere(shard);
    expect(await outcomesOf(a, [scanOf(ref)])).toEqual(['recorded']);
    for (const job of ['count_live_shipments', 'count_money']) await workers.a.runJob(job, {});
    const ofShard = `data ->> 'shard' = '${shard}'`;
    const jobs = await count(a, 'pgboss.job', ofShard);
    expect(jobs).toBeGreaterThan(0);

    await runMove(a.owner.db, asked(shard, 'b'));
    for (const cell of [a, b]) {
      const isThere = cell === b ? 1 : 0;
      expect(await count(cell, 'shipment_state', `shipment_id = '${id}'`)).toBe(isThere);
      expect(await countScans(cell, id)).toBe(isThere);
      expect(await count(cell, 'pgboss.job', ofShard)).toBe(isThere * jobs);
      await expectSums(cell);
    }
    // as if a process of the old cell had let them in by a map of before
    const late = await recordIn(a, [scanOf(ref), scanOf(other.ref)]);
    expect(late).toEqual(['unavailable', 'recorded']);
    expect(await count(a, 'unmatched_scans', `ref = '${ref}'`)).toBe(0);

    await learnMap();
    for (const door of [a, b]) {
      const found = await door.app.inject({ url: `/api/shipments/track/${ref}` });
      expect(found.json()).toMatchObject({ trackingNumber: ref });
      expect(await outcomesOf(door, [scanOf(ref, { code: 'IN_TRANSIT' })])).toEqual(['recorded']);
    }
    await runMove(a.owner.db, asked(shard, 'a'));
    await learnMap();
    expect(await outcomesOf(b, [scanOf(ref, { code: 'ARRIVED' })])).toEqual(['recorded']);
    expect(await countScans(a, id)).toBe(4);
    expect(await countScans(b, id)).toBe(0);
    await expectSums(a);
  });

  it('goes on with the feeds of its accounts where another cell has counted less', async () => {
    const { id, shard } = await seatCustomerInMovingShard();
    await sql`UPDATE feed_offsets SET ahead = ahead + 900000000 WHERE shard = ${shard}`.execute(
      a.owner.db,
    );
    const first = await writeEvent(a, id, shard);
    const seen = await asCustomer(a.ctx.db, id, (own) => readFeedEnd(own, id));
    expect(seen?.id).toBe(first);

    await runMove(a.owner.db, asked(shard, 'b'));
    await learnMap();
    expect(await readOn(b, id, seen)).toEqual([]);
    const second = await writeEvent(b, id, shard);
    expect(await readOn(b, id, seen)).toEqual([second]);

    await runMove(a.owner.db, asked(shard, 'a'));
    await learnMap();
    const third = await writeEvent(a, id, shard);
    expect(await readOn(a, id, seen)).toEqual([second, third]);
    expect(await readOn(a, id, null)).toEqual([first, second, third]);
    const latest = await asCustomer(a.ctx.db, id, (own) => selectLatest(own, id, { limit: 9 }));
    expect(latest.map((event) => event.id)).toEqual([third, second, first]);
  });

  it('stays open in its cell when its move fails under the fence, which is undone then', async () => {
    const { ref, id, shard } = await bookIn(a);
    const move = await insertMove(a.owner.db, crypto.randomUUID(), {
      shard,
      fromCell: 'a',
      toCell: 'b',
      reason: 'test',
    });
    const sides = await openSides(
      shard,
      readCellAccess(access, 'a'),
      readCellAccess(access, 'b'),
      a.ctx.log,
    );
    const broken = new Error('broken');
    const carryWaiting = async () => {
      expect(await recordIn(a, [scanOf(ref)])).toEqual(['unavailable']);
      throw broken;
    };
    const moving = moveShard({
      home: a.owner.db,
      sides,
      ...(await takeOver(a.owner.db, sides, move)),
      features: [{ name: 'broken', personalData: 'none', shards: { carryWaiting } }],
      timeZone: 'UTC',
      compares: true,
      say: () => undefined,
    });
    await expect(moving).rejects.toBe(broken);
    await sides.close();
    expect(await outcomesOf(a, [scanOf(ref)])).toEqual(['recorded']);
    await expect(runMove(a.owner.db, asked(shard, 'c'))).rejects.toThrow(/that move comes first/);

    await runMove(a.owner.db, { ...asked(shard, 'b'), back: true });
    expect(await count(b, 'shipments', `id = '${id}'`)).toBe(0);
    expect(await outcomesOf(a, [scanOf(ref, { code: 'IN_TRANSIT' })])).toEqual(['recorded']);
  });
});
