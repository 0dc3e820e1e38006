import { randomUUID } from 'node:crypto';
import type { Batch, BatchRow } from '@waypost/contract/v1';
import { describe, expect, it } from 'vitest';
import { post } from '../../../testing/builders.ts';
import { newEmail } from '../../../testing/people.ts';
import { newShipment, seatShop, type TestProgram } from '../../../testing/programs.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const limits = { CUSTOMER_BOOKINGS_PER_DAY: 6, CUSTOMER_BOOKINGS_PER_ADDRESS: 2 };
const server = useTestServer(limits);
const worker = useTestWorker(server, limits);

const keyed = ({ headers }: TestProgram) => ({ ...headers, 'idempotency-key': randomUUID() });

/** From the shop's own address, which is not that of its account, to somebody new. */
function order(to = newEmail()) {
  const wanted = newShipment();
  const from = { ...wanted.from, email: 'parcels@shop.example' };
  return { ...wanted, from, to: { ...wanted.to, email: to } };
}

const make = (program: TestProgram, shipments: object[]) =>
  post(server, '/api/v1/batches', { shipments }, keyed(program));

async function rowsOf({ headers }: TestProgram, batchId: string): Promise<BatchRow[]> {
  const url = `/api/v1/batches/${batchId}/rows?limit=100`;
  return (await server.app.inject({ url, headers })).json<{ data: BatchRow[] }>().data;
}

const orders = (count: number) => Array.from({ length: count }, () => order());

describe('the daily limits on bookings of programs', () => {
  it('do not count the address that a shop sends from', async () => {
    const shop = await seatShop(server);
    const made = await make(shop, orders(6));
    await worker.runJobs();
    const rows = await rowsOf(shop, made.json<Batch>().id);
    expect(rows.map(({ outcome }) => outcome)).toEqual(Array(6).fill('booked'));
  });

  it('refuse a batch as a whole when the day has not enough left, with rows that wait', async () => {
    const shop = await seatShop(server);
    expect((await post(server, '/api/v1/shipments', order(), keyed(shop))).statusCode).toBe(201);
    const first = await make(shop, orders(3));
    expect(first.statusCode).toBe(202);
    const second = await make(shop, orders(3));
    expect(second.json()).toMatchObject({
      status: 429,
      code: 'too_many_bookings',
      details: { leftToday: 2 },
    });
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(80_000);
    expect((await make(shop, orders(2))).statusCode).toBe(202);
    await worker.runJobs();
    expect((await make(shop, orders(1))).json()).toMatchObject({ details: { leftToday: 0 } });
    const me = await server.app.inject({ url: '/api/v1/me', headers: shop.headers });
    expect(me.json()).toMatchObject({ bookings: { perDay: 6, left: 0, perRecipient: 2 } });
  });

  it('count the recipient, and a refused row says when it may be booked', async () => {
    const shop = await seatShop(server);
    const email = newEmail();
    const made = await make(shop, [order(email), order(email), order(email)]);
    await worker.runJobs();
    const rows = await rowsOf(shop, made.json<Batch>().id);
    const refused = rows.filter(({ outcome }) => outcome === 'refused');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.problem).toMatchObject({
      code: 'too_many_bookings',
      details: { retryAfterSeconds: expect.any(Number) },
    });
  });
});
