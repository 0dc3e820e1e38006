import type { Booking, DocumentOffer } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  bookingRequest,
  bookShipment,
  FREIGHT_QUOTE,
  makeDraft,
  PARCEL_QUOTE,
  postBooking,
} from '../../../testing/builders.ts';
import { PASSWORD, registerCustomer } from '../../../testing/people.ts';
import { findWords, type PrintedWord, readText, scanCodes } from '../../../testing/scan-codes.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const TO_NEW_YORK = { ...PARCEL_QUOTE, destination: 'New York, United States' };

/** A booking that holds: what its label waits for has happened. */
async function bookFirmly(quoteRequest: object = PARCEL_QUOTE): Promise<Booking> {
  const booking = await bookShipment(server, quoteRequest);
  await sql`UPDATE shipments SET hold = NULL WHERE id = ${booking.id}`.execute(server.owner.db);
  return booking;
}

async function listOf({ receiptId }: Booking): Promise<DocumentOffer[]> {
  const answer = await server.app.inject(`/api/receipts/${receiptId}/documents`);
  return answer.json<{ documents: DocumentOffer[] }>().documents;
}

const filesOf = async (booking: Booking) => (await listOf(booking)).map((offer) => offer.file);

function fetchFile({ receiptId }: Booking, file: string) {
  return server.app.inject(`/api/receipts/${receiptId}/documents/${file}`);
}

async function rowsOf(booking: Booking) {
  const found = await sql<{ file: string; version: number; objectKey: string; bytes: number }>`
    SELECT file, version, object_key, bytes FROM documents
    WHERE shipment_id = ${booking.id} ORDER BY file, version`.execute(server.owner.db);
  return found.rows;
}

/** Boxes reach above and below the letters, so a little of each height does not count. */
function overlap(one: PrintedWord, other: PrintedWord): boolean {
  const height = Math.min(one.bottom - one.top, other.bottom - other.top);
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0.5 && down > height * 0.4;
}

async function bookGoods(valueCents: number): Promise<Booking> {
  const draft = await makeDraft(server, TO_NEW_YORK);
  const [item] = bookingRequest(draft).items;
  if (item === undefined) throw new Error('goods to New York need no declaration');
  const request = bookingRequest(draft, { items: [{ ...item, valueCents }] });
  return (await postBooking(server, draft, request)).json<Booking>();
}

describe('the documents of a shipment', () => {
  it('are a label and a receipt when it stays in one customs area', async () => {
    expect(await filesOf(await bookShipment(server))).toEqual([
      'label.pdf',
      'label.zpl',
      'receipt.pdf',
    ]);
  });

  it('include a bill of lading and an invoice for freight that leaves the customs area', async () => {
    expect(await filesOf(await bookShipment(server, FREIGHT_QUOTE))).toEqual([
      'label.pdf',
      'label.zpl',
      'receipt.pdf',
      'bill-of-lading.pdf',
      'commercial-invoice.pdf',
    ]);
  });

  it('include a CN 22 for goods of up to 300 euro, and an invoice above', async () => {
    expect(await filesOf(await bookGoods(30_000))).toContain('cn22.pdf');
    expect(await filesOf(await bookGoods(30_001))).toContain('commercial-invoice.pdf');
  });

  it('include an invoice for several parcels, because a CN 22 describes one', async () => {
    const [parcel] = TO_NEW_YORK.parcels;
    const draft = await makeDraft(server, { ...TO_NEW_YORK, parcels: [parcel, parcel] });
    const [item] = bookingRequest(draft).items;
    if (item === undefined) throw new Error('goods to New York need no declaration');
    const request = bookingRequest(draft, { items: [{ ...item, valueCents: 100 }] });
    const booking = (await postBooking(server, draft, request)).json<Booking>();
    expect(await filesOf(booking)).toContain('commercial-invoice.pdf');
  });

  it('include an invoice of the exporter, with the reason, unit values and EORI number', async () => {
    const draft = await makeDraft(server, TO_NEW_YORK);
    const [item] = bookingRequest(draft).items;
    if (item === undefined) throw new Error('goods to New York need no declaration');
    const request = bookingRequest(draft, {
      items: [{ ...item, quantity: 4, valueCents: 100_000 }],
      exportReason: 'sale',
      exporter: { vatId: 'DE123456789', eori: 'DE1234567' },
    });
    const booking = (await postBooking(server, draft, request)).json<Booking>();
    const pdf = (await fetchFile(booking, 'commercial-invoice.pdf')).rawPayload;
    const [letterhead = ''] = (await readText(pdf)).trimStart().split('\n');
    expect(letterhead).toContain('Sam Shipper');
    const text = await readText(pdf);
    for (const words of ['Sale of goods', '€250.00', '€1,000.00', 'DE1234567', 'DE123456789']) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('Waypost');
  });

  it('are one label for each parcel, with its own weight and number', async () => {
    const [parcel] = PARCEL_QUOTE.parcels;
    const light = { ...parcel, weightGrams: 1_250 };
    const booking = await bookFirmly({ ...PARCEL_QUOTE, parcels: [parcel, light] });
    const pdf = (await fetchFile(booking, 'label.pdf')).rawPayload;
    const text = await readText(pdf);
    expect(text).toContain('8.4 kg');
    expect(text).toContain('1.25 kg');
    expect(text).toContain('2 of 2');
    const offers = await listOf(booking);
    expect(offers.find(({ file }) => file === 'label.pdf')).toMatchObject({ pages: 2 });
  });

  it('are not found without the receipt link', async () => {
    const unknownReceipt = { receiptId: '0'.repeat(27) } as Booking;
    expect((await fetchFile(unknownReceipt, 'label.pdf')).json()).toMatchObject({
      code: 'receipt_unavailable',
    });
    const missing = await fetchFile(await bookFirmly(), 'bill-of-lading.pdf');
    expect(missing.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('a label', () => {
  it('is withheld while the booking waits, and after it was cancelled', async () => {
    const booking = await bookShipment(server);
    expect((await listOf(booking))[0]).toMatchObject({
      file: 'label.pdf',
      available: false,
      withheldBecause: 'awaiting_activation',
    });
    const waiting = await fetchFile(booking, 'label.zpl');
    expect(waiting.statusCode).toBe(409);
    expect(waiting.json()).toMatchObject({
      code: 'label_withheld',
      details: { because: 'awaiting_activation' },
    });

    await sql`UPDATE shipments SET hold = NULL WHERE id = ${booking.id}`.execute(server.owner.db);
    expect((await fetchFile(booking, 'label.zpl')).statusCode).toBe(200);
    await sql`UPDATE shipments SET cancelled_at = now() WHERE id = ${booking.id}`.execute(
      server.owner.db,
    );
    expect((await fetchFile(booking, 'label.zpl')).json()).toMatchObject({
      details: { because: 'cancelled' },
    });
  });

  it('has one page for each pallet, with codes that a scanner can read', async () => {
    const booking = await bookFirmly(FREIGHT_QUOTE);
    const { trackingNumber } = booking;
    const answer = await fetchFile(booking, 'label.pdf');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="waypost-${trackingNumber}-label.pdf"`,
      'cache-control': 'no-store',
    });
    const trackUrl = `${server.ctx.config.PUBLIC_ORIGIN}/track?ref=${trackingNumber}`;
    expect(await scanCodes(answer.rawPayload)).toEqual(
      ['001', '002', '003'].map((piece) => ({
        code128: [trackingNumber + piece],
        qrCode: [trackUrl],
        dataMatrix: [trackingNumber + piece],
      })),
    );
  });

  it('stays as it was first printed, even when the shipment changes', async () => {
    const booking = await bookFirmly();
    const first = await Promise.all([1, 2, 3].map(() => fetchFile(booking, 'label.pdf')));
    expect(first.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    expect(await rowsOf(booking)).toHaveLength(1);

    const kept = (await fetchFile(booking, 'label.pdf')).rawPayload;
    await sql`UPDATE shipment_parties SET name = 'Somebody Else'
      WHERE shipment_id = ${booking.id}`.execute(server.owner.db);
    expect((await fetchFile(booking, 'label.pdf')).rawPayload.equals(kept)).toBe(true);
    expect(await rowsOf(booking)).toMatchObject([{ file: 'label.pdf', version: 1 }]);
    expect((await listOf(booking))[0]).toMatchObject({ bytes: kept.length, pages: 1 });
  });

  it('fits the longest names and addresses without cutting or overlapping them', async () => {
    const booking = await bookFirmly();
    const values = {
      name: 'Gesellschaft für wissenschaftliche Datenverarbeitung und Dienstleistungen mbH'.padEnd(
        120,
        ' & Co',
      ),
      line1: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtenstrasse'.padEnd(
        120,
        '1',
      ),
      line2: 'Third courtyard, second staircase, at the end of the corridor'.padEnd(120, ', left'),
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.padEnd(80, ' upon'),
      region: 'Provence-Alpes-Côte d’Azur'.padEnd(80, ' and more'),
    };
    await server.owner.db
      .updateTable('shipmentParties')
      .set(values)
      .where('shipmentId', '=', booking.id)
      .execute();

    const label = (await fetchFile(booking, 'label.pdf')).rawPayload;
    const text = await readText(label, 'raw');
    expect(text.split('\f').filter(Boolean)).toHaveLength(1);
    const letters = text.replaceAll(/\s/g, '');
    for (const value of Object.values(values)) {
      // once for the shipper and once for the recipient
      expect(letters.split(value.replaceAll(/\s/g, '')), value).toHaveLength(3);
    }
    const words = await findWords(label);
    expect(words.filter((word) => word.right > 288 || word.bottom > 432)).toEqual([]);
    expect(
      words.flatMap((word, at) => words.slice(at + 1).filter((o) => overlap(word, o))),
    ).toEqual([]);
  });

  it('is printed again when the object store has lost it', async () => {
    const booking = await bookFirmly();
    const before = (await fetchFile(booking, 'label.zpl')).body;
    const [row] = await rowsOf(booking);
    await server.ctx.objects.delete(row?.objectKey ?? '');
    expect((await fetchFile(booking, 'label.zpl')).body).toBe(before);
    expect(await server.ctx.objects.get(row?.objectKey ?? '')).not.toBeNull();
  });
});

describe('a receipt', () => {
  it('lists every charge, its tax and the payment status, and is made again when they change', async () => {
    const booking = await bookFirmly();
    const due = await readText((await fetchFile(booking, 'receipt.pdf')).rawPayload);
    expect(due).toContain('Due on delivery');
    expect(due).toMatch(/Fuel surcharge\s+12% of the shipping price\s+0%\s+€0\.00\s+€\d+\.\d\d/);
    expect(due).toContain('Taxes and duties');
    expect(due).toContain('Waypost NV');

    await sql`UPDATE shipments SET cancelled_at = now() WHERE id = ${booking.id}`.execute(
      server.owner.db,
    );
    const cancelled = await readText((await fetchFile(booking, 'receipt.pdf')).rawPayload);
    expect(cancelled).toContain('Cancelled');
    expect((await rowsOf(booking)).map((row) => row.version)).toEqual([1, 2]);
  });
});

describe('erasing an account', () => {
  it('removes the documents of its shipments from the list and from the object store', async () => {
    const customer = await registerCustomer(server, worker);
    const draft = await makeDraft(server);
    const answer = await customer.browser.post('/api/shipments/public', bookingRequest(draft), {
      headers: { 'idempotency-key': draft.attemptId },
    });
    const booking = answer.json<Booking>();
    await sql`UPDATE shipments SET hold = NULL WHERE id = ${booking.id}`.execute(server.owner.db);
    await fetchFile(booking, 'label.zpl');
    const [row] = await rowsOf(booking);
    expect(await server.ctx.objects.get(row?.objectKey ?? '')).not.toBeNull();

    await customer.browser.delete('/api/users/me', { password: PASSWORD });
    await worker.runJobs();
    expect(await rowsOf(booking)).toEqual([]);
    expect(await server.ctx.objects.get(row?.objectKey ?? '')).toBeNull();
  });
});
