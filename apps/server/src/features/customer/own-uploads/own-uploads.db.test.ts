import { randomUUID } from 'node:crypto';
import {
  type OwnShipment,
  type OwnUpload,
  type OwnUploadRow,
  TERMS_VERSION,
} from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { giveCredit } from '../../../testing/credit.ts';
import {
  PASSWORD,
  registerCustomer,
  registerStaff,
  seatCustomer,
  type TestCustomer,
} from '../../../testing/people.ts';
import { readText } from '../../../testing/scan-codes.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

type Customer = Pick<TestCustomer, 'id' | 'browser'>;
const HEADS = 'Order no,Service,From,To,Weight (kg),Recipient,Email,Address,Price';
const rowOf = (order: string, weight = '2', to = 'Paris, France') =>
  `${order},Standard,"Berlin, Germany","${to}",${weight},Rosa ${order},rosa@people.example,5 Rue de Rivoli,0.01`;
const fileOf = (...rows: string[]) => Buffer.from([HEADS, ...rows].join('\n'));
const api = (id: string, part = '') => `/api/users/me/uploads/${id}${part}`;

function upload({ browser }: Customer, bytes: Buffer, id: string = randomUUID()) {
  return browser.put(api(id), bytes, {
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'orders.csv' },
  });
}

async function look({ browser }: Customer, id: string): Promise<OwnUpload> {
  return (await browser.get(api(id))).json<OwnUpload>();
}

/** Uploaded, read and checked. */
async function checked(customer: Customer, ...rows: string[]): Promise<OwnUpload> {
  const { id } = (await upload(customer, fileOf(...rows))).json<OwnUpload>();
  await worker.runJobs();
  await worker.runJobs();
  return look(customer, id);
}

function book({ browser }: Customer, { id, mappingNo }: OwnUpload, change: object = {}) {
  const body = { mappingNo, acceptedTerms: TERMS_VERSION, ...change };
  return browser.post(api(id, '/book'), body);
}

async function rowsOf({ browser }: Customer, { id }: OwnUpload): Promise<OwnUploadRow[]> {
  return (await browser.get(api(id, '/rows'))).json<{ rows: OwnUploadRow[] }>().rows;
}

async function withCredit(limitCents: number) {
  const customer = await seatCustomer(server);
  await giveCredit(server, customer.id, limitCents);
  return customer;
}

describe('a file of a customer', () => {
  it('is priced by the tariff, booked on account once however often it is asked for, and printed as one PDF', async () => {
    const customer = await withCredit(1_000_000);
    const file = await checked(customer, rowOf('1041'), rowOf('1042', '3'));
    expect(file).toMatchObject({ state: 'ready', goodRows: 2, badRows: 0, missing: [] });
    const rows = await rowsOf(customer, file);
    expect(rows.map(({ orderReference }) => orderReference)).toEqual(['1041', '1042']);
    const prices = rows.map(({ priceCents }) => priceCents ?? 0);
    // a price of the file's own is not looked at
    expect(Math.min(...prices)).toBeGreaterThan(1_000);
    expect(file.priceCents).toBe(prices.reduce((sum, cents) => sum + cents, 0));

    const booked = await Promise.all([book(customer, file), book(customer, file)]);
    expect(booked.map((answer) => answer.statusCode)).toEqual([200, 200]);
    await worker.runJobs();
    expect((await book(customer, file)).json()).toMatchObject({ state: 'done' });
    const done = await look(customer, file.id);
    expect(done).toMatchObject({ state: 'done', bookedRows: 2, refusedRows: 0 });
    expect(done.shipments).toHaveLength(2);
    const credit = await customer.browser.get('/api/users/me/credit');
    expect(credit.json()).toMatchObject({ credit: { owedCents: file.priceCents } });
    const { rows: terms } = await sql<{ version: string; hold: string | null }>`
      SELECT terms_version AS version, hold FROM shipments
      WHERE customer_id = ${customer.id}`.execute(server.owner.db);
    expect(terms).toEqual(
      Array.from({ length: 2 }, () => ({ version: TERMS_VERSION, hold: null })),
    );

    const labels = await customer.browser.post(
      '/api/shipments/labels',
      { shipments: done.shipments },
      { headers: { 'idempotency-key': randomUUID() } },
    );
    await worker.runJobs();
    const pdf = await customer.browser.get(
      `/api/shipments/labels/${labels.json<{ id: string }>().id}`,
    );
    const pages = (await readText(pdf.rawPayload)).split('\f').filter(Boolean);
    expect(pages.map((page) => /104[12]/.exec(page)?.[0])).toEqual(['1041', '1042']);
  });

  it('names each wrong cell by its place and heading, and books the other rows', async () => {
    const customer = await withCredit(1_000_000);
    const file = await checked(
      customer,
      rowOf('1'),
      rowOf('2', 'heavy'),
      rowOf('3', '2', 'Atlantis'),
    );
    expect(file).toMatchObject({ state: 'ready', goodRows: 1, badRows: 2 });
    const faults = (await rowsOf(customer, file)).map((row) => row.faults);
    expect(faults).toEqual([
      [],
      [{ cell: 'E3', heading: 'Weight (kg)', code: 'not_a_number' }],
      [{ cell: 'D4', heading: 'To', code: 'country_unknown' }],
    ]);
    await book(customer, file);
    await worker.runJobs();
    expect(await look(customer, file.id)).toMatchObject({ state: 'done', bookedRows: 1 });
  });

  it('names the columns that it lacks, and is unreadable above 200 rows', async () => {
    const customer = await seatCustomer(server);
    const bare = (
      await upload(customer, Buffer.from('Service,From\nStandard,Berlin'))
    ).json<OwnUpload>();
    const rows = Array.from({ length: 201 }, (_, at) => rowOf(String(at)));
    const long = (await upload(customer, fileOf(...rows))).json<OwnUpload>();
    await worker.runJobs();
    const lacking = await look(customer, bare.id);
    expect(lacking.state).toBe('mapping');
    expect(lacking.missing).toContain('Recipient email');
    expect(await look(customer, long.id)).toMatchObject({
      state: 'unreadable',
      fault: 'too_many_rows',
    });
  });

  it('is refused without accepted terms, without credit, and beyond the limit as a whole', async () => {
    const customer = await seatCustomer(server);
    const file = await checked(customer, rowOf('1'), rowOf('2'));
    expect((await book(customer, file, { acceptedTerms: '' })).json()).toMatchObject({
      code: 'terms_not_accepted',
    });
    expect((await book(customer, file)).json()).toMatchObject({ code: 'no_credit' });
    await giveCredit(server, customer.id, file.priceCents - 1);
    expect((await book(customer, file)).json()).toMatchObject({ code: 'over_credit_limit' });
    await giveCredit(server, customer.id, file.priceCents);
    expect((await book(customer, file)).statusCode).toBe(200);
  });

  it('is booked once when it is uploaded twice, unless the customer says so', async () => {
    const customer = await withCredit(1_000_000);
    const [one, two] = [await checked(customer, rowOf('7')), await checked(customer, rowOf('7'))];
    const answers = await Promise.all([book(customer, one), book(customer, two)]);
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    await worker.runJobs();
    const [first, again] =
      (await look(customer, one.id)).state === 'done' ? [one, two] : [two, one];
    expect((await look(customer, again.id)).sameAs).toBe(first.id);
    expect((await book(customer, again)).json()).toMatchObject({
      code: 'upload_booked_before',
      details: { uploadId: first.id },
    });
    expect((await book(customer, again, { again: true })).statusCode).toBe(200);
    expect((await upload(customer, fileOf(rowOf('8')), one.id)).json()).toMatchObject({
      code: 'form_already_sent',
    });
  });

  it('is seen by nobody else: neither another customer nor the uploads of staff', async () => {
    const [customer, stranger] = [await withCredit(100), await seatCustomer(server)];
    const file = await checked(customer, rowOf('1'));
    expect((await stranger.browser.get(api(file.id))).statusCode).toBe(404);
    expect((await stranger.browser.get(api(file.id, '/rows'))).statusCode).toBe(404);
    expect((await book(stranger, file)).statusCode).toBe(404);
    expect((await upload(stranger, fileOf(rowOf('1')), file.id)).statusCode).toBe(409);
    const { browser } = await registerStaff(server, 'operations');
    expect((await browser.get(`/api/admin/bulk-uploads/${file.id}`)).statusCode).toBe(404);
    const start = `/api/admin/bulk-uploads/${file.id}/start`;
    expect((await browser.post(start, { mappingNo: file.mappingNo })).statusCode).toBe(404);
    expect((await browser.get('/api/admin/bulk-uploads')).body).not.toContain(file.id);
  });

  it('makes shipments that the customer cancels before pickup, once, and owes nothing for', async () => {
    const customer = await withCredit(1_000_000);
    const file = await checked(customer, rowOf('1'), rowOf('2', '3'));
    await book(customer, file);
    await worker.runJobs();
    const [first = '', second = ''] = (await look(customer, file.id)).shipments;
    const owed = async () =>
      (await customer.browser.get('/api/users/me/credit')).json<{ credit: { owedCents: number } }>()
        .credit.owedCents;
    const [kept, whole] = [(await rowsOf(customer, file))[1]?.priceCents, await owed()];
    expect(whole).toBe(file.priceCents);
    const listed = async () =>
      (await customer.browser.get('/api/shipments')).json<{ shipments: OwnShipment[] }>().shipments;
    expect((await listed()).map(({ cancellable }) => cancellable)).toEqual([true, true]);

    const cancel = () => customer.browser.post(`/api/track/party/${first}/cancel`);
    const answers = await Promise.all(Array.from({ length: 5 }, cancel));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    await worker.runJobs();
    expect(await owed()).toBe(kept);
    const { rows } = await sql<{ cents: string }>`SELECT sum(e.amount_cents) AS cents
      FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      JOIN shipments s ON s.id = t.shipment_id
      WHERE s.tracking_number = ${first} AND e.account = 'receivable'`.execute(server.owner.db);
    expect(Number(rows[0]?.cents)).toBe(0);
    expect(
      (await listed()).map(({ trackingNumber, status, cancellable }) => [
        trackingNumber,
        status,
        cancellable,
      ]),
    ).toEqual([
      [second, 'Created', true],
      [first, 'Cancelled', false],
    ]);

    // picked up
    await sql`UPDATE shipment_state SET status = 'Picked Up' WHERE shipment_id =
      (SELECT id FROM shipments WHERE tracking_number = ${second})`.execute(server.owner.db);
    const late = await customer.browser.post(`/api/track/party/${second}/cancel`);
    expect(late.json()).toMatchObject({ code: 'not_cancellable' });
    const stranger = await seatCustomer(server);
    expect((await stranger.browser.post(`/api/track/party/${second}/cancel`)).statusCode).toBe(404);
  });

  it('goes with the account, and is not booked any more', async () => {
    const customer = await registerCustomer(server, worker);
    await giveCredit(server, customer.id, 1_000_000);
    const file = await checked(customer, rowOf('1'));
    await book(customer, file);
    await customer.browser.delete('/api/users/me', { password: PASSWORD });
    await worker.runJobs();
    const { rows } = await sql`SELECT file_name, preview, entered_count FROM bulk_uploads
      WHERE id = ${file.id}`.execute(server.owner.db);
    expect(rows).toEqual([{ fileName: '', preview: null, enteredCount: 0 }]);
    expect(await server.ctx.objects.get(`bulk/${file.id}`)).toBeNull();
  });
});
