import { randomUUID } from 'node:crypto';
import type { AccountExport, SavedAddress } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asCustomer } from '../../../platform/acting-customer.ts';
import { PASSWORD, registerCustomer } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const PATH = '/api/users/me/addresses';
const HARBOUR = {
  name: 'Luc Martin',
  line1: 'Quai 5',
  postalCode: '13001',
  city: 'Marseille',
  country: 'FR',
};

describe('an address book', () => {
  it('lists addresses newest first, and stores equal ones once', async () => {
    const { browser } = await registerCustomer(server, worker);
    const first = await browser.post(PATH, HARBOUR);
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({ ...HARBOUR, line2: '', phone: '' });
    await browser.post(PATH, { ...HARBOUR, line1: 'Quai 6' });
    const again = await browser.post(PATH, HARBOUR);
    expect(again.json()).toEqual(first.json());
    const { addresses } = (await browser.get(PATH)).json<{ addresses: SavedAddress[] }>();
    expect(addresses.map(({ line1 }) => line1)).toEqual(['Quai 6', 'Quai 5']);
  });

  it('keeps the email of a person, and gives it to the same address that had none', async () => {
    const { browser } = await registerCustomer(server, worker);
    const { id } = (await browser.post(PATH, HARBOUR)).json<SavedAddress>();
    const email = 'luc@mail.example';
    expect((await browser.post(PATH, { ...HARBOUR, email })).json()).toMatchObject({ id, email });
    expect((await browser.post(PATH, HARBOUR)).json()).toMatchObject({ id, email });
    const other = await browser.post(PATH, { ...HARBOUR, email: 'office@mail.example' });
    expect(other.json<SavedAddress>().id).not.toBe(id);
    const wrong = await browser.patch(`${PATH}/${id}`, { email: 'luc' });
    expect(wrong.json()).toMatchObject({ code: 'invalid_request', errors: [{ path: 'email' }] });
    expect((await browser.patch(`${PATH}/${id}`, { email: '' })).json()).toMatchObject({
      email: '',
    });
  });

  it('answers for an address of another customer as for one that is not there', async () => {
    const one = await registerCustomer(server, worker);
    const other = await registerCustomer(server, worker);
    const { id } = (await one.browser.post(PATH, HARBOUR)).json<SavedAddress>();
    const changed = await other.browser.patch(`${PATH}/${id}`, { email: 'm@mail.example' });
    expect([changed.statusCode, changed.json().code]).toEqual([404, 'address_not_found']);
    expect((await other.browser.delete(`${PATH}/${id}`)).statusCode).toBe(404);
  });

  it('changes the given fields and leaves the rest', async () => {
    const { browser } = await registerCustomer(server, worker);
    const { id } = (await browser.post(PATH, HARBOUR)).json<SavedAddress>();
    const changed = await browser.patch(`${PATH}/${id}`, { postalCode: '13002' });
    expect(changed.json()).toMatchObject({ ...HARBOUR, postalCode: '13002' });
  });

  it('has postal codes in the shape of their country, and as that country writes them', async () => {
    const { browser } = await registerCustomer(server, worker);
    const refusal = { code: 'invalid_request', errors: [{ path: 'postalCode' }] };
    for (const postalCode of ['', '1300', 'SW1A 2AA']) {
      const refused = await browser.post(PATH, { ...HARBOUR, postalCode });
      expect(refused.json(), postalCode).toMatchObject(refusal);
    }
    const london = { ...HARBOUR, city: 'London', country: 'GB', postalCode: 'sw1a2aa' };
    const added = await browser.post(PATH, london);
    expect(added.json()).toMatchObject({ postalCode: 'SW1A 2AA' });
    const { id } = added.json<SavedAddress>();
    const moved = await browser.patch(`${PATH}/${id}`, { country: 'BE', postalCode: 'SW1A 2AA' });
    expect(moved.json()).toMatchObject(refusal);
    const dubai = { ...HARBOUR, city: 'Dubai', country: 'AE', postalCode: '' };
    expect((await browser.post(PATH, dubai)).statusCode).toBe(201);
  });

  it('keeps an address from before codes were required when something else of it changes', async () => {
    const { id, browser } = await registerCustomer(server, worker);
    await browser.post(PATH, HARBOUR);
    await sql`UPDATE customer_addresses SET postal_code = '' WHERE customer_id = ${id}`.execute(
      server.owner.db,
    );
    const { addresses } = (await browser.get(PATH)).json<{ addresses: SavedAddress[] }>();
    const changed = await browser.patch(`${PATH}/${addresses[0]?.id}`, { phone: '+33 4 91' });
    expect(changed.json()).toMatchObject({ phone: '+33 4 91', postalCode: '' });
  });

  it('deletes an address once', async () => {
    const { browser } = await registerCustomer(server, worker);
    const { id } = (await browser.post(PATH, HARBOUR)).json<SavedAddress>();
    expect((await browser.delete(`${PATH}/${id}`)).statusCode).toBe(200);
    expect((await browser.delete(`${PATH}/${id}`)).json()).toMatchObject({
      code: 'address_not_found',
    });
    expect((await browser.get(PATH)).json()).toEqual({ addresses: [] });
  });

  it('lists its default first, and has at most one even when several are chosen at once', async () => {
    const { browser } = await registerCustomer(server, worker);
    const ids: string[] = [];
    for (const line1 of ['Quai 5', 'Quai 6', 'Quai 7']) {
      ids.push((await browser.post(PATH, { ...HARBOUR, line1 })).json<SavedAddress>().id);
    }
    const chosen = await Promise.all(
      ids.map((id) => browser.patch(`${PATH}/${id}`, { isDefault: true })),
    );
    expect(chosen.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await browser.patch(`${PATH}/${ids[0]}`, { isDefault: true });
    const missing = await browser.patch(`${PATH}/${randomUUID()}`, { isDefault: true });
    expect(missing.statusCode).toBe(404);
    const { addresses } = (await browser.get(PATH)).json<{ addresses: SavedAddress[] }>();
    expect(addresses.map(({ line1, isDefault }) => [line1, isDefault])).toEqual([
      ['Quai 5', true],
      ['Quai 7', false],
      ['Quai 6', false],
    ]);
  });

  it('has a maximum size', async () => {
    const { id, browser } = await registerCustomer(server, worker);
    await sql`INSERT INTO customer_addresses (id, shard, customer_id, name, phone, line1, line2, city,
        region, postal_code, country)
      SELECT gen_random_uuid(), shard, id, 'Ada', '', 'Kade ' || n, '', 'Ghent', '', '', 'BE'
      FROM customers, generate_series(1, 200) n WHERE id = ${id}`.execute(server.owner.db);
    expect((await browser.post(PATH, HARBOUR)).json()).toMatchObject({ code: 'address_book_full' });
  });

  it('is hidden from other customers, even without a filter in the query', async () => {
    const one = await registerCustomer(server, worker);
    const other = await registerCustomer(server, worker);
    await one.browser.post(PATH, HARBOUR);
    const seen = await asCustomer(server.ctx.db, other.id, async (own) => {
      await sql`UPDATE customer_addresses SET name = 'Mallory'`.execute(own);
      await sql`DELETE FROM customer_addresses`.execute(own);
      return sql`SELECT * FROM customer_addresses`.execute(own);
    });
    expect(seen.rows).toEqual([]);
    expect((await one.browser.get(PATH)).json()).toMatchObject({ addresses: [HARBOUR] });
  });

  it('is exported and erased with the account', async () => {
    const { id, browser } = await registerCustomer(server, worker);
    const withEmail = { ...HARBOUR, email: 'luc@mail.example' };
    await browser.post(PATH, withEmail);
    const data = (await browser.get('/api/users/me/export')).json<AccountExport>();
    expect(data.addresses).toMatchObject([withEmail]);
    await browser.delete('/api/users/me', { password: PASSWORD });
    const left = await sql`SELECT 1 FROM customer_addresses WHERE customer_id = ${id}`.execute(
      server.owner.db,
    );
    expect(left.rows).toEqual([]);
  });
});
