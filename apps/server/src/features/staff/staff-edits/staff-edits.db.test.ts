import { randomUUID } from 'node:crypto';
import type { Booking, PublicTracking, Receipt, ShipmentConflict } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bookingRequest,
  bookShipment,
  makeDraft,
  outcomesOf,
  postBooking,
  scanOf,
} from '../../../testing/builders.ts';
import { enrolSecondFactor, registerStaff, type TestStaff } from '../../../testing/people.ts';
import { bookWithParties } from '../../../testing/parties.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
let owner: TestStaff;
let operations: TestStaff;
let finance: TestStaff;

beforeAll(async () => {
  owner = await registerStaff(server, 'owner');
  operations = await registerStaff(server, 'operations');
  finance = await registerStaff(server, 'finance');
});

const pathOf = (booking: Pick<Booking, 'id'>, rest = '') =>
  `/api/admin/shipments/${booking.id}${rest}`;

function edit(booking: Booking, change: object, staff: TestStaff = operations) {
  return staff.browser.patch(pathOf(booking), { revision: 1, ...change });
}

async function track(booking: Booking): Promise<PublicTracking> {
  const answer = await server.app.inject(`/api/shipments/track/${booking.trackingNumber}`);
  return answer.json<PublicTracking>();
}

async function ledgerOf(booking: Pick<Booking, 'id'>): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; cents: string }>`
    SELECT account, sum(amount_cents) AS cents FROM ledger_entries e
    JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE t.shipment_id = ${booking.id} GROUP BY account`.execute(server.owner.db);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
}

async function auditOf(booking: Pick<Booking, 'id'>) {
  const { rows } = await sql<{ action: string; actorId: string; details: object }>`
    SELECT action, actor_id, details FROM audit_log
    WHERE subject = ${`shipment:${booking.id}`} AND action NOT LIKE '%.read'
    ORDER BY at`.execute(server.owner.db);
  return rows;
}

async function priceOf(booking: Pick<Booking, 'id'>): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT price_cents AS cents FROM shipments WHERE id = ${booking.id}`.execute(server.owner.db);
  return rows[0]?.cents ?? 0;
}

describe('an edit of a shipment by staff', () => {
  it('changes what differs, once, and the public page follows', async () => {
    const booking = await bookShipment(server);
    const change = {
      status: 'In Transit',
      reason: 'The scanner in Leipzig is broken.',
      lastLocation: 'Leipzig, Germany',
      from: 'Berlin, Germany',
      to: 'Lyon, France',
      recipient: { name: 'Rosa Renamed', line1: '7 Quai Perrache', city: 'Lyon' },
    };
    const answer = await edit(booking, change);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      revision: 2,
      status: 'In Transit',
      changed: [
        'status',
        'lastLocation',
        'to',
        'recipient.name',
        'recipient.line1',
        'recipient.city',
      ],
    });
    const shown = await track(booking);
    expect(shown).toMatchObject({
      status: 'In Transit',
      to: 'Lyon, France',
      lastLocation: { city: 'Leipzig', country: 'DE' },
    });
    expect(shown.recipient.name).toBe('R. R.');
    expect(JSON.stringify(shown)).not.toContain('broken');

    const again = await edit(booking, { ...change, revision: 2 });
    expect(again.json()).toMatchObject({ revision: 2, changed: [] });
  });

  it('stores who and why beside the event, and nothing personal in the audit log', async () => {
    const booking = await bookShipment(server);
    await edit(booking, {
      status: 'Exception',
      exception: 'damage',
      reason: 'Torn open.',
      recipient: { email: 'other@example.org' },
    });
    const { rows } = await sql<object>`
      SELECT e.code, e.set_status, e.reason, p.note, p.staff_id FROM tracking_events e
      JOIN event_private p USING (shipment_id, source_id, scan_id)
      WHERE e.shipment_id = ${booking.id}`.execute(server.owner.db);
    expect(rows).toEqual([
      {
        code: 'STATUS_SET',
        setStatus: 'Exception',
        reason: 'damage',
        note: 'Torn open.',
        staffId: operations.id,
      },
    ]);
    const [entry] = await auditOf(booking);
    expect(entry).toMatchObject({ action: 'shipment.edit', actorId: operations.id });
    expect(JSON.stringify(entry)).not.toMatch(/example\.org|Torn/);
  });

  it('is refused to the second of two colleagues, with what changed, by whom, and when', async () => {
    const booking = await bookShipment(server);
    await edit(booking, { to: 'Lyon, France', recipient: { phone: '+33 4 0000' } }, owner);
    const second = await edit(booking, { to: 'Nice, France' });
    expect(second.statusCode).toBe(409);
    const { code, details } = second.json<{ code: string; details: ShipmentConflict }>();
    expect(code).toBe('shipment_changed');
    expect(details.revision).toBe(2);
    expect(details.changes).toEqual([
      { field: 'to', value: 'Lyon, France', staffName: 'Grace Staff', at: expect.any(String) },
      {
        field: 'recipient.phone',
        value: '+33 4 0000',
        staffName: 'Grace Staff',
        at: expect.any(String),
      },
    ]);
    const applied = await edit(booking, { to: 'Nice, France', revision: details.revision });
    expect(applied.json()).toMatchObject({ revision: 3, changed: ['to'] });
  });

  it('posted by nine colleagues at the same moment succeeds for one', async () => {
    const booking = await bookShipment(server);
    const cities = ['Nice', 'Lyon', 'Lille', 'Brest', 'Metz', 'Nantes', 'Dijon', 'Tours', 'Pau'];
    const answers = await Promise.all(
      cities.map((city) => edit(booking, { to: `${city}, France` })),
    );
    const statuses = Map.groupBy(answers, ({ statusCode }) => statusCode);
    expect(statuses.get(200)).toHaveLength(1);
    expect(statuses.get(409)).toHaveLength(cities.length - 1);
  });

  it('treats a dash as an empty value, and refuses a place without a country', async () => {
    const booking = await bookShipment(server);
    expect((await edit(booking, { from: '—' })).json()).toMatchObject({ changed: ['from'] });
    expect((await track(booking)).from).toBe('');
    const refused = await edit(booking, { revision: 2, to: 'Somewhere' });
    expect(refused.json()).toMatchObject({ code: 'place_unknown' });
  });

  it('can set the delivery days, which are shown as a revision', async () => {
    const booking = await bookShipment(server);
    const eta = { earliest: '2099-03-02', latest: '2099-03-04' };
    expect((await edit(booking, { eta })).statusCode).toBe(200);
    const { delivery } = await track(booking);
    expect(delivery).toMatchObject(eta);
    expect(delivery?.revisions[0]).toMatchObject({ cause: 'staff', ...eta });
    const over = { earliest: '2020-03-02', latest: '2020-03-04' };
    const refused = await edit(booking, { revision: 2, eta: over });
    expect(refused.json()).toMatchObject({ code: 'delivery_days_impossible' });
  });

  it('requires a reason for a status, and is refused for a cancelled shipment', async () => {
    const booking = await bookShipment(server);
    expect((await edit(booking, { status: 'Delivered' })).statusCode).toBe(400);
    await operations.browser.post(pathOf(booking, '/cancel'), { reason: 'Test.', refund: true });
    const refused = await edit(booking, { revision: 2, to: 'Nice, France' });
    expect(refused.json()).toMatchObject({ code: 'shipment_cancelled' });
  });
});

describe('the price of a shipment', () => {
  it('can be adjusted in the ledger and on the receipt while all of it is owed', async () => {
    const booking = await bookShipment(server);
    const before = await priceOf(booking);
    const price = { cents: before - 500, reason: 'Late collection.' };
    expect((await edit(booking, { price })).statusCode).toBe(403);
    expect((await edit(booking, { price }, owner)).json()).toMatchObject({ changed: ['price'] });
    expect(await ledgerOf(booking)).toEqual({
      receivable: before - 500,
      revenue: 500 - before,
    });
    const receipt = (await server.app.inject(`/api/receipts/${booking.receiptId}`)).json<Receipt>();
    expect(receipt.charges.totalCents).toBe(before - 500);
    expect(receipt.charges.lines.at(-1)).toMatchObject({ kind: 'adjustment', cents: -500 });
    const sum = receipt.charges.lines.reduce((total, { cents }) => total + cents, 0);
    expect(sum).toBe(before - 500);
  });

  it('adjusted before a cancellation leaves nothing owed after it', async () => {
    const booking = await bookShipment(server);
    await edit(booking, { price: { cents: 9_999, reason: 'Oversize.' } }, owner);
    await operations.browser.post(pathOf(booking, '/cancel'), { reason: 'Test.', refund: true });
    await worker.runJobs();
    expect(await ledgerOf(booking)).toEqual({ receivable: 0, revenue: 0 });
  });

  it('cannot be adjusted once it was collected', async () => {
    const booking = await bookShipment(server);
    const cents = await priceOf(booking);
    await finance.browser.post(pathOf(booking, '/collected'), { cents, collectedBy: 'Tom' });
    const refused = await edit(booking, { price: { cents: 100, reason: 'Too late.' } }, owner);
    expect(refused.json()).toMatchObject({ code: 'price_settled' });
  });
});

describe('events added by staff', () => {
  /** An hour ago: what is dated before the booking is not believed. */
  const hourAgo = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 3_600_000);
  const clocksOfTokyo = () =>
    new Date(hourAgo.getTime() + 9 * 3_600_000).toISOString().slice(0, 16);
  const entry = (change: object = {}) => ({
    scanId: randomUUID(),
    code: 'ARRIVED',
    place: 'Tokyo, Japan',
    occurredAt: clocksOfTokyo(),
    note: 'Seen by the night shift.',
    ...change,
  });

  it('are added once, at the local time of their place', async () => {
    const booking = await bookShipment(server);
    const event = entry();
    for (let post = 0; post < 2; post += 1) {
      const answer = await operations.browser.post(pathOf(booking, '/events'), event);
      expect(answer.json()).toMatchObject({ status: 'In Transit' });
    }
    const { timeline } = await track(booking);
    expect(timeline.filter(({ code }) => code === 'ARRIVED')).toMatchObject([
      { at: hourAgo.toISOString(), place: { city: 'Tokyo', country: 'JP' } },
    ]);
    expect(JSON.stringify(timeline)).not.toContain('night shift');
    expect(await auditOf(booking)).toHaveLength(1);
    const other = await operations.browser.post(pathOf(booking, '/events'), {
      ...event,
      code: 'DEPARTED',
    });
    expect(other.json()).toMatchObject({ code: 'form_already_sent' });
  });

  it('show a note on the public page only when it is marked as public', async () => {
    const booking = await bookShipment(server);
    const note = 'The road is closed by snow.';
    const post = (change: object) =>
      operations.browser.post(pathOf(booking, '/events'), entry({ note, ...change }));
    await post({ visibility: 'internal', noteVisibility: 'public' });
    await post({ code: 'HELD' });
    expect(JSON.stringify(await track(booking))).not.toContain('snow');
    await post({ code: 'HELD', noteVisibility: 'public' });
    const { timeline } = await track(booking);
    expect(timeline.filter((event) => event.note === note)).toHaveLength(1);
  });

  it('change the state but are not on the public page when they are internal', async () => {
    const booking = await bookShipment(server);
    await operations.browser.post(pathOf(booking, '/events'), entry({ visibility: 'internal' }));
    const { status, timeline } = await track(booking);
    expect(status).toBe('In Transit');
    expect(timeline.map(({ code }) => code)).toEqual(['CREATED']);
  });

  it('are voided with a reason, once', async () => {
    const booking = await bookShipment(server);
    const event = entry();
    await operations.browser.post(pathOf(booking, '/events'), event);
    const path = pathOf(booking, `/events/${event.scanId}/void`);
    const body = { sourceId: -1, reason: 'Wrong parcel.' };
    expect((await operations.browser.post(path, body)).json()).toMatchObject({ status: 'Created' });
    expect((await track(booking)).timeline.map(({ code }) => code)).toEqual(['CREATED']);
    expect((await operations.browser.post(path, body)).json()).toMatchObject({
      code: 'event_not_voidable',
    });
  });

  it('can void an event of a device too', async () => {
    const booking = await bookShipment(server);
    const scan = scanOf(booking.trackingNumber, { code: 'DELIVERED' });
    await outcomesOf(server, [scan]);
    const { rows } = await sql<{ sourceId: number }>`SELECT source_id FROM tracking_events
      WHERE shipment_id = ${booking.id}`.execute(server.owner.db);
    const answer = await operations.browser.post(pathOf(booking, `/events/${scan.scanId}/void`), {
      sourceId: rows[0]?.sourceId,
      reason: 'Delivered next door.',
    });
    expect(answer.json()).toMatchObject({ status: 'Created' });
  });

  it('email the parties as a scan would when they set a status', async () => {
    const booking = await bookWithParties(server);
    const body = { status: 'Out for Delivery', reason: 'The van left without scanning.' };
    await operations.browser.post(pathOf(booking, '/status'), body);
    await worker.runJobs();
    await worker.runJobs();
    const mails = worker.mails.filter(({ to }) => to === booking.shipperEmail);
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Out for delivery'),
    );
  });
});

describe('a cancellation by staff', () => {
  it('of a shipment due on delivery leaves nothing owed, at any status', async () => {
    const booking = await bookShipment(server);
    await outcomesOf(server, [scanOf(booking.trackingNumber)]);
    const body = { reason: 'The shipper asked for it.', refund: true };
    const answer = await operations.browser.post(pathOf(booking, '/cancel'), body);
    expect(answer.json()).toMatchObject({ status: 'Cancelled' });
    expect(await ledgerOf(booking)).toEqual({ receivable: 0, revenue: 0 });
    const again = await operations.browser.post(pathOf(booking, '/cancel'), body);
    expect(again.json()).toMatchObject({ code: 'not_cancellable' });
    expect(await outcomesOf(server, [scanOf(booking.trackingNumber)])).toEqual(['recorded']);
    expect((await track(booking)).status).toBe('Cancelled');
  });

  it('without a refund leaves the money as it is', async () => {
    const booking = await bookShipment(server);
    const cents = await priceOf(booking);
    await operations.browser.post(pathOf(booking, '/cancel'), {
      reason: 'Nobody was there, three times.',
      refund: false,
    });
    await worker.runJobs();
    expect(await ledgerOf(booking)).toEqual({ receivable: cents, revenue: -cents });
  });

  it('refunds collected money by hand, by members who may move money, with their second factor', async () => {
    const staff = await registerStaff(server, 'owner');
    const authenticator = await enrolSecondFactor(server, staff);
    const booking = await bookShipment(server);
    const cents = await priceOf(booking);
    await finance.browser.post(pathOf(booking, '/collected'), { cents, collectedBy: 'Tom' });
    const body = { reason: 'Collected, and then lost.', refund: true };
    const path = pathOf(booking, '/cancel');
    expect((await operations.browser.post(path, body)).statusCode).toBe(403);
    expect((await staff.browser.post(path, body)).json()).toMatchObject({
      code: 'second_factor_needed',
    });
    const secondFactor = await authenticator.nextCode();
    expect((await staff.browser.post(path, { ...body, secondFactor })).statusCode).toBe(200);
    expect(await ledgerOf(booking)).toEqual({
      receivable: 0,
      revenue: -cents,
      cash_with_courier: cents,
      refunds: cents,
      bank: -cents,
    });
    const { rows } =
      await sql`SELECT kind FROM desk_items WHERE shipment_id = ${booking.id}`.execute(
        server.owner.db,
      );
    expect(rows).toEqual([{ kind: 'refund_by_hand' }]);
  });
});

describe('money received without the provider', () => {
  it('is marked as collected once, for exactly the amount owed', async () => {
    const booking = await bookShipment(server);
    const cents = await priceOf(booking);
    const path = pathOf(booking, '/collected');
    const mark = (amount: number) =>
      finance.browser.post(path, { cents: amount, collectedBy: 'Tom Courier' });
    expect((await operations.browser.post(path, {})).statusCode).toBe(403);
    expect((await mark(cents - 1)).json()).toMatchObject({
      code: 'amount_differs',
      details: { owedCents: cents },
    });
    const answers = await Promise.all([mark(cents), mark(cents), mark(cents)]);
    const statuses = Map.groupBy(answers, ({ statusCode }) => statusCode);
    expect([statuses.get(200)?.length, statuses.get(409)?.length]).toEqual([1, 2]);
    expect(await ledgerOf(booking)).toMatchObject({ receivable: 0, cash_with_courier: cents });
    expect(JSON.stringify(await auditOf(booking))).not.toContain('Tom');
  });

  it('is not counted twice when the courier reports it too, before or after', async () => {
    for (const first of ['staff', 'courier'] as const) {
      const booking = await bookShipment(server);
      const cents = await priceOf(booking);
      const scan = scanOf(booking.trackingNumber, {
        code: 'DELIVERED',
        collected: { cents, currency: 'EUR' },
      });
      const mark = () =>
        finance.browser.post(pathOf(booking, '/collected'), { cents, collectedBy: 'Tom' });
      if (first === 'courier') await outcomesOf(server, [scan]);
      const marked = await mark();
      if (first === 'staff') await outcomesOf(server, [scan]);
      await worker.runJobs();
      expect(marked.statusCode).toBe(first === 'staff' ? 200 : 409);
      expect(await ledgerOf(booking)).toMatchObject({ receivable: 0, cash_with_courier: cents });
    }
  });

  it('by transfer releases the shipment', async () => {
    const draft = await makeDraft(server);
    const request = bookingRequest(draft, { paymentMethod: 'bank_transfer' });
    const booking = (await postBooking(server, draft, request)).json<Booking>();
    const cents = await priceOf(booking);
    const path = pathOf(booking, '/received');
    const body = { cents, bankReference: 'Extract 12' };
    expect((await finance.browser.post(path, body)).statusCode).toBe(200);
    expect((await finance.browser.post(path, body)).json()).toMatchObject({ code: 'nothing_owed' });
    expect(await ledgerOf(booking)).toEqual({ receivable: 0, revenue: -cents, bank: cents });
    await worker.runJobs();
    const receipt = (await server.app.inject(`/api/receipts/${booking.receiptId}`)).json<Receipt>();
    expect(receipt).toMatchObject({ paymentState: 'paid', hold: null });
  });
});

describe('an email from staff', () => {
  it('goes to a party as plain text in our frame, once', async () => {
    const booking = await bookWithParties(server);
    const letter = {
      id: randomUUID(),
      to: 'recipient',
      subject: 'About your parcel',
      message: 'Please call us.\n\n<b>Today</b>',
    };
    for (let post = 0; post < 2; post += 1) {
      const answer = await operations.browser.post(pathOf(booking, '/notify'), letter);
      expect(answer.json()).toMatchObject({ to: ['recipient'] });
    }
    await worker.runJobs();
    const mails = worker.mails.filter(({ subject }) => subject === 'About your parcel');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toBe(booking.recipientEmail);
    expect(mails[0]?.html).toContain('&lt;b&gt;Today&lt;/b&gt;');
    const { rows } = await sql`SELECT template, party, state FROM outbox_mails
      WHERE effect_key LIKE ${`mail:staff:${letter.id}%`}`.execute(server.owner.db);
    expect(rows).toEqual([{ template: 'staff_message', party: 'recipient', state: 'sent' }]);
    const other = await operations.browser.post(pathOf(booking, '/notify'), {
      ...letter,
      message: 'Something else.',
    });
    expect(other.json()).toMatchObject({ code: 'form_already_sent' });
  });

  it('without a message sends both parties the current status', async () => {
    const booking = await bookWithParties(server);
    const answer = await operations.browser.post(pathOf(booking, '/notify'));
    expect(answer.statusCode).toBe(202);
    await worker.runJobs();
    const subjectsTo = (email: string) =>
      worker.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjectsTo(booking.shipperEmail)).toContainEqual(expect.stringMatching(/^Created: /));
    // the recipient, in Paris, is written to in French
    expect(subjectsTo(booking.recipientEmail)).toContainEqual(expect.stringMatching(/^Créé\s: /));
  });

  it('needs a shipment, and works the same at its other path', async () => {
    const booking = await bookWithParties(server);
    const letter = { to: 'shipper', subject: 'Hello', message: 'A word.' };
    const refused = await operations.browser.post('/api/email/send', letter);
    expect(refused.json()).toMatchObject({
      code: 'no_shipment_selected',
      message: 'No shipment selected for email.',
    });
    const answer = await operations.browser.post('/api/email/send', {
      shipmentId: booking.id,
      ...letter,
    });
    expect(answer.statusCode).toBe(202);
  });
});
