import { randomUUID } from 'node:crypto';
import type { BulkUpload } from '@waypost/contract';
import { BULK_COLUMNS } from '@waypost/domain/bulk-columns';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Moment, openBreakingDatabase } from '../../../testing/breaking-database.ts';
import { giveCredit } from '../../../testing/credit.ts';
import { newEmail, registerStaff, seatCustomer, type TestStaff } from '../../../testing/people.ts';
import { planOf } from '../../../testing/query-plan.ts';
import { urlOf } from '../../../testing/scratch-database.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { eraseUploads } from './erase-uploads.ts';
import { listFaultyRows, listRowsForReport, readGoodRows } from './rows.queries.ts';
import { runUpload } from './run-upload.ts';
import { bulkTemplate } from './template.ts';

const server = useTestServer();
const worker = useTestWorker(server);
let operations: TestStaff;
let owner: TestStaff;

beforeAll(async () => {
  operations = await registerStaff(server, 'operations');
  owner = await registerStaff(server, 'owner');
});

const HEADS = 'Reference,Service,From,To,Weight (kg),Recipient,Email,Address,Customer,Price,Reason';
type Cells = Partial<Record<'ref' | 'weight' | 'email' | 'customer' | 'price' | 'reason', string>>;

const rowOf = ({
  ref = '',
  weight = '2',
  customer = '',
  price = '',
  reason = '',
  email,
}: Cells = {}) =>
  `${ref},Standard,"Berlin, Germany","Paris, France",${weight},Rosa,${email ?? 'rosa@people.example'},5 Rue de Rivoli,${customer},${price},${reason}`;

const fileOf = (rows: readonly string[], heads = HEADS) => Buffer.from([heads, ...rows].join('\n'));
const api = (id: string, part = '') => `/api/admin/bulk-uploads/${id}${part}`;

async function upload(bytes: Buffer, staff: TestStaff = operations, id: string = randomUUID()) {
  return staff.browser.put(api(id), bytes, {
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'orders.csv' },
  });
}

/** Uploaded, read and checked. */
async function checked(rows: readonly string[], staff: TestStaff = operations) {
  const { id } = (await upload(fileOf(rows), staff)).json<BulkUpload>();
  await worker.runJobs();
  await worker.runJobs();
  return look(id);
}

async function look(id: string): Promise<BulkUpload> {
  return (await operations.browser.get(api(id))).json<BulkUpload>();
}

const start = ({ id, mappingNo }: BulkUpload, staff: TestStaff = operations) =>
  staff.browser.post(api(id, '/start'), { mappingNo });

async function entered(rows: readonly string[], staff: TestStaff = operations) {
  const ready = await checked(rows, staff);
  expect((await start(ready, staff)).statusCode).toBe(200);
  await worker.runJobs();
  return look(ready.id);
}

async function reportOf(id: string): Promise<string[][]> {
  const { body } = await operations.browser.get(api(id, '/report'));
  return parse(body, { bom: true });
}

async function shipmentsOf(id: string) {
  const { rows } = await sql<{ effectKey: string; shipmentId: string }>`
    SELECT effect_key, shipment_id FROM ledger_transactions
    WHERE effect_key LIKE ${`booking:bulk:${id}:%`}`.execute(server.owner.db);
  return rows;
}

async function auditOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM audit_log WHERE subject = ${`bulk-upload:${id}`} ORDER BY id`.execute(
    server.owner.db,
  );
  return rows.map(({ action }) => action);
}

describe('an uploaded file', () => {
  it('becomes shipments like those entered one by one, with everything audited', async () => {
    const email = newEmail();
    const done = await entered([rowOf({ email, ref: 'BULK-ORDER-0001' }), rowOf({ weight: 'x' })]);
    // 2 kg to another country, on delivery: the same as the form of a single shipment gives
    expect(done).toMatchObject({ state: 'done', rows: 2, goodRows: 1, badRows: 1, enteredRows: 1 });
    const single = await operations.browser.post('/api/admin/shipments', {
      id: randomUUID(),
      serviceType: 'parcel',
      parcel: { level: 'standard', weightGrams: 2000, lengthMm: 0, widthMm: 0, heightMm: 0 },
      from: 'Berlin, Germany',
      to: 'Paris, France',
      recipientName: 'Rosa',
      recipientEmail: newEmail(),
      recipientAddress: '5 Rue de Rivoli',
      payment: 'on_delivery',
    });
    expect(done.priceCents).toBe(single.json().priceCents);
    expect(await reportOf(done.id)).toEqual([
      ['Row', 'Outcome', 'Tracking number', 'Errors'],
      ['2', 'Entered', expect.stringMatching(/^WP/), ''],
      ['3', 'Has errors', '', 'Weight (kg): is not a number in this unit; write it like 1.5'],
    ]);
    const found = await operations.browser.get('/api/admin/shipments?search=bulk-order-0001');
    expect(found.json().shipments).toHaveLength(1);
    await worker.runJobs();
    expect(worker.mails.filter(({ to }) => to === email)).toHaveLength(1);
    expect(await auditOf(done.id)).toEqual([
      'bulk.upload',
      'bulk.start',
      'bulk.enter',
      'bulk.report',
    ]);
  });

  it('is stored once however often it is uploaded, and another file under its id is refused', async () => {
    const id = randomUUID();
    const bytes = fileOf([rowOf()]);
    await Promise.all([upload(bytes, operations, id), upload(bytes, operations, id)]);
    expect((await upload(bytes, operations, id)).statusCode).toBe(201);
    expect(await auditOf(id)).toEqual(['bulk.upload']);
    const other = await upload(fileOf([rowOf(), rowOf()]), operations, id);
    expect(other.json()).toMatchObject({ code: 'form_already_sent' });
  });

  it('is refused when it is neither CSV nor XLSX, and marked unreadable when it has no rows', async () => {
    const picture = await upload(Buffer.from('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'latin1'));
    expect(picture.json()).toMatchObject({ code: 'bulk_file_not_accepted' });
    const { id } = (await upload(fileOf([]))).json<BulkUpload>();
    await worker.runJobs();
    expect(await look(id)).toMatchObject({ state: 'unreadable', fault: 'no_rows' });
  });

  it.each(['csv', 'xlsx'] as const)(
    'made from the template as %s can be entered unchanged',
    async (format) => {
      const { id } = (await upload(await bulkTemplate(format, BULK_COLUMNS))).json<BulkUpload>();
      await worker.runJobs();
      await worker.runJobs();
      expect(await look(id)).toMatchObject({
        state: 'ready',
        goodRows: 1,
        badRows: 0,
        missing: [],
      });
    },
  );
});

describe('the columns of an uploaded file', () => {
  it('need a person to choose when a required one is not recognised', async () => {
    const heads = HEADS.replace('Weight (kg)', 'Mass');
    const { id } = (await upload(fileOf([rowOf()], heads))).json<BulkUpload>();
    await worker.runJobs();
    const waiting = await look(id);
    expect(waiting).toMatchObject({ state: 'mapping', missing: ['weight'] });
    const map = (mapping: unknown) => operations.browser.put(api(id, '/mapping'), { mapping });
    expect((await map(waiting.mapping)).json()).toMatchObject({ code: 'bulk_columns_missing' });
    const twice = waiting.mapping.map((column) => column ?? 'to');
    expect((await map(twice)).statusCode).toBe(400);

    const preview = await operations.browser.get(api(id, '/preview'));
    expect(preview.json()).toMatchObject({
      samples: expect.arrayContaining(['2']),
      rows: [{ row: 2, faults: [{ column: 'weight', code: 'missing' }], priceCents: null }],
    });
    await map(waiting.mapping.map((column) => column ?? 'weight'));
    await worker.runJobs();
    expect(await look(id)).toMatchObject({ state: 'ready', goodRows: 1 });
    const now = (await operations.browser.get(api(id, '/preview'))).json();
    expect(now.rows[0]).toMatchObject({ weight: '2 kg', faults: [], payment: 'on_delivery' });
    expect(await auditOf(id)).toEqual(['bulk.upload', 'bulk.preview', 'bulk.map', 'bulk.preview']);
  });

  it('are not entered by someone who saw another choice than a colleague has made since', async () => {
    const ready = await checked([rowOf()]);
    await operations.browser.put(api(ready.id, '/mapping'), { mapping: ready.mapping });
    await worker.runJobs();
    expect((await start(ready)).json()).toMatchObject({ code: 'bulk_upload_changed' });
  });
});

describe('every row of an uploaded file is checked', () => {
  it('against customers, references already in use, and the rows before it', async () => {
    const customer = await seatCustomer(server);
    await giveCredit(server, customer.id, 1_000_000);
    await entered([rowOf({ ref: 'TAKEN-BEFORE-1' })]);
    const ready = await checked([
      rowOf({ customer: customer.email.toUpperCase() }),
      rowOf({ customer: customer.id }),
      rowOf({ customer: 'nobody@people.example' }),
      rowOf({ ref: 'taken-before-1' }),
      rowOf({ ref: 'TWICE-IN-FILE' }),
      rowOf({ ref: 'TWICE-IN-FILE' }),
    ]);
    expect(ready).toMatchObject({ goodRows: 3, badRows: 3 });
    const faults = (after: number) =>
      operations.browser.get(api(ready.id, `/faults?limit=2&after=${after}`));
    const first = (await faults(0)).json();
    expect(first).toEqual({
      rows: [
        { row: 4, outcome: 'bad', faults: [{ column: 'customer', code: 'customer_unknown' }] },
        { row: 5, outcome: 'bad', faults: [{ column: 'reference', code: 'reference_taken' }] },
      ],
      next: 5,
    });
    expect((await faults(first.next)).json()).toMatchObject({ rows: [{ row: 7 }], next: null });
    await start(ready);
    await worker.runJobs();
    const own = await customer.browser.get('/api/shipments');
    expect(own.json().shipments).toHaveLength(2);
  });

  it('and one on account needs a credit limit, which is used up in the order of the file', async () => {
    const customer = await seatCustomer(server);
    const rows = [1, 2, 3].map(() => rowOf({ customer: customer.id }));
    expect(await checked(rows)).toMatchObject({ goodRows: 0, badRows: 3 });
    await giveCredit(server, customer.id, 1_000_000);
    const ready = await checked(rows);
    expect(ready).toMatchObject({ goodRows: 3, badRows: 0 });
    await giveCredit(server, customer.id, (ready.priceCents / 3) * 2);
    await start(ready);
    await worker.runJobs();
    expect(await look(ready.id)).toMatchObject({ state: 'done', enteredRows: 2, refusedRows: 1 });
    expect((await reportOf(ready.id))[3]?.slice(1)).toEqual([
      'Refused',
      '',
      'Payment: is on account; it goes over the credit limit of the customer',
    ]);
  });

  it('and a price in it needs a member who may move money, also to start the run', async () => {
    const priced = [rowOf({ price: '99.90', reason: 'as agreed' })];
    expect(await checked(priced)).toMatchObject({ goodRows: 0, badRows: 1 });
    const ready = await checked(priced, owner);
    expect(ready).toMatchObject({ goodRows: 1, priceCents: 9_990 });
    expect((await start(ready)).json()).toMatchObject({ code: 'forbidden' });
    expect((await start(ready, owner)).statusCode).toBe(200);
  });

  it('and checked again when it is entered', async () => {
    const ready = await checked([rowOf({ ref: 'RACED-FOR-0001' }), rowOf()]);
    await entered([rowOf({ ref: 'RACED-FOR-0001' })]);
    await start(ready);
    await worker.runJobs();
    expect(await look(ready.id)).toMatchObject({ state: 'done', enteredRows: 1, refusedRows: 1 });
    expect((await reportOf(ready.id))[1]).toEqual([
      '2',
      'Refused',
      '',
      'Reference: belongs to another shipment',
    ]);
  });

  it('and the report has a line for each row of the file, in its order', async () => {
    const row = fc.constantFrom('good', 'bad', 'empty');
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (kinds) => {
        const texts = { good: rowOf(), bad: rowOf({ weight: '=1+1' }), empty: '' };
        const { id } = (await upload(fileOf(kinds.map((kind) => texts[kind])))).json<BulkUpload>();
        await worker.runJobs();
        await worker.runJobs();
        const report = (await reportOf(id)).slice(1).map(([number, outcome]) => [number, outcome]);
        const expected = kinds.flatMap((kind, at) =>
          kind === 'empty'
            ? []
            : [[String(at + 2), kind === 'good' ? 'Not entered' : 'Has errors']],
        );
        expect(report).toEqual(expected);
      }),
      { numRuns: 8 },
    );
  });
});

describe('entering the rows of an uploaded file', () => {
  it('can be stopped between batches and resumed', async () => {
    const ready = await checked([rowOf(), rowOf(), rowOf()]);
    await start(ready);
    expect((await operations.browser.post(api(ready.id, '/stop'))).json()).toMatchObject({
      state: 'stopped',
    });
    await worker.runJobs();
    expect(await look(ready.id)).toMatchObject({ state: 'stopped', enteredRows: 0 });
    expect((await start(ready)).json()).toMatchObject({ state: 'running' });
    await worker.runJobs();
    expect(await look(ready.id)).toMatchObject({ state: 'done', enteredRows: 3 });
    const mapped = await operations.browser.put(api(ready.id, '/mapping'), {
      mapping: ready.mapping,
    });
    expect(mapped.json()).toMatchObject({ code: 'bulk_upload_started' });
  });

  it('twice at the same time enters each row once', async () => {
    const ready = await checked(Array.from({ length: 12 }, () => rowOf()));
    const answers = await Promise.all([start(ready), start(ready), start(ready)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const ctx = worker.ctx();
    await Promise.all([runUpload(ctx, ready.id, 2), runUpload(ctx, ready.id, 3)]);
    expect(await look(ready.id)).toMatchObject({ state: 'done', enteredRows: 12 });
    expect(await shipmentsOf(ready.id)).toHaveLength(12);
    const starts = (await auditOf(ready.id)).filter((action) => action === 'bulk.start');
    expect(starts).toHaveLength(1);
  });

  it('resumes after a crash before any statement or after any commit, without losing or repeating a row', async () => {
    const ready = await checked(Array.from({ length: 40 }, () => rowOf()));
    await start(ready);
    const ctx = worker.ctx();
    let deaths = 0;
    const moments: [Moment, number][] = [
      ['before a statement', 32],
      ['after a commit', 3],
    ];
    for (const [moment, lives] of moments) {
      for (let nth = 1; nth <= lives; nth += 1) {
        const breaking = openBreakingDatabase(await workerUrl(), moment, nth);
        await runUpload({ ...ctx, db: breaking.db }, ready.id, 1).catch(() => undefined);
        if (breaking.died()) deaths += 1;
        await breaking.close();
      }
    }
    expect(deaths).toBe(35);
    expect((await look(ready.id)).enteredRows).toBeLessThan(40);
    await runUpload(ctx, ready.id);
    expect(await look(ready.id)).toMatchObject({ state: 'done', enteredRows: 40, refusedRows: 0 });
    const made = await shipmentsOf(ready.id);
    expect(new Set(made.map(({ shipmentId }) => shipmentId)).size).toBe(40);
    const report = (await reportOf(ready.id)).slice(1);
    expect(new Set(report.map(([, , trackingNumber]) => trackingNumber)).size).toBe(40);
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'booking_confirmation'
        AND data ->> 'shipmentId' = ANY (${made.map(({ shipmentId }) => shipmentId)})`.execute(
      server.owner.db,
    );
    expect(rows[0]?.count).toBe(40);
  });

  it('is refused after a new tariff, until the file is checked again', async () => {
    const ready = await checked([rowOf()]);
    await sql`INSERT INTO tariffs (version, effective_from, data)
      SELECT 9001, now(), jsonb_set(data::jsonb, '{version}', '9001') FROM tariffs WHERE version = 1`.execute(
      server.owner.db,
    );
    expect((await start(ready)).json()).toMatchObject({ code: 'bulk_prices_changed' });
    await sql`DELETE FROM tariffs WHERE version = 9001`.execute(server.owner.db);
  });
});

describe('an uploaded file after 30 days', () => {
  it('is erased with its first rows, while outcome and report stay', async () => {
    const done = await entered([rowOf()]);
    await sql`UPDATE bulk_uploads SET created_at = now() - interval '31 days'
      WHERE id = ${done.id}`.execute(server.owner.db);
    await eraseUploads(worker.ctx());
    expect(await server.ctx.objects.get(`bulk/${done.id}`)).toBeNull();
    expect(await look(done.id)).toMatchObject({ state: 'done', fileErased: true, enteredRows: 1 });
    expect((await operations.browser.get(api(done.id, '/preview'))).json()).toMatchObject({
      rows: [],
    });
    expect(await reportOf(done.id)).toHaveLength(2);
  });
});

describe('a job of a bulk upload', () => {
  /** As if a value that the columns cannot hold had come through every check. */
  async function refusing(table: string, work: () => Promise<void>): Promise<void> {
    await sql
      .raw(`ALTER TABLE ${table} ADD CONSTRAINT nothing_fits CHECK (false) NOT VALID`)
      .execute(server.owner.db);
    try {
      await work();
    } finally {
      await sql.raw(`ALTER TABLE ${table} DROP CONSTRAINT nothing_fits`).execute(server.owner.db);
    }
  }

  it('ends the upload with an explanation when checked rows cannot be stored', async () => {
    const { id } = (await upload(fileOf([rowOf()]))).json<BulkUpload>();
    await refusing('bulk_rows', async () => {
      await worker.runJobs();
      await worker.runJobs();
    });
    expect(await look(id)).toMatchObject({ state: 'unreadable', fault: 'not_accepted' });
  });

  it('stops the run with an explanation when a shipment cannot be stored', async () => {
    const ready = await checked([rowOf(), rowOf()]);
    await refusing('shipment_parties', async () => {
      await start(ready);
      await worker.runJobs();
    });
    expect(await look(ready.id)).toMatchObject({ state: 'stopped', fault: 'not_accepted' });
    expect(await shipmentsOf(ready.id)).toEqual([]);
  });
});

it('the list of uploads continues where a page ended', async () => {
  const page = (await operations.browser.get('/api/admin/bulk-uploads?limit=2')).json();
  const next = (
    await operations.browser.get(`/api/admin/bulk-uploads?limit=2&after=${page.next}`)
  ).json();
  expect(page.uploads[0]).toMatchObject({ uploadedBy: 'Grace Staff', fileName: 'orders.csv' });
  const ids = [...page.uploads, ...next.uploads].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
});

it('rows of an upload are found by index among 40,000', async () => {
  const id = randomUUID();
  await sql`INSERT INTO bulk_uploads (id, file_name, media_type, content_hash, object_key, uploaded_by)
    SELECT gen_random_uuid(), 'x', 'text/csv', ''::bytea, 'x', gen_random_uuid() FROM generate_series(1, 3)
    UNION ALL SELECT ${id}::uuid, 'x', 'text/csv', ''::bytea, 'x', gen_random_uuid()`.execute(
    server.owner.db,
  );
  await sql`INSERT INTO bulk_rows (upload_id, row_no, outcome, faults)
    SELECT u.id, n, CASE WHEN n % 1000 = 0 THEN 'bad' ELSE 'good' END::bulk_outcome,
      CASE WHEN n % 1000 = 0 THEN '{weight:missing}' ELSE '{}' END::text[]
    FROM bulk_uploads u, generate_series(2, 10001) AS n WHERE u.object_key = 'x'`.execute(
    server.owner.db,
  );
  await sql`ANALYZE bulk_rows`.execute(server.owner.db);
  const page = { after: 5_000, limit: 51 };
  const plans = [
    await planOf(server.owner.db, (db) => listFaultyRows(db, id, page)),
    await planOf(server.owner.db, (db) => listRowsForReport(db, id, page)),
  ];
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on bulk_rows/);
  expect((await readGoodRows(server.owner.db, id, { first: 2, last: 101 })).size).toBe(100);
});

async function workerUrl(): Promise<string> {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
    server.owner.db,
  );
  return urlOf(testConfig().config.DATABASE_WORKER_URL, rows[0]?.name ?? '');
}
