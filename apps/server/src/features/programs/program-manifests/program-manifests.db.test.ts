import { randomBytes, randomUUID } from 'node:crypto';
import type { Pickup, PickupDay } from '@waypost/contract';
import type { BookedShipment, Manifest } from '@waypost/contract/v1';
import { makeManifestNumber } from '@waypost/domain/manifest-number';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { answered, post, postScans } from '../../../testing/builders.ts';
import { giveCredit } from '../../../testing/credit.ts';
import { newShipment, PARCEL, seatProgram } from '../../../testing/programs.ts';
import { scanCodes } from '../../../testing/scan-codes.ts';
import { planOf } from '../../../testing/query-plan.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { selectReady } from './ready-shipments.queries.ts';

const server = useTestServer();
const URL = '/api/v1/manifests';

type Program = Awaited<ReturnType<typeof seatProgram>>;
type Details = Manifest & { shipments: { id: string; trackingNumber: string; pieces: number }[] };

const FROM = {
  name: 'Sam Shipper',
  line1: 'Torstraße 12',
  postalCode: '10119',
  city: 'Berlin',
  country: 'DE',
};

async function seatShop(): Promise<Program & { addressId: string }> {
  const program = await seatProgram(server);
  await giveCredit(server, program.customerId, 10_000_000);
  const address = await post(server, '/api/v1/addresses', FROM, keyed(program));
  return { ...program, addressId: answered(address, 201).json<{ id: string }>().id };
}

const keyed = ({ headers }: Program) => ({ ...headers, 'idempotency-key': randomUUID() });

async function book(program: Program, change: object = {}): Promise<BookedShipment> {
  const answer = await post(server, '/api/v1/shipments', newShipment(change), keyed(program));
  return answered(answer, 201).json<BookedShipment>();
}

const make = (program: Program, body: object) => post(server, URL, body, keyed(program));

async function makeManifest(program: Program, body: object): Promise<Details> {
  return answered(await make(program, body), 201).json<Details>();
}

const read = (program: Program, path: string) =>
  server.app.inject({ url: `${URL}${path}`, headers: program.headers });

function scanOf(ref: string, change: object = {}) {
  return {
    scanId: randomUUID(),
    ref,
    code: 'PICKED_UP',
    occurredAt: new Date().toISOString(),
    place: { city: 'Berlin', country: 'DE' },
    ...change,
  };
}

async function resultOf(scan: object) {
  const answer = answered(await postScans(server, [scan]), 200);
  return answer.json<{ results: { outcome: string; reason?: string }[] }>().results[0];
}

async function pickUps({ customerId }: Program): Promise<string[]> {
  const { rows } = await sql<{
    piece: string;
  }>`SELECT s.tracking_number || ' ' || e.piece_no AS piece
    FROM tracking_events e JOIN shipments s ON s.id = e.shipment_id
    WHERE s.customer_id = ${customerId} AND e.code = 'PICKED_UP' ORDER BY 1`.execute(
    server.owner.db,
  );
  return rows.map(({ piece }) => piece);
}

describe('a manifest', () => {
  it('takes what is ready at the address, and the next one what came since', async () => {
    const shop = await seatShop();
    const first = await book(shop);
    const second = await book(shop, { parcels: [PARCEL, PARCEL] });
    const elsewhere = await book(shop, { from: { ...FROM, postalCode: '10115' } });
    const cancelled = await book(shop);
    await post(server, `/api/v1/shipments/${cancelled.id}/cancel`, undefined, shop.headers);
    const here = { addressId: shop.addressId, date: '2026-11-18' };
    const manifest = await makeManifest(shop, here);
    expect(manifest).toMatchObject({
      object: 'manifest',
      date: '2026-11-18',
      pickupId: null,
      shipmentCount: 2,
      pieceCount: 3,
      status: 'open',
      pickedUpAt: null,
    });
    expect(manifest.number).toMatch(/^MF[0-9A-Z]{14}$/);
    expect(manifest.shipments.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await make(shop, here)).json()).toMatchObject({ code: 'shipment_not_collectable' });
    const third = await book(shop);
    const later = await makeManifest(shop, { ...here, date: '2026-11-19' });
    expect(later.shipments.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
    const named = await makeManifest(shop, { ...here, shipments: [elsewhere.trackingNumber] });
    expect(named.shipments.map(({ id }) => id)).toEqual([elsewhere.id]);
    const gone = await make(shop, { ...here, shipments: [cancelled.id] });
    expect(gone.json()).toMatchObject({ details: { shipmentIds: [cancelled.id] } });
    const list = (await read(shop, '?limit=2')).json<{ data: Manifest[]; nextCursor: string }>();
    expect(list.data.map(({ id }) => id)).toEqual([named.id, later.id]);
    expect(list.nextCursor).not.toBeNull();
  });

  it('looks for what is ready in the list of the account alone', async () => {
    const where = { day: '2026-11-20', addressText: '', country: 'DE', postalCode: null };
    const plan = await planOf(server.owner.db, (db) =>
      selectReady(db, randomUUID(), where, undefined, 501),
    );
    expect(plan).toMatch(/shipment_list_own/);
    expect(plan).not.toMatch(/shipment_state|shipments_customer/);
  });

  it('is made once for a key, needs a date with an address, and is nobody else’s', async () => {
    const shop = await seatShop();
    const { id: shipmentId } = await book(shop, { reference: 'OLD' });
    const headers = keyed(shop);
    const body = { addressId: shop.addressId, date: '2026-11-18', shipments: ['ref:OLD'] };
    const made = answered(await post(server, URL, body, headers), 201).json<Details>();
    const renamed = await server.app.inject({
      method: 'PATCH',
      url: `/api/v1/shipments/${shipmentId}`,
      headers: shop.headers,
      payload: { reference: 'NEW' },
    });
    answered(renamed, 200);
    const again = await post(server, URL, body, headers);
    expect(again.json<Details>().id).toBe(made.id);
    expect(again.headers['idempotency-replayed']).toBe('true');
    const undated = await make(shop, { addressId: shop.addressId });
    expect(undated.json().errors[0]).toMatchObject({ pointer: '/date' });
    expect((await make(shop, { pickupId: 'P-NONE' })).json().code).toBe('pickup_not_found');
    const other = await seatShop();
    expect((await read(other, `/${made.id}`)).statusCode).toBe(404);
    expect((await read(other, `/${made.id}/manifest.pdf`)).statusCode).toBe(404);
    const { shipments: _, ...here } = body;
    expect((await make(other, here)).json().code).toBe('address_not_found');
  });

  it('is of a pickup, its day and its place', async () => {
    const shop = await seatShop();
    const shipment = await book(shop);
    const elsewhere = await book(shop, { from: { ...FROM, postalCode: '10115' } });
    const { addressId, browser } = shop;
    const pickups = '/api/users/me/pickups';
    const windows = await browser.get(`${pickups}/windows?addressId=${addressId}`);
    const day = windows.json<PickupDay>();
    const window = day.windows.find(({ unavailable }) => unavailable === null)?.window;
    const headers = { 'idempotency-key': randomUUID() };
    const asked = await browser.post(pickups, { date: day.date, window, addressId }, { headers });
    const { id: pickupId } = answered(asked, 201).json<Pickup>();
    const manifest = await makeManifest(shop, { pickupId });
    expect(manifest).toMatchObject({ pickupId, date: day.date, shipmentCount: 1 });
    expect(manifest.shipments[0]?.id).toBe(shipment.id);
    const named = await makeManifest(shop, { pickupId, shipments: [elsewhere.id, shipment.id] });
    expect(named.shipments.map(({ id }) => id)).toEqual([elsewhere.id, shipment.id]);
  });

  it('is a sheet with one barcode', async () => {
    const shop = await seatShop();
    await book(shop, { reference: 'ORDER-77' });
    const { id, number } = await makeManifest(shop, {
      addressId: shop.addressId,
      date: '2026-11-18',
    });
    const pdf = await read(shop, `/${id}/manifest.pdf`);
    expect(pdf.statusCode).toBe(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toContain(`waypost-${number}-manifest.pdf`);
    const codes = (await scanCodes(pdf.rawPayload)).flatMap(({ code128 }) => code128);
    expect(codes).toEqual([number]);
  });
});

describe('a scan of a manifest', () => {
  it('picks up every piece once, whoever repeats it and however often', async () => {
    const shop = await seatShop();
    const one = await book(shop);
    const two = await book(shop, { parcels: [PARCEL, PARCEL] });
    const left = await book(shop);
    const { id, number } = await makeManifest(shop, {
      addressId: shop.addressId,
      date: '2026-11-18',
    });
    await post(server, `/api/v1/shipments/${left.id}/cancel`, undefined, shop.headers);
    // its label was scanned before the sheet was
    await resultOf(scanOf(`${one.trackingNumber}001`));
    const scan = scanOf(number.toLowerCase());
    expect(await resultOf(scan)).toMatchObject({ outcome: 'recorded' });
    const all = [`${one.trackingNumber} 1`, `${two.trackingNumber} 1`, `${two.trackingNumber} 2`];
    expect(await pickUps(shop)).toEqual(all.toSorted());
    expect(await resultOf(scan)).toMatchObject({ outcome: 'known' });
    const later = scanOf(number, { occurredAt: new Date(Date.now() + 1_000).toISOString() });
    expect(await resultOf(later)).toMatchObject({ outcome: 'known' });
    expect(await pickUps(shop)).toEqual(all.toSorted());
    const read2 = (await read(shop, `/${id}`)).json<Details>();
    expect(read2).toMatchObject({ status: 'picked_up', pickedUpAt: scan.occurredAt });
    const shipment = await server.app.inject({
      url: `/api/v1/shipments/${two.id}`,
      headers: shop.headers,
    });
    expect(shipment.json()).toMatchObject({ status: 'picked_up', cancellable: false });
  });

  it('records each piece once when devices scan it at the same time', async () => {
    const shop = await seatShop();
    for (let n = 0; n < 4; n += 1) await book(shop);
    const { number } = await makeManifest(shop, { addressId: shop.addressId, date: '2026-11-18' });
    const results = await Promise.all(Array.from({ length: 5 }, () => resultOf(scanOf(number))));
    expect(results.every((result) => result?.outcome !== 'invalid')).toBe(true);
    expect(await pickUps(shop)).toHaveLength(4);
  });

  it('continues what the first scan left unrecorded', async () => {
    const shop = await seatShop();
    await book(shop);
    await book(shop);
    const { number } = await makeManifest(shop, { addressId: shop.addressId, date: '2026-11-18' });
    const first = scanOf(number);
    const { sourceId } = await sql<{ sourceId: number }>`SELECT source_id FROM api_keys LIMIT 1`
      .execute(server.owner.db)
      .then(({ rows }) => rows[0] ?? { sourceId: 0 });
    const kept = { sourceId, scanId: first.scanId, occurredAt: first.occurredAt };
    await sql`UPDATE manifests SET scan = ${JSON.stringify(kept)}::jsonb
      WHERE number = ${number}`.execute(server.owner.db);
    expect(await resultOf(scanOf(number))).toMatchObject({ outcome: 'recorded' });
    expect(await pickUps(shop)).toHaveLength(2);
    const { rows } = await sql<{ occurredAt: Date }>`SELECT DISTINCT e.occurred_at
      FROM tracking_events e JOIN shipments s ON s.id = e.shipment_id
      WHERE s.customer_id = ${shop.customerId} AND e.code = 'PICKED_UP'`.execute(server.owner.db);
    expect(rows.map(({ occurredAt }) => occurredAt.toISOString())).toEqual([first.occurredAt]);
  });

  it('is invalid for an unknown number or another code', async () => {
    const shop = await seatShop();
    await book(shop);
    const { number } = await makeManifest(shop, { addressId: shop.addressId, date: '2026-11-18' });
    expect(await resultOf(scanOf(makeManifestNumber(3, randomBytes(8))))).toEqual(
      expect.objectContaining({ outcome: 'invalid', reason: 'ref: unknown manifest' }),
    );
    expect(await resultOf(scanOf(number, { code: 'DELIVERED' }))).toMatchObject({
      outcome: 'invalid',
    });
    expect(await pickUps(shop)).toEqual([]);
  });
});
