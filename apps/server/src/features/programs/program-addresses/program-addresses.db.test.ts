import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { post } from '../../../testing/builders.ts';
import { seatProgram } from '../../../testing/programs.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();
const URL = '/api/v1/addresses';

beforeAll(async () => {
  await sql`INSERT INTO places (id, name, country, region, lat, lon, population, names)
    VALUES (1, 'Ghent', 'BE', null, 51.05, 3.72, 260000, '{}')`.execute(server.owner.db);
  await sql`INSERT INTO place_names (folded, place_id, country, population)
    VALUES ('ghent', 1, 'BE', 260000)`.execute(server.owner.db);
});

const GHENT = {
  name: 'Ada Example',
  line1: 'Kouter 1',
  postalCode: '9000',
  city: 'Ghent',
  country: 'BE',
};

describe('the address book for programs', () => {
  it('keeps, lists by cursor, reads and removes addresses of its account alone', async () => {
    const [shop, other] = [await seatProgram(server), await seatProgram(server)];
    const get = (path: string, headers = shop.headers) =>
      server.app.inject({ url: `${URL}${path}`, headers });
    const kept: { id: string }[] = [];
    for (const line1 of ['Kouter 1', 'Kouter 2', 'Kouter 1']) {
      const answer = await post(server, URL, { ...GHENT, line1 }, shop.headers);
      expect(answer.statusCode).toBe(201);
      kept.push(answer.json());
    }
    // an equal one is not kept again
    expect(kept[2]).toEqual(kept[0]);
    const first = await get('?limit=1');
    expect(first.json().data).toHaveLength(1);
    const second = await get(`?limit=1&cursor=${first.json().nextCursor}`);
    const ids = [...first.json().data, ...second.json().data].map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set([kept[0]?.id, kept[1]?.id]));
    expect(second.json().nextCursor).toBeNull();

    expect((await get(`/${kept[0]?.id}`)).json()).toEqual(kept[0]);
    expect((await get(`/${kept[0]?.id}`, other.headers)).json()).toMatchObject({
      code: 'address_not_found',
    });
    const remove = (headers: Record<string, string>) =>
      server.app.inject({ method: 'DELETE', url: `${URL}/${kept[0]?.id}`, headers });
    expect((await remove(other.headers)).statusCode).toBe(404);
    expect((await remove(shop.headers)).json()).toMatchObject({ deleted: true });
    expect((await remove(shop.headers)).statusCode).toBe(404);
  });
});

describe('a change of a saved address', () => {
  const change = (id: string, body: object, headers: Record<string, string>) =>
    server.app.inject({ method: 'PATCH', url: `${URL}/${id}`, headers, payload: body });

  async function keepGhent() {
    const shop = await seatProgram(server, ['addresses:read', 'addresses:write']);
    const kept = await post(server, URL, GHENT, shop.headers);
    return { shop, kept: kept.json<{ id: string }>() };
  }

  it('changes the fields that it names, leaves the rest, and can be repeated', async () => {
    const { shop, kept } = await keepGhent();
    const named = { line1: 'Kouter 9', phone: '+32 9 123 45 67' };
    const changed = await change(kept.id, named, shop.headers);
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toEqual({ ...kept, ...named });
    expect((await change(kept.id, named, shop.headers)).json()).toEqual(changed.json());
    expect((await change(kept.id, {}, shop.headers)).json()).toEqual(changed.json());
    const read = await server.app.inject({ url: `${URL}/${kept.id}`, headers: shop.headers });
    expect(read.json()).toEqual(changed.json());
  });

  it('makes one address the default at a time', async () => {
    const { shop, kept } = await keepGhent();
    const other = await post(server, URL, { ...GHENT, line1: 'Kouter 2' }, shop.headers);
    await change(kept.id, { isDefault: true }, shop.headers);
    await change(other.json().id, { isDefault: true }, shop.headers);
    const { data } = (await server.app.inject({ url: URL, headers: shop.headers })).json();
    expect(data).toMatchObject([{ isDefault: true, line1: 'Kouter 2' }, { isDefault: false }]);
  });

  it('refuses what a new address is refused for, and changes nothing then', async () => {
    const { shop, kept } = await keepGhent();
    const cases: [pointer: string, body: object][] = [
      ['/name', { name: 'A' }],
      ['/line1', { line1: 'K1' }],
      ['/email', { email: 'ada' }],
      ['/country', { country: 'Belgium' }],
      ['/postalCode', { postalCode: '' }],
      ['/postalCode', { postalCode: 'SW1A 2AA' }],
      // the code that is kept is none of that country
      ['/postalCode', { country: 'GB' }],
      ['/postalCode', { country: 'GB', postalCode: '9000' }],
      ['/createdAt', { createdAt: '2026-11-17T10:02:11.000Z' }],
    ];
    for (const [pointer, body] of cases) {
      const refused = await change(kept.id, { phone: '+32 9 1', ...body }, shop.headers);
      expect(refused.json(), JSON.stringify(body)).toMatchObject({
        status: 400,
        code: 'invalid_request',
        errors: [{ in: 'body', pointer }],
      });
    }
    const read = await server.app.inject({ url: `${URL}/${kept.id}`, headers: shop.headers });
    expect(read.json()).toEqual(kept);
  });

  it('writes a postal code as the country of the address writes it', async () => {
    const { shop, kept } = await keepGhent();
    const belgian = await change(kept.id, { postalCode: 'B-9050' }, shop.headers);
    expect(belgian.json()).toMatchObject({ postalCode: '9050' });
    const london = { city: 'London', country: 'GB', postalCode: 'sw1a2aa' };
    const british = await change(kept.id, london, shop.headers);
    expect(british.json()).toMatchObject({ ...london, postalCode: 'SW1A 2AA' });
  });

  it('finds no address of another account, and none that was removed', async () => {
    const { shop, kept } = await keepGhent();
    const other = await seatProgram(server);
    const missing = { status: 404, code: 'address_not_found' };
    const named = { city: 'Antwerp', postalCode: '2000', isDefault: true };
    expect((await change(kept.id, named, other.headers)).json()).toMatchObject(missing);
    await server.app.inject({ method: 'DELETE', url: `${URL}/${kept.id}`, headers: shop.headers });
    expect((await change(kept.id, named, shop.headers)).json()).toMatchObject(missing);
  });

  it('needs the scope addresses:write', async () => {
    const { kept } = await keepGhent();
    const reader = await seatProgram(server, ['addresses:read']);
    const refused = await change(kept.id, { city: 'Antwerp' }, reader.headers);
    expect(refused.statusCode).toBe(403);
  });
});

describe('the check of an address', () => {
  it.each([
    ['yes', { city: 'Ghent', country: 'BE', postalCode: '9000' }],
    ['doubtful', { city: 'Gehnt', country: 'BE', postalCode: '9000' }],
    ['no', { city: 'Ghent', country: 'BE', postalCode: 'B-9' }],
    ['no', { city: 'Ghent', country: 'ZZ' }],
  ])('answers %s for %o', async (deliverable, address) => {
    const { headers } = await seatProgram(server, ['addresses:read']);
    const answer = await post(server, `${URL}/check`, address, headers);
    expect(answer.json()).toMatchObject({ object: 'address_check', deliverable });
  });
});
