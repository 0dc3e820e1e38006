import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { foldEvents, projectState, SCAN_CODES, type ScanCode } from '@waypost/domain/tracking';
import {
  makePieceNumber,
  makeTrackingNumber,
  shardOfReference,
} from '@waypost/domain/tracking-number';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  bookShipment,
  FREIGHT_QUOTE,
  outcomesOf,
  post,
  postScans,
  scanOf,
} from '../../../testing/builders.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { inBareTransaction } from '../../../platform/bare-transaction.ts';
import type { StatementRunner } from '../../../platform/database.ts';
import { readSweepPlace } from '../../../platform/sweeps.ts';
import { applyUnmatched, sweepUnmatched } from './apply-unmatched.ts';
import { readEventsForFold } from './histories.queries.ts';
import { type IncomingScan, incomingScan } from './incoming-scan.ts';
import { recordBatch } from './record-batch.ts';
import { walkUnmatched } from './unmatched.queries.ts';

const server = useTestServer();

async function stateOf(shipmentId: string) {
  return server.owner.db
    .selectFrom('shipmentState')
    .select(['status', 'furthest', 'version', 'attention', 'piecesDelivered', 'pieceCount'])
    .select(['fold', 'bookedAt'])
    .where('shipmentId', '=', shipmentId)
    .executeTakeFirstOrThrow();
}

async function expectReferenceFold(shipmentId: string): Promise<void> {
  const state = await stateOf(shipmentId);
  const events = await readEventsForFold(server.owner.pool, [shipmentId]);
  const fold = foldEvents(state.pieceCount, state.bookedAt.getTime(), events.get(shipmentId) ?? []);
  expect(JSON.parse(state.fold)).toEqual(fold);
  const projected = projectState(fold);
  expect(state).toMatchObject({
    status: projected.status,
    furthest: projected.furthest,
    piecesDelivered: projected.piecesDelivered,
    attention: projected.openExceptions.length > 0,
  });
}

async function lastChangeId(): Promise<number> {
  const { id } = await server.owner.db
    .selectFrom('shipmentChanges')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

async function hubId(): Promise<number> {
  const { id } = await server.owner.db
    .selectFrom('sources')
    .select('id')
    .where('name', '=', 'Test hub')
    .executeTakeFirstOrThrow();
  return id;
}

async function recordNotingStatements(scan: IncomingScan): Promise<string[]> {
  const names: string[] = [];
  await inBareTransaction(server.ctx.database.prepared, async (client) => {
    const noting: StatementRunner = {
      query(config) {
        names.push(config.name ?? '');
        return client.query(config);
      },
    };
    return recordBatch(noting, [scan], Date.now());
  });
  return names;
}

const MINUTE = 60_000;
function minutesFromNow(minutes: number): string {
  return new Date(Date.now() + minutes * MINUTE).toISOString();
}

describe('scans', () => {
  it('move a shipment and are recorded once, however often they are sent', async () => {
    const booking = await bookShipment(server);
    const scan = scanOf(booking.trackingNumber);
    expect(await outcomesOf(server, [scan])).toEqual(['recorded']);
    expect(await outcomesOf(server, [scan, scan])).toEqual(['known', 'known']);
    expect(await stateOf(booking.id)).toMatchObject({
      status: 'Picked Up',
      furthest: 1,
      version: 2,
    });
  });

  it('with a known id and different content are a conflict and change nothing', async () => {
    const booking = await bookShipment(server);
    const scan = scanOf(booking.trackingNumber);
    await outcomesOf(server, [scan]);
    const changed = { ...scan, code: 'DELIVERED' };
    expect(await outcomesOf(server, [changed])).toEqual(['conflict']);
    expect(await outcomesOf(server, [changed, scan])).toEqual(['conflict', 'known']);
    expect(await stateOf(booking.id)).toMatchObject({ status: 'Picked Up' });
  });

  it('are refused one by one when they are invalid, and never fail their batch', async () => {
    const booking = await bookShipment(server);
    const outcomes = await outcomesOf(server, [
      scanOf(booking.trackingNumber, { note: 'a\u0000b' }),
      scanOf(booking.trackingNumber),
      { scanId: 'x' },
      'nonsense',
      scanOf(
        `${booking.trackingNumber.slice(0, -1)}${booking.trackingNumber.endsWith('0') ? '1' : '0'}`,
      ),
      scanOf(booking.trackingNumber, { code: 'STATUS_SET' as never }),
      scanOf(makePieceNumber(booking.trackingNumber, 2)),
    ]);
    expect(outcomes).toEqual([
      'invalid',
      'recorded',
      'invalid',
      'invalid',
      'invalid',
      'invalid',
      'invalid',
    ]);
  });

  it('arriving in any order give the state by event time', async () => {
    const booking = await bookShipment(server);
    const ref = booking.trackingNumber;
    await outcomesOf(server, [scanOf(ref, { code: 'DELIVERED', occurredAt: minutesFromNow(5) })]);
    await outcomesOf(server, [
      scanOf(ref, { code: 'OUT_FOR_DELIVERY', occurredAt: minutesFromNow(4) }),
      scanOf(ref, { code: 'PICKED_UP', occurredAt: minutesFromNow(1) }),
    ]);
    await outcomesOf(server, [scanOf(ref, { code: 'ARRIVED', occurredAt: minutesFromNow(2) })]);
    expect(await stateOf(booking.id)).toMatchObject({ status: 'Delivered', furthest: 4 });
    await expectReferenceFold(booking.id);
  });

  it.each<[string, ScanCode[], boolean]>([
    ['are recorded without reading the other events', ['PICKED_UP', 'ARRIVED'], false],
    ['are folded with all events after an exception', ['PICKED_UP', 'HELD', 'ARRIVED'], true],
  ])('of a hub %s when they come late', async (_title, codes, readsEvents) => {
    const booking = await bookShipment(server);
    const ref = booking.trackingNumber;
    const history = codes.map((code, n) => {
      return scanOf(ref, { code, occurredAt: minutesFromNow(n - 10) });
    });
    await outcomesOf(server, history);
    const before = await stateOf(booking.id);

    const late = scanOf(ref, { code: 'DEPARTED', occurredAt: minutesFromNow(-9.5) });
    const statements = await recordNotingStatements(incomingScan(late, await hubId(), ref, 0));
    expect(statements.includes('read_events_for_fold')).toBe(readsEvents);
    const after = await stateOf(booking.id);
    expect(after).toEqual({ ...before, version: before.version + 1 });
    await expectReferenceFold(booking.id);
  });

  it('of one batch update the state of each of their shipments, and note each as changed', async () => {
    const [moving, delivered, held] = [
      await bookShipment(server),
      await bookShipment(server),
      await bookShipment(server),
    ];
    const all = [moving, delivered, held];
    await outcomesOf(
      server,
      all.map(({ trackingNumber }) => scanOf(trackingNumber, { code: 'ARRIVED' })),
    );
    const after = await lastChangeId();
    const scans: [string, ScanCode][] = [
      [moving.trackingNumber, 'DEPARTED'],
      [delivered.trackingNumber, 'DELIVERED'],
      [held.trackingNumber, 'HELD'],
    ];
    await outcomesOf(
      server,
      scans.map(([ref, code]) => scanOf(ref, { code, occurredAt: minutesFromNow(1) })),
    );
    const states = await Promise.all(all.map(({ id }) => stateOf(id)));
    expect(states).toMatchObject([
      { status: 'In Transit', version: 3, attention: false },
      { status: 'Delivered', version: 3, piecesDelivered: 1 },
      { status: 'Exception', version: 3, attention: true },
    ]);
    for (const { id } of all) await expectReferenceFold(id);
    const changes = await server.owner.db
      .selectFrom('shipmentChanges')
      .select('shipmentIds')
      .where('id', '>', after)
      .execute();
    const changed = changes.flatMap(({ shipmentIds }) => shipmentIds);
    expect(changed.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  it('of any random history give the same state in any order, batching and repetition', async () => {
    const history = fc.array(fc.constantFrom(...SCAN_CODES), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(history, fc.infiniteStream(fc.nat()), async (codes, dice) => {
        const [inOrder, shuffled] = [await bookShipment(server), await bookShipment(server)];
        const scansFor = (ref: string) =>
          codes.map((code, n) =>
            scanOf(ref, { code, occurredAt: minutesFromNow(n + 1 - codes.length) }),
          );
        await outcomesOf(server, scansFor(inOrder.trackingNumber));
        const roll = () => dice.next().value ?? 0;
        const mixed = scansFor(shuffled.trackingNumber)
          .flatMap((scan) => (roll() % 3 === 0 ? [scan, scan] : [scan]))
          .map((scan) => ({ scan, place: roll() }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ scan }) => scan);
        while (mixed.length > 0) await outcomesOf(server, mixed.splice(0, 1 + (roll() % 3)));

        const [expected, state] = [await stateOf(inOrder.id), await stateOf(shuffled.id)];
        expect(state.status).toBe(expected.status);
        expect(state.furthest).toBe(expected.furthest);
        expect(state.attention).toBe(expected.attention);
        await expectReferenceFold(shuffled.id);
      }),
      { numRuns: 8 },
    );
  });

  it('dated years ahead count as happening when they arrived', async () => {
    const booking = await bookShipment(server);
    const ref = booking.trackingNumber;
    await outcomesOf(server, [
      scanOf(ref, { code: 'PICKED_UP', occurredAt: '2036-01-01T00:00:00Z' }),
    ]);
    await outcomesOf(server, [scanOf(ref, { code: 'ARRIVED', occurredAt: minutesFromNow(1) })]);
    expect(await stateOf(booking.id)).toMatchObject({ status: 'In Transit' });
    await expectReferenceFold(booking.id);
  });

  it('of single pieces hold the shipment at its least advanced piece', async () => {
    const booking = await bookShipment(server, FREIGHT_QUOTE);
    const ref = booking.trackingNumber;
    await outcomesOf(server, [
      scanOf(ref, { code: 'PICKED_UP', occurredAt: minutesFromNow(1) }),
      scanOf(makePieceNumber(ref, 1), { code: 'DELIVERED', occurredAt: minutesFromNow(2) }),
      scanOf(makePieceNumber(ref, 3), { code: 'DELIVERED', occurredAt: minutesFromNow(3) }),
    ]);
    expect(await stateOf(booking.id)).toMatchObject({ status: 'Picked Up', piecesDelivered: 2 });
    await expectReferenceFold(booking.id);
  });

  it('of many shipments from many callers at once are all recorded without a deadlock', async () => {
    const bookings = await Promise.all(Array.from({ length: 6 }, () => bookShipment(server)));
    const batches = Array.from({ length: 12 }, (_, n) => {
      const scans = bookings.map((booking, i) =>
        scanOf(booking.trackingNumber, {
          code: 'ARRIVED',
          occurredAt: minutesFromNow((n * 6 + i) / 100),
        }),
      );
      return n % 2 === 0 ? scans : scans.toReversed();
    });
    const outcomes = await Promise.all(batches.map((batch) => outcomesOf(server, batch)));
    expect(outcomes.flat().every((outcome) => outcome === 'recorded')).toBe(true);
    for (const booking of bookings) {
      await expectReferenceFold(booking.id);
      const { version } = await stateOf(booking.id);
      expect(version).toBeGreaterThan(1);
    }
  });

  it('of a shipment that stays locked too long are answered with a request to retry', async () => {
    const booking = await bookShipment(server);
    const scan = scanOf(booking.trackingNumber);
    const answer = await server.owner.db.transaction().execute(async (tx) => {
      await sql`SELECT 1 FROM shipment_state WHERE shipment_id = ${booking.id} FOR UPDATE`.execute(
        tx,
      );
      return postScans(server, [scan]);
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    expect(await outcomesOf(server, [scan])).toEqual(['recorded']);
  });

  it('are recorded for the other shipments of a batch while one shipment is locked', async () => {
    const [held, ...free] = await Promise.all(
      Array.from({ length: 4 }, () => bookShipment(server)),
    );
    const waiting = scanOf(held?.trackingNumber ?? '');
    let whileLocked: Promise<string[]> | undefined;
    await server.owner.db.transaction().execute(async (tx) => {
      await sql`SELECT 1 FROM shipment_state WHERE shipment_id = ${held?.id} FOR UPDATE`.execute(
        tx,
      );
      whileLocked = outcomesOf(server, [waiting]);
      const startedAt = performance.now();
      const others = await Promise.all(
        free.map(({ trackingNumber }) => postScans(server, [scanOf(trackingNumber)])),
      );
      expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(performance.now() - startedAt).toBeLessThan(2_500);
    });
    expect(await whileLocked).toEqual(['recorded']);
  });

  it('are still recorded while as many shipments are locked as transactions run at once', async () => {
    const bookings = await Promise.all(Array.from({ length: 5 }, () => bookShipment(server)));
    const [free, ...held] = bookings;
    const scans = held.map(({ trackingNumber }) => scanOf(trackingNumber));
    const waiting: Promise<string[]>[] = [];
    await server.owner.db.transaction().execute(async (tx) => {
      for (const { id } of held) {
        await sql`SELECT 1 FROM shipment_state WHERE shipment_id = ${id} FOR UPDATE`.execute(tx);
      }
      for (const scan of scans) {
        waiting.push(outcomesOf(server, [scan]));
        await setTimeout(20);
      }
      const startedAt = performance.now();
      expect(await outcomesOf(server, [scanOf(free?.trackingNumber ?? '')])).toEqual(['recorded']);
      expect(performance.now() - startedAt).toBeLessThan(2_500);
    });
    expect((await Promise.all(waiting)).flat()).toEqual(scans.map(() => 'recorded'));
  });

  it('are to be retried only for locked shipments when a call mixes locked and free ones', async () => {
    const [held, free] = [await bookShipment(server), await bookShipment(server)];
    const scans = [scanOf(held.trackingNumber), scanOf(free.trackingNumber)];
    const answer = await server.owner.db.transaction().execute(async (tx) => {
      await sql`SELECT 1 FROM shipment_state WHERE shipment_id = ${held.id} FOR UPDATE`.execute(tx);
      return postScans(server, scans);
    });
    expect(answer.statusCode).toBe(503);
    expect(await outcomesOf(server, scans)).toEqual(['recorded', 'known']);
  });

  it('have notes and proof stored apart from the events', async () => {
    const booking = await bookShipment(server);
    const scan = scanOf(booking.trackingNumber, {
      code: 'DELIVERED',
      note: 'left with neighbour',
      proof: { signedBy: 'Rosa Recipient' },
      collected: { cents: 12_674, currency: 'EUR' },
    });
    await outcomesOf(server, [scan]);
    const kept = await server.owner.db
      .selectFrom('eventPrivate')
      .select(['note', 'proof', 'collectedCents'])
      .where('shipmentId', '=', booking.id)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({
      note: 'left with neighbour',
      proof: { signedBy: 'Rosa Recipient' },
      collectedCents: 12_674,
    });
    const page = await server.app.inject(`/api/shipments/track/${booking.trackingNumber}`);
    expect(page.body).not.toContain('neighbour');
  });

  it('enqueue one job when they reach a milestone', async () => {
    const booking = await bookShipment(server);
    const first = scanOf(booking.trackingNumber);
    await outcomesOf(server, [first]);
    await outcomesOf(server, [scanOf(booking.trackingNumber)]);
    const jobs = await sql<{ data: unknown }>`
      SELECT data FROM pgboss.job
      WHERE name = 'milestone' AND data->>'shipmentId' = ${booking.id}`.execute(server.owner.db);
    expect(jobs.rows.map((row) => row.data)).toEqual([
      {
        shipmentId: booking.id,
        shard: shardOfReference(booking.trackingNumber),
        kind: 'picked_up',
        sourceId: expect.any(Number),
        scanId: first.scanId,
      },
    ]);
  });
});

describe('a device whose clock is wrong', () => {
  const send = async (scans: readonly unknown[], sentAt: string) => {
    const body = { scans, sentAt };
    const answer = await post(server, '/api/scans', body, {
      authorization: `Bearer ${server.deviceKey}`,
    });
    return answer.json<{ results: { outcome: string }[] }>().results.map(({ outcome }) => outcome);
  };
  const occurredOf = async (scanId: string) =>
    server.owner.db
      .selectFrom('trackingEvents')
      .select('occurredAt')
      .where('scanId', '=', scanId)
      .executeTakeFirstOrThrow();

  it('cannot deliver before the parcel was loaded, when it says what its clock shows', async () => {
    const booking = await bookShipment(server);
    await outcomesOf(server, [
      scanOf(booking.trackingNumber, {
        code: 'OUT_FOR_DELIVERY',
        occurredAt: minutesFromNow(-10),
      }),
    ]);
    // five minutes ago, by a clock that is 40 minutes slow
    const delivered = scanOf(booking.trackingNumber, {
      code: 'DELIVERED',
      occurredAt: minutesFromNow(-45),
    });
    expect(await send([delivered], minutesFromNow(-40))).toEqual(['recorded']);
    expect(await stateOf(booking.id)).toMatchObject({ status: 'Delivered' });
    const { occurredAt } = await occurredOf(delivered.scanId);
    expect(Math.abs(Date.now() - 5 * 60_000 - occurredAt.getTime())).toBeLessThan(30_000);
    // sent again, a little later, by a clock that was set right meanwhile
    expect(await send([delivered], new Date().toISOString())).toEqual(['known']);
  });

  it('keeps its times when it is right to the minute', async () => {
    const booking = await bookShipment(server);
    const scan = scanOf(booking.trackingNumber, { occurredAt: minutesFromNow(-3) });
    expect(await send([scan], new Date(Date.now() - 40_000).toISOString())).toEqual(['recorded']);
    const { occurredAt } = await occurredOf(scan.scanId);
    expect(occurredAt.toISOString()).toBe(new Date(scan.occurredAt).toISOString());
  });

  it('is corrected also for a scan that has waited for its shipment', async () => {
    const booking = await bookShipment(server);
    const number = makeTrackingNumber(7, randomBytes(8));
    const scan = scanOf(number, { occurredAt: minutesFromNow(-60) });
    expect(await send([scan], minutesFromNow(-50))).toEqual(['unmatched']);
    await appear(booking.id, number);
    await applyUnmatched(server.ctx, number);
    const { occurredAt } = await occurredOf(scan.scanId);
    expect(Math.abs(Date.now() - 10 * 60_000 - occurredAt.getTime())).toBeLessThan(30_000);
  });
});

/** Gives a shipment another number, as if it had been drawn after the scans came. */
async function appear(shipmentId: string, number: string): Promise<void> {
  await sql`
    INSERT INTO shipment_refs (ref, shard, shipment_id, kind)
    SELECT ${number}, shard, id, 'number' FROM shipments WHERE id = ${shipmentId}`.execute(
    server.owner.db,
  );
}

describe('scans that arrive before their shipment exists', () => {
  const sweepAsWorker = () => sweepUnmatched({ ...server.ctx, db: server.owner.db });

  it('wait, and are applied with their own event time once it exists', async () => {
    const booking = await bookShipment(server);
    const number = makeTrackingNumber(3, randomBytes(8));
    const scans = [
      scanOf(number),
      scanOf(number, { code: 'ARRIVED', occurredAt: minutesFromNow(1) }),
    ];
    expect(await outcomesOf(server, scans)).toEqual(['unmatched', 'unmatched']);
    expect(await outcomesOf(server, scans)).toEqual(['unmatched', 'unmatched']);

    await appear(booking.id, number);
    await applyUnmatched(server.ctx, number);
    expect(await stateOf(booking.id)).toMatchObject({ status: 'In Transit' });
    await expectReferenceFold(booking.id);
    expect(await outcomesOf(server, scans)).toEqual(['known', 'known']);
  });

  it('are applied by the sweep when no job did', async () => {
    const booking = await bookShipment(server);
    const number = makeTrackingNumber(5, randomBytes(8));
    await outcomesOf(server, [scanOf(number)]);
    await appear(booking.id, number);
    await sweepAsWorker();
    expect(await stateOf(booking.id)).toMatchObject({ status: 'Picked Up' });
    const left = await server.owner.db.selectFrom('unmatchedScans').selectAll().execute();
    expect(left.filter((row) => row.ref === number)).toEqual([]);
  });

  it('are read once by the sweep, which does not read the scans of yesterday again', async () => {
    const booking = await bookShipment(server);
    const number = makeTrackingNumber(5, randomBytes(8));
    await outcomesOf(server, [scanOf(number)]);
    await sql`INSERT INTO unmatched_scans SELECT copied.* FROM unmatched_scans u,
        generate_series(1, 2300) AS n, LATERAL jsonb_populate_record(u, jsonb_build_object(
          'scan_id', gen_random_uuid(), 'ref', 'NEVER' || n,
          'recorded_at', now() - interval '1 day' + n * interval '1 second')) AS copied
      WHERE u.ref = ${number}`.execute(server.owner.db);
    await sweepAsWorker();
    const place = await readSweepPlace(server.owner.db, 'unmatched_scans');
    const again = await walkUnmatched(server.owner.db, place, 5_000);
    expect(again.filter(({ ref }) => ref.startsWith('NEVER'))).toEqual([]);
    expect(again.map(({ ref }) => ref)).toContain(number);

    await appear(booking.id, number);
    await sweepAsWorker();
    expect(await stateOf(booking.id)).toMatchObject({ status: 'Picked Up' });
  });
});

describe('a device key', () => {
  it('is required to scan, must be active and must have the scope', async () => {
    const scans = { scans: [scanOf('WP0')] };
    expect((await post(server, '/api/scans', scans)).statusCode).toBe(401);
    const wrong = { authorization: `Bearer wpk_${'a'.repeat(32)}` };
    expect((await post(server, '/api/scans', scans, wrong)).statusCode).toBe(401);

    const { createKey, revokeKey } = await import('../../staff/device-keys/index.ts');
    const key = await createKey(server.owner.db, {
      sourceName: `Hub ${randomUUID()}`,
      sourceKind: 'hub',
      scopes: ['scans:write'],
      actor: { kind: 'test', id: 'test' },
    });
    const live = { authorization: `Bearer ${key.secret}` };
    expect((await post(server, '/api/scans', scans, live)).statusCode).toBe(200);
    await revokeKey(server.owner.db, key.keyId, {
      actor: { kind: 'test', id: 'test' },
      reason: '',
    });
    expect((await post(server, '/api/scans', scans, live)).statusCode).toBe(401);
  });

  it('may send at most 500 scans in one call', async () => {
    const answer = await postScans(server, Array(501).fill(scanOf('WP0')));
    expect(answer.statusCode).toBe(400);
  });
});
