import type { Booking, Receipt } from '@waypost/contract';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  PARCEL_QUOTE,
  bookingRequest,
  bookShipment,
  FREIGHT_QUOTE,
  makeDraft,
  post,
  postBooking,
  outcomesOf,
  scanOf,
} from '../../../testing/builders.ts';
import { cancelByShipper } from '../../../testing/parties.ts';
import { newEmail, seatCustomer } from '../../../testing/people.ts';
import { changeSettings } from '../../../testing/settings.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer({
  GUEST_PAY_ON_DELIVERY_MAX_CENTS: 12_674,
  GUEST_BOOKINGS_PER_RECIPIENT: 1_000,
  GUEST_BOOKINGS_PER_CLIENT: 1_000,
});
const worker = useTestWorker(server);

async function receiptOf(booking: Booking): Promise<Receipt> {
  return (await server.app.inject(`/api/receipts/${booking.receiptId}`)).json<Receipt>();
}

/** The mail with the code that was sent last. */
async function mailedCode(): Promise<string> {
  await worker.runJobs();
  const mail = worker.mails.findLast((sent) => sent.subject.includes('activates'));
  return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
}

async function ledgerOf(shipmentId: string) {
  const rows = await server.owner.db
    .selectFrom('ledgerEntries')
    .innerJoin('ledgerTransactions', 'ledgerTransactions.id', 'ledgerEntries.transactionId')
    .select((eb) => ['account', eb.fn.sum<string>('amountCents').as('cents')])
    .where('shipmentId', '=', shipmentId)
    .groupBy('account')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.account, Number(row.cents)]));
}

describe('a guest who pays on delivery', () => {
  it('activates the booking with the mailed code, and only then is the recipient notified', async () => {
    const booking = await bookShipment(server);
    expect(await receiptOf(booking)).toMatchObject({ hold: 'awaiting_activation' });
    const code = await mailedCode();
    expect(worker.mails.filter((mail) => mail.to === 'rosa.recipient@example.org')).toEqual([]);

    const url = `/api/receipts/${booking.receiptId}/activation`;
    const wrong = await post(server, url, { code: code === '000000' ? '000001' : '000000' });
    expect(wrong.json()).toMatchObject({ code: 'code_invalid' });
    const right = await post(server, url, { code });
    expect(right.json()).toMatchObject({ hold: null, paymentState: 'due_on_delivery' });

    await worker.runJobs();
    const notice = worker.mails.find((mail) => mail.to === 'rosa.recipient@example.org');
    expect(notice?.text).toContain('Trajet : Allemagne – France');
    expect(notice?.text).toContain('Expéditeur\u00a0: Sam Shipper\n');
    for (const typed of ['Rosa', 'Rivoli']) {
      expect(notice?.text, typed).not.toContain(typed);
    }
  });

  it('gets one booked email, with the label, after the code is entered, also when it is entered twice at once', async () => {
    const booking = await bookShipment(server);
    const subject = `Booked: ${formatTrackingNumber(booking.trackingNumber)}`;
    const booked = () => worker.mails.filter((mail) => mail.subject === subject);
    const code = await mailedCode();
    expect(booked()).toEqual([]);

    const url = `/api/receipts/${booking.receiptId}/activation`;
    await Promise.all([post(server, url, { code }), post(server, url, { code })]);
    await post(server, url, { code });
    await worker.runJobs();
    expect(booked()).toHaveLength(1);
    // as after a crash
    await worker.runJob('booking_confirmation', { shipmentId: booking.id });
    expect(booked().map((mail) => mail.to)).toEqual(['sam.shipper@example.com']);
    expect(booked()[0]?.text).toContain(`/receipt/${booking.receiptId}/label.pdf`);
  });

  it('has five tries for a code, after which the right one is refused too', async () => {
    const booking = await bookShipment(server);
    const code = await mailedCode();
    const url = `/api/receipts/${booking.receiptId}/activation`;
    const wrong = anotherCode(code);
    for (let number = 0; number < 5; number += 1) await post(server, url, { code: wrong });
    expect((await post(server, url, { code })).json()).toMatchObject({ code: 'code_invalid' });
    expect(await receiptOf(booking)).toMatchObject({ hold: 'awaiting_activation' });
  });

  it('can request the code again after 30 seconds', async () => {
    const booking = await bookShipment(server);
    const url = `/api/receipts/${booking.receiptId}/activation/code`;
    expect((await post(server, url, {})).statusCode).toBe(429);
    await sql`UPDATE activation_codes SET mailed_at = now() - interval '31 seconds'
      WHERE shipment_id = ${booking.id}`.execute(server.owner.db);
    const first = await mailedCode();
    expect((await post(server, url, {})).statusCode).toBe(200);
    const second = await mailedCode();
    const activation = `/api/receipts/${booking.receiptId}/activation`;
    // one code in a million is the one before it
    const notTheirs = first === second ? anotherCode(second) : first;
    expect((await post(server, activation, { code: notTheirs })).statusCode).toBe(422);
    expect((await post(server, activation, { code: second })).json()).toMatchObject({ hold: null });
  });

  async function resendFrom(client: string, booking: Booking): Promise<number> {
    await sql`UPDATE activation_codes SET mailed_at = now() - interval '31 seconds'
      WHERE shipment_id = ${booking.id}`.execute(server.owner.db);
    const url = `/api/receipts/${booking.receiptId}/activation/code`;
    const answer = await openBrowser(server).post(
      url,
      {},
      { headers: { 'x-waypost-client-address': client } },
    );
    return answer.statusCode;
  }

  async function bookFrom(shipperEmail: string): Promise<Booking> {
    const draft = await makeDraft(server);
    const request = bookingRequest(draft);
    const contact = { ...request.contact, shipperEmail };
    return (await postBooking(server, draft, { ...request, contact })).json<Booking>();
  }

  it('can request codes for one address ten times a day, across all bookings', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (const booking of [await bookFrom(email), await bookFrom(email.toUpperCase())]) {
      for (let time = 0; time < 6; time += 1) {
        statuses.push(await resendFrom(`192.0.2.${statuses.length}`, booking));
      }
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });

  it('can request codes twenty times an hour from one client, where an IPv6 /64 is one client', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 3; number += 1) {
      const booking = await bookFrom(newEmail());
      for (let time = 0; time < 7; time += 1) {
        statuses.push(await resendFrom(`2001:db8:77:3::${statuses.length}`, booking));
      }
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    expect(await resendFrom('2001:db8:77:4::1', await bookFrom(newEmail()))).toBe(200);
  });

  it('has the booking cancelled without the code after a day, and owes nothing', async () => {
    const booking = await bookShipment(server);
    await sql`UPDATE shipments SET booked_at = now() - interval '25 hours'
      WHERE id = ${booking.id}`.execute(server.owner.db);
    await worker.runJob('expire_holds', {});
    await worker.runJobs();
    expect(await receiptOf(booking)).toMatchObject({
      paymentState: 'cancelled',
      cancellable: false,
      hold: null,
    });
    expect(await ledgerOf(booking.id)).toEqual({ receivable: 0, revenue: 0 });
    const tracked = await server.app.inject(`/api/shipments/track/${booking.trackingNumber}`);
    expect(tracked.json()).toMatchObject({ status: 'Cancelled' });
  });

  it('must choose another payment method above the cap', async () => {
    const [parcel] = PARCEL_QUOTE.parcels;
    const draft = await makeDraft(server, { ...PARCEL_QUOTE, parcels: [parcel, parcel] });
    const answer = await postBooking(server, draft, bookingRequest(draft));
    expect(answer.json()).toMatchObject({ code: 'pay_on_delivery_limit' });
  });

  it('has the payment posted to the ledger once when the courier collects it', async () => {
    const booking = await bookShipment(server);
    const scan = scanOf(booking.trackingNumber, {
      code: 'DELIVERED',
      collected: { cents: 12_674, currency: 'EUR' },
    });
    expect(await outcomesOf(server, [scan, scan])).toEqual(['recorded', 'known']);
    await outcomesOf(server, [scan]);
    await worker.runJobs();
    await worker.runJob('post_collected', {
      shipmentId: booking.id,
      sourceId: await sourceOf(booking.id),
      scanId: scan.scanId,
    });
    expect(await ledgerOf(booking.id)).toEqual({
      receivable: 0,
      revenue: -12_674,
      cash_with_courier: 12_674,
    });
    expect(await receiptOf(booking)).toMatchObject({ paymentState: 'collected' });
  });
});

async function sourceOf(shipmentId: string): Promise<number> {
  const row = await server.owner.db
    .selectFrom('trackingEvents')
    .select('sourceId')
    .where('shipmentId', '=', shipmentId)
    .executeTakeFirstOrThrow();
  return row.sourceId;
}

describe('cancelling a guest booking', () => {
  it('is possible until the pickup', async () => {
    const booking = await bookShipment(server);
    await outcomesOf(server, [scanOf(booking.trackingNumber)]);
    const answer = await cancelByShipper(server, booking);
    expect(answer.json()).toMatchObject({ code: 'not_cancellable' });
  });

  it('is emailed to the shipper, shown on the receipt, and cannot be repeated', async () => {
    const booking = await bookShipment(server);
    expect((await cancelByShipper(server, booking)).statusCode).toBe(200);
    const receipt = await receiptOf(booking);
    expect(receipt).toMatchObject({ paymentState: 'cancelled', cancellable: false });
    const again = await cancelByShipper(server, booking);
    expect(again.json()).toMatchObject({ code: 'not_cancellable' });
    await worker.runJobs();
    expect(worker.mails.some((mail) => mail.subject.startsWith('Cancelled:'))).toBe(true);
  });
});

describe('links in emails', () => {
  it('lead to their shipment, and a forged one is refused', async () => {
    const booking = await bookShipment(server);
    await post(server, `/api/receipts/${booking.receiptId}/activation`, {
      code: await mailedCode(),
    });
    await worker.runJobs();
    const mail = worker.mails.findLast((sent) => sent.to === 'rosa.recipient@example.org');
    const token = /\/t\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await server.app.inject(`/api/links/${token}`)).json()).toEqual({
      trackingNumber: booking.trackingNumber,
      role: 'recipient',
    });
    const swapped = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`;
    const forged = await server.app.inject(`/api/links/${swapped}`);
    expect(forged.json()).toMatchObject({ code: 'link_invalid' });
  });
});

describe('the limits of guests', () => {
  const limited = useTestServer({
    GUEST_BOOKINGS_PER_CLIENT: 2,
    GUEST_BOOKINGS_PER_RECIPIENT: 100,
  });

  it('count bookings, not repeats of one booking', async () => {
    const first = await makeDraft(limited);
    for (let repeat = 0; repeat < 5; repeat += 1) {
      const answer = await postBooking(limited, first, bookingRequest(first));
      expect(answer.statusCode).toBe(201);
    }
    const second = await makeDraft(limited);
    expect((await postBooking(limited, second, bookingRequest(second))).statusCode).toBe(201);
    const third = await makeDraft(limited);
    const refused = await postBooking(limited, third, bookingRequest(third));
    expect(refused.statusCode).toBe(429);
  });
});

describe('a customer who pays on delivery', () => {
  it('may owe up to the amount in the settings, and must choose another payment method above it', async () => {
    const { browser } = await seatCustomer(server);
    const book = async () => {
      const draft = await makeDraft(server);
      return browser.post('/api/shipments/public', bookingRequest(draft), {
        headers: { 'idempotency-key': draft.attemptId },
      });
    };
    await changeSettings(server, { payOnDeliveryMaxCents: 12_674 });
    expect((await book()).statusCode).toBe(201);
    await changeSettings(server, { payOnDeliveryMaxCents: 12_673 });
    const refused = await book();
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'pay_on_delivery_too_high' });
  });

  it('may owe 3,000 euro under settings saved before this limit existed', async () => {
    await sql`INSERT INTO settings_versions (version, document, reason)
      SELECT version + 1, document - 'payOnDeliveryMaxCents', 'test' FROM settings_versions
      ORDER BY version DESC LIMIT 1`.execute(server.owner.db);
    const { browser } = await seatCustomer(server);
    const heavy = { ...FREIGHT_QUOTE, pallets: 40 };
    const draft = await makeDraft(server, heavy);
    const answer = await browser.post('/api/shipments/public', bookingRequest(draft), {
      headers: { 'idempotency-key': draft.attemptId },
    });
    expect(answer.json()).toMatchObject({ code: 'pay_on_delivery_too_high' });
    const small = await makeDraft(server);
    const accepted = await browser.post('/api/shipments/public', bookingRequest(small), {
      headers: { 'idempotency-key': small.attemptId },
    });
    expect(accepted.statusCode).toBe(201);
  });
});

function anotherCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
