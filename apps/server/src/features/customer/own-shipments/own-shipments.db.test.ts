import type { OwnShipment } from '@waypost/contract';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asCustomer } from '../../../platform/acting-customer.ts';
import {
  bookingRequest,
  FREIGHT_QUOTE,
  makeDraft,
  outcomesOf,
  PARCEL_QUOTE,
  postBooking,
  scanOf,
} from '../../../testing/builders.ts';
import { PASSWORD, registerCustomer, type TestCustomer } from '../../../testing/people.ts';
import { planOf } from '../../../testing/query-plan.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { selectOwnShipments } from './own-shipments.queries.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const PATH = '/api/shipments';
type Page = { shipments: OwnShipment[]; next: string | null };

async function bookAsGuest(
  email: string,
  change: { quote?: object; recipientName?: string; orderReference?: string } = {},
) {
  const draft = await makeDraft(server, change.quote ?? PARCEL_QUOTE);
  const request = bookingRequest(draft);
  const recipientName = change.recipientName ?? request.contact.recipientName;
  const contact = { ...request.contact, shipperEmail: email, recipientName };
  const { orderReference } = change;
  const booked = await postBooking(server, draft, { ...request, contact, orderReference });
  expect(booked.statusCode).toBe(201);
  return booked.json<{ id: string; trackingNumber: string }>();
}

async function listed({ browser }: TestCustomer, query = ''): Promise<Page> {
  const answer = await browser.get(`${PATH}${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Page>();
}

describe('the list of own shipments', () => {
  it('says when each is due, and lists the late ones alone', async () => {
    const customer = await registerCustomer(server, worker);
    const [late, onTime] = [await bookAsGuest(customer.email), await bookAsGuest(customer.email)];
    const delivered = await bookAsGuest(customer.email);
    await customer.browser.post('/api/users/me/claims', {});
    const set = (id: string, day: string, status: string) =>
      sql`UPDATE shipment_list SET due_on = ${day}, status = ${status}
        WHERE shipment_id = ${id}`.execute(server.owner.db);
    await set(late.id, '2024-03-01', 'In Transit');
    await set(onTime.id, '2124-03-01', 'In Transit');
    await set(delivered.id, '2024-03-01', 'Delivered');
    const { shipments } = await listed(customer);
    expect(shipments.map((shipment) => [shipment.id, shipment.dueOn, shipment.late])).toEqual([
      [delivered.id, '2024-03-01', false],
      [onTime.id, '2124-03-01', false],
      [late.id, '2024-03-01', true],
    ]);
    expect((await listed(customer, '?late=1')).shipments).toMatchObject([{ id: late.id }]);
    expect((await customer.browser.get(`${PATH}?late=yes`)).statusCode).toBe(400);
  });

  it('finds the late ones by an index, without reading the list of everybody', async () => {
    const customer = await registerCustomer(server, worker);
    const filter = { search: '', late: '1' as const, timeZone: 'UTC' };
    const plan = await planOf(server.owner.db, (db) =>
      selectOwnShipments(db, customer.id, filter, { after: undefined, limit: 50 }),
    );
    expect(plan).toMatch(/Index.* shipment_list_own(?:_due)? /);
    expect(plan).not.toMatch(/Seq Scan on shipment_list/);
  });

  it('claims guest bookings of the same address once, in any spelling', async () => {
    const customer = await registerCustomer(server, worker);
    const booked = await bookAsGuest(customer.email.toUpperCase());
    await bookAsGuest(`not.${customer.email}`);
    const claims = '/api/users/me/claims';
    expect((await listed(customer)).shipments).toEqual([]);
    expect((await customer.browser.get(claims)).json()).toEqual({ claimable: 1 });
    expect((await customer.browser.post(claims, {})).json()).toEqual({ claimed: 1 });
    expect((await customer.browser.post(claims, {})).json()).toEqual({ claimed: 0 });
    const { shipments } = await listed(customer);
    expect(shipments).toMatchObject([
      {
        id: booked.id,
        trackingNumber: booked.trackingNumber,
        serviceType: 'parcel',
        service: 'standard',
        status: 'Created',
        from: 'Berlin, Germany',
        to: 'Paris, France',
        toName: 'Rosa Recipient',
        pieces: 1,
        weightKg: 8.4,
        currency: 'EUR',
        cancellable: true,
      },
    ]);
    expect(shipments[0]?.priceCents).toBe(Math.round((shipments[0]?.price ?? 0) * 100));
  });

  it('is filtered by words, service, status and days, and follows the scans', async () => {
    const customer = await registerCustomer(server, worker);
    const parcel = await bookAsGuest(customer.email);
    await bookAsGuest(customer.email, { recipientName: 'Åsa 100%_Öberg' });
    const freight = await bookAsGuest(customer.email, { quote: FREIGHT_QUOTE });
    await customer.browser.post('/api/users/me/claims', {});
    expect(await outcomesOf(server, [scanOf(parcel.trackingNumber)])).toEqual(['recorded']);

    const found = async (query: string) =>
      (await listed(customer, query)).shipments.map(({ id }) => id);
    expect(await found('?status=Picked%20Up')).toEqual([parcel.id]);
    expect(await found('?service=freight')).toEqual([freight.id]);
    expect(await found(`?search=${parcel.trackingNumber.slice(3, 9).toLowerCase()}`)).toEqual([
      parcel.id,
    ]);
    const shown = formatTrackingNumber(parcel.trackingNumber);
    for (const typed of [shown, shown.toLowerCase().replaceAll(' ', '-'), shown.slice(0, 9)]) {
      expect(await found(`?search=${encodeURIComponent(typed)}`), typed).toEqual([parcel.id]);
    }
    expect(await found('?search=ACCRA')).toEqual([freight.id]);
    expect(await found(`?search=${encodeURIComponent('100%_ö')}`)).toHaveLength(1);
    expect(await found('?search=0%25berg')).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await found(`?from=${today}&to=${today}&timeZone=UTC`)).toHaveLength(3);
    expect(await found('?to=2020-01-01')).toEqual([]);
    expect((await customer.browser.get(`${PATH}?timeZone=Mars/Olympus`)).statusCode).toBe(400);
  });

  it('is searched by the reference of an order, which two shipments may share, and forgets it with the account', async () => {
    const customer = await registerCustomer(server, worker);
    // no tracking number has a U
    const reference = 'U7';
    const one = await bookAsGuest(customer.email, { orderReference: reference });
    const two = await bookAsGuest(customer.email, { orderReference: reference });
    await bookAsGuest(customer.email, { orderReference: 'x'.repeat(64) });
    await bookAsGuest(customer.email);
    await customer.browser.post('/api/users/me/claims', {});
    const { shipments } = await listed(customer, '?search=u7');
    expect(shipments.map(({ id, orderReference }) => [id, orderReference])).toEqual([
      [two.id, reference],
      [one.id, reference],
    ]);
    expect((await listed(customer, `?search=${'x'.repeat(64)}`)).shipments).toHaveLength(1);
    expect((await listed(customer)).shipments[0]?.orderReference).toBeNull();

    const found = await server.app.inject(`/api/shipments/track/${one.trackingNumber}`);
    expect(found.body).not.toContain(reference);
    const draft = await makeDraft(server);
    const tooLong = { ...bookingRequest(draft), orderReference: 'x'.repeat(65) };
    expect((await postBooking(server, draft, tooLong)).json()).toMatchObject({
      errors: [{ path: 'orderReference' }],
    });

    await customer.browser.delete('/api/users/me', { password: PASSWORD });
    const { rows } = await sql<{ left: boolean }>`
      SELECT bool_or(h.order_reference IS NOT NULL OR l.search_text LIKE '%u7%'
        OR s.search_text LIKE '%u7%') AS left
      FROM shipments h JOIN shipment_list l ON l.shipment_id = h.id
      JOIN shipment_search s ON s.shipment_id = h.id
      WHERE h.id IN (${one.id}, ${two.id})`.execute(server.ctx.db);
    expect(rows).toEqual([{ left: false }]);
  });

  it('continues where a page ended, without a gap or a repeat', async () => {
    const customer = await registerCustomer(server, worker);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await bookAsGuest(customer.email)).id);
    await customer.browser.post('/api/users/me/claims', {});
    const seen: string[] = [];
    let query = '?limit=2';
    for (;;) {
      const page = await listed(customer, query);
      seen.push(...page.shipments.map(({ id }) => id));
      if (page.next === null) break;
      query = `?limit=2&after=${page.next}`;
    }
    expect(seen).toEqual(ids.toReversed());
  });

  it('is exported as CSV without spreadsheet formulas', async () => {
    const customer = await registerCustomer(server, worker);
    const { trackingNumber } = await bookAsGuest(customer.email, {
      recipientName: '=HYPERLINK("x"), Ltd',
    });
    await customer.browser.post('/api/users/me/claims', {});
    const answer = await customer.browser.get(`${PATH}/export.csv`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [header, line, end] = answer.body.replace('\uFEFF', '').split('\n');
    expect(header).toBe(
      'Date,Tracking,Service,Status,From,To,Recipient,Pieces,Weight(kg),Cost(EUR),Reference',
    );
    expect(line).toContain(
      `,${trackingNumber},Standard,Created,"Berlin, Germany","Paris, France","'=HYPERLINK(""x""), Ltd",1,8.4,`,
    );
    expect(end).toBe('');
  });

  it('is hidden from other customers, even without a filter in the query', async () => {
    const one = await registerCustomer(server, worker);
    const other = await registerCustomer(server, worker);
    const { id } = await bookAsGuest(one.email);
    await one.browser.post('/api/users/me/claims', {});
    expect((await one.browser.get(`${PATH}/${id}`)).statusCode).toBe(200);
    expect((await other.browser.get(`${PATH}/${id}`)).statusCode).toBe(404);
    const seen = await asCustomer(server.ctx.db, other.id, (own) =>
      sql`SELECT * FROM shipment_list`.execute(own),
    );
    expect(seen.rows).toEqual([]);
  });
});
