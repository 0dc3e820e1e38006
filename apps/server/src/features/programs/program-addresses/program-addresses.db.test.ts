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
