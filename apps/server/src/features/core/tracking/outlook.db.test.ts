import { PublicTracking, type Scan } from '@waypost/contract';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  bookingRequest,
  bookShipment,
  FREIGHT_QUOTE,
  makeDraft,
  outcomesOf,
  postBooking,
  scanOf,
} from '../../../testing/builders.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

async function track(trackingNumber: string): Promise<PublicTracking> {
  const answer = await server.app.inject({ url: `/api/shipments/track/${trackingNumber}` });
  return PublicTracking.parse(answer.json());
}

async function bookAndScan(...changes: Partial<Scan>[]): Promise<string> {
  const { trackingNumber } = await bookShipment(server);
  const scans = changes.map((change) => scanOf(trackingNumber, change));
  if (scans.length > 0) await outcomesOf(server, scans);
  return trackingNumber;
}

function stateOf(trackingNumber: string) {
  return server.owner.db
    .selectFrom('shipmentState')
    .innerJoin('shipments', 'shipments.id', 'shipmentState.shipmentId')
    .select(['shipmentId', 'outlook', sql<string>`due_on::text`.as('dueOn')])
    .where('trackingNumber', '=', trackingNumber)
    .executeTakeFirstOrThrow();
}

it('a tracking page promises the delivery days of the quote', async () => {
  const draft = await makeDraft(server);
  const booked = await postBooking(server, draft, bookingRequest(draft));
  const { trackingNumber } = booked.json<{ trackingNumber: string }>();
  const { delivery, deliveredAt, problem, returning, pieces } = await track(trackingNumber);
  expect(delivery).toEqual({
    ...draft.quote.delivery,
    promised: draft.quote.delivery,
    revisions: [],
  });
  expect({ deliveredAt, problem, returning, pieces }).toEqual({
    deliveredAt: null,
    problem: null,
    returning: false,
    pieces: [],
  });
  expect((await stateOf(trackingNumber)).dueOn).toBe(draft.quote.delivery?.latest);
});

it('a tracking page shows why and when the delivery days changed, and the open problem', async () => {
  const at = inMinutes(1);
  const number = await bookAndScan({ code: 'CUSTOMS_HOLD', occurredAt: at });
  const { delivery, problem, attention } = await track(number);
  const latest = delivery?.latest ?? '';
  expect(delivery?.revisions).toEqual([
    { revisedAt: at, cause: 'customs_hold', earliest: delivery?.earliest, latest },
  ]);
  expect(problem).toMatchObject({ kind: 'customs_hold', since: at, actor: 'shipper' });
  expect(attention).toBe(true);
  expect((await stateOf(number)).dueOn).toBe(latest);

  await outcomesOf(server, [
    scanOf(number, { code: 'CUSTOMS_RELEASED', occurredAt: inMinutes(2) }),
  ]);
  const released = await track(number);
  expect(released.problem).toBeNull();
  expect(released.delivery?.revisions.map(({ cause }) => cause)).toEqual([
    'customs_released',
    'customs_hold',
  ]);
  expect((await stateOf(number)).dueOn).toBe(released.delivery?.latest);
});

it('a delivery problem is named by its reason while it is open and after it is solved', async () => {
  const number = await bookAndScan(
    { code: 'PICKED_UP', occurredAt: inMinutes(1) },
    { code: 'EXCEPTION', reason: 'address', occurredAt: inMinutes(2) },
  );
  const reasons = async () => {
    const { problem, timeline } = await track(number);
    return [problem?.kind ?? null, timeline.find(({ code }) => code === 'EXCEPTION')?.reason];
  };
  expect(await reasons()).toEqual(['address', 'address']);
  await outcomesOf(server, [
    scanOf(number, { code: 'OUT_FOR_DELIVERY', occurredAt: inMinutes(3) }),
  ]);
  expect(await reasons()).toEqual([null, 'address']);
});

it('a tracking page is the same when scans arrive late and out of order', async () => {
  const story: Partial<Scan>[] = [
    { code: 'PICKED_UP', occurredAt: inMinutes(1) },
    { code: 'CUSTOMS_HOLD', occurredAt: inMinutes(2) },
    { code: 'EXCEPTION', reason: 'address', occurredAt: inMinutes(3) },
    { code: 'CUSTOMS_RELEASED', occurredAt: inMinutes(4) },
  ];
  const [first, second] = [await bookAndScan(...story), await bookAndScan()];
  for (const change of story.toReversed()) await outcomesOf(server, [scanOf(second, change)]);
  const page = async (number: string) => {
    const { delivery, deliveredAt, problem, status, timeline } = await track(number);
    return { delivery, deliveredAt, problem, status, scans: timeline.slice(0, story.length) };
  };
  expect(await page(second)).toEqual(await page(first));
});

it('the outlook is computed from the events where none is stored', async () => {
  const number = await bookAndScan({ code: 'HELD' }, { code: 'ARRIVED', occurredAt: inMinutes(2) });
  const { version: before, ...stored } = await track(number);
  await sql`UPDATE shipment_state SET outlook = NULL, due_on = NULL, version = version + 1
    WHERE shipment_id = ${(await stateOf(number)).shipmentId}`.execute(server.owner.db);
  // the last answer is kept for 2 s; a scan of another process would nudge it away
  server.ctx.nudges.publish([{ id: (await stateOf(number)).shipmentId, version: before + 1 }]);
  const { version, ...derived } = await track(number);
  expect(version).toBe(before + 1);
  expect(derived).toEqual({ ...stored, updatedAt: derived.updatedAt });
  expect(derived.delivery?.revisions.length).toBeGreaterThan(0);

  await outcomesOf(server, [scanOf(number, { code: 'DELIVERED', occurredAt: inMinutes(3) })]);
  expect((await stateOf(number)).outlook).toBeNull();
  expect((await track(number)).deliveredAt).not.toBeNull();
});

it('a tracking page shows where each of several pieces is', async () => {
  const { trackingNumber } = await bookShipment(server, FREIGHT_QUOTE);
  await outcomesOf(server, [
    scanOf(trackingNumber, { occurredAt: inMinutes(1) }),
    scanOf(makePieceNumber(trackingNumber, 2), { code: 'ARRIVED', occurredAt: inMinutes(2) }),
    scanOf(makePieceNumber(trackingNumber, 3), {
      code: 'EXCEPTION',
      reason: 'damage',
      occurredAt: inMinutes(3),
    }),
  ]);
  const { pieces, problem } = await track(trackingNumber);
  expect(pieces).toMatchObject([
    { pieceNo: 1, status: 'Picked Up', furthest: 1, lastEvent: { code: 'PICKED_UP' } },
    { pieceNo: 2, status: 'In Transit', furthest: 2, lastEvent: { code: 'ARRIVED' } },
    { pieceNo: 3, status: 'Exception', furthest: 1, lastEvent: { code: 'EXCEPTION' } },
  ]);
  expect(pieces[1]?.number).toBe(makePieceNumber(trackingNumber, 2));
  expect(problem).toMatchObject({ kind: 'damage', actor: 'carrier', actBy: null });
});

it('each event shows the time zone of its place, or that of the origin when it has none', async () => {
  const number = await bookAndScan({
    place: { city: 'Singapore', country: 'SG' },
    occurredAt: inMinutes(1),
  });
  const { timeline } = await track(number);
  expect(timeline.map(({ code, timeZone }) => [code, timeZone])).toEqual([
    ['PICKED_UP', 'Asia/Singapore'],
    ['CREATED', 'Europe/Berlin'],
  ]);
});

it('a tracking page shows neither voided events nor their effects', async () => {
  const number = await bookAndScan({ code: 'CUSTOMS_HOLD', occurredAt: inMinutes(2) });
  const { shipmentId } = await stateOf(number);
  expect((await track(number)).timeline.map(({ code }) => code)).toContain('CUSTOMS_HOLD');
  await sql`INSERT INTO tracking_events (shipment_id, scan_id, occurred_at, recorded_at,
      content_hash, source_id, code, visibility, shard, piece_no, voids_source_id, voids_scan_id)
    SELECT shipment_id, gen_random_uuid(), now(), now(), 0, source_id, 'EVENT_VOIDED', 'public',
      shard, 0, source_id, scan_id
    FROM tracking_events WHERE shipment_id = ${shipmentId} AND code = 'CUSTOMS_HOLD'`.execute(
    server.owner.db,
  );
  // sorts before what is folded, so that everything is folded again
  await outcomesOf(server, [scanOf(number, { occurredAt: inMinutes(1) })]);
  const { timeline, delivery, problem, status } = await track(number);
  expect(timeline.map(({ code }) => code)).toEqual(['PICKED_UP', 'CREATED']);
  expect({ revisions: delivery?.revisions, problem, status }).toEqual({
    revisions: [],
    problem: null,
    status: 'Picked Up',
  });
});

it('the label event is sorted by its time, also after earlier scans', async () => {
  const number = await bookAndScan(
    { code: 'PICKED_UP', occurredAt: inMinutes(-120) },
    { code: 'ARRIVED', occurredAt: inMinutes(1) },
  );
  const { timeline } = await track(number);
  expect(timeline.map(({ code }) => code)).toEqual(['ARRIVED', 'CREATED', 'PICKED_UP']);
});
