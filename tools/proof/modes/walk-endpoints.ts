import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TEST_DESTINATIONS, type V1EndpointName, v1Endpoints } from '@waypost/contract/v1';
import { runProgram } from '../../installation/run-program.ts';
import { waitFor } from '../../installation/wait-for.ts';

interface Answer {
  status: number;
  body: Buffer;
}
/** Calls an endpoint of v1 as a program does, and again when it is refused for a moment. */
export type Ask = (
  name: V1EndpointName,
  given?: { path?: Record<string, string>; query?: Record<string, string>; body?: object },
) => Promise<Answer>;

/** A busy machine sheds calls; one that is refused so often is refused for good. */
const TRIES = 5;
const PATIENCE_MS = 120_000;
/** A key of test mode has 120 reads a minute. */
const POLL_MS = 1_000;

export function askWith(apiUrl: string, key: string): Ask {
  return async (name, { path = {}, query = {}, body } = {}) => {
    const { method, path: pattern } = v1Endpoints[name];
    const url = pattern.replaceAll(/:(\w+)/g, (_, part: string) =>
      encodeURIComponent(path[part] ?? ''),
    );
    const search = new URLSearchParams(query).toString();
    const request = {
      method,
      headers: {
        // a shop platform has nothing but its address
        ...(path['token'] === undefined && { authorization: `Bearer ${key}` }),
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    };
    const ask = () => fetch(`${apiUrl}${url}${search && `?${search}`}`, request);
    let answer = await ask();
    for (let tries = 1; answer.status === 503 && tries < TRIES; tries += 1) {
      await answer.body?.cancel();
      await sleep(Number(answer.headers.get('retry-after') ?? 1) * 1000);
      answer = await ask();
    }
    if ('stream' in v1Endpoints[name]) {
      await answer.body?.cancel();
      return { status: answer.status, body: Buffer.alloc(0) };
    }
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  };
}

const WAY = {
  from: {
    name: 'Sam Shipper',
    email: 'sam.shipper@people.example',
    line1: 'Torstr. 12',
    postalCode: '10119',
    city: 'Berlin',
    country: 'DE',
  },
  parcels: [{ weightGrams: 2500, lengthMm: 300, widthMm: 200, heightMm: 100 }],
};

/** A booking on account; the recipient's address must reach no mail server. */
export function newShipment(recipientEmail: string) {
  return {
    ...WAY,
    service: 'standard',
    to: {
      name: 'Rosa Recipient',
      email: recipientEmail,
      line1: '5 Rue de Rivoli',
      postalCode: '75001',
      city: 'Paris',
      country: 'FR',
    },
    payment: { kind: 'account' },
  };
}

const RATES = {
  from: { city: 'Berlin', postalCode: '10119', country: 'DE' },
  to: { city: 'Paris', postalCode: '75001', country: 'FR' },
  parcels: WAY.parcels,
};

export interface Walked {
  shipments: { id: string; trackingNumber: string }[];
  faults: string[];
}

/**
 * Every endpoint of v1 but the last, which deletes all of it, with each state that a test shipment can be brought to.
 * Notes in `called` what answered as it has to.
 */
export async function walkEndpoints(
  ask: Ask,
  recipientEmail: string,
  called: Set<string>,
): Promise<Walked> {
  const faults: string[] = [];
  const expect: Expect = async (name, given, status = 200) => {
    const answer = await ask(name, given);
    if (answer.status === status) called.add(name);
    else {
      faults.push(`${name}: ${answer.status} ${answer.body.toString().slice(0, 200)}`);
    }
    return answer;
  };
  const book = async () => {
    const answer = await expect('v1CreateShipment', { body: newShipment(recipientEmail) }, 201);
    return JSON.parse(answer.body.toString()) as { id: string; trackingNumber: string };
  };
  await expect('v1ReadMe');
  await expect('v1CreateRates', { body: RATES });
  const first = await book();
  const path = { shipment: first.id };
  await expect('v1ListShipments');
  const change = { metadata: { cart: '77' }, to: { instructions: 'Ring twice.' } };
  await expect('v1ChangeShipment', { path, body: change });
  await expect('v1ReadShipment', { path: { shipment: first.trackingNumber } });
  await expect('v1ListShipmentEvents', { path });
  await expect('v1ListDocuments', { path });
  const pdf = await expect('v1ReadDocument', { path: { ...path, file: 'label.pdf' } });
  await expect('v1ReadDocument', { path: { ...path, file: 'label.png' } });
  const zpl = await expect('v1ReadDocument', { path: { ...path, file: 'label.zpl' } });
  const a6 = await expect('v1ReadDocument', { path: { ...path, file: 'label-a6.pdf' } });
  // written aslant, its letters are lines of their own
  for (const [file, { status, body }] of Object.entries({ 'label.pdf': pdf, 'label-a6.pdf': a6 })) {
    if (status !== 200) continue;
    if (!/T\s*E\s*S\s*T/.test(await textOf(body))) faults.push(`${file} has no TEST on it`);
  }
  if (!zpl.body.includes('^FDTEST^FS')) faults.push('label.zpl has no TEST on it');
  await expect('v1ReturnShipment', { path, body: { payment: { kind: 'account' } } }, 201);
  await expect('v1LookUpTracking', { body: { refs: [first.trackingNumber] } });
  await expect('v1CancelShipment', { path });
  await walkPickups(expect);
  await walkAddresses(expect);
  await walkShops(expect);
  await walkManifests(expect, (await book()).id);
  await walkBatches(ask, expect, newShipment(recipientEmail));
  await expect('v1ListStatements');
  await expect('v1ReadBalance');
  // the month of a new account is not over
  const month = '2026-01';
  const paper = { month, file: 'invoice.pdf' };
  await expect('v1ListStatementLines', { path: { month } }, 404);
  await expect('v1ReadStatementPaper', { path: paper }, 404);
  const shipments = [first];
  for (const to of TEST_DESTINATIONS) {
    const shipment = await book();
    shipments.push(shipment);
    await expect('v1AdvanceTestShipment', { path: { shipment: shipment.id }, body: { to } });
  }
  await walkWebhooks(expect);
  await expect('v1SendTestEvent', { body: { type: 'statement.overdue' } }, 202);
  await expect('v1ListTestMails');
  return { shipments, faults };
}

type Expect = (
  name: V1EndpointName,
  given?: Parameters<Ask>[1],
  status?: number,
) => ReturnType<Ask>;

async function walkPickups(expect: Expect): Promise<void> {
  const { email: _, ...address } = WAY.from;
  // a city of its own, so that walks do not take each other's places
  const city = `Berlin ${randomUUID()}`;
  const query = { country: address.country, city };
  const free = await expect('v1ListPickupWindows', { query });
  const { date, windows = [] } = JSON.parse(free.body.toString()) as {
    date?: string;
    windows?: { window: string; unavailable: string | null }[];
  };
  const window = windows.find(({ unavailable }) => unavailable === null)?.window;
  const body = { date, window, address: { ...address, city } };
  const made = await expect('v1CreatePickup', { body }, 201);
  const { id: pickupId = '' } = JSON.parse(made.body.toString()) as { id?: string };
  await expect('v1ListPickups');
  await expect('v1ReadPickup', { path: { pickupId } });
  await expect('v1ChangePickup', { path: { pickupId }, body: { window } });
  await expect('v1CancelPickup', { path: { pickupId } });
}

async function walkAddresses(expect: Expect): Promise<void> {
  const { name, ...place } = WAY.from;
  // an equal address of another walk would be answered instead
  const own = { ...place, name, line1: `Torstr. ${randomUUID()}` };
  const kept = await expect('v1CreateAddress', { body: own }, 201);
  const { id: addressId = '' } = JSON.parse(kept.body.toString()) as { id?: string };
  await expect('v1ListAddresses');
  await expect('v1ReadAddress', { path: { addressId } });
  await expect('v1ChangeAddress', { path: { addressId }, body: { line2: 'Floor 2' } });
  const { city, postalCode, country } = place;
  await expect('v1CheckAddress', { body: { city, postalCode, country } });
  await expect('v1DeleteAddress', { path: { addressId } });
}

async function walkManifests(expect: Expect, shipment: string): Promise<void> {
  const { name, ...place } = WAY.from;
  // an equal address of another walk would be answered instead
  const own = { ...place, name, line1: `Torstr. ${randomUUID()}` };
  const kept = await expect('v1CreateAddress', { body: own }, 201);
  const { id: addressId = '' } = JSON.parse(kept.body.toString()) as { id?: string };
  // another walk may take what is ready
  const date = new Date().toISOString().slice(0, 10);
  const body = { addressId, date, shipments: [shipment] };
  const made = await expect('v1CreateManifest', { body }, 201);
  const { id: manifestId = '' } = JSON.parse(made.body.toString()) as { id?: string };
  const path = { manifestId };
  await expect('v1ListManifests');
  await expect('v1ReadManifest', { path });
  await expect('v1ReadManifestPdf', { path });
}

async function walkShops(expect: Expect): Promise<void> {
  const parcel = { lengthMm: 400, widthMm: 300, heightMm: 200, maxWeightGrams: 20_000 };
  const tokenFor = async (shop: string) => {
    const body = { shop, name: 'Walk', parcel, from: RATES.from };
    const made = await expect('v1CreateRateToken', { body }, 201);
    const { id = '', url = '' } = JSON.parse(made.body.toString()) as { id?: string; url?: string };
    return { tokenId: id, token: url.split('/').at(-1) ?? '' };
  };
  const shopify = await tokenFor('shopify');
  const place = { country: 'FR', postal_code: '75001', city: 'Paris' };
  const rate = { origin: place, destination: place, items: [{ quantity: 1, grams: 500 }] };
  await expect('v1ReadShopifyRates', { path: shopify, body: { rate } });
  const woo = await tokenFor('woocommerce');
  const cart = { destination: { country: 'FR' }, contents: [{ quantity: 1, weight: '1' }] };
  await expect('v1ReadWooCommerceRates', { path: woo, body: cart });
  await expect('v1ListRateTokens');
  await expect('v1RevokeRateToken', { path: { tokenId: shopify.tokenId } });
}

async function walkBatches(ask: Ask, expect: Expect, shipment: object): Promise<void> {
  const body = { shipments: [shipment, shipment], labels: 'labels.zpl' };
  const made = await expect('v1CreateBatch', { body }, 202);
  const { id: batchId = '' } = JSON.parse(made.body.toString()) as { id?: string };
  const path = { batchId };
  const ended = async () => {
    const { body: read } = await expect('v1ReadBatch', { path });
    const { status } = JSON.parse(read.toString()) as { status: string };
    return status === 'finished' || undefined;
  };
  await waitFor('the end of a batch', PATIENCE_MS, ended, POLL_MS);
  await expect('v1ListBatchRows', { path });
  for (const name of ['v1ReadBatchLabelsPdf', 'v1ReadBatchLabelsZpl'] as const) {
    const areThere = async () => (await ask(name, { path })).status === 200 || undefined;
    await waitFor('labels', PATIENCE_MS, areThere, POLL_MS);
    await expect(name, { path });
  }
  await expect('v1CancelBatch', { path });
}

async function walkWebhooks(expect: Expect): Promise<void> {
  const idOf = ({ body }: Answer) =>
    JSON.parse(body.toString()) as { id?: string; eventId?: string };
  // nobody has this name
  const url = 'https://shop.invalid/hooks';
  const made = await expect('v1CreateWebhookEndpoint', { body: { url } }, 201);
  const path = { endpointId: idOf(made).id ?? '' };
  await expect('v1ListWebhookEndpoints');
  await expect('v1ReadWebhookEndpoint', { path });
  await expect('v1ChangeWebhookEndpoint', { path, body: { types: ['shipment.created'] } });
  await expect('v1RotateWebhookSecret', { path });
  const ping = await expect('v1PingWebhookEndpoint', { path }, 202);
  const event = { eventId: idOf(ping).eventId ?? '' };
  await expect('v1ReadEvent', { path: event });
  await expect('v1RedeliverEvent', { path: event, body: path }, 202);
  const since = new Date(Date.now() - 3_600_000).toISOString();
  await expect('v1RecoverWebhookEndpoint', { path, body: { since } }, 202);
  await expect('v1ListWebhookDeliveries', { path });
  await expect('v1ListEvents');
  await expect('v1FollowEvents');
  await expect('v1RemoveWebhookEndpoint', { path });
}

async function textOf(pdf: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-modes-'));
  try {
    const file = join(folder, 'label.pdf');
    await writeFile(file, pdf);
    return await runProgram('pdftotext', ['-raw', file, '-']);
  } finally {
    await rm(folder, { recursive: true });
  }
}
