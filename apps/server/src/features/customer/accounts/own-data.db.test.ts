import { randomUUID } from 'node:crypto';
import type { AccountExport, Booking } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { actAs, asCustomer } from '../../../platform/acting-customer.ts';
import {
  bookingRequest,
  bookShipment,
  makeDraft,
  outcomesOf,
  PARCEL_QUOTE,
  scanOf,
} from '../../../testing/builders.ts';
import {
  newEmail,
  PASSWORD,
  registerCustomer,
  registration,
  type TestCustomer,
} from '../../../testing/people.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

async function book(customer: TestCustomer, shipper: object = {}): Promise<Booking> {
  const draft = await makeDraft(server);
  const request = bookingRequest(draft);
  const answer = await customer.browser.post(
    '/api/shipments/public',
    { ...request, contact: { ...request.contact, ...shipper } },
    { headers: { 'idempotency-key': draft.attemptId } },
  );
  expect(answer.statusCode).toBe(201);
  return answer.json<Booking>();
}

/** Asks for news of a shipment, as a visitor. */
async function ask(email: string, { trackingNumber }: Booking): Promise<void> {
  const body = { ref: trackingNumber, email, consent: true };
  const answer = await openBrowser(server).post('/api/track/updates', body);
  expect(answer.statusCode).toBe(202);
}

async function ownerOf(booking: Booking): Promise<string | null> {
  const row = await server.owner.db
    .selectFrom('shipments')
    .select('customerId')
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow();
  return row.customerId;
}

describe('a booking', () => {
  it('belongs to the customer who is signed in, and to no account for a guest', async () => {
    const customer = await registerCustomer(server, worker);
    expect(await ownerOf(await book(customer))).toBe(customer.id);
    expect(await ownerOf(await bookShipment(server))).toBeNull();
  });

  it('made with an ended session is a guest booking', async () => {
    const customer = await registerCustomer(server, worker);
    await sql`DELETE FROM customer_sessions WHERE customer_id = ${customer.id}`.execute(
      server.owner.db,
    );
    expect(await ownerOf(await book(customer))).toBeNull();
  });

  it('is refused when another site posts it with the cookie of a customer', async () => {
    const customer = await registerCustomer(server, worker);
    const draft = await makeDraft(server);
    const answer = await customer.browser.post('/api/shipments/public', bookingRequest(draft), {
      origin: 'https://evil.example',
      headers: { 'idempotency-key': draft.attemptId },
    });
    expect(answer.json()).toMatchObject({ code: 'cross_site_request' });
  });

  it('is stored in the shard of the account when the quote was made while signed in', async () => {
    const customer = await registerCustomer(server, worker);
    const quote = await customer.browser.post('/api/shipments/quote', PARCEL_QUOTE);
    const shards = await sql<{ shard: number }>`
      SELECT shard FROM quotes WHERE id = ${quote.json<{ id: string }>().id}
      UNION ALL SELECT shard FROM customers WHERE id = ${customer.id}`.execute(server.owner.db);
    expect(new Set(shards.rows.map((row) => row.shard)).size).toBe(1);
  });
});

describe('row-level security', () => {
  const TABLES = [
    'customers',
    'customerSessions',
    'customerBrowsers',
    'mailedLinks',
    'newsletterConsents',
    'shipmentSubscriptions',
    'shipments',
    'shipmentState',
    'shipmentParties',
  ];

  it('shows a customer no row of another, even without a filter in the query', async () => {
    const one = await registerCustomer(server, worker, { newsletter: true });
    const other = await registerCustomer(server, worker, { newsletter: true });
    for (const customer of [one, other]) {
      await book(customer);
      await customer.browser.post('/api/users/me/email', { email: newEmail(), password: PASSWORD });
    }
    const guests = await bookShipment(server);
    for (const customer of [one, other]) await ask(customer.email, guests);

    const counts = (customerId: string) =>
      asCustomer(server.ctx.db, customerId, async (own) => {
        const found: Record<string, number> = {};
        for (const table of TABLES) {
          const rows = await sql<{ text: string }>`
            SELECT to_jsonb(t)::text AS text FROM ${sql.table(table)} t`.execute(own);
          const foreign = customerId === one.id ? other : one;
          expect(rows.rows.filter((row) => row.text.includes(foreign.id))).toEqual([]);
          expect(rows.rows.filter((row) => row.text.includes(foreign.email))).toEqual([]);
          found[table] = rows.rows.length;
        }
        return found;
      });
    const expected = {
      customers: 1,
      customerSessions: 1,
      customerBrowsers: 1,
      mailedLinks: 1,
      newsletterConsents: 1,
      shipmentSubscriptions: 1,
      shipments: 1,
      shipmentState: 1,
      shipmentParties: 2,
    };
    expect(await counts(one.id)).toEqual(expected);
    expect(await counts(other.id)).toEqual(expected);
    const nobody = await counts(randomUUID());
    expect(Object.values(nobody).every((count) => count === 0)).toBe(true);
  });

  it('lets a customer change and delete only their own rows', async () => {
    const one = await registerCustomer(server, worker);
    const other = await registerCustomer(server, worker);
    await book(one);
    const theirs = await book(other);
    await asCustomer(server.ctx.db, one.id, async (own) => {
      await sql`UPDATE customers SET name = 'Mallory'`.execute(own);
      await sql`UPDATE shipment_parties SET name = 'Mallory'`.execute(own);
      await sql`DELETE FROM customer_sessions`.execute(own);
    });
    expect((await other.browser.get('/api/auth/me')).json()).toMatchObject({
      user: { name: 'Ada Example' },
    });
    const parties = await sql<{ name: string }>`SELECT name FROM shipment_parties
      WHERE shipment_id = ${theirs.id} ORDER BY role`.execute(server.owner.db);
    expect(parties.rows.map((row) => row.name)).toEqual(['Sam Shipper', 'Rosa Recipient']);
    const recipients = await sql<{ name: string }>`SELECT DISTINCT name FROM shipment_parties
      WHERE role = 'recipient'`.execute(server.owner.db);
    expect(recipients.rows).toEqual([{ name: 'Rosa Recipient' }]);
  });

  it.each([
    'INSERT INTO customers SELECT * FROM customers',
    'DELETE FROM customers',
    'UPDATE shipments SET customer_id = acting_customer()',
    'SELECT * FROM staff_members',
    'SELECT * FROM code_attempts',
    'SELECT * FROM audit_log',
    'UPDATE ledger_entries SET amount_cents = 1',
    'UPDATE statements SET paid_at = now()',
    'SELECT * FROM booking_attempts',
    'SELECT * FROM drafts',
  ])('refuses %s', async (statement) => {
    const customer = await registerCustomer(server, worker);
    const attempt = asCustomer(server.ctx.db, customer.id, (own) =>
      sql.raw(statement).execute(own),
    );
    await expect(attempt).rejects.toThrow(/permission denied/);
  });

  it('ends with the customer’s part of a transaction', async () => {
    const customer = await registerCustomer(server, worker);
    const roles = await server.ctx.db.transaction().execute(async (tx) => {
      const read = async () =>
        (await sql<{ role: string }>`SELECT current_user::text AS role`.execute(tx)).rows[0]?.role;
      return [await read(), await actAs(tx, customer.id, read), await read()];
    });
    expect(roles).toEqual(['waypost_api', 'waypost_customer', 'waypost_api']);
  });
});

describe('an export of an account', () => {
  it('contains the customer, the consents, the sessions and the shipments', async () => {
    const customer = await registerCustomer(server, worker);
    const booking = await book(customer);
    await bookShipment(server);
    const answer = await customer.browser.get('/api/users/me/export');
    expect(answer.headers['content-disposition']).toContain('attachment');
    const data = answer.json<AccountExport>();
    expect(data.customer).toMatchObject({ id: customer.id, email: customer.email });
    expect(data.consents).toMatchObject([{ kind: 'terms', version: '2026-11' }]);
    expect(data.sessions).toMatchObject([{ current: true, browser: 'Chrome on Linux' }]);
    expect(data.shipments).toMatchObject([
      {
        trackingNumber: booking.trackingNumber,
        status: 'Created',
        from: 'Berlin, Germany',
        to: 'Paris, France',
        priceCents: 12_674,
        currency: 'EUR',
      },
    ]);
  });
});

describe('erasing an account', () => {
  /** Every text of every table that a customer's data could have reached, job queue included. */
  async function tablesHolding(canary: string): Promise<string[]> {
    const tables = await sql<{ name: string }>`
      SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c
      JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('public', 'pgboss') AND c.relkind = 'r'`.execute(server.owner.db);
    expect(tables.rows.length).toBeGreaterThan(30);
    const holding: string[] = [];
    for (const { name } of tables.rows) {
      const found = await sql`SELECT 1 FROM ${sql.raw(name)} t
        WHERE to_jsonb(t)::text ILIKE ${`%${canary}%`} LIMIT 1`.execute(server.owner.db);
      if (found.rows.length > 0) holding.push(name);
    }
    return holding;
  }

  /** What couriers noted, also under an alias that came later, and what was typed at checkout. */
  async function leaveWords(
    { id, trackingNumber }: Booking,
    { name, email }: { name: string; email: string },
  ): Promise<void> {
    const alias = `LATE-${id.slice(0, 8).toUpperCase()}`;
    const words = { note: `Handed to ${name}`, proof: { signedBy: name } };
    const scans = [scanOf(trackingNumber, words), scanOf(alias, words)];
    expect(await outcomesOf(server, scans)).toEqual(['recorded', 'unmatched']);
    await sql`INSERT INTO shipment_refs (ref, shard, shipment_id, kind)
      SELECT ${alias}, shard, id, 'alias' FROM shipments WHERE id = ${id}`.execute(server.owner.db);
    const { rows } = await sql<{ draftId: string }>`
      SELECT draft_id FROM booking_attempts WHERE shipment_id = ${id}`.execute(server.owner.db);
    const begun = await makeDraft(server);
    for (const draftId of [rows[0]?.draftId, begun.id]) {
      const answer = await openBrowser(server).put(`/api/drafts/${draftId}/details`, {
        shipperName: name,
        shipperEmail: email.toUpperCase(),
      });
      expect(answer.statusCode).toBeLessThan(300);
    }
  }

  it('leaves none of the person’s data anywhere, and keeps the ledger complete', async () => {
    const mark = randomUUID().slice(0, 8);
    const canaries = {
      name: `Canary${mark}Name`,
      email: `canary${mark}mail@example.com`,
      phone: `+32 ${Number.parseInt(mark, 16)}`,
      company: `Canary${mark}Company`,
      vatId: `CV${mark}`,
      addressLine1: `Canary${mark}Line`,
      addressLine2: `Canary${mark}Second`,
      city: `Canary${mark}City`,
      region: `Canary${mark}Region`,
      postalCode: `CP${mark}`,
    };
    const customer = await registerCustomer(server, worker, { ...canaries, newsletter: true });
    const booking = await book(customer, {
      shipperName: canaries.name,
      shipperEmail: canaries.email,
      shipperPhone: canaries.phone,
    });
    // unfinished business of all kinds
    await openBrowser(server).post('/api/auth/register', registration(canaries.email));
    await openBrowser(server).post('/api/auth/login', {
      email: canaries.email,
      password: PASSWORD,
    });
    await openBrowser(server).post('/api/auth/forgot', { email: canaries.email });
    await openBrowser(server).post('/api/contact', {
      formId: randomUUID(),
      name: canaries.name,
      email: canaries.email,
      message: `It is about ${canaries.company}.`,
    });
    await ask(canaries.email, await bookShipment(server));
    await leaveWords(booking, canaries);
    await worker.runJobs();
    const newAddress = `canary${mark}next@example.com`;
    await customer.browser.post('/api/users/me/email', { email: newAddress, password: PASSWORD });
    await worker.runJobs();
    const values = [...Object.values(canaries), newAddress];
    for (const canary of values) expect(await tablesHolding(canary), canary).not.toEqual([]);

    const answer = await customer.browser.delete('/api/users/me', { password: PASSWORD });
    expect(answer.statusCode).toBe(200);

    for (const canary of values) expect(await tablesHolding(canary), canary).toEqual([]);
    expect((await customer.browser.get('/api/auth/me')).statusCode).toBe(401);
    const kept = await sql<{ lines: number; entries: number }>`
      SELECT (SELECT count(*)::int FROM charge_lines WHERE shipment_id = ${booking.id}) AS lines,
        (SELECT count(*)::int FROM ledger_entries JOIN ledger_transactions t ON t.id = transaction_id
          WHERE t.shipment_id = ${booking.id}) AS entries`.execute(server.owner.db);
    expect(kept.rows[0]).toEqual({ lines: 5, entries: 2 });
    const track = await server.app.inject(`/api/shipments/track/${booking.trackingNumber}`);
    expect(track.statusCode).toBe(200);
  });

  it('frees the address for a new account, which sees nothing of the old one', async () => {
    const customer = await registerCustomer(server, worker);
    await book(customer);
    await customer.browser.delete('/api/users/me', { password: PASSWORD });
    const login = { email: customer.email, password: PASSWORD };
    expect((await openBrowser(server).post('/api/auth/login', login)).statusCode).toBe(401);
    const reborn = await registerCustomer(server, worker, { email: customer.email });
    expect(reborn.id).not.toBe(customer.id);
    const data = (await reborn.browser.get('/api/users/me/export')).json<AccountExport>();
    expect(data.shipments).toEqual([]);
  });

  it('requires the password', async () => {
    const customer = await registerCustomer(server, worker);
    const answer = await customer.browser.delete('/api/users/me', { password: 'wrong password' });
    expect(answer.json()).toMatchObject({ code: 'password_wrong' });
    expect((await customer.browser.get('/api/auth/me')).statusCode).toBe(200);
  });
});
