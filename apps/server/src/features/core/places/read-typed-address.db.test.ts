import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { useTestServer } from '../../../testing/test-server.ts';
import { readTypedAddress } from './read-typed-address.ts';

const server = useTestServer();

beforeAll(async () => {
  const names = [
    ['lisbon', 1, 'PT'],
    ['lisboa', 1, 'PT'],
    ['porto', 2, 'PT'],
    ['brooklyn', 3, 'US'],
    ['new york', 4, 'US'],
  ] as const;
  for (const [folded, id, country] of names) {
    await sql`INSERT INTO place_names (folded, place_id, country, population)
      VALUES (${folded}, ${id}, ${country}, 1000)`.execute(server.owner.db);
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
  const brooklyn = await read('55 Water St, Brooklyn, NY 11201', 'New York, United States');
  expect(brooklyn).toMatchObject({ city: 'Brooklyn', sure: false });
});

it('takes the city of the quote for an address without one, and keeps all that was typed', async () => {
  expect(await read('Rua Augusta 24', 'Lisbon, Portugal')).toMatchObject({
    line1: 'Rua Augusta 24',
    city: 'Lisbon',
    sure: false,
  });
  const { line1, line2, city } = await read('Rua Augusta 24, 1100-053 Lisboa, Portugal', 'Accra, Ghana');
  expect([city, `${line1}, ${line2}`]).toEqual([
    'Accra',
    'Rua Augusta 24, 1100-053 Lisboa, Portugal',
  ]);
});
