import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScanAnswer } from '@waypost/contract';
import { shardOfTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setShardState } from './platform/cells/moving/closed-shards.queries.ts';
import { readCellAccess } from './platform/cells/moving/cells-access.ts';
import { moveShard, takeOver } from './platform/cells/moving/move-shard.ts';
import { insertMove } from './platform/cells/moving/moves.queries.ts';
import { openSides } from './platform/cells/moving/open-sides.ts';
import { HOP_HEADER } from './platform/cells/hops.ts';
import { INTERNAL_HEADER } from './platform/http/client-address.ts';
import { runMove } from './run-move.ts';
import { bookShipment, outcomesOf, scanOf } from './testing/builders.ts';
import { openLivePage } from './testing/live-page.ts';
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

/** An account of a shard that moves, and how its owner is known. */
async function seatIn(cell: TestCell): Promise<{ id: string; shard: number; cookie: string }> {
  for (;;) {
    const { id, browser } = await seatCustomer(cell);
    const { rows } = await sql<{ shard: number }>`SELECT shard FROM customers
      WHERE id = ${id}`.execute(cell.owner.db);
    const shard = rows[0]?.shard ?? 0;
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    if (shard !== 0) return { id, shard, cookie };
  }
}

async function writeEvent(cell: TestCell, customerId: string, type: string): Promise<void> {
  await sql`INSERT INTO account_events (day, id, shard, customer_id, type, identity, occurred_at, body)
    SELECT (now() AT TIME ZONE 'UTC')::date, ${v7()}, shard, id, ${type}, ${type}, now(), '{}'
    FROM customers WHERE id = ${customerId}`.execute(cell.owner.db);
}

async function readGauge(cell: 'a' | 'b', name: string): Promise<number> {
  const text = await workers[cell].ctx().metrics.registry.getSingleMetricAsString(name);
  return Number(/^\w+ (\S+)$/m.exec(text)?.[1]);
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
  it('moves to another cell with jobs, sums and live pages, and comes back', async () => {
    const { ref, id, shard } = await bookIn(a);
    const page = await openLivePage(`${a.url}/api/track/live?refs=${ref}`);
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
    await vi.waitFor(() => expect(page.text()).toContain('"status":"In Transit"'), 6_000);
    page.leave();
    await runMove(a.owner.db, asked(shard, 'a'));
    await learnMap();
    expect(await outcomesOf(b, [scanOf(ref, { code: 'ARRIVED' })])).toEqual(['recorded']);
    expect(await countScans(a, id)).toBe(4);
    expect(await countScans(b, id)).toBe(0);
    await expectSums(a);
  });

  it('takes the events of its accounts along: who follows them goes on in the new cell', async () => {
    // home has given away far more numbers of transactions than the other cell
    await sql`INSERT INTO feed_offsets (ahead) VALUES (1000000)`.execute(a.owner.db);
    const { id, shard, cookie } = await seatIn(a);
    const path = '/api/users/me/events/stream';
    const before = await openLivePage(`${a.url}${path}`, { cookie });
    await writeEvent(a, id, 'first');
    await vi.waitFor(() => expect(before.text()).toContain('event: first'), 15_000);
    await runMove(a.owner.db, asked(shard, 'b'));
    await learnMap();
    await vi.waitFor(() => expect(before.hasEnded()).toBe(true), 3_000);

    await writeEvent(b, id, 'second');
    const lastSeen =
      before
        .text()
        .match(/^id: .*$/gm)
        ?.at(-1)
        ?.slice(4) ?? '';
    const after = await openLivePage(`${a.url}${path}`, { cookie, 'last-event-id': lastSeen });
    await vi.waitFor(() => expect(after.text()).toContain('event: second'), 15_000);
    expect(after.text()).not.toContain('event: first');
    after.leave();
  });

  it('that a dead mover has left closed is seen in its own cell, and the move at home', async () => {
    const { ref, shard } = await bookIn(a);
    const mover = crypto.randomUUID();
    const gauges = (cell: 'a' | 'b') =>
      Promise.all([
        readGauge(cell, 'waypost_shard_closed_seconds'),
        readGauge(cell, 'waypost_shard_jobs_held_seconds'),
        readGauge(cell, 'waypost_shard_move_idle_seconds'),
      ]);
    expect([await gauges('a'), await gauges('b')]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    await insertMove(a.owner.db, mover, { shard, fromCell: 'a', toCell: 'b', reason: 'test' });
    await sql`UPDATE shard_moves SET seen_at = now() - interval '1 minute'`.execute(a.owner.db);
    for (const state of ['draining', 'closed'] as const) {
      for (const cell of [a, b]) {
        await setShardState(cell.owner.db, shard, mover, state);
        await sql`UPDATE closed_shards SET since = now() - interval '1 minute'`.execute(
          cell.owner.db,
        );
      }
      const [closed, held, idle] = await gauges('a');
      expect(Math.round(state === 'closed' ? closed : held)).toBe(60);
      expect(state === 'closed' ? held : closed).toBe(0);
      expect(Math.round(idle)).toBeGreaterThanOrEqual(60);
      // there the shards of others are closed for good
      expect(await gauges('b')).toEqual([0, 0, 0]);
    }
    await runMove(a.owner.db, { ...asked(shard, 'b'), back: true });
    expect(await gauges('a')).toEqual([0, 0, 0]);
    expect(await outcomesOf(a, [scanOf(ref)])).toEqual(['recorded']);
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
