import { randomUUID } from 'node:crypto';
import { newShipment } from '../installation/program-shipment.ts';
import { makePrograms } from './customers.ts';
import type { FuzzSetting } from './fuzz-setting.ts';
import type { Person } from './person.ts';
import type { PreparedRequests } from './prepared-requests.ts';

const SHOPS = 6;

/** Programs with credit, and shipments to name in each of the three ways. */
export async function makeShops(setting: FuzzSetting): Promise<Person[]> {
  const programs = await makePrograms(setting, SHOPS);
  await setting.db.query(
    `INSERT INTO credit_accounts (customer_id, shard, limit_cents)
     SELECT DISTINCT customer_id, shard, 1000000000 FROM customer_keys WHERE name = 'Fuzz'
     ON CONFLICT DO NOTHING`,
  );
  const shops = programs.map(async (program) => {
    const reference = `FUZZ-${randomUUID().slice(0, 8)}`;
    const { id, trackingNumber } = await book(setting, program, { reference });
    const rates = await post(setting, program, '/api/v1/rates', ratesRequest());
    const [rate] = (rates as { rates: { rateId: string }[] }).rates;
    return [id, trackingNumber, `ref:${reference}`].map((shipment) => ({
      ...program,
      values: { ...program.values, shipment, reference, rateId: rate?.rateId },
    }));
  });
  return (await Promise.all(shops)).flat();
}

/** Bookings and rates that succeed; whatever else the document allows is invented around them. */
export async function prepareProgramRequests(setting: FuzzSetting): Promise<PreparedRequests> {
  const shops = await makeShops(setting);
  const bookings = shops.map(({ headers }) => ({
    headers,
    values: { 'idempotency-key': randomUUID() },
    body: { ...newShipment(), reference: undefined, rateId: undefined },
  }));
  const rates = shops.map(({ headers }) => ({ headers, values: {}, body: ratesRequest() }));
  return { createShipment: bookings, createRates: rates } as PreparedRequests;
}

function ratesRequest() {
  const { from, to, parcels } = newShipment();
  const placeOf = ({ city, country }: typeof from) => ({ city, country });
  return { from: placeOf(from), to: placeOf(to), parcels };
}

async function book(setting: FuzzSetting, program: Person, change: object) {
  const shipment = await post(setting, program, '/api/v1/shipments', {
    ...newShipment(),
    ...change,
  });
  return shipment as { id: string; trackingNumber: string };
}

async function post(
  { call }: FuzzSetting,
  { headers }: Person,
  path: string,
  body: object,
): Promise<unknown> {
  const answer = await fetch(`${call.baseUrl}${path}`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
