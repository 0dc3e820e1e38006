import { randomBytes, randomUUID } from 'node:crypto';
import type { Booking, SortPlanDocument, SortPlanVersion } from '@waypost/contract';
import { readExpectedTable } from '@waypost/domain/expected-pieces';
import { makePieceNumber, makeTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookShipment, outcomesOf, PARCEL_QUOTE, scanOf } from '../../../testing/builders.ts';
import { insertFieldDevice } from '../../../testing/field.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const BER = '00000000-0000-7000-8000-00000000be00';
const PAR = '00000000-0000-7000-8000-00000000fa00';
const MAD = '00000000-0000-7000-8000-00000000ad00';

let owner: TestStaff;
let booking: Booking;
beforeAll(async () => {
  await sql`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone) VALUES
    (${BER}, 'BER', 'Berlin', 'Berlin', 'DE', 52.52, 13.4, 'Europe/Berlin'),
    (${PAR}, 'PAR', 'Paris', 'Paris', 'FR', 48.86, 2.35, 'Europe/Paris'),
    (${MAD}, 'MAD', 'Madrid', 'Madrid', 'ES', 40.42, -3.7, 'Europe/Madrid')`.execute(
    server.owner.db,
  );
  owner = await registerStaff(server);
  const pair = { ...PARCEL_QUOTE, parcels: [...PARCEL_QUOTE.parcels, ...PARCEL_QUOTE.parcels] };
  booking = await bookReleased(pair);
});

/** Tables are kept for half a minute. */
beforeEach(() => {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 60_000));
});

const count = () => worker.runJob('count_live_shipments', {});

async function bookReleased(quote: object = PARCEL_QUOTE): Promise<Booking> {
  const made = await bookShipment(server, quote);
  await sql`UPDATE shipments SET hold = NULL WHERE id = ${made.id}`.execute(server.owner.db);
  return made;
}

const hubWorker = (hubId: string) => insertFieldDevice(server, { rights: ['hub'], hubId });

async function expectedAt(hubId: string, headers: Record<string, string> = {}) {
  const device = await hubWorker(hubId);
  const answer = await server.app.inject({
    url: '/api/field/expected',
    headers: { ...device.headers, ...headers },
  });
  return { answer, read: () => readExpectedTable(answer.rawPayload) };
}

async function lookUp(ref: string, hubId = BER) {
  const { headers } = await hubWorker(hubId);
  return server.app.inject({ url: `/api/field/pieces/${encodeURIComponent(ref)}`, headers });
}

const LANES: SortPlanDocument['lanes'] = [
  { code: 'B1', name: 'South', kind: 'round', toHubId: null },
  { code: 'FR', name: 'Paris', kind: 'hub', toHubId: PAR },
  { code: 'OFF', name: 'Office', kind: 'office', toHubId: null },
];
const RULE = { country: '', postalPrefix: '', city: '', service: '' as const, deliveredBy: null };

const planOf = (hubId: string) => `/api/admin/hubs/${hubId}/sort-plan`;
async function publish(hubId: string, plan: object, version?: number) {
  const current = (await owner.browser.get(planOf(hubId))).json<{ version: number }>().version;
  const body = { version: version ?? current, plan, reason: 'New belt' };
  return owner.browser.post(planOf(hubId), body);
}

describe('the table of what a hub expects', () => {
  it('has what starts at the hub and what is delivered from it, and nothing else', async () => {
    await count();
    const { read } = await expectedAt(BER);
    expect(read().find(booking.trackingNumber)).toEqual({
      pieceCount: 2,
      lane: { code: 'PAR', name: 'Paris', kind: 'hub', toHubId: PAR },
      flags: ['cash'],
    });
    expect((await expectedAt(PAR)).read().find(booking.trackingNumber)).toMatchObject({
      lane: { code: 'DELIVERY', kind: 'round' },
    });
    const elsewhere = (await expectedAt(MAD)).read();
    expect(elsewhere.find(booking.trackingNumber)).toBeNull();
    expect(elsewhere.header).toMatchObject({ hub: 'MAD', plan: 0 });
  });

  it('has what stands in a hub on its way', async () => {
    const place = { city: 'Madrid', country: 'ES' };
    const wrongly = await bookReleased();
    await outcomesOf(server, [scanOf(wrongly.trackingNumber, { code: 'ARRIVED', place })]);
    await count();
    const { read } = await expectedAt(MAD);
    expect(read().find(wrongly.trackingNumber)).toMatchObject({ lane: { code: 'PAR' } });
  });

  it('says to stop what is cancelled or held, in every hub', async () => {
    const [cancelled, held] = [await bookReleased(), await bookReleased()];
    await sql`UPDATE shipments SET cancelled_at = now() WHERE id = ${cancelled.id}`.execute(
      server.owner.db,
    );
    await sql`UPDATE shipments SET hold = 'payment_failed' WHERE id = ${held.id}`.execute(
      server.owner.db,
    );
    await count();
    for (const hub of [BER, MAD]) {
      const table = (await expectedAt(hub)).read();
      for (const { trackingNumber } of [cancelled, held]) {
        expect(table.find(trackingNumber)?.flags).toContain('stop');
      }
    }
  });

  it('is not sent again while nothing has changed', async () => {
    const { answer } = await expectedAt(BER);
    const etag = String(answer.headers['etag']);
    const again = await expectedAt(BER, { 'if-none-match': etag });
    expect([again.answer.statusCode, again.answer.rawPayload.length]).toEqual([304, 0]);
    await bookReleased();
    await count();
    const changed = await expectedAt(BER, { 'if-none-match': etag });
    expect(changed.answer.statusCode).toBe(200);
  });

  it('holds no name, address or order number', async () => {
    const { answer } = await expectedAt(PAR);
    const text = answer.rawPayload.toString('latin1');
    const { rows } = await sql<{ name: string; addressText: string }>`SELECT name, address_text
      FROM shipment_parties WHERE shipment_id = ${booking.id}`.execute(server.owner.db);
    const personal = rows.flatMap((row) => Object.values(row)).filter((value) => value !== '');
    expect(personal.length).toBeGreaterThan(0);
    for (const value of personal) expect(text).not.toContain(value);
  });
});

describe('looking up a piece', () => {
  it('shows its lane and where it goes, and nobody', async () => {
    const answer = await lookUp(makePieceNumber(booking.trackingNumber, 2));
    expect(answer.json()).toEqual({
      number: booking.trackingNumber,
      pieceNo: 2,
      pieceCount: 2,
      lane: { code: 'PAR', name: 'Paris', kind: 'hub' },
      flags: ['cash'],
      status: expect.any(String),
      service: 'standard',
      destination: { city: expect.any(String), country: 'FR', postalCode: expect.any(String) },
    });
  });

  it('does not find a piece too many, an alias or a number that is not ours', async () => {
    for (const ref of [
      makePieceNumber(booking.trackingNumber, 3),
      'ORDER-2026-12345',
      makeTrackingNumber(0, randomBytes(8)),
    ]) {
      expect((await lookUp(ref)).json()).toMatchObject({ code: 'tracking_unknown' });
    }
    expect((await lookUp('WP0000000000000U')).json()).toMatchObject({ code: 'reference_mistyped' });
  });
});

describe('a sort plan', () => {
  const plan = {
    lanes: LANES,
    rules: [
      { ...RULE, country: 'FR', postalPrefix: '69', lane: 'B1' },
      { ...RULE, deliveredBy: PAR, lane: 'FR' },
    ],
  };

  it('sorts from its publication on, and its versions stay', async () => {
    expect((await publish(BER, plan)).json()).toMatchObject({
      version: 1,
      publishedBy: 'Grace Staff',
      reason: 'New belt',
    });
    const table = (await expectedAt(BER)).read();
    expect(table.header.plan).toBe(1);
    expect(table.find(booking.trackingNumber)).toMatchObject({ lane: { code: 'FR' } });
    await publish(BER, { ...plan, rules: [] });
    expect((await lookUp(booking.trackingNumber)).json()).toMatchObject({ lane: { code: 'OFF' } });
    const all = (await owner.browser.get(planOf(BER))).json<{ versions: SortPlanVersion[] }>();
    expect(all.versions.map(({ version }) => version)).toEqual([2, 1]);
    const { rows } = await sql`SELECT action, details FROM audit_log
      WHERE subject = ${`hub:${BER}`} ORDER BY id LIMIT 1`.execute(server.owner.db);
    expect(rows).toEqual([
      { action: 'sort_plan.publish', details: { version: 1, reason: 'New belt' } },
    ]);
  });

  it('is published once by a form that is sent twice, and refused from an older version', async () => {
    const first = await publish(MAD, plan, 0);
    const second = await publish(MAD, plan, 0);
    expect([first.json().version, second.json().version]).toEqual([1, 1]);
    const late = await publish(MAD, { ...plan, rules: [] }, 0);
    expect(late.json()).toMatchObject({ code: 'sort_plan_changed' });
  });

  it('is refused without an office, with two lanes of one code or a rule to no lane', async () => {
    const faulty = [
      { ...plan, lanes: LANES.slice(0, 2) },
      { ...plan, lanes: [...LANES, LANES[0]] },
      { ...plan, rules: [{ ...RULE, lane: 'NONE' }] },
    ];
    for (const each of faulty) expect((await publish(PAR, each)).statusCode).toBe(400);
    const nowhere = await owner.browser.get(planOf(randomUUID()));
    expect(nowhere.json()).toMatchObject({ code: 'hub_not_found' });
  });

  it('can be tried with a destination before it is published', async () => {
    const preview = async (change: object) =>
      (
        await owner.browser.post(`${planOf(PAR)}/preview`, {
          country: 'FR',
          city: 'Paris',
          ...change,
        })
      ).json();
    expect(await preview({ plan, postalCode: '69001' })).toMatchObject({ lane: { code: 'B1' } });
    expect(await preview({ plan })).toMatchObject({
      lane: { code: 'FR' },
      deliveredBy: { id: PAR, code: 'PAR' },
    });
    expect(await preview({})).toMatchObject({ lane: { code: 'DELIVERY' } });
    expect(await preview({ country: 'BR', city: 'Recife' })).toMatchObject({
      lane: { code: 'OFFICE' },
      deliveredBy: null,
    });
  });
});
