import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Booking, Draft, PublicTracking, Quote, TrackedRow } from '@waypost/contract';
import { shardSymbol } from '@waypost/domain/shards';
import { makeTrackingNumber, shardOfTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createKey, revokeKey } from './features/staff/device-keys/index.ts';
import { openCells, WrongCell } from './platform/cells/cells.ts';
import { COOKIES } from './platform/http/cookies.ts';
import { hashSecret } from './platform/random.ts';
import {
  answered,
  bookingRequest,
  bookShipment,
  outcomesOf,
  PARCEL_QUOTE,
  post,
  postBooking,
  postScans,
  scanOf,
} from './testing/builders.ts';
import { insertFieldDevice } from './testing/field.ts';
import { openLiveLink } from './testing/live-link.ts';
import { openLivePage } from './testing/live-page.ts';
import { linkOf, bookWithParties } from './testing/parties.ts';
import { seatCustomer } from './testing/people.ts';
import { seatProgram } from './testing/programs.ts';
import { openBrowser } from './testing/test-browser.ts';
import { copyRows, NOWHERE, type TestCell, untilBack, useTestCells } from './testing/test-cells.ts';

const { a, b } = useTestCells();

async function countRows(cell: TestCell, table: string, ref: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.raw(table)} AS t
    WHERE t.shipment_id IN (SELECT shipment_id FROM shipment_refs WHERE ref = ${ref})`.execute(
    cell.owner.db,
  );
  return rows[0]?.n ?? 0;
}

async function countScans(cell: TestCell, scanId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT
    (SELECT count(*) FROM tracking_events WHERE scan_id = ${scanId})::int +
    (SELECT count(*) FROM unmatched_scans WHERE scan_id = ${scanId})::int AS n`.execute(
    cell.owner.db,
  );
  return rows[0]?.n ?? 0;
}

function newNumber(shard: number): string {
  return makeTrackingNumber(shard, crypto.getRandomValues(new Uint8Array(8)));
}

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function countPictures(cell: TestCell, pictureId: string): Promise<number> {
  const { rows } = await sql`SELECT 1 FROM proof_pictures WHERE id = ${pictureId}`.execute(
    cell.owner.db,
  );
  return rows.length;
}

const track = (cell: TestCell, ref: string) =>
  cell.app.inject({ url: `/api/shipments/track/${ref}` });

describe('what begins in a cell', () => {
  it('is of a shard of that cell', async () => {
    for (const [cell, isOwn] of [
      [a, (shard: number) => shard < 16],
      [b, (shard: number) => shard >= 16],
    ] as const) {
      for (let n = 0; n < 5; n += 1) {
        const { trackingNumber } = await bookShipment(cell);
        expect(shardOfTrackingNumber(trackingNumber)).toSatisfy(isOwn);
      }
    }
  });
});

describe('a look-up', () => {
  it('of a shipment of another cell is answered as that cell answers it', async () => {
    const { trackingNumber } = await bookShipment(b);
    const there = await track(b, trackingNumber);
    const here = await track(a, trackingNumber.toLowerCase());
    expect(here.statusCode).toBe(200);
    expect(here.json<PublicTracking>()).toEqual(there.json<PublicTracking>());
    expect(here.headers['etag']).toBe(there.headers['etag']);
    expect(await countRows(a, 'shipment_state', trackingNumber)).toBe(0);
  });

  it('sees a change in another cell at once', async () => {
    const { trackingNumber } = await bookShipment(b);
    const before = (await track(a, trackingNumber)).json<PublicTracking>();
    await outcomesOf(b, [scanOf(trackingNumber)]);
    const after = (await track(a, trackingNumber)).json<PublicTracking>();
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.status).toBe('Picked Up');
  });

  it('of a number that does not exist is not found, whatever its cell', async () => {
    for (const shard of [3, 30]) expect((await track(a, newNumber(shard))).statusCode).toBe(404);
    expect((await track(b, 'WP00DEM00000004H')).statusCode).toBe(200);
  });

  it('of a shard that has moved is answered unavailable, not unknown, by a cell with an old map', async () => {
    const left = newNumber(7);
    await sql`INSERT INTO closed_shards (shard, state, mover)
      VALUES (7, 'closed', gen_random_uuid())`.execute(a.owner.db);
    expect((await track(a, left)).statusCode).toBe(503);
    expect((await track(b, left)).statusCode).toBe(503);
    await sql`DELETE FROM closed_shards`.execute(a.owner.db);
    expect((await track(b, left)).statusCode).toBe(404);
  });

  it('of several numbers mixes cells', async () => {
    const [own, other] = [await bookShipment(a), await bookShipment(b)];
    const refs = [other.trackingNumber, own.trackingNumber, newNumber(20)].join(',');
    const answer = await a.app.inject({ url: `/api/track/many?refs=${refs}` });
    const { rows } = answer.json<{ rows: TrackedRow[] }>();
    expect(rows.map(({ kind }) => kind)).toEqual(['found', 'found', 'unknown']);
  });

  it('stays live: a page of one cell gets the changes of another', async () => {
    const { trackingNumber } = await bookShipment(b);
    const page = await openLivePage(`${a.url}/api/track/live?refs=${trackingNumber}`);
    await vi.waitFor(() => expect(page.text()).toContain('event: snapshot'), 5_000);
    await outcomesOf(b, [scanOf(trackingNumber)]);
    await vi.waitFor(() => expect(page.text()).toContain('"status":"Picked Up"'), 6_000);
    page.leave();
  });
});

describe('a booking', () => {
  it('lands in the cell that gave the quote, whichever cell is asked', async () => {
    const quote = answered(await post(a, '/api/shipments/quote', PARCEL_QUOTE), 201).json<Quote>();
    const asked = {
      quoteId: quote.id,
      recipientEmail: 'rosa.recipient@example.org',
      recipientAddress: '5 Rue de Rivoli, 75001 Paris, France',
    };
    const drafted = answered(await post(b, '/api/drafts', asked), 201);
    expect(drafted.headers['x-waypost-cell']).toBe('a');
    const draft = drafted.json<Draft>();
    const read = await b.app.inject({ url: `/api/drafts/${draft.id}` });
    expect(read.json<Draft>()).toEqual(draft);

    const booked = await postBooking(b, draft, bookingRequest(draft));
    const booking = answered(booked, 201).json<Booking>();
    expect(booked.headers['x-waypost-cell']).toBe('a');
    expect(await countRows(a, 'shipment_state', booking.trackingNumber)).toBe(1);
    expect(await countRows(b, 'shipment_state', booking.trackingNumber)).toBe(0);
    const repeated = await postBooking(a, draft, bookingRequest(draft));
    expect(repeated.json<Booking>()).toEqual(booking);

    const receipt = await b.app.inject({ url: `/api/receipts/${booking.receiptId}` });
    expect(receipt.statusCode).toBe(200);
    expect(receipt.headers['x-waypost-cell']).toBe('a');
    const attempt = await b.app.inject({ url: `/api/attempts/${draft.attemptId}` });
    expect(attempt.statusCode).toBe(200);
  });

  const recipient = {
    recipientEmail: 'rosa.recipient@example.org',
    recipientAddress: '5 Rue de Rivoli, 75001 Paris, France',
  };

  it('of a customer goes on with the quote of a guest in another cell, at its price', async () => {
    const customer = await seatCustomer(a);
    const quote = answered(await post(b, '/api/shipments/quote', PARCEL_QUOTE), 201).json<Quote>();
    const asked = { quoteId: quote.id, ...recipient };
    const drafted = answered(await customer.browser.post('/api/drafts', asked), 201);
    const draft = drafted.json<Draft>();
    const { id, ...priced } = draft.quote;
    expect({ ...priced, id: quote.id }).toEqual(quote);
    const { rows } = await sql<{ shard: number }>`SELECT q.shard FROM quotes q
      JOIN customers c ON c.shard = q.shard
      WHERE q.id = ${id} AND c.id = ${customer.id}`.execute(a.owner.db);
    expect(rows).toHaveLength(1);
    const booked = await customer.browser.post('/api/shipments/public', bookingRequest(draft), {
      headers: { 'idempotency-key': draft.attemptId },
    });
    const { trackingNumber } = answered(booked, 201).json<Booking>();
    expect(await countRows(a, 'shipment_state', trackingNumber)).toBe(1);
    const unknown = { quoteId: crypto.randomUUID(), ...recipient };
    expect((await customer.browser.post('/api/drafts', unknown)).json()).toMatchObject({
      code: 'not_found',
    });
  });

  it('of a customer with the draft of a guest in another cell asks for a new quote', async () => {
    const customer = await seatCustomer(a);
    const quote = answered(await post(b, '/api/shipments/quote', PARCEL_QUOTE), 201).json<Quote>();
    const asked = { quoteId: quote.id, ...recipient };
    const draft = answered(await post(b, '/api/drafts', asked), 201).json<Draft>();
    const booked = await customer.browser.post('/api/shipments/public', bookingRequest(draft), {
      headers: { 'idempotency-key': draft.attemptId },
    });
    expect(booked.json()).toMatchObject({ code: 'quote_expired' });
  });
});

describe('a customer', () => {
  it('is served by any cell with the session of the own one', async () => {
    const customer = await seatCustomer(b);
    const elsewhere = openBrowser(a);
    for (const [name, value] of customer.browser.cookies) elsewhere.cookies.set(name, value);
    const me = await elsewhere.get('/api/auth/me');
    expect(me.json()).toMatchObject({ user: { id: customer.id } });
    expect(me.headers['x-waypost-cell']).toBe('b');
    const quote = answered(
      await elsewhere.post('/api/shipments/quote', PARCEL_QUOTE),
      201,
    ).json<Quote>();
    const { rows } = await sql`SELECT 1 FROM quotes WHERE id = ${quote.id}`.execute(b.owner.db);
    expect(rows).toHaveLength(1);
    const foreign = await elsewhere.post(
      '/api/users/me/addresses',
      {},
      { origin: 'https://evil.example' },
    );
    expect(foreign.json()).toMatchObject({ code: 'cross_site_request' });
    expect((await elsewhere.post('/api/auth/logout')).statusCode).toBe(200);
    expect(elsewhere.cookies.has(COOKIES.customer)).toBe(false);
  });

  it('reaches the own cell with a key, and is refused with a key that is none', async () => {
    const customer = await seatCustomer(b);
    const { rows } = await sql<{ shard: number }>`SELECT shard FROM customers
      WHERE id = ${customer.id}`.execute(b.owner.db);
    const secret = `wpc_live_${shardSymbol(rows[0]?.shard ?? 0)}${'x'.repeat(32)}`;
    await sql`INSERT INTO customer_keys (id, shard, customer_id, name, mode, hint, secret_hash, scopes)
      SELECT gen_random_uuid(), shard, id, 'Shop', 'live', '', ${hashSecret(secret)},
        ARRAY['shipments:read'] FROM customers WHERE id = ${customer.id}`.execute(b.owner.db);
    const call = (key: string) =>
      a.app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${key}` } });
    expect((await call(secret)).json()).toMatchObject({ account: { id: customer.id } });
    expect((await call(secret.replace(/x$/, 'y'))).statusCode).toBe(401);
    const params = { name: 'list_shipments', arguments: {} };
    const agent = await a.app.inject({
      method: 'POST',
      url: '/api/mcp',
      headers: {
        authorization: `Bearer ${secret}`,
        accept: 'application/json, text/event-stream',
      },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    });
    expect(agent.body).toContain('"structuredContent":{"object":"list"');
  });
});

describe('a party link', () => {
  it('opens in any cell, and shows the shipment of its own', async () => {
    const booking = await bookWithParties(b);
    const browser = openBrowser(a);
    const opened = await browser.get(`/api/links/${linkOf(b, booking, 'recipient')}`);
    expect(opened.json()).toEqual({ trackingNumber: booking.trackingNumber, role: 'recipient' });
    const view = await browser.get(`/api/track/party/${booking.trackingNumber}`);
    expect(view.statusCode, view.body).toBe(200);
    expect(view.headers['x-waypost-cell']).toBe('b');
    const gone = linkOf(b, { ...booking, id: crypto.randomUUID() }, 'recipient');
    expect((await browser.get(`/api/links/${gone}`)).json()).toMatchObject({
      code: 'link_invalid',
    });
  });
});

describe('a party that is signed in', () => {
  it('sees a shipment of another cell by the address that its own cell has proved', async () => {
    const booking = await bookWithParties(b);
    const customer = await seatCustomer(a);
    const view = () => customer.browser.get(`/api/track/party/${booking.trackingNumber}`);
    expect((await view()).json()).toMatchObject({ code: 'tracking_unknown' });
    await sql`UPDATE shipment_parties SET email = ${customer.email}
      WHERE shipment_id = ${booking.id} AND role = 'recipient'`.execute(b.owner.db);
    const answer = await view();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['x-waypost-cell']).toBe('b');
    expect(answer.json()).toMatchObject({ role: 'recipient' });
  });
});

describe('scans of one call', () => {
  it('are recorded in the cells of their shipments, once, and answered in order', async () => {
    const [own, other] = [await bookShipment(a), await bookShipment(b)];
    const scans = [
      scanOf(other.trackingNumber),
      scanOf(own.trackingNumber),
      { nonsense: true },
      scanOf(newNumber(31)),
      scanOf(newNumber(0)),
      scanOf(`${other.trackingNumber}001`, { code: 'IN_TRANSIT' }),
    ];
    const expected = ['recorded', 'recorded', 'invalid', 'unmatched', 'unmatched', 'recorded'];
    const answer = answered(await postScans(a, scans), 200);
    const { results } = answer.json<{ results: { scanId: string | null; outcome: string }[] }>();
    expect(results.map(({ outcome }) => outcome)).toEqual(expected);
    expect(results.map(({ scanId }) => scanId)).toEqual(
      scans.map((scan) => ('scanId' in scan ? scan.scanId : null)),
    );
    for (const [at, cell] of [
      [0, b],
      [1, a],
      [3, b],
      [4, a],
      [5, b],
    ] as const) {
      const scan = scans[at];
      const scanId = scan !== undefined && 'scanId' in scan ? scan.scanId : '';
      expect(await countScans(cell, scanId), `scan ${at}`).toBe(1);
      expect(await countScans(cell === a ? b : a, scanId), `scan ${at} elsewhere`).toBe(0);
    }
    const again = await outcomesOf(b, scans);
    expect(again).toEqual(['known', 'known', 'invalid', 'unmatched', 'unmatched', 'known']);
  });

  it('are sent to another cell together with those of calls that arrive during a hop', async () => {
    const shipments = await Promise.all(Array.from({ length: 12 }, () => bookShipment(b)));
    let hops = 0;
    const countHop = ({ url }: IncomingMessage) => {
      if (url === '/internal/scans') hops += 1;
    };
    b.app.server.on('request', countHop);
    const outcomes = await Promise.all(
      shipments.map(({ trackingNumber }, at) =>
        outcomesOf(a, [scanOf(trackingNumber), ...(at === 7 ? [{ nonsense: true }] : [])]),
      ),
    );
    b.app.server.off('request', countHop);
    const expected = shipments.map((_one, at) =>
      at === 7 ? ['recorded', 'invalid'] : ['recorded'],
    );
    expect(outcomes).toEqual(expected);
    expect(hops).toBeLessThan(6);
    for (const { trackingNumber } of shipments) {
      expect(await countRows(b, 'tracking_events', trackingNumber)).toBe(1);
    }
  });

  it('do not wait for a shipment that scans of another call find locked in the other cell', async () => {
    const [locked, free, beside] = await Promise.all([1, 2, 3].map(() => bookShipment(b)));
    const numberOf = (shipment = locked) => shipment?.trackingNumber ?? '';
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const holding = b.owner.db.transaction().execute(async (tx) => {
      await sql`SELECT FROM shipment_state WHERE shipment_id = ${locked?.id} FOR UPDATE`.execute(
        tx,
      );
      await isReleased;
    });
    const events: string[] = [];
    const note = (name: string) => (outcomes: string[]) =>
      events.push(`${name} ${outcomes.join()}`);
    const waiting = outcomesOf(a, [scanOf(numberOf()), scanOf(numberOf(beside))]);
    const calls = [
      waiting.then(note('locked')),
      outcomesOf(a, [scanOf(numberOf(free))]).then(note('free')),
    ];
    await calls[1];
    // longer than a batch waits for it
    await sleep(500);
    expect(events).toEqual(['free recorded']);
    release();
    await Promise.all([...calls, holding]);
    // the rest of its call was recorded at the first try
    expect(events).toEqual(['free recorded', 'locked recorded,known']);
  });

  it('are refused as home refuses them when their key was revoked there and the copy is late', async () => {
    const { keyId, secret } = await createKey(a.owner.db, {
      sourceName: 'Lost handheld',
      sourceKind: 'hub',
      scopes: ['scans:write'],
      actor: { kind: 'test', id: 'test' },
    });
    await copyRows(a, b, ['sources', 'api_keys']);
    const [home, other] = [await bookShipment(a), await bookShipment(b)];
    const key = { authorization: `Bearer ${secret}` };
    const send = (...scans: object[]) => post(b, '/api/scans', { scans }, key);
    const [first, late] = [scanOf(home.trackingNumber), scanOf(home.trackingNumber)];
    answered(await send(first), 200);
    const actor = { kind: 'test', id: 'test' } as const;
    await revokeKey(a.owner.db, keyId, { actor, reason: 'lost' });
    const atHome = await post(a, '/api/scans', { scans: [late] }, key);
    expect(atHome.statusCode).toBe(401);
    for (const scans of [[late], [scanOf(other.trackingNumber), late]]) {
      const answer = await send(...scans);
      expect(answer.statusCode).toBe(401);
      const { requestId } = answer.json<{ requestId: string }>();
      expect(answer.json()).toEqual({ ...atHome.json<object>(), requestId });
    }
    expect([await countScans(a, first.scanId), await countScans(a, late.scanId)]).toEqual([1, 0]);
    // of its own shipments that cell knows by its copy alone
    answered(await send(scanOf(other.trackingNumber)), 200);
  });

  it('bring their pictures to the cell of the shipment', async () => {
    const { trackingNumber } = await bookShipment(b);
    const pictureId = crypto.randomUUID();
    const answer = await a.app.inject({
      method: 'PUT',
      url: `/api/scans/proofs/${pictureId}?ref=${trackingNumber}`,
      headers: { authorization: `Bearer ${a.deviceKey}`, 'content-type': 'image/png' },
      payload: PICTURE,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['x-waypost-cell']).toBe('b');
    expect([await countPictures(a, pictureId), await countPictures(b, pictureId)]).toEqual([0, 1]);
  });

  it('bring the pictures of a phone to the cell of the shipment through any cell', async () => {
    const phone = await insertFieldDevice(a, { kind: 'driver' });
    await copyRows(a, b, ['hubs', 'sources']);
    for (const [door, own] of [
      [a, b],
      [b, b],
      [b, a],
    ] as const) {
      const { trackingNumber } = await bookShipment(own);
      const pictureId = crypto.randomUUID();
      const answer = await door.app.inject({
        method: 'PUT',
        url: `/api/scans/proofs/${pictureId}?ref=${trackingNumber}`,
        headers: {
          ...phone.headers,
          origin: door.ctx.config.PUBLIC_ORIGIN,
          'content-type': 'image/png',
        },
        payload: PICTURE,
      });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await countPictures(own, pictureId)).toBe(1);
      expect(await countPictures(own === a ? b : a, pictureId)).toBe(0);
    }
  });
});

describe('an event of the payment provider', () => {
  const provider = new Stripe('sk_test_none');

  function eventAbout(object: object) {
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.amount_capturable_updated',
      data: { object },
    });
    const secret = a.ctx.config.STRIPE_WEBHOOK_SECRET;
    const signature = provider.webhooks.generateTestHeaderString({ payload, secret });
    return { payload, signature };
  }

  async function draftAt(cell: TestCell) {
    const quote = answered(
      await post(cell, '/api/shipments/quote', PARCEL_QUOTE),
      201,
    ).json<Quote>();
    const drafted = await post(cell, '/api/drafts', {
      quoteId: quote.id,
      recipientEmail: 'rosa.recipient@example.org',
      recipientAddress: '5 Rue de Rivoli, 75001 Paris, France',
    });
    const { attemptId } = answered(drafted, 201).json<Draft>();
    const intentId = `pi_${crypto.randomUUID()}`;
    await sql`UPDATE booking_attempts SET intent_id = ${intentId} WHERE id = ${attemptId}`.execute(
      cell.owner.db,
    );
    return { attemptId, intentId };
  }

  async function tellA(object: object) {
    const { payload, signature } = eventAbout({ object: 'payment_intent', ...object });
    const answer = await a.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
    expect(answer.statusCode, answer.body).toBe(200);
  }

  async function countJobs(cell: TestCell, attemptId: string) {
    const { rows } = await sql`SELECT 1 FROM pgboss.job
      WHERE name = 'settle_attempt' AND data ->> 'attemptId' = ${attemptId}`.execute(cell.owner.db);
    return rows.length;
  }

  it.each(['names its attempt', 'names only its intent'])(
    'reaches the cell of the attempt when it %s',
    async (how) => {
      const { attemptId, intentId } = await draftAt(b);
      await tellA({
        id: intentId,
        ...(how === 'names its attempt' && { metadata: { attempt: attemptId } }),
      });
      expect(await countJobs(b, attemptId)).toBe(1);
    },
  );

  it('about an attempt whose shard is being copied here goes to the cell that has it', async () => {
    const { attemptId, intentId } = await draftAt(b);
    const copy = await draftAt(a);
    await sql`UPDATE booking_attempts SET id = ${attemptId}, intent_id = ${intentId}
      WHERE id = ${copy.attemptId}`.execute(a.owner.db);
    await tellA({ id: intentId });
    expect([await countJobs(a, attemptId), await countJobs(b, attemptId)]).toEqual([0, 1]);
  });
});

describe('a request from another cell', () => {
  const hop = () => ({
    'x-waypost-hop': 'b',
    'x-waypost-internal': a.ctx.config.INTERNAL_SECRET,
  });

  it('is never forwarded again', async () => {
    const booking = await bookShipment(b);
    const url = `/api/receipts/${booking.receiptId}`;
    const answer = await a.app.inject({ url, headers: hop() });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
  });

  it('is believed with the internal secret alone', async () => {
    const booking = await bookShipment(b);
    const url = `/api/receipts/${booking.receiptId}`;
    const claimed = { 'x-waypost-hop': 'b', 'x-waypost-internal': 'guess' };
    expect((await a.app.inject({ url, headers: claimed })).statusCode).toBe(200);
    const asked = { method: 'POST', url: '/internal/scans', payload: {} } as const;
    expect((await a.app.inject({ ...asked, headers: claimed })).statusCode).toBe(404);
    expect((await a.app.inject({ ...asked, headers: hop() })).statusCode).toBe(400);
  });

  it('has none of our headers as the client wrote them', async () => {
    const booking = await bookShipment(b);
    let seen: IncomingHttpHeaders = {};
    b.app.server.once('request', ({ headers }) => {
      seen = headers;
    });
    await a.app.inject({
      url: `/api/receipts/${booking.receiptId}`,
      remoteAddress: '192.0.2.7',
      headers: {
        'x-waypost-device': '{}',
        'x-waypost-client-address': '203.0.113.9',
        'x-waypost-hop': 'claimed',
        traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
        'accept-language': 'de',
      },
    });
    expect(seen).toMatchObject({
      'x-waypost-hop': 'a',
      'x-waypost-client-address': '192.0.2.7',
      'accept-language': 'de',
    });
    expect(seen['x-waypost-device']).toBeUndefined();
    expect(seen['traceparent']).toBeUndefined();
  });

  it('gets no caller that the client has claimed', async () => {
    const { trackingNumber } = await bookShipment(b);
    const device = JSON.stringify({
      kind: 'device',
      keyId: 'x',
      sourceId: 1,
      scopes: ['scans:write'],
    });
    const answer = await a.app.inject({
      method: 'POST',
      url: `/api/scans/proofs?ref=${trackingNumber}`,
      headers: {
        authorization: 'Bearer wpk_claimed',
        'x-waypost-device': device,
        'content-type': 'image/png',
      },
      payload: Buffer.from('x'),
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('while a cell is away', () => {
  afterEach(async () => {
    b.door.thaw();
    b.door.leadTo(b.apiPort, 'stay');
    await untilBack(a);
  });

  it('only its shards are: the rest of a call is recorded, and its scans are told apart', async () => {
    const [own, other] = [await bookShipment(a), await bookShipment(b)];
    const scans = [scanOf(other.trackingNumber), scanOf(own.trackingNumber)];
    b.door.leadTo(NOWHERE, 'end');
    expect(await outcomesOf(a, scans)).toEqual(['unavailable', 'recorded']);
    const alone = await postScans(a, [scanOf(other.trackingNumber)]);
    expect(alone.statusCode).toBe(503);
    expect(alone.headers['retry-after']).toBe('1');

    expect((await track(a, own.trackingNumber)).statusCode).toBe(200);
    expect((await track(a, other.trackingNumber)).statusCode).toBe(503);
    const many = await a.app.inject({
      url: `/api/track/many?refs=${other.trackingNumber},${own.trackingNumber}`,
    });
    expect(many.json<{ rows: TrackedRow[] }>().rows.map(({ kind }) => kind)).toEqual([
      'unavailable',
      'found',
    ]);
    const { headers } = await seatProgram(a, ['shipments:read']);
    const refs = [other.trackingNumber, own.trackingNumber];
    const asked = await post(a, '/api/v1/tracking/lookup', { refs }, headers);
    expect(answered(asked, 200).json()).toMatchObject({
      data: [{ result: 'unavailable', tracking: null }, { result: 'found' }],
    });
    const receipt = await a.app.inject({ url: `/api/receipts/${other.receiptId}` });
    expect(receipt.json()).toMatchObject({ code: 'temporarily_unavailable' });
    expect((await bookShipment(a)).trackingNumber).toMatch(/^WP/);

    b.door.leadTo(b.apiPort, 'stay');
    await vi.waitFor(
      async () => expect(await outcomesOf(a, scans)).toEqual(['recorded', 'known']),
      {
        timeout: 5_000,
        interval: 300,
      },
    );
  });

  it('a party that is signed in there keeps its links, and is asked to try again for what needs its account', async () => {
    const [linked, owned] = [await bookWithParties(a), await bookWithParties(a)];
    const customer = await seatCustomer(b);
    await sql`UPDATE shipment_parties SET email = ${customer.email}
      WHERE shipment_id = ${owned.id} AND role = 'recipient'`.execute(a.owner.db);
    const { browser } = customer;
    const visitor = openBrowser(a);
    for (const [name, value] of browser.cookies) visitor.cookies.set(name, value);
    const view = (number: string) => visitor.get(`/api/track/party/${number}`);
    expect((await view(owned.trackingNumber)).statusCode).toBe(200);

    b.door.leadTo(NOWHERE, 'end');
    const alone = await view(owned.trackingNumber);
    expect(alone.json()).toMatchObject({ code: 'temporarily_unavailable', status: 503 });
    expect(alone.headers['retry-after']).toBe('1');
    const opened = await visitor.get(`/api/links/${linkOf(a, linked, 'recipient')}`);
    expect(opened.statusCode, opened.body).toBe(200);
    const seen = await view(linked.trackingNumber);
    expect(seen.statusCode, seen.body).toBe(200);
    expect(seen.json()).toMatchObject({ role: 'recipient', cancellable: false });
    const cancel = await visitor.post(`/api/track/party/${linked.trackingNumber}/cancel`);
    expect(cancel.statusCode, 'the account may be the shipper').toBe(503);
    expect((await view(owned.trackingNumber)).statusCode).toBe(503);
  });

  it('a live page that was opened meanwhile shows its shipments as soon as it is back', async () => {
    const [own, other] = [await bookShipment(a), await bookShipment(b)];
    const refs = [own.trackingNumber, other.trackingNumber].join(',');
    b.door.leadTo(NOWHERE, 'end');
    expect((await track(a, other.trackingNumber)).statusCode).toBe(503);
    const page = await openLivePage(`${a.url}/api/track/live?refs=${refs}`);
    const web = await openLiveLink(a.apiPort, a.ctx.config.INTERNAL_SECRET);
    web.say({ open: 1, url: `/api/track/live?refs=${refs}`, headers: {} });
    const shownTo = (number: string, text = '') => {
      const sent = web.events.flatMap((event) => (event.kind === 'snapshot' ? event.json : []));
      return [page.text(), sent.join('')].filter(
        (seen) => seen.includes(number) && seen.includes(text),
      ).length;
    };
    await vi.waitFor(() => {
      expect(shownTo(own.trackingNumber)).toBe(2);
      expect(web.answers()).toHaveLength(1);
    }, 5_000);
    expect(shownTo(other.trackingNumber)).toBe(0);

    b.door.leadTo(b.apiPort, 'stay');
    await vi.waitFor(() => {
      expect(shownTo(other.trackingNumber)).toBe(2);
      const named = web.answers().map(({ answer }) => JSON.parse(answer.body) as string[]);
      expect(named.map((ids) => ids.length)).toEqual([1, 2]);
    }, 8_000);
    await outcomesOf(b, [scanOf(other.trackingNumber)]);
    await vi.waitFor(
      () => expect(shownTo(other.trackingNumber, '"status":"Picked Up"')).toBe(2),
      6_000,
    );
    page.leave();
    web.socket.destroy();
  });

  it('those who ask for a silent one wait once, and not each of them', async () => {
    const [own, other] = [await bookShipment(a), await bookShipment(b)];
    b.door.freeze();
    const began = performance.now();
    expect((await track(a, other.trackingNumber)).statusCode).toBe(503);
    expect(performance.now() - began).toBeLessThan(4_000);
    const next = performance.now();
    expect((await track(a, other.trackingNumber)).statusCode).toBe(503);
    expect((await track(a, own.trackingNumber)).statusCode).toBe(200);
    expect(performance.now() - next).toBeLessThan(500);
  });
});

describe('a process', () => {
  const open = (cell: TestCell, name: string | null) =>
    openCells({
      db: cell.owner.db,
      name,
      internalSecret: null,
      log: cell.ctx.log,
      onHop: () => undefined,
    });

  it('refuses a database of several cells when it does not say which it is', async () => {
    await expect(open(a, null)).rejects.toThrow(WrongCell);
    await expect(open(a, 'c')).rejects.toThrow(/no cell "c"/);
  });
});
