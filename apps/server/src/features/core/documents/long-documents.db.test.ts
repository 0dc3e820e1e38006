import type { Booking, DocumentProgress } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookShipment, FREIGHT_QUOTE } from '../../../testing/builders.ts';
import { readText } from '../../../testing/scan-codes.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const QUEUE = 'make_document';

async function bookPallets(pallets: number): Promise<Booking> {
  const booking = await bookShipment(server, { ...FREIGHT_QUOTE, pallets });
  await sql`UPDATE shipments SET hold = NULL WHERE id = ${booking.id}`.execute(server.owner.db);
  return booking;
}

const addressOf = ({ receiptId }: Booking, file = 'label.pdf') =>
  `/api/receipts/${receiptId}/documents/${file}`;

const fetchFile = (booking: Booking, file?: string) => server.app.inject(addressOf(booking, file));

async function jobsOf(booking: Booking) {
  const found = await sql<{ id: string; data: object; state: string }>`
    SELECT id, data, state FROM pgboss.job
    WHERE name = ${QUEUE} AND data->>'shipmentId' = ${booking.id}
    ORDER BY created_on`.execute(server.owner.db);
  return found.rows;
}

async function onlyJobOf(booking: Booking) {
  const [job, ...others] = await jobsOf(booking);
  if (job === undefined || others.length > 0) throw new Error(`${others.length} other jobs`);
  return job;
}

const setJobs = (booking: Booking, state: string, endedSecondsAgo: number) =>
  sql`UPDATE pgboss.job
    SET state = ${state}::pgboss.job_state, completed_on = now() - make_interval(secs => ${endedSecondsAgo})
    WHERE name = ${QUEUE} AND data->>'shipmentId' = ${booking.id}`.execute(server.owner.db);

async function documentOf(booking: Booking) {
  const found = await sql<{ objectKey: string; bytes: number | null; piecesDone: number }>`
    SELECT object_key, bytes, pieces_done FROM documents
    WHERE shipment_id = ${booking.id}`.execute(server.owner.db);
  const [row, ...others] = found.rows;
  if (row === undefined || others.length > 0) throw new Error(`${others.length} other documents`);
  return row;
}

const pagesOf = async (pdf: Buffer) => (await readText(pdf)).split('\f').filter(Boolean);

describe('a document of many pieces', () => {
  it('answers every request with 202 and its progress until the worker has made all 25 labels', async () => {
    const booking = await bookPallets(25);
    const asked = await Promise.all([1, 2, 3].map(() => fetchFile(booking)));
    for (const answer of asked) {
      expect(answer.statusCode).toBe(202);
      expect(answer.json<DocumentProgress>()).toEqual({ state: 'waiting', done: 0, total: 25 });
      expect(answer.headers).toMatchObject({ 'retry-after': '2', location: addressOf(booking) });
    }
    expect(await jobsOf(booking)).toHaveLength(1);

    await worker.runJobs();
    const ready = await fetchFile(booking);
    expect(ready.statusCode).toBe(200);
    expect(ready.headers['content-type']).toBe('application/pdf');
    const pages = await pagesOf(ready.rawPayload);
    expect(pages).toHaveLength(25);
    pages.forEach((page, index) => expect(page).toContain(`${index + 1} of 25`));
    expect(await documentOf(booking)).toMatchObject({ piecesDone: 25 });
    expect(await jobsOf(booking)).toHaveLength(1);
  });

  it('is made at once with 20 labels', async () => {
    const booking = await bookPallets(20);
    const answer = await fetchFile(booking);
    expect(answer.statusCode).toBe(200);
    expect(await pagesOf(answer.rawPayload)).toHaveLength(20);
    expect(await jobsOf(booking)).toEqual([]);
  });

  it('is made by the worker when it is a bill of lading, and at once when it is a ZPL label or a receipt', async () => {
    const booking = await bookPallets(21);
    expect((await fetchFile(booking, 'label.zpl')).statusCode).toBe(200);
    expect((await fetchFile(booking, 'receipt.pdf')).statusCode).toBe(200);
    expect((await fetchFile(booking, 'bill-of-lading.pdf')).statusCode).toBe(202);
    await worker.runJobs();
    const ready = await fetchFile(booking, 'bill-of-lading.pdf');
    expect(ready.statusCode).toBe(200);
    expect(await readText(ready.rawPayload)).toContain('21 pallets');
  });

  it('reports the progress of the worker while its job runs', async () => {
    const booking = await bookPallets(25);
    await fetchFile(booking);
    await setJobs(booking, 'active', 0);
    await sql`UPDATE documents SET pieces_done = 20 WHERE shipment_id = ${booking.id}`.execute(
      server.owner.db,
    );
    const answer = await fetchFile(booking);
    expect(answer.json()).toEqual({ state: 'making', done: 20, total: 25 });
  });

  it('is made once when a killed worker leaves its job to be repeated', async () => {
    const booking = await bookPallets(21);
    await fetchFile(booking);
    const { data } = await onlyJobOf(booking);
    // killed after some labels: the row tells of progress and nothing is stored
    await sql`UPDATE documents SET pieces_done = 20 WHERE shipment_id = ${booking.id}`.execute(
      server.owner.db,
    );
    await worker.runJob(QUEUE, data);
    const first = (await fetchFile(booking)).rawPayload;
    expect(await pagesOf(first)).toHaveLength(21);

    // killed after it was stored and before pg-boss was told
    await sql`UPDATE shipment_parties SET name = 'Somebody Else'
      WHERE shipment_id = ${booking.id}`.execute(server.owner.db);
    await worker.runJob(QUEUE, data);
    expect((await fetchFile(booking)).rawPayload.equals(first)).toBe(true);
  });

  it('leaves no object behind when it was erased before a repeated job ran', async () => {
    const booking = await bookPallets(21);
    await fetchFile(booking);
    const { data } = await onlyJobOf(booking);
    const { objectKey: key } = await documentOf(booking);
    await server.ctx.objects.put(key, Buffer.from('half'), 'application/pdf');
    await sql`DELETE FROM documents WHERE shipment_id = ${booking.id}`.execute(server.owner.db);
    await worker.runJob(QUEUE, data);
    expect(await server.ctx.objects.get(key)).toBeNull();
  });

  it('reports a failure for a minute, then starts one new job on the next request', async () => {
    const booking = await bookPallets(21);
    await fetchFile(booking);
    await setJobs(booking, 'failed', 10);
    const failed = await fetchFile(booking);
    expect(failed.statusCode).toBe(503);
    expect(failed.json()).toMatchObject({ code: 'document_failed' });
    expect(Number(failed.headers['retry-after'])).toBeGreaterThan(40);
    expect(await jobsOf(booking)).toHaveLength(1);

    await setJobs(booking, 'failed', 61);
    const again = await Promise.all([1, 2].map(() => fetchFile(booking)));
    expect(again.map((answer) => answer.statusCode)).toEqual([202, 202]);
    expect((await jobsOf(booking)).map((job) => job.state)).toEqual(['failed', 'created']);
    await worker.runJobs();
    expect((await fetchFile(booking)).statusCode).toBe(200);
  });

  it('is made again by a new job when the object store has lost it', async () => {
    const booking = await bookPallets(21);
    await fetchFile(booking);
    await worker.runJobs();
    await server.ctx.objects.delete((await documentOf(booking)).objectKey);
    expect((await fetchFile(booking)).statusCode).toBe(202);
    await worker.runJobs();
    expect(await pagesOf((await fetchFile(booking)).rawPayload)).toHaveLength(21);
  });
});
