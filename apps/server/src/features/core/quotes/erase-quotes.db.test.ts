import type { Booking, Quote, Receipt } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookShipment, PARCEL_QUOTE, post } from '../../../testing/builders.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

async function quoteOfAge(days: number): Promise<string> {
  const { id } = (await post(server, '/api/shipments/quote', PARCEL_QUOTE)).json<Quote>();
  await sql`UPDATE quotes SET created_at = now() - make_interval(hours => ${Math.round(days * 24)})
    WHERE id = ${id}`.execute(server.owner.db);
  return id;
}

async function isKept(quoteId: string): Promise<boolean> {
  const row = await server.owner.db
    .selectFrom('quotes')
    .select('id')
    .where('id', '=', quoteId)
    .executeTakeFirst();
  return row !== undefined;
}

async function countQuotes(): Promise<number> {
  const row = await server.owner.db
    .selectFrom('quotes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

async function receiptOf({ receiptId }: Booking): Promise<Receipt> {
  return (await server.app.inject(`/api/receipts/${receiptId}`)).json<Receipt>();
}

const erase = () => worker.runJob('erase_quotes', {});

/** As before the first run: a walk does not come back to where it has been. */
beforeEach(async () => {
  await sql`UPDATE sweep_places SET created_at = '2000-01-01' WHERE sweep = 'quotes'`.execute(
    server.owner.db,
  );
});

describe('erasing quotes', () => {
  it('erases unbooked quotes after 35 days, and no others', async () => {
    const [old, young] = [await quoteOfAge(35.2), await quoteOfAge(34.8)];
    const booking = await bookShipment(server);
    await sql`UPDATE quotes SET created_at = now() - interval '40 days'
      WHERE id = (SELECT quote_id FROM shipments WHERE id = ${booking.id})`.execute(
      server.owner.db,
    );
    await erase();
    expect(await isKept(old)).toBe(false);
    expect(await isKept(young)).toBe(true);
    expect((await receiptOf(booking)).quote.totalCents).toBeGreaterThan(0);
  });

  it('keeps the quote of a shipment whose draft is gone', async () => {
    const booking = await bookShipment(server);
    await sql`DELETE FROM drafts WHERE quote_id = (
      SELECT quote_id FROM shipments WHERE id = ${booking.id})`.execute(server.owner.db);
    await sql`UPDATE quotes SET created_at = now() - interval '36 days'
      WHERE id = (SELECT quote_id FROM shipments WHERE id = ${booking.id})`.execute(
      server.owner.db,
    );
    await erase();
    expect((await receiptOf(booking)).quote.totalCents).toBeGreaterThan(0);
  });

  it('drains a backlog in one run, also with two workers at once', async () => {
    const kept = await countQuotes();
    await sql`INSERT INTO quotes (id, shard, tariff_version, request, result, valid_until, created_at)
      SELECT gen_random_uuid(), shard, tariff_version, request, result, valid_until,
        now() - interval '36 days' + make_interval(secs => nr / 10)
      FROM (SELECT * FROM quotes ORDER BY id DESC LIMIT 1) q, generate_series(1, 5300) nr`.execute(
      server.owner.db,
    );
    await Promise.all([erase(), erase()]);
    expect(await countQuotes()).toBe(kept);
  });

  it('does not read booked quotes again', async () => {
    const booking = await bookShipment(server);
    const placeQuote = (interval: string) =>
      sql`UPDATE quotes SET created_at = now() - ${interval}::interval
        WHERE id = (SELECT quote_id FROM shipments WHERE id = ${booking.id})`.execute(
        server.owner.db,
      );
    await placeQuote('36 days');
    await erase();
    const { rows } = await sql<{ passed: number }>`
      SELECT count(*)::integer AS passed FROM quotes, sweep_places
      WHERE sweep = 'quotes' AND (quotes.created_at, quotes.id) > (sweep_places.created_at, sweep_places.id)
        AND quotes.created_at < now() - interval '35 days'`.execute(server.owner.db);
    expect(rows).toEqual([{ passed: 0 }]);
  });
});
