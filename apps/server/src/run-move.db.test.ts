import type { ScanAnswer } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { HOP_HEADER } from './platform/cells/hops.ts';
import { moveShard, takeOver } from './platform/cells/moving/move-shard.ts';
import { insertMove } from './platform/cells/moving/moves.queries.ts';
import { insertJobs } from './platform/cells/moving/shard-jobs.queries.ts';
import type { Db } from './platform/database.ts';
import { INTERNAL_HEADER } from './platform/http/client-address.ts';
import { runMove } from './run-move.ts';
import { outcomesOf, scanOf } from './testing/builders.ts';
import type { TestCell } from './testing/test-cells.ts';
import { bookIn, count, useTestMoves } from './testing/test-moves.ts';

const { a, b, workers, asked, learnMap, openSides } = useTestMoves();

/** Slots are of the whole server: those of `moved-rows.db.test.ts` are even. */
const isOdd = (shard: number) => shard % 2 === 1;

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
    const { ref, id, shard } = await bookIn(a, isOdd);
    const other = await bookIn(a, (another) => another !== shard);
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

  it('stays open in its cell when its move fails under the fence, which is undone then', async () => {
    const { ref, id, shard } = await bookIn(a, isOdd);
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
    const move = await insertMove(a.owner.db, crypto.randomUUID(), {
      shard,
      fromCell: 'a',
      toCell: 'b',
      reason: 'test',
    });
    const sides = await openSides(shard);
    const broken = new Error('broken');
    // as a run left it that was killed under the fence, before the job ended in the old cell
    const carryRows = (_from: Db, tx: Db) => insertJobs(tx, [ended?.waiting ?? '']);
    const carryWaiting = async () => {
      expect(await recordIn(a, [scanOf(ref)])).toEqual(['unavailable']);
      throw broken;
    };
    const moving = moveShard({
      home: a.owner.db,
      sides,
      ...(await takeOver(a.owner.db, sides, move)),
      features: [{ name: 'broken', personalData: 'none', shards: { carryRows, carryWaiting } }],
      timeZone: 'UTC',
      compares: true,
      say: () => undefined,
    });
    await expect(moving).rejects.toBe(broken);
    await sides.close();
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
