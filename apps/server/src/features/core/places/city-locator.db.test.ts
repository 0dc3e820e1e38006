import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../testing/test-server.ts';
import { createCityLocator } from './city-locator.ts';

const server = useTestServer();

async function addPlace(id: number, name: string, country: string, lat: number) {
  await sql`INSERT INTO places (id, name, country, region, lat, lon, population, names)
    VALUES (${id}, ${name}, ${country}, null, ${lat}, 10, ${id}, '{}')`.execute(server.owner.db);
  await sql`INSERT INTO place_names (folded, place_id, country, population)
    VALUES (${name.toLowerCase()}, ${id}, ${country}, ${id})`.execute(server.owner.db);
}

it('locates the most populous city of that name in the country, with or without a postcode', async () => {
  await addPlace(1, 'Halle', 'DE', 51);
  await addPlace(2, 'Halle', 'DE', 52);
  await addPlace(3, 'Halle', 'BE', 53);
  const locate = createCityLocator(server.ctx.reads);
  expect(await locate('HALLE', 'DE')).toEqual({
    lat: 52,
    lon: 10,
    approximate: false,
    names: { en: 'Halle' },
  });
  expect(await locate('1500 Halle', 'BE')).toMatchObject({ lat: 53, approximate: false });
});

it('locates the capital for an unknown or missing city, and nothing for an unknown country', async () => {
  const locate = createCityLocator(server.ctx.reads);
  const brussels = { lat: 50.85, lon: 4.35, approximate: true, names: {} };
  expect(await locate('Qwxz', 'BE')).toEqual(brussels);
  expect(await locate('', 'BE')).toEqual(brussels);
  expect(await locate('Qwxz', 'ZZ')).toBeNull();
});

it('caches a city for ten minutes', async () => {
  let now = 0;
  const locate = createCityLocator(server.ctx.reads, () => now);
  expect(await locate('Newtown', 'GB')).toMatchObject({ approximate: true });
  await addPlace(4, 'Newtown', 'GB', 54);
  expect(await locate('Newtown', 'GB')).toMatchObject({ approximate: true });
  now = 600_001;
  expect(await locate('Newtown', 'GB')).toMatchObject({ lat: 54, approximate: false });
});
