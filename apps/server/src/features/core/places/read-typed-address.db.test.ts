import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { useTestServer } from '../../../testing/test-server.ts';
import { readTypedAddress } from './read-typed-address.ts';

const server = useTestServer();

beforeAll(async () => {
  const places = [
    [['lisbon', 'lisboa'], 'PT', 38.72, -9.13],
    [['porto'], 'PT', 41.15, -8.61],
    [['brooklyn'], 'US', 40.65, -73.95],
    [['new york'], 'US', 40.71, -74.01],
    [['tokyo'], 'JP', 35.69, 139.69],
  ] as const;
  for (const [id, [names, country, lat, lon]] of places.entries()) {
    await sql`INSERT INTO places (id, name, country, region, lat, lon, population, names)
      VALUES (${id}, ${names[0]}, ${country}, null, ${lat}, ${lon}, 1000, '{}')`.execute(
      server.owner.db,
    );
    for (const folded of names) {
      await sql`INSERT INTO place_names (folded, place_id, country, population)
        VALUES (${folded}, ${id}, ${country}, 1000)`.execute(server.owner.db);
    }
  }
});

const read = (text: string, place: string) => readTypedAddress(server.ctx.db, text, place);

it('is sure of an address in the city of the quote, whatever language names it', async () => {
  expect(await read('Rua Augusta 24, 1100-053 Lisboa, Portugal', 'Lisbon, Portugal')).toEqual({
    line1: 'Rua Augusta 24',
    line2: '',
    city: 'Lisboa',
    region: '',
    postalCode: '1100-053',
    sure: true,
  });
  expect(
    await read('350 5th Ave Apt 4B, New York, NY 10118', 'New York, United States'),
  ).toMatchObject({ city: 'New York', region: 'NY', postalCode: '10118', sure: true });
});

it('is unsure of an address in another city than that of the quote', async () => {
  const porto = await read('Rua Direita 4, 4000-443 Porto', 'Lisbon, Portugal');
  expect(porto).toMatchObject({ city: 'Porto', postalCode: '4000-443', sure: false });
});

it('takes suburbs as they are, and wards of Tokyo as a part of the line', async () => {
  expect(await read('55 Water St, Brooklyn, NY 11201', 'New York, United States')).toMatchObject({
    line1: '55 Water St',
    city: 'Brooklyn',
    region: 'NY',
    sure: true,
  });
  expect(await read('1-9-1 Marunouchi, Chiyoda-ku, Tokyo 100-0005', 'Tokyo, Japan')).toMatchObject({
    line1: '1-9-1 Marunouchi',
    line2: 'Chiyoda-ku',
    city: 'Tokyo',
    sure: true,
  });
});

it('is unsure of a city whose name nobody knows, and books it to that of the quote', async () => {
  expect(await read('Ερμού 15, 105 63 Αθήνα', 'Athens, Greece')).toMatchObject({
    line1: 'Ερμού 15',
    line2: 'Αθήνα',
    city: 'Athens',
    postalCode: '105 63',
    sure: false,
  });
});

it('takes the city of the quote for an address without one, and keeps all that was typed', async () => {
  expect(await read('Rua Augusta 24', 'Lisbon, Portugal')).toMatchObject({
    line1: 'Rua Augusta 24',
    city: 'Lisbon',
    sure: false,
  });
  const { line1, line2, city } = await read(
    'Rua Augusta 24, 1100-053 Lisboa, Portugal',
    'Accra, Ghana',
  );
  expect([city, `${line1}, ${line2}`]).toEqual([
    'Accra',
    'Rua Augusta 24, 1100-053 Lisboa, Portugal',
  ]);
});
