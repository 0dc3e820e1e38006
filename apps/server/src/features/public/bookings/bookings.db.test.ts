import type { Booking, Quote, Receipt } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  answered,
  bookingRequest,
  bookShipment,
  FREIGHT_QUOTE,
  makeDraft,
  PARCEL_QUOTE,
  post,
  postBooking,
} from '../../../testing/builders.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { claimAttempt } from './claim-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

const server = useTestServer();

const guest = {
  customerId: null,
  keyId: null,
  clientAddress: '192.0.2.1',
  locale: 'en' as const,
};

async function countShipments(): Promise<number> {
  const row = await server.owner.db
    .selectFrom('shipments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

describe('a quote', () => {
  it('has the specified price and shows both possible amounts due', async () => {
    const answer = await post(server, '/api/shipments/quote', PARCEL_QUOTE);
    expect(answer.statusCode).toBe(201);
    // volumetric 400 x 300 x 500 mm / 5000 = 12 kg; (18 + 12 x 5.2) = 80.40; 12 % + 3 = 12.65
    expect(answer.json()).toMatchObject({
      billableGrams: 12_000,
      subtotalCents: 8040,
      surchargeCents: 1265,
      totalCents: 9305,
      bookable: true,
      dueByCard: { totalCents: 10_562 },
      dueOnDelivery: { totalCents: 12_674 },
    });
  });

  it('for a parcel over 70 kg is refused', async () => {
    const heavy = {
      ...PARCEL_QUOTE,
      parcels: [{ ...PARCEL_QUOTE.parcels[0], weightGrams: 70_001 }],
    };
    const answer = await post(server, '/api/shipments/quote', heavy);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'over_max_piece_weight' });
  });

  it('for the largest possible consignment is priced and can be booked', async () => {
    const largest = {
      ...FREIGHT_QUOTE,
      pallets: 200,
      pallet: { weightGrams: 10_000_000, lengthMm: 11_900, widthMm: 2_330, heightMm: 2_580 },
    };
    const quote = await post(server, '/api/shipments/quote', largest);
    expect(quote.json()).toMatchObject({ actualGrams: 2_000_000_000 });
    const draft = await makeDraft(server, largest);
    const { statusCode, body } = await postBooking(server, draft, bookingRequest(draft));
    expect(statusCode, body).toBe(201);
    const booking = JSON.parse(body) as Booking;
    for (const url of [
      `/api/receipts/${booking.receiptId}`,
      `/api/shipments/track/${booking.trackingNumber}`,
    ]) {
      expect((await server.app.inject(url)).statusCode, url).toBe(200);
    }
  });

  it('to a place without a country can be priced but not booked', async () => {
    const quote = await post(server, '/api/shipments/quote', {
      ...PARCEL_QUOTE,
      destination: 'Atlantis',
    });
    expect(quote.json()).toMatchObject({ bookable: false });
    const draft = await post(server, '/api/drafts', {
      quoteId: quote.json<{ id: string }>().id,
      recipientEmail: 'a@example.org',
      recipientAddress: 'Under the sea',
    });
    expect(draft.json()).toMatchObject({ code: 'place_not_bookable' });
  });
});

describe('a booking', () => {
  it('makes one shipment with its receipt, ledger and jobs', async () => {
    const draft = await makeDraft(server);
    const answer = await postBooking(server, draft, bookingRequest(draft));
    expect(answer.statusCode).toBe(201);
    const booking = answer.json<Booking>();
    expect(booking.trackingNumber).toMatch(/^WP[0-9A-HJKMNP-TV-Z]{14}$/);

    const receipt = await server.app.inject(`/api/receipts/${booking.receiptId}`);
    expect(receipt.json<Receipt>()).toMatchObject({
      trackingNumber: booking.trackingNumber,
      paymentState: 'due_on_delivery',
      charges: { totalCents: 12_674 },
      shipper: { email: 'sam.shipper@example.com' },
    });
    const ledger = await server.owner.db
      .selectFrom('ledgerEntries')
      .innerJoin('ledgerTransactions', 'ledgerTransactions.id', 'ledgerEntries.transactionId')
      .select(['account', 'amountCents'])
      .where('shipmentId', '=', booking.id)
      .orderBy('entryNo')
      .execute();
    expect(ledger).toEqual([
      { account: 'receivable', amountCents: 12_674 },
      { account: 'revenue', amountCents: -12_674 },
    ]);
    const jobs = await sql<{ name: string }>`
      SELECT name FROM pgboss.job WHERE data::text LIKE ${`%${booking.id}%`}
      OR data::text LIKE ${`%${booking.trackingNumber}%`} ORDER BY name`.execute(server.owner.db);
    expect(jobs.rows.map((row) => row.name)).toEqual(['activation_mail', 'apply_unmatched_scans']);
  });

  it('keeps which terms were accepted and when, and is refused without them', async () => {
    const draft = await makeDraft(server);
    const { acceptedTerms: _, ...without } = bookingRequest(draft);
    for (const request of [without, { ...without, acceptedTerms: '2020-01' }]) {
      const refused = await postBooking(server, draft, request);
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'terms_not_accepted']);
    }
    const booked = await postBooking(server, draft, bookingRequest(draft));
    const { receiptId } = answered(booked, 201).json<Booking>();
    const { terms } = (await server.app.inject(`/api/receipts/${receiptId}`)).json<Receipt>();
    expect(terms?.version).toBe(draft.termsVersion);
    expect(Date.now() - Date.parse(terms?.acceptedAt ?? '')).toBeLessThan(60_000);
  });

  it('of freight has a piece for each pallet', async () => {
    const booking = await bookShipment(server, FREIGHT_QUOTE);
    const answer = await server.app.inject(`/api/shipments/track/${booking.trackingNumber}`);
    expect(answer.json()).toMatchObject({
      pieceCount: 3,
      freight: { pallets: 3, incoterm: 'DAP' },
    });
  });

  it('of several parcels has a piece for each, priced as one of its own', async () => {
    const box = { weightGrams: 8400, lengthMm: 400, widthMm: 300, heightMm: 500 };
    const parcels = [box, { ...box, weightGrams: 1000, heightMm: 100 }, box];
    const alone = await Promise.all(
      parcels.map(async (parcel) => {
        const body = { ...PARCEL_QUOTE, parcels: [parcel] };
        return (await post(server, '/api/shipments/quote', body)).json<Quote>().totalCents;
      }),
    );
    const draft = await makeDraft(server, { ...PARCEL_QUOTE, parcels });
    expect(draft.quote).toMatchObject({
      actualGrams: 17_800,
      totalCents: alone.reduce((sum, cents) => sum + cents, 0),
    });
    const answer = await postBooking(server, draft, bookingRequest(draft));
    const { trackingNumber } = answered(answer, 201).json<Booking>();
    const tracked = await server.app.inject(`/api/shipments/track/${trackingNumber}`);
    expect(tracked.json()).toMatchObject({
      pieceCount: 3,
      // the weight of all; none of the three sizes is that of the shipment
      parcel: { weightGrams: 17_800, lengthMm: 0 },
      pieces: [{ number: `${trackingNumber}001` }, {}, { number: `${trackingNumber}003` }],
    });
  });

  it('takes up to 20 parcels', async () => {
    const [parcel] = PARCEL_QUOTE.parcels;
    const quote = (count: number) =>
      post(server, '/api/shipments/quote', {
        ...PARCEL_QUOTE,
        parcels: Array.from({ length: count }, () => parcel),
      });
    expect((await quote(20)).statusCode).toBe(201);
    expect((await quote(21)).statusCode).toBe(400);
    expect((await quote(0)).statusCode).toBe(400);
  });

  it('repeated with the same key and body gives the same answer and no second shipment', async () => {
    const draft = await makeDraft(server);
    const request = bookingRequest(draft);
    const first = await postBooking(server, draft, request);
    const before = await countShipments();
    const second = await postBooking(server, draft, request);
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(await countShipments()).toBe(before);
  });

  it('posted ten times at once is booked once', async () => {
    const draft = await makeDraft(server);
    const request = bookingRequest(draft);
    const before = await countShipments();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => postBooking(server, draft, request)),
    );
    expect(await countShipments()).toBe(before + 1);
    const statuses = new Set(answers.map((answer) => answer.statusCode));
    expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
    const numbers = answers
      .filter((answer) => answer.statusCode === 201)
      .map((answer) => answer.json<Booking>().trackingNumber);
    expect(new Set(numbers).size).toBe(1);
  });

  it('with the same key and another body is refused while the first is under way', async () => {
    const draft = await makeDraft(server);
    await claimAttempt(server.ctx, draft.attemptId, bookingRequest(draft), guest);
    const other = await postBooking(server, draft, bookingRequest(draft, { insured: true }));
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('from a second tab gets the receipt of the first one', async () => {
    const draft = await makeDraft(server);
    const first = await postBooking(server, draft, bookingRequest(draft));
    const other = await postBooking(server, draft, bookingRequest(draft, { insured: true }));
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({
      code: 'already_booked',
      details: { receiptId: first.json<Booking>().receiptId },
    });
  });

  it('without a key is refused', async () => {
    const draft = await makeDraft(server);
    const answer = await post(server, '/api/shipments/public', bookingRequest(draft));
    expect(answer.json()).toMatchObject({ code: 'idempotency_key_missing' });
  });

  it('at a price made up by the client is refused with the true price', async () => {
    const draft = await makeDraft(server);
    const answer = await postBooking(
      server,
      draft,
      bookingRequest(draft, {
        expected: { totalCents: 1, currency: 'EUR', billableGrams: draft.quote.billableGrams },
      }),
    );
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'price_changed',
      details: { charges: { totalCents: 12_674 } },
    });
  });

  it('is refused without postal codes of its countries, and keeps them as these write them', async () => {
    const draft = await makeDraft(server);
    const request = bookingRequest(draft);
    const withCodes = (shipper: string, recipient: string) => ({
      ...request,
      shipperAddress: { ...request.shipperAddress, postalCode: shipper },
      recipientAddress: { ...request.recipientAddress, postalCode: recipient },
    });
    const refused = await postBooking(server, draft, withCodes('', 'SW1A 2AA'));
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'shipperAddress.postalCode' }, { path: 'recipientAddress.postalCode' }],
    });
    const booked = await postBooking(server, draft, withCodes('D-10119', '75 001'));
    expect(booked.statusCode).toBe(201);
    const receipt = await server.app.inject(`/api/receipts/${booked.json<Booking>().receiptId}`);
    expect(receipt.json<Receipt>().shipper.postalCode).toBe('10119');
  });

  it('after the quote has expired is refused', async () => {
    const draft = await makeDraft(server);
    await server.owner.db
      .updateTable('quotes')
      .set({ validUntil: sql<Date>`now() - interval '1 second'` })
      .where('id', '=', draft.quote.id)
      .execute();
    const answer = await postBooking(server, draft, bookingRequest(draft));
    expect(answer.json()).toMatchObject({ code: 'quote_expired' });
  });

  it('is finished by the job, once, after a crash that follows the claim', async () => {
    const draft = await makeDraft(server);
    await claimAttempt(server.ctx, draft.attemptId, bookingRequest(draft), guest);
    const before = await countShipments();
    const pending = await server.app.inject(`/api/attempts/${draft.attemptId}`);
    expect(pending.statusCode).toBe(202);

    const [first, second] = await Promise.all([
      settleAttempt(server.ctx, draft.attemptId, Date.now() + 1_000),
      settleAttempt(server.ctx, draft.attemptId, Date.now() + 1_000),
    ]);
    expect(first).toEqual(second);
    if (first?.kind !== 'booked') throw new Error('it is not booked');
    expect(await countShipments()).toBe(before + 1);
    const done = await server.app.inject(`/api/attempts/${draft.attemptId}`);
    expect(done.json()).toEqual(first.booking);
    const repeated = await postBooking(server, draft, bookingRequest(draft));
    expect(repeated.json()).toEqual(first.booking);
  });

  it('keeps no copy of the request once the shipment exists', async () => {
    const draft = await makeDraft(server);
    await postBooking(server, draft, bookingRequest(draft));
    const row = await server.owner.db
      .selectFrom('bookingAttempts')
      .select('request')
      .where('id', '=', draft.attemptId)
      .executeTakeFirstOrThrow();
    expect(row.request).toBeNull();
  });
});

describe('the ledger', () => {
  it('refuses a transaction that does not balance', async () => {
    const unbalanced = server.owner.db.transaction().execute(async (tx) => {
      const { postLedger } = await import('../../core/ledger/index.ts');
      await postLedger(tx, {
        effectKey: 'test:unbalanced',
        shard: 0,
        shipmentId: '01900000-0000-7000-8000-000000000000',
        currency: 'EUR',
        entries: [
          { account: 'receivable', amountCents: 100 },
          { account: 'revenue', amountCents: -99 },
        ],
      });
    });
    await expect(unbalanced).rejects.toThrow(/does not balance/);
  });

  it('posts an effect once', async () => {
    const booking = await bookShipment(server);
    const again = sql`
      INSERT INTO ledger_transactions (id, shard, effect_key, shipment_id)
      SELECT gen_random_uuid(), shard, effect_key, shipment_id FROM ledger_transactions
      WHERE shipment_id = ${booking.id}`.execute(server.owner.db);
    await expect(again).rejects.toThrow(/duplicate key/);
  });
});

describe('a receipt', () => {
  it('is not found by a guess', async () => {
    const answer = await server.app.inject(`/api/receipts/${'0'.repeat(25)}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'receipt_unavailable' });
  });
});
