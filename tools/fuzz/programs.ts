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
    const named = { reference, rateId: rate?.rateId, ...(await makeMore(setting, program, id)) };
    return [id, trackingNumber, `ref:${reference}`].map((shipment) => ({
      ...program,
      values: { ...program.values, shipment, ...named },
    }));
  });
  return (await Promise.all(shops)).flat();
}

/** A batch, a manifest and a token of the shop, to be named in paths. */
async function makeMore(setting: FuzzSetting, program: Person, shipment: string) {
  const make = async (path: string, body: object) =>
    (await post(setting, program, `/api/v1/${path}`, body)) as { id: string; url?: string };
  const { id: batchId } = await make('batches', batchRequest());
  const { id: addressId } = await make('addresses', newShipment().from);
  const handedOver = { addressId, date: '2026-11-18', shipments: [shipment] };
  const { id: manifestId } = await make('manifests', handedOver);
  const { id: tokenId, url } = await make('rate-tokens', tokenRequest());
  return { batchId, manifestId, tokenId, token: url?.split('/').at(-1) };
}

function batchRequest() {
  return { shipments: [newShipment(), newShipment()], labels: 'labels.zpl' };
}

function tokenRequest() {
  const parcel = { lengthMm: 400, widthMm: 300, heightMm: 200, maxWeightGrams: 20_000 };
  return { shop: 'shopify', name: 'Fuzz', parcel };
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
  const batches = shops.map(({ headers }) => ({
    headers,
    values: { 'idempotency-key': randomUUID() },
    body: batchRequest(),
  }));
  const tokens = shops.map(({ headers }) => ({ headers, values: {}, body: tokenRequest() }));
  return {
    createShipment: bookings,
    createRates: rates,
    createBatch: batches,
    createRateToken: tokens,
  } as PreparedRequests;
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
