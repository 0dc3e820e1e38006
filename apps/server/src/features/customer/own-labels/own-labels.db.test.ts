import { randomUUID } from 'node:crypto';
import type { Booking, DocumentProgress, LabelBatch, ProblemDocument } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asCustomer } from '../../../platform/acting-customer.ts';
import { bookShipment, PARCEL_QUOTE } from '../../../testing/builders.ts';
import {
  PASSWORD,
  registerCustomer,
  seatCustomer,
  type TestCustomer,
} from '../../../testing/people.ts';
import { readText } from '../../../testing/scan-codes.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const PATH = '/api/shipments/labels';
type Customer = Pick<TestCustomer, 'id' | 'browser'>;

/** Paid, so that their labels may be printed. */
async function bookFor({ id }: Customer, count: number, quote: object = PARCEL_QUOTE) {
  const booked: Booking[] = [];
  for (let made = 0; made < count; made += 1) booked.push(await bookShipment(server, quote));
  const ids = booked.map((booking) => booking.id);
  await sql`UPDATE shipments SET customer_id = ${id}, hold = NULL
    WHERE id = ANY (${ids})`.execute(server.owner.db);
  return booked.map(({ trackingNumber }) => trackingNumber);
}

function ask({ browser }: Customer, body: object, key: string = randomUUID()) {
  return browser.post(PATH, body, { headers: { 'idempotency-key': key } });
}

async function askFor(customer: Customer, body: object): Promise<LabelBatch> {
  const answer = await ask(customer, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<LabelBatch>();
}

const fetchFile = ({ browser }: Customer, { id }: LabelBatch) => browser.get(`${PATH}/${id}`);

const pagesOf = async (pdf: Buffer) => (await readText(pdf)).split('\f').filter(Boolean);

describe('labels of many shipments', () => {
  it('are one PDF in the order they were asked for, made once however often the request is repeated', async () => {
    const customer = await seatCustomer(server);
    const numbers = (await bookFor(customer, 3)).toReversed();
    const [key, body] = [randomUUID(), { shipments: [...numbers, ...numbers] }];
    const asked = await Promise.all([1, 2, 3].map(() => ask(customer, body, key)));
    const batches = asked.map((answer) => answer.json<LabelBatch>());
    expect(new Set(batches.map(({ id }) => id)).size).toBe(1);
    const [batch] = batches;
    expect(batch).toMatchObject({ file: 'labels.pdf', labels: 3 });
    if (batch === undefined) return;

    const waiting = await fetchFile(customer, batch);
    expect(waiting.statusCode).toBe(202);
    expect(waiting.json<DocumentProgress>()).toEqual({ state: 'waiting', done: 0, total: 3 });
    await worker.runJobs();
    const ready = await fetchFile(customer, batch);
    expect(ready.headers['content-type']).toBe('application/pdf');
    const pages = await pagesOf(ready.rawPayload);
    expect(pages.map((page) => page.replaceAll(' ', ''))).toEqual(
      numbers.map((number) => expect.stringContaining(number)),
    );
    const other = await ask(customer, { shipments: numbers.slice(1) }, key);
    expect(other.json()).toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('are one ZPL file too, from numbers as people write them', async () => {
    const customer = await seatCustomer(server);
    const numbers = await bookFor(customer, 2);
    const typed = numbers.map((number) =>
      number
        .toLowerCase()
        .replaceAll(/(.{4})/g, '$1 ')
        .trim(),
    );
    const batch = await askFor(customer, { file: 'labels.zpl', shipments: typed });
    await worker.runJobs();
    const zpl = (await fetchFile(customer, batch)).body;
    expect(zpl.match(/\^XA/g)).toHaveLength(2);
    for (const number of numbers) expect(zpl).toContain(number);
  });

  it('are refused as not found for a stranger, by name when cancelled or on hold, and then none is made', async () => {
    const [customer, stranger] = [await seatCustomer(server), await seatCustomer(server)];
    const [own = '', cancelled = '', unpaid = ''] = await bookFor(customer, 3);
    const [foreign = ''] = await bookFor(stranger, 1);
    await sql`UPDATE shipments SET cancelled_at = now() WHERE tracking_number = ${cancelled}`.execute(
      server.owner.db,
    );
    await sql`UPDATE shipments SET hold = 'awaiting_payment'
      WHERE tracking_number = ${unpaid}`.execute(server.owner.db);

    const unknown = await ask(customer, { shipments: [own, foreign, 'WP0000000000'] });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json<ProblemDocument>()).toMatchObject({
      code: 'shipment_not_found',
      details: {
        shipments: [
          { trackingNumber: foreign, because: 'not_found' },
          { trackingNumber: 'WP0000000000', because: 'not_found' },
        ],
      },
    });
    const withheld = await ask(customer, { shipments: [own, cancelled, unpaid] });
    expect(withheld.statusCode).toBe(409);
    expect(withheld.json<ProblemDocument>().details).toEqual({
      shipments: [
        { trackingNumber: cancelled, because: 'cancelled' },
        { trackingNumber: unpaid, because: 'awaiting_payment' },
      ],
    });
    const rows = await sql`SELECT 1 FROM label_batches WHERE customer_id = ${customer.id}`.execute(
      server.owner.db,
    );
    expect(rows.rows).toEqual([]);
  });

  it('are refused above 500, and above 200 shipments', async () => {
    const customer = await seatCustomer(server);
    const [number = ''] = await bookFor(customer, 1);
    await sql`UPDATE shipments SET piece_count = 501 WHERE tracking_number = ${number}`.execute(
      server.owner.db,
    );
    expect((await ask(customer, { shipments: [number] })).json()).toMatchObject({
      code: 'too_many_labels',
      details: { labels: 501 },
    });
    const many = Array.from({ length: 201 }, () => number);
    expect((await ask(customer, { shipments: many })).statusCode).toBe(400);
  });

  it('leave out a shipment that was cancelled before the worker came to it', async () => {
    const customer = await seatCustomer(server);
    const [kept = '', cancelled = ''] = await bookFor(customer, 2);
    const batch = await askFor(customer, { file: 'labels.zpl', shipments: [kept, cancelled] });
    await sql`UPDATE shipments SET cancelled_at = now() WHERE tracking_number = ${cancelled}`.execute(
      server.owner.db,
    );
    await worker.runJobs();
    const zpl = (await fetchFile(customer, batch)).body;
    expect(zpl).toContain(kept);
    expect(zpl).not.toContain(cancelled);
  });

  it('are hidden from other customers, also from a query without its filter', async () => {
    const [customer, stranger] = [await seatCustomer(server), await seatCustomer(server)];
    const batch = await askFor(customer, { shipments: await bookFor(customer, 1) });
    expect((await fetchFile(stranger, batch)).statusCode).toBe(404);
    const seen = await asCustomer(server.ctx.db, stranger.id, (own) =>
      sql`SELECT * FROM label_batches`.execute(own),
    );
    expect(seen.rows).toEqual([]);
  });

  it('are made again when the object store has lost them or their job has failed for good', async () => {
    const customer = await seatCustomer(server);
    const batch = await askFor(customer, {
      file: 'labels.zpl',
      shipments: await bookFor(customer, 1),
    });
    const setJob = (state: string, secondsAgo: number) =>
      sql`UPDATE pgboss.job SET state = ${state}::pgboss.job_state,
          completed_on = now() - make_interval(secs => ${secondsAgo})
        WHERE name = 'make_labels' AND data->>'batchId' = ${batch.id}`.execute(server.owner.db);
    await setJob('failed', 10);
    expect((await fetchFile(customer, batch)).json()).toMatchObject({ code: 'document_failed' });
    await setJob('failed', 61);
    expect((await fetchFile(customer, batch)).statusCode).toBe(202);
    await worker.runJobs();
    expect((await fetchFile(customer, batch)).statusCode).toBe(200);

    await server.ctx.objects.delete(`labels/${customer.id}/${batch.id}/labels.zpl`);
    expect((await fetchFile(customer, batch)).statusCode).toBe(202);
    await worker.runJobs();
    expect((await fetchFile(customer, batch)).statusCode).toBe(200);
  });

  it('go after a week, and with the account', async () => {
    const customer = await registerCustomer(server, worker);
    const shipments = await bookFor(customer, 1);
    const old = await askFor(customer, { file: 'labels.zpl', shipments });
    const fresh = await askFor(customer, { file: 'labels.zpl', shipments });
    await worker.runJobs();
    await sql`UPDATE label_batches SET created_at = now() - interval '8 days'
      WHERE id = ${old.id}`.execute(server.owner.db);
    await worker.runJob('erase_old_labels', {});
    const keyOf = ({ id }: LabelBatch) => `labels/${customer.id}/${id}/labels.zpl`;
    expect((await fetchFile(customer, old)).statusCode).toBe(404);
    expect(await server.ctx.objects.get(keyOf(old))).toBeNull();
    expect((await fetchFile(customer, fresh)).statusCode).toBe(200);

    await customer.browser.delete('/api/users/me', { password: PASSWORD });
    await worker.runJobs();
    expect(await server.ctx.objects.get(keyOf(fresh))).toBeNull();
    const rows = await sql`SELECT 1 FROM label_batches WHERE customer_id = ${customer.id}`.execute(
      server.owner.db,
    );
    expect(rows.rows).toEqual([]);
  });
});
