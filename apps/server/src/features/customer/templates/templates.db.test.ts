import { randomUUID } from 'node:crypto';
import type { AccountExport, ParcelTemplate, SavedAddress } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asCustomer } from '../../../platform/acting-customer.ts';
import { PASSWORD, registerCustomer, type TestCustomer } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const PATH = '/api/users/me/templates';
const BOX = {
  name: 'Small box',
  serviceLevel: 'express',
  weightGrams: 2_500,
  lengthMm: 300,
  widthMm: 200,
  heightMm: 150,
  parcelCount: 2,
};
const HARBOUR = {
  name: 'Luc Martin',
  line1: 'Quai 5',
  postalCode: '13001',
  city: 'Marseille',
  country: 'FR',
};

async function templatesOf({ browser }: Pick<TestCustomer, 'browser'>): Promise<ParcelTemplate[]> {
  return (await browser.get(PATH)).json<{ templates: ParcelTemplate[] }>().templates;
}

async function addressOf({ browser }: Pick<TestCustomer, 'browser'>): Promise<string> {
  return (await browser.post('/api/users/me/addresses', HARBOUR)).json<SavedAddress>().id;
}

describe('a saved parcel', () => {
  it('is saved once under its id, renamed and removed', async () => {
    const ada = await registerCustomer(server, worker);
    const id = randomUUID();
    const addressId = await addressOf(ada);
    const saved = await ada.browser.put(`${PATH}/${id}`, { ...BOX, addressId });
    expect([saved.statusCode, saved.json()]).toEqual([
      200,
      { id, ...BOX, contents: '', valueCents: 0, addressId, createdAt: expect.any(String) },
    ]);
    const again = await ada.browser.put(`${PATH}/${id}`, { ...BOX, addressId });
    expect(again.json()).toEqual(saved.json());
    const renamed = await ada.browser.patch(`${PATH}/${id}`, { name: 'Shoe box' });
    expect(renamed.json()).toMatchObject({ id, name: 'Shoe box' });
    expect(await templatesOf(ada)).toHaveLength(1);
    expect((await ada.browser.delete(`${PATH}/${id}`)).statusCode).toBe(200);
    expect((await ada.browser.delete(`${PATH}/${id}`)).json().code).toBe('template_not_found');
    expect(await templatesOf(ada)).toEqual([]);
  });

  it('of another customer is not found, nor is an address of theirs', async () => {
    const ada = await registerCustomer(server, worker);
    const ben = await registerCustomer(server, worker);
    const id = randomUUID();
    await ada.browser.put(`${PATH}/${id}`, BOX);
    const renamed = await ben.browser.patch(`${PATH}/${id}`, { name: 'Mine' });
    expect([renamed.statusCode, renamed.json().code]).toEqual([404, 'template_not_found']);
    expect((await ben.browser.delete(`${PATH}/${id}`)).statusCode).toBe(404);
    await ben.browser.put(`${PATH}/${id}`, { ...BOX, name: 'Mine' });
    const addressId = await addressOf(ada);
    const taken = await ben.browser.put(`${PATH}/${randomUUID()}`, { ...BOX, addressId });
    expect([taken.statusCode, taken.json().code]).toEqual([404, 'address_not_found']);
    const seen = await asCustomer(server.ctx.db, ben.id, async (own) => {
      await sql`DELETE FROM parcel_templates`.execute(own);
      return sql`SELECT * FROM parcel_templates`.execute(own);
    });
    expect(seen.rows).toEqual([]);
    expect(await templatesOf(ada)).toMatchObject([BOX]);
  });

  it('is one of at most 50', async () => {
    const { id, browser } = await registerCustomer(server, worker);
    await sql`INSERT INTO parcel_templates (id, shard, customer_id, name, service_level, weight_grams,
        length_mm, width_mm, height_mm, parcel_count, contents, value_cents)
      SELECT gen_random_uuid(), shard, id, 'Box ' || n, 'standard', 1, 1, 1, 1, 1, '', 0
      FROM customers, generate_series(1, 50) n WHERE id = ${id}`.execute(server.owner.db);
    const refused = await browser.put(`${PATH}/${randomUUID()}`, BOX);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_templates']);
  });

  it('is exported and erased with the account', async () => {
    const { id, browser } = await registerCustomer(server, worker);
    await browser.put(`${PATH}/${randomUUID()}`, BOX);
    const data = (await browser.get('/api/users/me/export')).json<AccountExport>();
    expect(data.templates).toMatchObject([BOX]);
    await browser.delete('/api/users/me', { password: PASSWORD });
    const left = await sql`SELECT 1 FROM parcel_templates WHERE customer_id = ${id}`.execute(
      server.owner.db,
    );
    expect(left.rows).toEqual([]);
  });
});
