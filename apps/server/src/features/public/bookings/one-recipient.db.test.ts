import type { Booking, Receipt } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  answered,
  bookingRequest,
  makeDraft,
  PARCEL_QUOTE,
  postBooking,
} from '../../../testing/builders.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();
const TO_OSLO = { ...PARCEL_QUOTE, destination: 'Oslo, Norway' };

async function addPlace(id: number, names: string[], country: string, lat: number, lon: number) {
  const [name = ''] = names;
  await sql`INSERT INTO places (id, name, country, region, lat, lon, population, names)
    VALUES (${id}, ${name}, ${country}, null, ${lat}, ${lon}, ${id}, '{}')`.execute(
    server.owner.db,
  );
  for (const folded of names) {
    await sql`INSERT INTO place_names (folded, place_id, country, population)
      VALUES (${folded}, ${id}, ${country}, ${id})`.execute(server.owner.db);
  }
}

beforeAll(async () => {
  await addPlace(1, ['oslo', 'христиания'], 'NO', 59.91, 10.75);
  await addPlace(2, ['bergen'], 'NO', 60.39, 5.32);
  await addPlace(3, ['lysaker'], 'NO', 59.91, 10.64);
});

async function bookTo(city: string, quote: object = TO_OSLO) {
  const draft = await makeDraft(server, quote);
  const request = bookingRequest(draft);
  const recipientAddress = { ...request.recipientAddress, city, postalCode: '0150' };
  return postBooking(server, draft, { ...request, recipientAddress });
}

describe('a quote to Oslo', () => {
  it('cannot be booked to Bergen', async () => {
    expect((await bookTo('Bergen')).json()).toMatchObject({
      code: 'recipient_elsewhere',
      errors: [{ path: 'recipientAddress.city' }],
    });
  });

  it('cannot be booked to a city that nobody knows', async () => {
    expect((await bookTo('Qwxz')).json()).toMatchObject({ code: 'recipient_elsewhere' });
  });

  it.each(['Oslo', 'OSLO', '0150 Oslo', 'Христиания', 'Lysaker'])(
    'can be booked to %s, which is the same place',
    async (city) => {
      const answer = await bookTo(city);
      expect(answer.statusCode, answer.body).toBe(201);
    },
  );

  it('can be booked from nowhere but the city it was priced from', async () => {
    const draft = await makeDraft(server, TO_OSLO);
    const request = bookingRequest(draft);
    const shipperAddress = { ...request.shipperAddress, city: 'Hamburg' };
    const answer = await postBooking(server, draft, { ...request, shipperAddress });
    expect(answer.json()).toMatchObject({ code: 'shipper_elsewhere' });
  });

  it('has one recipient: what was typed before gives way to the address of the booking', async () => {
    const { receiptId, trackingNumber } = answered(await bookTo('Oslo'), 201).json<Booking>();
    const receipt = (await server.app.inject(`/api/receipts/${receiptId}`)).json<Receipt>();
    expect(receipt.recipient).toMatchObject({ city: 'Oslo' });
    expect(receipt.recipient.address).toBe('5 Rue de Rivoli, 0150, Oslo, Norway');
    const tracked = await server.app.inject(`/api/shipments/track/${trackingNumber}`);
    expect(tracked.json()).toMatchObject({ recipient: { address: 'Oslo, Norway' } });
  });
});

it('a quote for a whole country can be booked to any of its cities', async () => {
  const answer = await bookTo('Bergen', { ...PARCEL_QUOTE, destination: 'Norway' });
  expect(answer.statusCode, answer.body).toBe(201);
});
