import { randomUUID } from 'node:crypto';
import type { CustomerKeyScope } from '@waypost/contract';
import type { BookedShipment } from '@waypost/contract/v1';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { outcomesOf, post, scanOf } from '../../../testing/builders.ts';
import { asCustomer } from '../../../platform/acting-customer.ts';
import {
  bookAsProgram,
  giveKey,
  PARCEL,
  seatShop,
  type TestProgram,
} from '../../../testing/programs.ts';
import { tablesScannedBy } from '../../../testing/query-plan.ts';
import { scanPicture } from '../../../testing/scan-codes.ts';
import { useTestServer } from '../../../testing/test-server.ts';

import { listByReference, listShipments } from './list-shipments.ts';
import { deleteProgramShipments } from './program-shipments.queries.ts';
import type { ShipmentFilter } from './read-shipments.queries.ts';

const server = useTestServer();
const URL = '/api/v1/shipments';

const book = (program: TestProgram, change: object = {}) => bookAsProgram(server, program, change);

function get({ headers }: Pick<TestProgram, 'headers'>, path = '') {
  return server.app.inject({ url: `${URL}${path}`, headers });
}

const ids = (answer: { json(): { data: { id: string }[] } }) =>
  answer.json().data.map(({ id }) => id);

describe('a shipment of a program', () => {
  it('is found by id, by number and by reference', async () => {
    const shop = await seatShop(server);
    const { label: _, ...booked } = await book(shop, { reference: 'ORDER 7/1' });
    const names = [booked.id, booked.trackingNumber, encodeURIComponent('ref:ORDER 7/1')];
    for (const name of names) {
      const answer = await get(shop, `/${name}`);
      expect(answer.json(), name).toEqual(booked);
    }
  });

  it('is not there for another account, and neither is what never was', async () => {
    const [shop, other] = [await seatShop(server), await seatShop(server)];
    const { id, trackingNumber } = await book(shop, { reference: 'MINE' });
    for (const name of [id, trackingNumber, 'ref:MINE', randomUUID(), 'nothing']) {
      for (const path of ['', '/events', '/documents', '/documents/label.pdf']) {
        const answer = await get(other, `/${name}${path}`);
        expect(answer.json(), name).toMatchObject({ status: 404, code: 'shipment_not_found' });
      }
      const cancel = await post(server, `${URL}/${name}/cancel`, {}, other.headers);
      expect(cancel.json()).toMatchObject({ code: 'shipment_not_found' });
    }
  });

  it('has events, an expected delivery and its state in codes', async () => {
    const shop = await seatShop(server);
    const { id, trackingNumber } = await book(shop);
    await outcomesOf(server, [scanOf(trackingNumber, { code: 'PICKED_UP' })]);
    const answer = await get(shop, `/${id}/events`);
    expect(answer.json()).toMatchObject({
      object: 'list',
      nextCursor: null,
      status: 'picked_up',
      delivery: { earliest: expect.any(String), latest: expect.any(String) },
      deliveredAt: null,
      problem: null,
    });
    expect(answer.json().data[0]).toMatchObject({
      code: 'PICKED_UP',
      place: { city: 'Berlin', country: 'DE' },
      reason: null,
    });
  });

  it('has events that say who took it, and why it could not be handed over', async () => {
    const shop = await seatShop(server);
    const { id, trackingNumber } = await book(shop);
    await outcomesOf(server, [
      scanOf(trackingNumber, { code: 'EXCEPTION', reason: 'failed_attempt', detail: 'absent' }),
    ]);
    await outcomesOf(server, [
      scanOf(trackingNumber, { code: 'DELIVERED', handover: 'safe_place' }),
    ]);
    const { data } = (await get(shop, `/${id}/events`)).json<{ data: { code: string }[] }>();
    const of = (code: string) => data.find((event) => event.code === code);
    expect(of('EXCEPTION')).toMatchObject({ detail: 'absent', handover: null });
    expect(of('DELIVERED')).toMatchObject({ detail: null, handover: 'safe_place' });
    expect(of('CREATED')).toMatchObject({ detail: null, handover: null });
  });

  it('has a label as a picture whose codes can be scanned, a label below the other', async () => {
    const shop = await seatShop(server);
    const { id, trackingNumber, label } = await book(shop, {
      parcels: [PARCEL, PARCEL],
      label: { format: 'png', inline: true },
    });
    expect(label).toMatchObject({ format: 'png' });
    const answer = await get(shop, `/${id}/documents/label.png`);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.rawPayload).toEqual(Buffer.from(label?.data ?? '', 'base64'));
    const { width, height, density } = await sharp(answer.rawPayload).metadata();
    expect({ width, height, density }).toEqual({ width: 812, height: 2 * 1218, density: 203 });
    const { code128, qrCode } = await scanPicture(answer.rawPayload);
    const numbers = [1, 2].map((piece) => makePieceNumber(trackingNumber, piece));
    expect(code128.toSorted()).toEqual(numbers);
    expect(new Set(qrCode)).toEqual(
      new Set([`${server.ctx.config.PUBLIC_ORIGIN}/track?ref=${trackingNumber}`]),
    );
  });

  it('has documents, which need a scope of their own', async () => {
    const shop = await seatShop(server);
    const { id } = await book(shop);
    const listed = await get(shop, `/${id}/documents`);
    const urls = listed.json<{ data: { url: string; file: string }[] }>().data;
    expect(urls.map(({ file }) => file)).toEqual([
      'label.pdf',
      'label.png',
      'label.zpl',
      'receipt.pdf',
    ]);
    const label = await get(shop, `/${id}/documents/label.pdf`);
    expect(label.statusCode).toBe(200);
    expect(label.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const scopes: CustomerKeyScope[] = ['shipments:read'];
    const reader = await giveKey(server, shop.customerId, scopes);
    expect((await get(reader, `/${id}/documents/label.pdf`)).json()).toMatchObject({
      code: 'forbidden',
      details: { needs: 'labels:read', has: scopes },
    });
  });
});

describe('the list of shipments', () => {
  it('goes on with a cursor and a link, newest first', async () => {
    const shop = await seatShop(server);
    const booked = [await book(shop), await book(shop), await book(shop)];
    const newest = booked.map(({ id }) => id).toReversed();
    const first = await get(shop, '?limit=2');
    expect(ids(first)).toEqual(newest.slice(0, 2));
    const { nextCursor } = first.json();
    const next = `${server.ctx.config.PUBLIC_ORIGIN}${URL}?limit=2&cursor=${nextCursor}`;
    expect(first.headers['link']).toBe(`<${next}>; rel="next"`);
    const second = await get(shop, `?limit=2&cursor=${nextCursor}`);
    expect(ids(second)).toEqual(newest.slice(2));
    expect(second.json().nextCursor).toBeNull();
    expect(second.headers['link']).toBeUndefined();
  });

  it('is filtered by reference, status, country and time', async () => {
    const shop = await seatShop(server);
    const first = await book(shop, { reference: 'F-1' });
    const before = new Date().toISOString();
    const second = await book(shop, { reference: 'F-2' });
    await outcomesOf(server, [scanOf(first.trackingNumber, { code: 'PICKED_UP' })]);
    expect(ids(await get(shop, '?reference=F-1'))).toEqual([first.id]);
    expect(ids(await get(shop, '?reference=F-9'))).toEqual([]);
    expect(ids(await get(shop, '?status=picked_up'))).toEqual([first.id]);
    expect(ids(await get(shop, '?destinationCountry=ES'))).toEqual([]);
    expect(ids(await get(shop, `?createdAfter=${before}`))).toEqual([second.id]);
    expect(ids(await get(shop, `?updatedAfter=${before}`))).toEqual([second.id, first.id]);
  });

  it('looks at a bounded number of shipments for changes and for a country, and goes on where it stopped', async () => {
    const shop = await seatShop(server);
    const before = new Date().toISOString();
    const booked = [];
    for (let made = 0; made < 5; made += 1) booked.push(await book(shop));
    const [oldest] = booked;
    const since = new Date(Date.now() + 1).toISOString();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await outcomesOf(server, [scanOf(oldest?.trackingNumber ?? '', { code: 'PICKED_UP' })]);
    const { customerId } = shop;
    const pagesOf = async (filter: ShipmentFilter) => {
      const pages: string[][] = [];
      let after: string | undefined;
      do {
        const page = { after, limit: 10 };
        const { rows, seenUntil } = await asCustomer(server.ctx.db, customerId, (own) =>
          listShipments(own, customerId, filter, page, 2),
        );
        pages.push(rows.map(({ id }) => id));
        after = seenUntil;
      } while (after !== undefined);
      return pages;
    };
    expect(await pagesOf({ updatedAfter: since })).toEqual([[], [], [oldest?.id]]);
    expect(await pagesOf({ destinationCountry: 'ES' })).toEqual([[], [], []]);
    const everything = await get(shop, `?updatedAfter=${before}&limit=3`);
    expect(ids(everything)).toHaveLength(3);
    expect(everything.json().nextCursor).not.toBeNull();
  });

  it('gives all shipments of a reference, page by page', async () => {
    const shop = await seatShop(server);
    const booked: string[] = [];
    for (let made = 0; made < 5; made += 1) {
      booked.unshift((await book(shop, { reference: 'SPLIT', allowSameReference: true })).id);
    }
    const pages: string[][] = [];
    for (let next = ''; ;) {
      const page = await get(shop, `?reference=SPLIT&limit=2${next}`);
      pages.push(ids(page));
      const { nextCursor } = page.json<{ nextCursor: string | null }>();
      if (nextCursor === null) break;
      next = `&cursor=${nextCursor}`;
    }
    expect(pages.flat()).toEqual(booked);
    const { customerId } = shop;
    const inSteps = async (filter: ShipmentFilter) => {
      const found: string[][] = [];
      let after: string | undefined;
      do {
        const wanted = { reference: 'SPLIT', ...filter };
        const step = await listByReference(server.ctx, customerId, wanted, { after, limit: 9 }, 2);
        found.push(step.rows.map(({ id }) => id));
        after = step.seenUntil;
      } while (after !== undefined);
      return found;
    };
    expect((await inSteps({})).flat()).toEqual(booked);
    expect(await inSteps({ destinationCountry: 'ES' })).toEqual([[], [], []]);
  });

  it('refuses parameters it does not know, and cursors it did not write', async () => {
    const shop = await seatShop(server);
    expect((await get(shop, '?updatedSince=2026-01-01')).json()).toMatchObject({
      status: 400,
      errors: [{ in: 'query', pointer: '/updatedSince', reason: 'unknown field' }],
    });
    for (const cursor of ['abc', Buffer.from('["x"]').toString('base64url')]) {
      expect((await get(shop, `?cursor=${cursor}`)).json()).toMatchObject({
        status: 400,
        errors: [{ in: 'query', pointer: '/cursor' }],
      });
    }
  });
});

describe('cancelling a shipment', () => {
  it('answers the same when it is repeated, and when five ask at once', async () => {
    const shop = await seatShop(server);
    const { id } = await book(shop);
    const cancel = () => post(server, `${URL}/${id}/cancel`, {}, shop.headers);
    const answers = await Promise.all(Array.from({ length: 5 }, cancel));
    answers.push(await cancel());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({
        status: 'cancelled',
        cancellable: false,
        cancelledAt: expect.any(String),
      });
    }
  });

  it('is refused for what was picked up', async () => {
    const shop = await seatShop(server);
    const { id, trackingNumber } = await book(shop);
    await outcomesOf(server, [scanOf(trackingNumber, { code: 'PICKED_UP' })]);
    const answer = await post(server, `${URL}/${id}/cancel`, {}, shop.headers);
    expect(answer.json()).toMatchObject({ status: 409, code: 'not_cancellable' });
  });
});

describe('the return of a shipment', () => {
  it('is a shipment the other way that names the one it returns', async () => {
    const shop = await seatShop(server);
    const { id, from, to, parcels } = await book(shop, { service: 'express' });
    const { instructions: _, ...recipient } = to;
    const wanted = { payment: { kind: 'account' }, reference: 'BACK-1' };
    const ask = (key: string, returned = id) =>
      post(server, `${URL}/${returned}/return`, wanted, {
        ...shop.headers,
        'idempotency-key': key,
      });
    const answer = await ask('back-1');
    expect(answer.statusCode).toBe(201);
    expect(answer.json<BookedShipment>()).toMatchObject({
      returnOf: id,
      reference: 'BACK-1',
      service: 'express',
      from: recipient,
      to: from,
      parcels,
    });
    const repeated = await ask('back-1');
    expect(repeated.headers['idempotency-replayed']).toBe('true');
    expect(repeated.json().id).toBe(answer.json().id);
    const patched = await server.app.inject({
      method: 'PATCH',
      url: `${URL}/${id}`,
      headers: shop.headers,
      payload: { to: { phone: '+33 1 99 99 99 99' } },
    });
    expect(patched.statusCode, patched.body).toBe(200);
    expect((await ask('back-1')).json().id).toBe(answer.json().id);
    const { id: another } = await book(shop, { service: 'express' });
    const ofAnother = await ask('back-1', another);
    expect(ofAnother.json()).toMatchObject({ code: 'idempotency_key_reused' });
    const other = await seatShop(server);
    const stolen = { ...other.headers, 'idempotency-key': 'back-1' };
    const foreign = await post(server, `${URL}/${id}/return`, wanted, stolen);
    expect(foreign.json()).toMatchObject({ code: 'shipment_not_found' });
  });
});

describe('the return of a shipment named by its reference', () => {
  const toReturn = (reference: string) => ({
    payment: { kind: 'account' },
    reference,
    allowSameReference: true,
  });

  function askByReference({ headers }: TestProgram, reference: string, key: string) {
    const keyed = { ...headers, 'idempotency-key': key };
    return post(server, `${URL}/ref:${reference}/return`, toReturn(reference), keyed);
  }

  it('is booked once when a program repeats it with a reference that both share', async () => {
    const shop = await seatShop(server);
    const { id } = await book(shop, { reference: 'BOTH-1' });
    const first = await askByReference(shop, 'BOTH-1', 'both-1');
    expect(first.json()).toMatchObject({ returnOf: id });
    const repeated = await askByReference(shop, 'BOTH-1', 'both-1');
    expect(repeated.body).toBe(first.body);
    expect(repeated.headers['idempotency-replayed']).toBe('true');
    // under another key: never the way out again
    const another = await askByReference(shop, 'BOTH-1', 'both-2');
    expect(another.json()).toMatchObject({ returnOf: id });
  });

  it('sends a return back out when only returns have the reference', async () => {
    const shop = await seatShop(server);
    const { id } = await book(shop);
    const keyed = { ...shop.headers, 'idempotency-key': 'only-1' };
    const back = await post(server, `${URL}/${id}/return`, toReturn('ONLY-1'), keyed);
    const out = await askByReference(shop, 'ONLY-1', 'only-2');
    expect(out.json()).toMatchObject({ returnOf: back.json().id });
  });

  it('is found again under a key that a release before took', async () => {
    const shop = await seatShop(server);
    const { id } = await book(shop, { reference: 'OLD-1' });
    const first = await askByReference(shop, 'OLD-1', 'old-1');
    const byId = await post(server, `${URL}/${id}/return`, toReturn('OLD-1'), {
      ...shop.headers,
      'idempotency-key': 'old-2',
    });
    expect(byId.statusCode, byId.body).toBe(201);
    // a body was hashed with the id, whatever name was sent
    await sql`UPDATE program_requests old SET body_hash = (SELECT body_hash FROM program_requests
        WHERE customer_id = ${shop.customerId} AND subject = (SELECT attempt_id FROM shipments
          WHERE id = ${byId.json().id}))
      WHERE customer_id = ${shop.customerId} AND subject = (SELECT attempt_id FROM shipments
        WHERE id = ${first.json().id})`.execute(server.owner.db);
    const repeated = await askByReference(shop, 'OLD-1', 'old-1');
    expect(repeated.json().id).toBe(first.json().id);
  });
});

describe('the notes of an erased account', () => {
  it('are deleted by an index', async () => {
    const [shop, other] = [await seatShop(server), await seatShop(server)];
    await book(shop);
    const { id } = await book(other, { metadata: { cart: '1' } });
    const scanned = await tablesScannedBy(server.owner.db, (tx) =>
      deleteProgramShipments(tx, shop.customerId),
    );
    expect(scanned).toEqual([]);
    const { rows } = await sql`SELECT 1 FROM program_shipments
      WHERE customer_id = ${shop.customerId}`.execute(server.owner.db);
    expect(rows).toEqual([]);
    expect((await get(other, `/${id}`)).json()).toMatchObject({ metadata: { cart: '1' } });
  });
});
