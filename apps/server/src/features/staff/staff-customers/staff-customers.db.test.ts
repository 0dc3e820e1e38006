import { randomUUID } from 'node:crypto';
import type { AccountDetails, CustomerLine, CustomerRecord } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookingRequest, makeDraft } from '../../../testing/builders.ts';
import { insertAccount, insertBooked, postAt } from '../../../testing/books.ts';
import {
  codeMailedTo,
  enrolSecondFactor,
  registerCustomer,
  registerStaff,
  seatCustomer,
  signIn,
  PASSWORD,
} from '../../../testing/people.ts';
import { planOf } from '../../../testing/query-plan.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { selectCustomers } from './customers.queries.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const PATH = '/api/admin/users';
const ME = '/api/users/me';
type Page = { users: CustomerLine[]; next: string | null };

async function rename(id: string, name: string, company = ''): Promise<void> {
  await sql`UPDATE customers SET name = ${name}, company = ${company} WHERE id = ${id}`.execute(
    server.owner.db,
  );
}

async function actsOn(subject: string): Promise<{ action: string; details: object }[]> {
  const { rows } = await sql<{ action: string; details: object }>`SELECT action, details
    FROM audit_log WHERE subject = ${subject} ORDER BY id`.execute(server.owner.db);
  return rows;
}

async function found(staff: TestBrowser, query: string): Promise<string[]> {
  const answer = await staff.get(`${PATH}?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Page>().users.map(({ id }) => id);
}

describe('the list of customers', () => {
  it('finds any part of a name, company or email, and only prefixes with fewer than three characters', async () => {
    const { browser } = await registerStaff(server, 'support');
    const one = await seatCustomer(server);
    await rename(one.id, 'Quirin Zöllner', 'Xyloport NV');
    const other = await seatCustomer(server);
    await rename(other.id, 'Percent 100%_er');
    expect(await found(browser, 'search=irin')).toEqual([one.id]);
    expect(await found(browser, `search=${encodeURIComponent('ZÖLL')}`)).toEqual([one.id]);
    expect(await found(browser, 'search=loport')).toEqual([one.id]);
    expect(await found(browser, 'search=xy')).toEqual([one.id]);
    expect(await found(browser, 'search=ir')).toEqual([]);
    expect(await found(browser, `search=${one.email.slice(4, 30)}`)).toEqual([one.id]);
    expect(await found(browser, `search=${encodeURIComponent('0%_e')}`)).toEqual([other.id]);
    expect(await found(browser, `search=${encodeURIComponent('0%e')}`)).toEqual([]);
  });

  it('is sorted by creation or last login, page by page without a gap, and each page is audited once', async () => {
    const { browser } = await registerStaff(server, 'support');
    const mark = `Pager${randomUUID().slice(0, 8)}`;
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { id } = await seatCustomer(server);
      await rename(id, mark);
      ids.push(id);
    }
    await sql`UPDATE customers SET last_login_at = now() WHERE id = ${ids[1]}`.execute(
      server.owner.db,
    );
    const walk = async (sort: string) => {
      const seen: string[] = [];
      let after = '';
      for (;;) {
        const answer = await browser.get(`${PATH}?search=${mark}&sort=${sort}&limit=2${after}`);
        const page = answer.json<Page>();
        seen.push(...page.users.map(({ id }) => id));
        if (page.next === null) return seen;
        after = `&after=${page.next}`;
      }
    };
    expect(await walk('created')).toEqual(ids.toReversed());
    const byLogin = await walk('login');
    expect(byLogin[0]).toBe(ids[1]);
    expect(byLogin.toSorted()).toEqual(ids.toSorted());
    const looks = await actsOn('customers');
    expect(looks.at(-1)).toEqual({ action: 'customer.list', details: { ids: byLogin.slice(4) } });
    expect(JSON.stringify(looks)).not.toContain(mark);
  });

  it('can be filtered by role and state, where admin means staff with that address', async () => {
    const { browser, email } = await registerStaff(server, 'owner');
    const { id } = await seatCustomer(server);
    await sql`UPDATE customers SET email = ${email}, email_key = ${email} WHERE id = ${id}`.execute(
      server.owner.db,
    );
    expect(await found(browser, 'role=admin')).toContain(id);
    expect(await found(browser, 'role=user')).not.toContain(id);
    await browser.delete(`${PATH}/${id}`, {});
    expect(await found(browser, 'state=deactivated')).toEqual([id]);
    expect(await found(browser, 'state=active&limit=100')).not.toContain(id);
  });

  it('is read through indexes with every filter', async () => {
    const db = server.owner.db;
    await sql`INSERT INTO customers (id, shard, email, email_key, password_hash, name, phone,
        account_type, company, address_line1, address_line2, city, region, postal_code, country,
        terms_version, terms_accepted_at, created_at, last_login_at)
      SELECT gen_random_uuid(), 1, md5(n::text) || '@example.com', md5(n::text), '',
        left(md5('a' || n), 8) || ' ' || left(md5('b' || n), 8), '', 'individual',
        left(md5('c' || n), 6), '', '', '', '', '', '', '', now(), now() - n * interval '1 minute',
        now() - n * interval '1 second'
      FROM generate_series(1, 6000) n`.execute(db);
    await sql`ANALYZE customers`.execute(db);
    const plan = (query: Partial<Parameters<typeof selectCustomers>[1]>) =>
      planOf(server.ctx.db, (explained) =>
        selectCustomers(explained, { search: '', sort: 'created', ...query }, 51),
      );
    const after = randomUUID();
    expect(await plan({ after })).toContain('Index Scan using customers_newest');
    expect(await plan({ sort: 'login', after })).toContain('customers_last_seen');
    expect(await plan({ search: 'f00ba4' })).toContain('customers_found');
    expect(await plan({ search: 'f0' })).not.toContain('Seq Scan on customers');
    expect(await plan({ state: 'deactivated' })).toContain('customers_deactivated');
    expect(await plan({ role: 'admin' })).not.toContain('Seq Scan on customers');
  });
});

describe('a customer in the console', () => {
  it('is shown with the spend from the ledger', async () => {
    const { browser } = await registerStaff(server, 'support');
    const id = await insertAccount(server.owner.db);
    const at = '2026-10-10T12:00:00Z';
    await insertBooked(server.owner.db, { customerId: id, at, cents: 4_000 });
    const given = await insertBooked(server.owner.db, { customerId: id, at, cents: 1_500 });
    await postAt(server.owner.db, given, 'cancel', at);
    const record = (await browser.get(`${PATH}/${id}`)).json<CustomerRecord>();
    expect(record).toMatchObject({
      role: 'user',
      state: 'active',
      firstName: 'Ada',
      lastName: 'Example',
      company: 'Example NV',
      shipmentsCount: 2,
      totalSpendCents: 4_000,
      lastLogin: null,
      address: { line1: 'Rue Haute 1', city: 'Brussels', country: 'BE' },
    });
    expect(await actsOn(`customer:${id}`)).toEqual([{ action: 'customer.read', details: {} }]);
    const nobody = await browser.get(`${PATH}/${randomUUID()}`);
    expect(nobody.json()).toMatchObject({ code: 'customer_unknown' });
  });

  it('can be changed from the newest revision only, and an older one is refused with the current values', async () => {
    const { browser } = await registerStaff(server, 'support');
    const customer = await seatCustomer(server);
    const { revision } = (await browser.get(`${PATH}/${customer.id}`)).json<CustomerRecord>();
    await customer.browser.patch(ME, { phone: '+32 2 555 01 01' });

    const change = { lastName: 'van Example', company: 'Ada & Co', revision };
    const refused = await browser.patch(`${PATH}/${customer.id}`, change);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'customer_changed',
      details: { user: { phone: '+32 2 555 01 01', lastName: 'Example', company: '' } },
    });
    const now = revision + 1;
    const changed = await browser.patch(`${PATH}/${customer.id}`, {
      ...change,
      revision: now,
    });
    expect(changed.json()).toMatchObject({
      firstName: 'Ada',
      lastName: 'van Example',
      company: 'Ada & Co',
      revision: now + 1,
    });
    const acts = await actsOn(`customer:${customer.id}`);
    expect(acts.map(({ action }) => action)).toEqual([
      'customer.read',
      'customer.change_refused',
      'customer.change',
    ]);
    expect(JSON.stringify(acts)).not.toContain('van Example');
    const byAddress = await browser.patch(`${PATH}/${customer.id}`, {
      email: 'mallory@example.com',
      role: 'admin',
      revision: now + 1,
    });
    expect(byAddress.json()).toMatchObject({ email: customer.email, role: 'user' });
  });

  it('has the details that the customer sees except receipt links, read-only', async () => {
    const { browser } = await registerStaff(server, 'support');
    const customer = await seatCustomer(server);
    const draft = await makeDraft(server);
    await customer.browser.post('/api/shipments/public', bookingRequest(draft), {
      headers: { 'idempotency-key': draft.attemptId },
    });
    const own = (await customer.browser.get(`${ME}/details`)).json<AccountDetails>();
    expect(own).toMatchObject({ shipments: [{ toName: 'Rosa Recipient' }] });
    const withoutLinks = own.shipments.map((shipment) => ({ ...shipment, receiptId: null }));
    const seen = await browser.get(`${PATH}/${customer.id}/details`);
    expect(seen.json()).toEqual({ ...own, shipments: withoutLinks });
    const details = `${PATH}/${customer.id}/details?recompute=1`;
    const recomputed = await browser.put(details, {});
    expect(recomputed.json()).toMatchObject({ billing: own.billing });
    const invented = { billing: { totalSpendCents: 9_999_999 } };
    expect((await browser.put(details, invented)).statusCode).toBe(400);
    const acts = await actsOn(`customer:${customer.id}`);
    expect(acts.map(({ action }) => action)).toEqual(['customer.details', 'customer.recompute']);
  });
});

describe('removing a customer', () => {
  it('begins with a deactivation that ends all access and can be undone', async () => {
    const { browser } = await registerStaff(server, 'support');
    const customer = await registerCustomer(server, worker);
    const made = await customer.browser.post('/api/users/me/keys', {
      name: 'Warehouse',
      scopes: ['shipments:read'],
      password: PASSWORD,
    });
    const { secret } = made.json<{ secret: string }>();
    const byKey = () =>
      server.app.inject({
        method: 'GET',
        url: '/api/shipments',
        headers: { authorization: `Bearer ${secret}` },
      });
    expect((await byKey()).statusCode).toBe(200);
    const waiting = openBrowser(server);
    await waiting.post('/api/auth/login', customer);
    await worker.runJobs();

    const path = `${PATH}/${customer.id}`;
    expect((await browser.delete(path, {})).json()).toEqual({ state: 'deactivated' });
    expect((await customer.browser.get('/api/auth/me')).statusCode).toBe(401);
    expect((await byKey()).statusCode).toBe(401);
    const otp = codeMailedTo(worker, customer.email);
    const late = await waiting.post('/api/auth/verify-otp', { email: customer.email, otp });
    expect(late.json()).toMatchObject({ code: 'code_invalid' });
    const again = await openBrowser(server).post('/api/auth/login', customer);
    expect(again.json()).toMatchObject({ code: 'sign_in_refused' });

    const { revision } = (await browser.get(path)).json<CustomerRecord>();
    await browser.patch(path, { active: true, revision });
    const back = await signIn(server, worker, customer);
    expect((await back.get('/api/auth/me')).statusCode).toBe(200);
  });

  it('erases only a deactivated person, with a second factor, like an erasure by the customer', async () => {
    const staff = await registerStaff(server, 'support');
    const authenticator = await enrolSecondFactor(server, staff);
    const { id } = await seatCustomer(server);
    const erase = async () =>
      staff.browser.delete(`${PATH}/${id}`, {
        step: 'erase',
        secondFactor: await authenticator.nextCode(),
      });
    expect((await erase()).json()).toMatchObject({ code: 'customer_active' });
    await staff.browser.delete(`${PATH}/${id}`, {});
    const bare = await staff.browser.delete(`${PATH}/${id}`, { step: 'erase' });
    expect(bare.json()).toMatchObject({ code: 'second_factor_needed' });
    expect((await erase()).json()).toEqual({ state: 'erased' });
    const { rows } = await sql`SELECT name, email FROM customers WHERE id = ${id}`.execute(
      server.owner.db,
    );
    expect(rows).toEqual([{ name: '', email: '' }]);
    expect((await staff.browser.get(`${PATH}/${id}`)).statusCode).toBe(404);
    const acts = (await actsOn(`customer:${id}`)).map(({ action }) => action);
    expect(acts).toEqual(['customer.deactivate', 'customer.erase']);
  });
});
