import { randomUUID } from 'node:crypto';
import type { Booking, Scan } from '@waypost/contract';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import {
  bookingRequest,
  bookShipment,
  FREIGHT_QUOTE,
  makeDraft,
  post,
  postBooking,
  scanOf,
} from '../../../testing/builders.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { inTransaction } from '../../../platform/database.ts';
import { createKey } from '../device-keys/index.ts';
import { incomingScan, recordInTransaction } from '../../core/scans/index.ts';

const server = useTestServer();
const worker = useTestWorker(server);
let operations: TestStaff;
let finance: TestStaff;
let otherDriver: string;
let hub: string;

beforeAll(async () => {
  operations = await registerStaff(server, 'operations');
  finance = await registerStaff(server, 'finance');
  const actor = { kind: 'test', id: 'test' } as const;
  const key = async (sourceName: string, scopes: ('scans:write' | 'cash:write')[]) => {
    const sourceKind = scopes.length > 1 ? 'driver' : 'hub';
    return (await createKey(server.owner.db, { sourceName, sourceKind, scopes, actor })).secret;
  };
  otherDriver = await key('Second driver', ['scans:write', 'cash:write']);
  hub = await key('Hub that may not collect', ['scans:write']);
});

type Answer = { results: { outcome: string; cash?: string }[] };

async function send(scans: readonly Scan[], secret = server.deviceKey): Promise<Answer> {
  const headers = { authorization: `Bearer ${secret}` };
  const answer = await post(server, '/api/scans', { scans }, headers);
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

const collecting = (booking: Booking, cents: number, change: Partial<Scan> = {}) =>
  scanOf(booking.trackingNumber, {
    code: 'DELIVERED',
    collected: { cents, currency: 'EUR' },
    ...change,
  });

async function priceOf({ id }: Booking): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT price_cents AS cents FROM shipments WHERE id = ${id}`.execute(server.owner.db);
  return Number(rows[0]?.cents);
}

async function cashOf({ id }: Booking): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; cents: string }>`
    SELECT e.account, sum(e.amount_cents) AS cents FROM ledger_entries e
    JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE t.shipment_id = ${id} AND e.account IN ('cash_with_courier', 'receivable')
    GROUP BY e.account`.execute(server.owner.db);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
}

async function deskOf({ id }: Booking) {
  const { rows } = await sql<{ subject: string; state: string }>`
    SELECT subject, state FROM desk_items WHERE shipment_id = ${id} AND kind = 'cash_differs'
    ORDER BY id`.execute(server.owner.db);
  return rows;
}

async function voidScan(booking: Booking, { scanId }: Scan) {
  const { rows } = await sql<{ source: number }>`
    SELECT source_id AS source FROM tracking_events
    WHERE shipment_id = ${booking.id} AND scan_id = ${scanId}`.execute(server.owner.db);
  const path = `/api/admin/shipments/${booking.id}/events/${scanId}/void`;
  const body = { sourceId: rows[0]?.source, reason: 'Scanned by mistake.' };
  const answer = await operations.browser.post(path, body);
  expect(answer.statusCode).toBe(200);
}

it('posts no more than the amount owed when a device reports more, and puts the difference on the desk', async () => {
  const booking = await bookShipment(server);
  const cents = await priceOf(booking);
  await send([collecting(booking, 999_999_999_999)]);
  await worker.runJobs();
  expect(await cashOf(booking)).toEqual({ receivable: 0, cash_with_courier: cents });
  expect(await deskOf(booking)).toEqual([{ subject: 'collected_more', state: 'open' }]);
});

it('posts a smaller amount as reported and puts the amount still owed on the desk', async () => {
  const booking = await bookShipment(server);
  const cents = await priceOf(booking);
  await send([collecting(booking, cents - 100)]);
  await worker.runJobs();
  expect(await cashOf(booking)).toEqual({ receivable: 100, cash_with_courier: cents - 100 });
  expect(await deskOf(booking)).toEqual([{ subject: 'collected_less', state: 'open' }]);
  const path = `/api/admin/shipments/${booking.id}/collected`;
  const marked = await finance.browser.post(path, { cents: 100, collectedBy: 'Tom' });
  expect(marked.statusCode).toBe(200);
  expect(await cashOf(booking)).toEqual({ receivable: 0, cash_with_courier: cents });
  expect(await deskOf(booking)).toEqual([{ subject: 'collected_less', state: 'closed' }]);
});

it('posts nothing when the currency differs from the one owed, and puts it on the desk', async () => {
  const booking = await bookShipment(server);
  const cents = await priceOf(booking);
  await send([collecting(booking, cents, { collected: { cents, currency: 'XXX' } })]);
  await worker.runJobs();
  expect(await cashOf(booking)).toEqual({ receivable: cents });
  expect(await deskOf(booking)).toEqual([{ subject: 'collected_currency', state: 'open' }]);
});

it('posts nothing for a shipment that is not paid at the door', async () => {
  const draft = await makeDraft(server);
  const request = bookingRequest(draft, { paymentMethod: 'bank_transfer' });
  const booking = (await postBooking(server, draft, request)).json<Booking>();
  const cents = await priceOf(booking);
  await send([collecting(booking, cents)]);
  await worker.runJobs();
  expect(await cashOf(booking)).toEqual({ receivable: cents });
  expect(await deskOf(booking)).toEqual([{ subject: 'collected_not_due', state: 'open' }]);
});

it('keeps the scan of a key without cash:write, warns the device, and leaves the cash to the desk', async () => {
  const booking = await bookShipment(server);
  const cents = await priceOf(booking);
  const scan = collecting(booking, cents);
  const told = [{ scanId: scan.scanId, outcome: 'recorded', cash: 'desk' }];
  expect((await send([scan], hub)).results).toEqual(told);
  expect((await send([scan], hub)).results[0]).toMatchObject({ outcome: 'known', cash: 'desk' });
  await worker.runJobs();
  expect(await cashOf(booking)).toEqual({ receivable: cents });
  expect(await deskOf(booking)).toEqual([{ subject: 'collected_no_right', state: 'open' }]);
  const page = await server.app.inject(`/api/shipments/track/${booking.trackingNumber}`);
  expect(page.json()).toMatchObject({ status: 'Delivered' });

  const path = `/api/admin/shipments/${booking.id}/collected`;
  const marked = await finance.browser.post(path, { cents, collectedBy: 'Hub Antwerp' });
  expect(marked.statusCode).toBe(200);
  expect(await cashOf(booking)).toEqual({ receivable: 0, cash_with_courier: cents });
  expect(await deskOf(booking)).toEqual([{ subject: 'collected_no_right', state: 'closed' }]);
});

it('remembers that a key may not collect while its scan waits for an unknown number', async () => {
  const booking = await bookShipment(server);
  const cents = await priceOf(booking);
  const alias = `LATE-NUMBER-${booking.id.slice(0, 8).toUpperCase()}`;
  const scan = collecting(booking, cents, { ref: alias });
  expect((await send([scan], hub)).results[0]).toMatchObject({
    outcome: 'unmatched',
    cash: 'desk',
  });
  await sql`INSERT INTO shipment_refs (ref, shard, shipment_id, kind)
    SELECT ${alias}, shard, id, 'alias' FROM shipments WHERE id = ${booking.id}`.execute(
    server.owner.db,
  );
  await worker.runJob('apply_unmatched_scans', { ref: alias });
  await worker.runJobs();
  expect(await cashOf(booking)).toEqual({ receivable: cents });
  expect(await deskOf(booking)).toEqual([{ subject: 'collected_no_right', state: 'open' }]);
});

it('posts once for a shipment when two devices collect for two of its pieces at the same moment', async () => {
  const booking = await bookShipment(server, FREIGHT_QUOTE);
  const cents = await priceOf(booking);
  const [first, second] = [1, 2].map((piece) =>
    collecting(booking, cents, { ref: makePieceNumber(booking.trackingNumber, piece) }),
  );
  await Promise.all([send([first as Scan]), send([second as Scan], otherDriver)]);
  const job = () => worker.runJob('post_collected', { shipmentId: booking.id });
  await Promise.all([job(), job(), job(), worker.runJobs()]);
  expect(await cashOf(booking)).toEqual({ receivable: 0, cash_with_courier: cents });
  expect(await deskOf(booking)).toEqual([{ subject: 'collected_again', state: 'open' }]);
});

it('reverses a collection once when its event is voided, and posts the next collection', async () => {
  const booking = await bookShipment(server);
  const cents = await priceOf(booking);
  const first = collecting(booking, cents);
  await send([first]);
  await worker.runJobs();
  expect(await cashOf(booking)).toEqual({ receivable: 0, cash_with_courier: cents });
  await voidScan(booking, first);
  await worker.runJobs();
  await worker.runJob('post_collected', { shipmentId: booking.id });
  expect(await cashOf(booking)).toEqual({ receivable: cents, cash_with_courier: 0 });
  const receipt = await server.app.inject(`/api/receipts/${booking.receiptId}`);
  expect(receipt.json()).toMatchObject({ paymentState: 'due_on_delivery' });

  await send([collecting(booking, cents)], otherDriver);
  await worker.runJobs();
  expect(await cashOf(booking)).toEqual({ receivable: 0, cash_with_courier: cents });
  expect(await deskOf(booking)).toEqual([]);
});

it('posts nothing for an event that was voided before its job ran', async () => {
  const booking = await bookShipment(server);
  const cents = await priceOf(booking);
  const scan = collecting(booking, cents);
  await send([scan]);
  await voidScan(booking, scan);
  await worker.runJobs();
  expect(await cashOf(booking)).toEqual({ receivable: cents });
  expect(await deskOf(booking)).toEqual([]);
});

it('posts nothing for an event whose void arrives first', async () => {
  const booking = await bookShipment(server);
  const cents = await priceOf(booking);
  const scan = collecting(booking, cents);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM sources WHERE name = 'Test hub'`.execute(server.owner.db);
  const voided = {
    scanId: randomUUID(),
    ref: booking.trackingNumber,
    code: 'EVENT_VOIDED',
    occurredAt: new Date().toISOString(),
    byStaff: {
      staffId: randomUUID(),
      visibility: 'internal',
      voids: { sourceId: rows[0]?.id ?? 0, scanId: scan.scanId },
    },
  } as const;
  await inTransaction(server.ctx.db, (tx) =>
    recordInTransaction(server.ctx, tx, [incomingScan(voided, 0, booking.trackingNumber, 0)]),
  );
  await worker.runJobs();
  await send([scan]);
  await worker.runJobs();
  expect(await cashOf(booking)).toEqual({ receivable: cents });
  expect(await deskOf(booking)).toEqual([]);
});

it('posts the remaining claim when the first of two is voided, and clears the desk', async () => {
  const booking = await bookShipment(server);
  const cents = await priceOf(booking);
  const first = collecting(booking, cents);
  await send([first]);
  await worker.runJobs();
  await send([collecting(booking, cents)], otherDriver);
  await worker.runJobs();
  expect(await deskOf(booking)).toEqual([{ subject: 'collected_again', state: 'open' }]);
  await voidScan(booking, first);
  await worker.runJobs();
  expect(await cashOf(booking)).toEqual({ receivable: 0, cash_with_courier: cents });
  expect(await deskOf(booking)).toEqual([{ subject: 'collected_again', state: 'closed' }]);
});

it('opens no second desk item for the same shipment while one is open', async () => {
  const booking = await bookShipment(server);
  const cents = await priceOf(booking);
  await send(
    [1, 2, 3].map(() => collecting(booking, cents)),
    hub,
  );
  await worker.runJobs();
  expect(await deskOf(booking)).toEqual([{ subject: 'collected_no_right', state: 'open' }]);
});
