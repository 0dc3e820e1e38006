import type { ScanAnswer } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import {
  type FeedPlace,
  insertEvents,
  readFeedEnd,
  selectFeed,
  selectLatest,
} from './features/programs/account-events/index.ts';
import { asCustomer, readCustomerShard } from './platform/acting-customer.ts';
import { HOP_HEADER } from './platform/cells/hops.ts';
import { readClosedShards, setShardState } from './platform/cells/moving/closed-shards.queries.ts';
import { moveShard } from './platform/cells/moving/move-shard.ts';
import { insertMove } from './platform/cells/moving/moves.queries.ts';
import { insertJobs } from './platform/cells/moving/shard-jobs.queries.ts';
import type { Db } from './platform/database.ts';
import { INTERNAL_HEADER } from './platform/http/client-address.ts';
import { newRowId } from './platform/random.ts';
import { runMove } from './run-move.ts';
import { outcomesOf, scanOf } from './testing/builders.ts';
import { openLivePage } from './testing/live-page.ts';
import { seatCustomer } from './testing/people.ts';
import type { TestCell } from './testing/test-cells.ts';
import { bookIn, count, useTestMoves } from './testing/test-moves.ts';

const { a, b, workers, asked, isOurs, learnMap, beginMove } = useTestMoves(0);

const countScans = (cell: TestCell, shipmentId: string) =>
  count(
    cell,
    'tracking_events',
    `shipment_id = '${shipmentId}' AND code IN ('PICKED_UP', 'IN_TRANSIT', 'ARRIVED')`,
  );

/** Past every map: what a cell that forwards is answered. */
async function recordIn(cell: TestCell, scans: readonly object[]): Promise<string[]> {
  const sender = {
    kind: 'system',
    keyId: 'test',
    sourceId: 2,
    mayCollect: false,
    clockBehindMs: 0,
  };
  const answer = await cell.app.inject({
    method: 'POST',
    url: '/internal/scans',
    headers: { [HOP_HEADER]: 'b', [INTERNAL_HEADER]: cell.ctx.config.INTERNAL_SECRET },
    payload: { scans, sender },
  });
  return answer.json<{ results: ScanAnswer[] }>().results.map(({ outcome }) => outcome);
}

async function seatInMovingShard(): Promise<{ id: string; shard: number; cookie: string }> {
  for (;;) {
    const { id, browser } = await seatCustomer(a);
    const shard = await readCustomerShard(a.owner.db, id);
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    if (isOurs(shard)) return { id, shard, cookie };
  }
}

/** A minute ago: one of this moment waits for open transactions of other tests. */
async function writeEvent(
  cell: TestCell,
  { id: customerId, shard }: { id: string; shard: number },
  body = '{}',
): Promise<string> {
  const id = newRowId();
  const at = new Date();
  const event = { id, shard, customerId, type: 'endpoint.ping', identity: `test:${id}`, body };
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

/** As in a cell that has given away far more numbers of transactions than others. */
async function countAhead(cell: TestCell, shard: number): Promise<void> {
  await sql`UPDATE feed_offsets SET ahead = ahead + 900000000 WHERE shard = ${shard}`.execute(
    cell.owner.db,
  );
}

/** Longer than anything else waits for a lock: copying begins when every transaction of the server has ended. */
async function writeFor(seconds: number, { owner }: TestCell): Promise<void> {
  await owner.db.transaction().execute(async (tx) => {
    await sql`SELECT pg_current_xact_id(), pg_sleep(${seconds})`.execute(tx);
  });
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
    const { ref, id, shard } = await bookIn(a, isOurs);
    const page = await openLivePage(`${a.url}/api/track/live?refs=${ref}`);
    const other = await bookIn(a, (another) => another !== shard);
    expect(await outcomesOf(a, [scanOf(ref)])).toEqual(['recorded']);
    for (const job of ['count_live_shipments', 'count_money']) await workers.a.runJob(job, {});
    const ofShard = `data ->> 'shard' = '${shard}'`;
    const jobs = await count(a, 'pgboss.job', ofShard);
    expect(jobs).toBeGreaterThan(0);

    const longTransaction = writeFor(9, b);
    await runMove(a.owner.db, asked(shard, 'b'));
    await longTransaction;
    for (const cell of [a, b]) {
      const isThere = cell === b ? 1 : 0;
      expect(await count(cell, 'shipment_state', `shipment_id = '${id}'`)).toBe(isThere);
      expect(await countScans(cell, id)).toBe(isThere);
      expect(await count(cell, 'pgboss.job', ofShard)).toBe(isThere * jobs);
      await expectSums(cell);
    }
    // as if a process of the old cell had let them in by an older map
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

  it('goes on with the feeds of its accounts where another cell has counted less', async () => {
    const account = await seatInMovingShard();
    const { id, shard } = account;
    await countAhead(a, shard);
    const first = await writeEvent(a, account);
    const seen = await asCustomer(a.ctx.db, id, (own) => readFeedEnd(own, id));
    expect(seen?.id).toBe(first);

    await runMove(a.owner.db, asked(shard, 'b'));
    await learnMap();
    expect(await readOn(b, id, seen)).toEqual([]);
    const second = await writeEvent(b, account);
    expect(await readOn(b, id, seen)).toEqual([second]);

    await runMove(a.owner.db, asked(shard, 'a'));
    await learnMap();
    const third = await writeEvent(a, account);
    expect(await readOn(a, id, seen)).toEqual([second, third]);
    expect(await readOn(a, id, null)).toEqual([first, second, third]);
    const latest = await asCustomer(a.ctx.db, id, (own) => selectLatest(own, id, { limit: 9 }));
    expect(latest.map((event) => event.id)).toEqual([third, second, first]);
  });

  it('ends the streams of its accounts, which go on in the new cell', async () => {
    const account = await seatInMovingShard();
    const { shard, cookie } = account;
    await countAhead(a, shard);
    const path = '/api/users/me/events/stream';
    const before = await openLivePage(`${a.url}${path}`, { cookie });
    await writeEvent(a, account, '{"n":"first"}');
    await vi.waitFor(() => expect(before.text()).toContain('first'), 15_000);
    await runMove(a.owner.db, asked(shard, 'b'));
    await learnMap();
    await vi.waitFor(() => expect(before.hasEnded()).toBe(true), 3_000);

    await writeEvent(b, account, '{"n":"second"}');
    const ids = before.text().match(/^id: .*$/gm) ?? [];
    const after = await openLivePage(`${a.url}${path}`, {
      cookie,
      'last-event-id': ids.at(-1)?.slice(4) ?? '',
    });
    await vi.waitFor(() => expect(after.text()).toContain('second'), 15_000);
    expect(after.text()).not.toContain('first');
    after.leave();
  });

  it('left closed by a dead mover shows in the gauges of its cell, and the move in those of home', async () => {
    // a shard that was there before is closed there for good, by another mover
    const [left, come] = [await readClosedShards(a.owner.db), await readClosedShards(b.owner.db)];
    const { ref, shard } = await bookIn(
      a,
      (each) => isOurs(each) && !left.includes(each) && !come.includes(each),
    );
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
        await setShardState(cell.owner.db, shard, mover, state, async () => undefined);
        await sql`UPDATE closed_shards SET since = now() - interval '1 minute'
          WHERE shard = ${shard}`.execute(cell.owner.db);
      }
      const [closed, held, idle] = await gauges('a');
      expect(Math.round(state === 'closed' ? closed : held)).toBeGreaterThanOrEqual(60);
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
    const { ref, id, shard } = await bookIn(a, isOurs);
    const file = `shipments/${id}/test.pdf`;
    await a.ctx.objects.put(file, Buffer.from('label'), 'application/pdf');
    await sql`INSERT INTO documents (shipment_id, shard, file, version, facts_hash, object_key, bytes)
      VALUES (${id}, ${shard}, 'test.pdf', 1, '', ${file}, 5)`.execute(a.owner.db);
    const { rows } = await sql<{ id: string; waiting: string }>`
      UPDATE pgboss.job j SET state = 'completed', completed_on = now() - interval '1 hour'
      WHERE id = (SELECT id FROM pgboss.job WHERE data ->> 'shard' = ${String(shard)} LIMIT 1)
      RETURNING id, (to_jsonb(j) || '{"state": "created", "completed_on": null}')::text AS waiting`.execute(
      a.owner.db,
    );
    const [ended] = rows;
    const begun = await beginMove(shard);
    const broken = new Error('broken');
    // as a run left it that was killed under the fence, before the job ended in the old cell
    const carryRows = (_from: Db, tx: Db) => insertJobs(tx, [ended?.waiting ?? '']);
    const carryWaiting = async () => {
      expect(await recordIn(a, [scanOf(ref)])).toEqual(['unavailable']);
      throw broken;
    };
    const moving = moveShard({
      ...begun,
      features: [{ name: 'broken', personalData: 'none', shards: { carryRows, carryWaiting } }],
    });
    await expect(moving).rejects.toBe(broken);
    await begun.sides.close();
    expect(await count(b, 'pgboss.job', `id = '${ended?.id}' AND state = 'completed'`)).toBe(1);
    expect(await outcomesOf(a, [scanOf(ref)])).toEqual(['recorded']);
    await expect(runMove(a.owner.db, asked(shard, 'c'))).rejects.toThrow(/that move comes first/);

    await runMove(a.owner.db, { ...asked(shard, 'b'), back: true });
    expect(await count(b, 'shipments', `id = '${id}'`)).toBe(0);
    // copied, and to be deleted
    expect(await count(b, 'stray_objects', `object_key = '${file}'`)).toBe(1);
    expect(await count(a, 'stray_objects', `object_key = '${file}'`)).toBe(0);
    expect(await outcomesOf(a, [scanOf(ref, { code: 'IN_TRANSIT' })])).toEqual(['recorded']);
  });
});
