import { randomUUID } from 'node:crypto';
import type { Batch, BatchRow } from '@waypost/contract/v1';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import { post } from '../../../testing/builders.ts';
import { registerStaff } from '../../../testing/people.ts';
import {
  newShipment,
  PARCEL,
  seatProgram,
  seatShop,
  type TestProgram,
} from '../../../testing/programs.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { erasePerson } from '../../customer/accounts/index.ts';
import { startListening } from '../account-events/index.ts';
import { partsOf } from './batch-labels.ts';
import { type BatchOwner, findOwner } from './batch-owner.ts';
import { type ClaimedRow, claimRows } from './batches.queries.ts';
import { bookRow } from './book-row.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const URL = '/api/v1/batches';

const get = (url: string, headers: Record<string, string>) => server.app.inject({ url, headers });

function make({ headers }: TestProgram, body: object, key: string = randomUUID()) {
  return post(server, URL, body, { ...headers, 'idempotency-key': key });
}

async function makeBatch(
  program: TestProgram,
  shipments: object[],
  more: object = {},
): Promise<Batch> {
  const answer = await make(program, { shipments, ...more });
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json<Batch>();
}

const batchOf = async ({ headers }: TestProgram, id: string) =>
  (await get(`${URL}/${id}`, headers)).json<Batch>();

const rowsOf = async ({ headers }: TestProgram, id: string, query = '') =>
  (await get(`${URL}/${id}/rows?limit=100${query}`, headers)).json<{
    data: BatchRow[];
    nextCursor: string | null;
  }>();

async function countShipments({ customerId }: TestProgram): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM shipments
    WHERE customer_id = ${customerId}`.execute(server.owner.db);
  return rows[0]?.count ?? 0;
}

const order = (n: number, change: object = {}) =>
  newShipment({ reference: `ORDER-${n}`, ...change });

describe('a batch of shipments', () => {
  it('books its rows in the worker and keeps a result for each of them', async () => {
    const shop = await seatShop(server);
    const made = await makeBatch(shop, [
      order(1),
      order(1),
      order(2, { maxTotalCents: 1 }),
      order(3, { parcels: [PARCEL, PARCEL] }),
      newShipment(),
    ]);
    expect(made).toMatchObject({
      object: 'batch',
      mode: 'live',
      status: 'running',
      finishedAt: null,
      labels: null,
      counts: { total: 5, waiting: 5, booked: 0, refused: 0, cancelled: 0 },
    });
    await worker.runJobs();
    const ended = await batchOf(shop, made.id);
    expect(ended).toMatchObject({
      status: 'finished',
      counts: { total: 5, waiting: 0, booked: 3, refused: 2, cancelled: 0 },
      labels: { parts: 1 },
    });
    const { data } = await rowsOf(shop, made.id);
    expect(data.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    expect(data.filter(({ outcome }) => outcome === 'booked')).toHaveLength(3);
    const dear = data[2];
    expect(dear).toMatchObject({
      reference: 'ORDER-2',
      outcome: 'refused',
      shipmentId: null,
      problem: { code: 'price_above_maximum', retryable: false, details: { maxTotalCents: 1 } },
    });
    const [taken] = data.filter(({ reference, outcome }) => {
      return reference === 'ORDER-1' && outcome === 'refused';
    });
    expect(taken?.problem).toMatchObject({ code: 'reference_taken' });
    expect(await countShipments(shop)).toBe(3);
    const { rows } = await sql`SELECT 1 FROM program_batch_rows
      WHERE batch_id = ${made.id} AND request IS NOT NULL`.execute(server.owner.db);
    expect(rows, 'addresses go with the result').toHaveLength(0);
    const refused = await rowsOf(shop, made.id, '&outcome=refused');
    expect(refused.data.map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
  });

  it('is made once for a key, and nothing is made when one row is malformed', async () => {
    const shop = await seatShop(server);
    const key = randomUUID();
    const body = { shipments: [order(1), order(2)] };
    const answers = await Promise.all([make(shop, body, key), make(shop, body, key)]);
    const ids = new Set(answers.map((answer) => answer.json<Batch>().id));
    expect(ids.size).toBe(1);
    expect(answers.filter((answer) => answer.headers['idempotency-replayed'])).toHaveLength(1);
    const other = await make(shop, { shipments: [order(1)] }, key);
    expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' });
    const wrong = await make(shop, { shipments: [order(3), order(4, { parcels: [] })] });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().errors[0]).toMatchObject({ pointer: '/shipments/1/parcels' });
    const tooMany = Array.from({ length: 1_001 }, (_, n) => order(n));
    expect((await make(shop, { shipments: tooMany })).statusCode).toBe(400);
  });

  it('is booked once by lanes that run twice at the same time, and continues after a killed worker', async () => {
    const shop = await seatShop(server);
    // without a reference: nothing but the key of batch and row keeps them from being booked twice
    const { id } = await makeBatch(
      shop,
      Array.from({ length: 12 }, () => newShipment()),
    );
    const { rows: jobs } = await sql<{ data: { lane: number } }>`DELETE FROM pgboss.job
      WHERE name = 'book_batch_lane' AND data ->> 'batchId' = ${id} RETURNING data`.execute(
      server.owner.db,
    );
    expect(new Set(jobs.map(({ data }) => data.lane))).toEqual(new Set([0, 1, 2, 3]));
    const ofFirst = jobs.find(({ data }) => data.lane === 0);
    await worker.runJob('book_batch_lane', ofFirst?.data ?? {});
    // what a killed worker leaves: a row that is claimed and booked, without its result
    const request = JSON.stringify(await parsed(newShipment()));
    await sql`UPDATE program_batch_rows SET outcome = 'booking', shipment_id = NULL,
        request = ${request}::jsonb
      WHERE batch_id = ${id} AND row_no = 0`.execute(server.owner.db);
    await Promise.all([...jobs, ...jobs].map(({ data }) => worker.runJob('book_batch_lane', data)));
    expect(await batchOf(shop, id)).toMatchObject({ status: 'finished', counts: { booked: 12 } });
    expect(await countShipments(shop)).toBe(12);
    const { data } = await rowsOf(shop, id);
    expect(new Set(data.map(({ trackingNumber }) => trackingNumber)).size).toBe(12);
  });

  it('books a row that a killed worker had claimed, although its rate has ended since', async () => {
    const shop = await seatShop(server);
    const lane = { from: { city: 'Berlin', country: 'DE' }, to: { city: 'Paris', country: 'FR' } };
    const rates = await post(server, '/api/v1/rates', { ...lane, parcels: [PARCEL] }, shop.headers);
    const { rateId } = rates.json().rates[0] as { rateId: string };
    const { service: _, ...priced } = newShipment({ rateId });
    const { id } = await makeBatch(shop, [priced, order(1)]);
    const { rows } = await sql<{ data: object }>`DELETE FROM pgboss.job
      WHERE name = 'book_batch_lane' AND data ->> 'batchId' = ${id} AND data ->> 'lane' = '0'
      RETURNING data`.execute(server.owner.db);
    const run = () => worker.runJob('book_batch_lane', rows[0]?.data ?? {});
    await run();
    const request = JSON.stringify(await parsed(priced));
    await sql`UPDATE program_batch_rows SET outcome = 'booking', shipment_id = NULL,
        request = ${request}::jsonb
      WHERE batch_id = ${id} AND row_no = 0`.execute(server.owner.db);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
    await run().finally(() => vi.useRealTimers());
    const { data } = await rowsOf(shop, id);
    expect(data[0]).toMatchObject({ outcome: 'booked', problem: null });
    expect(await countShipments(shop)).toBe(1);
  });

  it('is started again by the sweep when its jobs are gone', async () => {
    const shop = await seatShop(server);
    const { id } = await makeBatch(shop, [order(1)]);
    await sql`DELETE FROM pgboss.job WHERE data ->> 'batchId' = ${id}`.execute(server.owner.db);
    await worker.runJob('restart_stalled_batches', {});
    await worker.runJobs();
    expect(await batchOf(shop, id)).toMatchObject({ status: 'running' });
    await sql`UPDATE program_batches SET progressed_at = now() - interval '3 minutes'
      WHERE id = ${id}`.execute(server.owner.db);
    await worker.runJob('restart_stalled_batches', {});
    await worker.runJobs();
    expect(await batchOf(shop, id)).toMatchObject({ status: 'finished', counts: { booked: 1 } });
  });

  it('books nothing further once it is cancelled, but what a worker has begun', async () => {
    const shop = await seatShop(server);
    const { id } = await makeBatch(shop, [order(1), order(2), order(3)]);
    await sql`UPDATE program_batch_rows SET outcome = 'booking'
      WHERE batch_id = ${id} AND row_no = 1`.execute(server.owner.db);
    const cancel = () => post(server, `${URL}/${id}/cancel`, undefined, shop.headers);
    expect((await cancel()).json()).toMatchObject({
      status: 'cancelling',
      counts: { waiting: 1, cancelled: 2 },
    });
    await worker.runJobs();
    expect((await cancel()).json()).toMatchObject({
      status: 'cancelled',
      counts: { waiting: 0, booked: 1, cancelled: 2 },
    });
    expect(await countShipments(shop)).toBe(1);
    const unbegun = await makeBatch(shop, [order(4)]);
    const ended = await post(server, `${URL}/${unbegun.id}/cancel`, undefined, shop.headers);
    expect(ended.json()).toMatchObject({ status: 'cancelled', counts: { cancelled: 1 } });
  });

  it.each([
    ['is revoked', 'revoked_at'],
    ['expires', 'expires_at'],
  ])('refuses what is left when its key %s', async (_end, column) => {
    const shop = await seatShop(server);
    const { id } = await makeBatch(shop, [order(1), order(2)]);
    await sql`UPDATE customer_keys SET ${sql.ref(column)} = now() WHERE id = ${shop.keyId}`.execute(
      server.owner.db,
    );
    await worker.runJobs();
    const { rows } = await sql<{ outcome: string; code: string }>`
      SELECT outcome, problem ->> 'code' AS code FROM program_batch_rows
      WHERE batch_id = ${id}`.execute(server.owner.db);
    const refused = { outcome: 'refused', code: 'key_unknown' };
    expect(rows).toEqual([refused, refused]);
    expect(await countShipments(shop)).toBe(0);
  });

  it('books nothing for an account that is erased while a worker has its rows', async () => {
    const shop = await seatShop(server);
    const { from } = newShipment();
    const { id } = await makeBatch(shop, [
      order(1, { from: { ...from, email: 'ada@shop.example' } }),
    ]);
    const { rows } = await sql<{ shard: number }>`SELECT shard FROM program_batches
      WHERE id = ${id}`.execute(server.owner.db);
    const batch = { batchId: id, shard: rows[0]?.shard ?? 0 };
    const owner = await findOwner(worker.ctx(), batch);
    const lane = { ...batch, lane: 0 };
    const [row] = await claimRows(worker.ctx().db, lane, { after: -1, limit: 1 });
    await inTransaction(server.ctx.db, (tx) => erasePerson(server.ctx, tx, shop.customerId));
    expect(await bookRow(worker.ctx(), owner as BatchOwner, row as ClaimedRow)).toBe(true);
    expect(await countShipments(shop)).toBe(0);
    const { rows: attempts } = await sql`SELECT 1 FROM booking_attempts
      WHERE customer_id = ${shop.customerId}`.execute(server.owner.db);
    expect(attempts).toEqual([]);
  });

  it('tells programs that listen once it has ended', async () => {
    const shop = await seatShop(server);
    const { customerId, shard } = await sql<{ customerId: string; shard: number }>`
      SELECT id AS customer_id, shard FROM customers WHERE id = ${shop.customerId}`
      .execute(server.owner.db)
      .then(({ rows }) => rows[0] ?? { customerId: '', shard: 0 });
    await startListening(worker.ctx(), worker.ctx().db, { customerId, shard });
    const { id } = await makeBatch(shop, [order(1)]);
    await worker.runJobs();
    await worker.runJobs();
    // shown once no older transaction of the server, such as those of other tests, may still write one before it
    const events = await vi.waitUntil(
      async () => {
        const answer = await get('/api/v1/events?type=batch.finished', shop.headers);
        return answer.json().data.length > 0 && answer;
      },
      { timeout: 20_000, interval: 200 },
    );
    expect(events.json().data).toHaveLength(1);
    expect(events.json().data[0]).toMatchObject({
      data: { object: 'batch', id, status: 'finished', counts: { booked: 1 } },
    });
  });

  it('is nobody else’s, and a key needs the scope', async () => {
    const shop = await seatShop(server);
    const other = await seatShop(server);
    const { id } = await makeBatch(shop, [order(1)]);
    for (const path of ['', '/rows', '/labels.pdf']) {
      expect((await get(`${URL}/${id}${path}`, other.headers)).statusCode).toBe(404);
    }
    const cancel = await post(server, `${URL}/${id}/cancel`, undefined, other.headers);
    expect(cancel.statusCode).toBe(404);
    const reader = await seatProgram(server, ['shipments:read']);
    expect((await make(reader, { shipments: [order(1)] })).statusCode).toBe(403);
  });
});

describe('the labels of a batch', () => {
  it('are one file in the order of the rows, without those that were cancelled since', async () => {
    const shop = await seatShop(server);
    const { id } = await makeBatch(
      shop,
      [order(1), order(2), order(3, { parcels: [PARCEL, PARCEL] })],
      { labels: 'labels.zpl' },
    );
    const read = (query = '') => get(`${URL}/${id}/labels.zpl${query}`, shop.headers);
    const early = await read();
    expect(early.statusCode).toBe(202);
    expect(early.json()).toEqual({ state: 'waiting', done: 0, total: 3 });
    await worker.runJobs();
    const { data } = await rowsOf(shop, id);
    const second = data[1]?.shipmentId;
    await post(server, `/api/v1/shipments/${second}/cancel`, undefined, shop.headers);
    expect((await read()).statusCode, 'it is being made').toBe(202);
    await worker.runJobs();
    const file = await read();
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toContain('zpl');
    const orders = [...file.body.matchAll(/ORDER-\d/g)].map(([found]) => found);
    expect(orders).toEqual(['ORDER-1', 'ORDER-3', 'ORDER-3']);
    expect((await read('?part=2')).statusCode).toBe(404);
  });

  it('are made anew after a change, a cancellation and a hold', async () => {
    const shop = await seatShop(server);
    const { id } = await makeBatch(shop, [order(1), order(2)], { labels: 'labels.zpl' });
    await worker.runJobs();
    await worker.runJobs();
    const read = async (file = 'labels.zpl') => {
      const answer = await get(`${URL}/${id}/${file}`, shop.headers);
      if (answer.statusCode === 200) return answer.body;
      expect(answer.statusCode, answer.body).toBe(202);
      await worker.runJobs();
      const made = await get(`${URL}/${id}/${file}`, shop.headers);
      expect(made.statusCode, made.body).toBe(200);
      return made.body;
    };
    const first = await read();
    expect(await read(), 'nothing has changed').toBe(first);
    const [{ shipmentId: changed } = {}, { shipmentId: cancelled } = {}] = (await rowsOf(shop, id))
      .data;
    const patched = await server.app.inject({
      method: 'PATCH',
      url: `/api/v1/shipments/${changed}`,
      headers: shop.headers,
      payload: { to: { phone: '+33 1 99 99 99 99' } },
    });
    expect(patched.statusCode, patched.body).toBe(200);
    expect(await read()).toContain('+33 1 99 99 99 99');
    await post(server, `/api/v1/shipments/${cancelled}/cancel`, undefined, shop.headers);
    expect((await read()).match(/ORDER-\d/g)).toEqual(['ORDER-1']);
    await sql`UPDATE shipments SET hold = 'awaiting_payment' WHERE id = ${changed}`.execute(
      server.owner.db,
    );
    expect(await read(), 'without a label').not.toContain('ORDER-1');
    expect(await read('labels.pdf'), 'without a label').toContain('%PDF');
    await sql`UPDATE shipments SET hold = NULL WHERE id = ${changed}`.execute(server.owner.db);
    expect(await read()).toContain('ORDER-1');
  });

  it('are not kept as those of before when a change came while they were made and was taken back', async () => {
    const shop = await seatShop(server);
    const to = { ...(newShipment().to as object), phone: '+33 1 11 11 11 11' };
    const { id } = await makeBatch(shop, [order(1, { to })], { labels: 'labels.zpl' });
    // the row; its label is listed
    await worker.runJobs();
    const [{ shipmentId } = {}] = (await rowsOf(shop, id)).data;
    const change = async (phone: string) => {
      const patched = await server.app.inject({
        method: 'PATCH',
        url: `/api/v1/shipments/${shipmentId}`,
        headers: shop.headers,
        payload: { to: { phone } },
      });
      expect(patched.statusCode, patched.body).toBe(200);
    };
    await change('+33 1 99 99 99 99');
    await worker.runJobs();
    await change('+33 1 11 11 11 11');
    await get(`${URL}/${id}/labels.zpl`, shop.headers);
    await worker.runJobs();
    const file = await get(`${URL}/${id}/labels.zpl`, shop.headers);
    expect(file.statusCode, file.body).toBe(200);
    expect(file.body).toContain('+33 1 11 11 11 11');
    expect(file.body).not.toContain('+33 1 99 99 99 99');
  });

  it('are made anew when staff correct the country', async () => {
    const shop = await seatShop(server);
    const { id } = await makeBatch(shop, [order(1)], { labels: 'labels.zpl' });
    await worker.runJobs();
    await worker.runJobs();
    const read = () => get(`${URL}/${id}/labels.zpl`, shop.headers);
    expect((await read()).body).toContain('^FDFR^FS');
    const [{ shipmentId } = {}] = (await rowsOf(shop, id)).data;
    const { browser } = await registerStaff(server, 'operations');
    const edit = { revision: 1, to: 'Vienna, Austria' };
    const edited = await browser.patch(`/api/admin/shipments/${shipmentId}`, edit);
    expect(edited.statusCode, edited.body).toBe(200);
    expect((await read()).statusCode, 'it is being made').toBe(202);
    await worker.runJobs();
    expect((await read()).body).toContain('^FDAT^FS');
  });

  it('are at A6 where the batch or the reader asks for it', async () => {
    const shop = await seatShop(server);
    const asked = { labels: 'labels.zpl', labelSize: 'a6' };
    const { id } = await makeBatch(shop, [order(1)], asked);
    // the row first, then its label
    await worker.runJobs();
    await worker.runJobs();
    const { labels } = (await get(`${URL}/${id}`, shop.headers)).json<Batch>();
    expect(labels?.zplUrl).toMatch(/labels\.zpl\?size=a6$/);
    const read = (query: string) => get(`${URL}/${id}/labels.zpl${query}`, shop.headers);
    expect((await read('?size=a6')).body).toContain('^LL1184');
    expect((await read('')).statusCode, 'of 4 by 6 inches nothing was made').toBe(202);
    await worker.runJobs();
    expect((await read('')).body).toContain('^LL1218');
    expect((await read('?size=a7')).statusCode).toBe(400);
  });

  it('are in files of at most 400 pages', () => {
    const booked = Array.from({ length: 900 }, (_, n) => ({
      trackingNumber: String(n),
      pieceCount: n === 399 ? 2 : 1,
    }));
    const parts = partsOf(booked);
    expect(parts.map((part) => part.length)).toEqual([399, 399, 102]);
    expect(parts.flat()).toEqual(booked);
    expect(partsOf([])).toEqual([]);
  });
});

/** As the contract parses it, defaults included. */
async function parsed(shipment: object): Promise<object> {
  const { v1CreateBatch } = await import('@waypost/contract/v1');
  return v1CreateBatch.body.parse({ shipments: [shipment] }).shipments[0] ?? {};
}
