import { randomBytes, randomInt } from 'node:crypto';
import { PublicTracking } from '@waypost/contract';
import { SAMPLE_NUMBERS } from '@waypost/domain/sample-numbers';
import { makePieceNumber, makeTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookShipment, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();

async function track(ref: string, remoteAddress = '192.0.2.1') {
  return server.app.inject({
    url: `/api/shipments/track/${encodeURIComponent(ref)}`,
    remoteAddress,
  });
}

describe('the public view of a shipment', () => {
  it('holds exactly the listed fields, with contacts masked', async () => {
    const booking = await bookShipment(server);
    await outcomesOf(server, [scanOf(booking.trackingNumber, { note: 'internal words' })]);
    const answer = await track(booking.trackingNumber);
    expect(answer.statusCode).toBe(200);
    // strict schemas refuse a field that is not on the list
    const view = PublicTracking.parse(answer.json());
    expect(view).toMatchObject({
      status: 'Picked Up',
      from: 'Berlin, Germany',
      to: 'Paris, France',
      shipper: { name: 'S. S.', email: 's•••r@e•••', phone: '+49•••67' },
      recipient: { name: 'R. R.', address: 'Paris, France' },
    });
    for (const secret of [
      'Shipper',
      'Recipient',
      'Rivoli',
      '75001',
      'sam.',
      'rosa',
      '1234567',
      'internal',
    ]) {
      expect(answer.body).not.toContain(secret);
    }
  });

  it('names its cities in other languages, where these differ', async () => {
    const db = server.owner.db;
    await sql`INSERT INTO places (id, name, country, region, lat, lon, population, names)
      VALUES (1, 'Vienna', 'AT', null, 48.2, 16.4, 1, '{"de": "Wien", "pt": "Viena"}')`.execute(db);
    await sql`INSERT INTO place_names (folded, place_id, country, population)
      VALUES ('vienna', 1, 'AT', 1), ('wien', 1, 'AT', 1)`.execute(db);
    const inCity = async (city: string) => {
      const { trackingNumber } = await bookShipment(server);
      await outcomesOf(server, [scanOf(trackingNumber, { place: { city, country: 'AT' } })]);
      return PublicTracking.parse((await track(trackingNumber)).json());
    };
    const view = await inCity('Vienna');
    expect(view.cityNames).toEqual({
      'AT:Vienna': { de: 'Wien', 'pt-PT': 'Viena', 'pt-BR': 'Viena' },
    });
    expect(view.fromPlace).toEqual({ city: 'Berlin', country: 'DE' });
    const typed = await inCity('Wien');
    expect(typed.cityNames['AT:Wien']).toMatchObject({ en: 'Vienna', fr: 'Vienna' });
    // a name that only begins like a city's is none of its names
    expect((await inCity('Vien')).cityNames).toEqual({});
  });

  it('accepts numbers in any spelling, and a piece number for its shipment', async () => {
    const { trackingNumber } = await bookShipment(server);
    const grouped = trackingNumber.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1 - ');
    expect((await track(grouped)).json()).toMatchObject({ trackingNumber });
    expect((await track(makePieceNumber(trackingNumber, 1))).json()).toMatchObject({
      trackingNumber,
    });
  });

  it('shows the label as created at booking, and scans newest first', async () => {
    const { trackingNumber } = await bookShipment(server);
    expect((await track(trackingNumber)).json()).toMatchObject({
      timeline: [{ code: 'CREATED' }],
    });
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    await outcomesOf(server, [
      scanOf(trackingNumber, { code: 'ARRIVED', occurredAt: at(2) }),
      scanOf(trackingNumber, { code: 'PICKED_UP', occurredAt: at(1) }),
    ]);
    const { timeline } = (await track(trackingNumber)).json<PublicTracking>();
    expect(timeline.map((event) => event.code)).toEqual(['ARRIVED', 'PICKED_UP', 'CREATED']);
  });

  it('is never older than a scan that this process recorded', async () => {
    const { trackingNumber } = await bookShipment(server);
    await track(trackingNumber);
    await outcomesOf(server, [scanOf(trackingNumber)]);
    expect((await track(trackingNumber)).json()).toMatchObject({ status: 'Picked Up' });
  });

  it('answers 304 for the version the caller has', async () => {
    const { trackingNumber } = await bookShipment(server);
    const first = await track(trackingNumber);
    const again = await server.app.inject({
      url: `/api/shipments/track/${trackingNumber}`,
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});

describe('a look-up that finds nothing', () => {
  it('distinguishes short, mistyped and unknown numbers', async () => {
    expect((await track('WP12')).json()).toMatchObject({
      status: 400,
      code: 'reference_too_short',
    });
    const number = makeTrackingNumber(1, randomBytes(8));
    const typo = number.slice(0, 5) + (number[5] === 'A' ? 'B' : 'A') + number.slice(6);
    expect((await track(typo)).json()).toMatchObject({ status: 400, code: 'reference_mistyped' });
    expect((await track(number)).json()).toMatchObject({ status: 404, code: 'tracking_unknown' });
  });

  it('is limited to 60 misses in ten minutes, while real numbers are still served', async () => {
    const client = '198.51.100.7';
    const { trackingNumber } = await bookShipment(server);
    const miss = () => track(makeTrackingNumber(1, randomBytes(8)), client);
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await miss()).statusCode);
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(statuses[60]).toBe(429);
    expect((await track(trackingNumber, client)).statusCode).toBe(200);
    expect((await track(makeTrackingNumber(1, randomBytes(8)), '198.51.100.8')).statusCode).toBe(
      404,
    );
  });

  async function addAlias(): Promise<string> {
    const { trackingNumber } = await bookShipment(server);
    const alias = `ORDER-2026-${randomInt(1e9)}`;
    await sql`INSERT INTO shipment_refs (ref, shard, shipment_id, kind)
      SELECT ${alias}, shard, id, 'alias' FROM shipments
      WHERE tracking_number = ${trackingNumber}`.execute(server.owner.db);
    return alias;
  }

  it.each([
    ['the page', (ref: string) => `/api/shipments/track/${ref}`],
    ['the map', (ref: string) => `/api/track/map/${ref}`],
    ['the PDF', (ref: string) => `/api/track/pdf/${ref}`],
    ['the live stream', (ref: string) => `/api/track/live?refs=${ref}`],
  ])('refuses aliases on %s without a query once the misses are spent', async (_door, path) => {
    const client = `198.51.100.${20 + randomInt(200)}`;
    const alias = await addAlias();
    const { trackingNumber } = await bookShipment(server);
    expect((await track(alias, client)).statusCode).toBe(200);
    for (let n = 0; n < 60; n += 1) await track(`ORDER-2026-X${n}`, client);
    const answer = await server.app.inject({ url: path(alias), remoteAddress: client });
    expect(answer.json()).toMatchObject({ code: 'too_many_requests' });
    expect((await track(trackingNumber, client)).statusCode).toBe(200);
    expect((await track(alias, '198.51.100.250')).statusCode).toBe(200);
  });

  it('refuses aliases in a list without a query once the misses are spent', async () => {
    const client = '198.51.100.10';
    const alias = await addAlias();
    for (let n = 0; n < 60; n += 1) await track(`ORDER-2026-X${n}`, client);
    const { trackingNumber } = await bookShipment(server);
    const answer = await server.app.inject({
      url: `/api/track/many?refs=${alias},${trackingNumber}`,
      remoteAddress: client,
    });
    expect(answer.json()).toMatchObject({ rows: [{ kind: 'limited' }, { kind: 'found' }] });
  });

  it('allows no more hits than the budget when 500 aliases are guessed at once', async () => {
    const client = '198.51.100.11';
    const alias = await addAlias();
    const guesses = Array.from({ length: 499 }, (_value, n) => track(`ORDER-2026-Y${n}`, client));
    const answers = await Promise.all([...guesses, track(alias, client)]);
    const told = answers.filter(({ statusCode }) => statusCode !== 429);
    expect(told.length).toBeLessThanOrEqual(60);
    expect(answers.at(-1)?.statusCode).toBe(429);
  });

  it('does not count as a miss when the number is mistyped', async () => {
    const client = '198.51.100.9';
    const number = makeTrackingNumber(1, randomBytes(8));
    const typo = number.slice(0, 5) + (number[5] === 'A' ? 'B' : 'A') + number.slice(6);
    for (let n = 0; n < 70; n += 1) expect((await track(typo, client)).statusCode).toBe(400);
    expect((await track(number, client)).statusCode).toBe(404);
  });
});

describe('a sample number', () => {
  it('shows its demonstration in any spelling', async () => {
    for (const number of Object.values(SAMPLE_NUMBERS)) {
      const answer = await track(number);
      expect(answer.statusCode).toBe(200);
      expect(PublicTracking.parse(answer.json())).toMatchObject({ demonstration: true });
    }
    const { trackingNumber } = (await track('wp0o-demo-oooo-oo2x')).json<PublicTracking>();
    expect(trackingNumber).toBe(SAMPLE_NUMBERS.inTransit);
    const piece = await track(makePieceNumber(SAMPLE_NUMBERS.freight, 3));
    expect(piece.json()).toMatchObject({ trackingNumber: SAMPLE_NUMBERS.freight });
  });

  it('is marked as a sample', async () => {
    const { trackingNumber } = await bookShipment(server);
    expect((await track(trackingNumber)).json()).toMatchObject({ demonstration: false });
  });

  it('accepts no scans, and stores none', async () => {
    const refs = [SAMPLE_NUMBERS.labelCreated, makePieceNumber(SAMPLE_NUMBERS.freight, 1)];
    const scans = refs.map((ref) => scanOf(ref));
    expect(await outcomesOf(server, scans)).toEqual(['invalid', 'invalid']);
    const kept = await server.owner.db
      .selectFrom('unmatchedScans')
      .selectAll()
      .where('ref', 'in', Object.values(SAMPLE_NUMBERS))
      .execute();
    expect(kept).toEqual([]);
    expect((await track(SAMPLE_NUMBERS.labelCreated)).json()).toMatchObject({ status: 'Created' });
  });

  it('is stored in no table', async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT (SELECT count(*) FROM shipments WHERE tracking_number LIKE 'WP00DEM0%')
        + (SELECT count(*) FROM shipment_refs WHERE ref LIKE 'WP00DEM0%') AS count`.execute(
      server.owner.db,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});

describe('a live stream', () => {
  let address: string;
  beforeAll(async () => {
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });

  async function follow(...refs: string[]) {
    const stream = await fetch(`${address}/api/track/live?refs=${refs.join(',')}`);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    return {
      async readUntil(wanted: string) {
        while (!text.includes(wanted)) {
          const chunk = await reader?.read();
          if (chunk === undefined || chunk.done) throw new Error('the stream ended');
          text += chunk.value;
        }
        return text;
      },
      close: () => reader?.cancel(),
    };
  }

  it('sends a snapshot at once, and a new one after each scan', async () => {
    const { trackingNumber } = await bookShipment(server);
    const stream = await follow(trackingNumber);
    await stream.readUntil('"version":1');
    await outcomesOf(server, [scanOf(trackingNumber)]);
    const text = await stream.readUntil('"status":"Picked Up"');
    expect(text).toMatch(/^retry: \d+\n/);
    expect(text).toContain('id: 2\nevent: snapshot\n');
    await stream.close();
  });

  it('sends a demonstration once, beside shipments that keep updating', async () => {
    const { trackingNumber } = await bookShipment(server);
    const stream = await follow(SAMPLE_NUMBERS.outForDelivery, trackingNumber);
    await stream.readUntil('"version":1,');
    // as another process would, without a nudge: only comparing the versions of both finds it
    await sql`UPDATE shipment_state SET version = version + 1, status = 'Picked Up'
      WHERE shipment_id = (SELECT id FROM shipments WHERE tracking_number = ${trackingNumber})`.execute(
      server.owner.db,
    );
    const text = await stream.readUntil('"status":"Picked Up"');
    expect(text.split('"demonstration":true')).toHaveLength(2);
    await stream.close();
  });
});
