import {
  type BookedShipment,
  TEST_DESTINATIONS,
  type V1EndpointName,
  v1Endpoints,
} from '@waypost/contract/v1';
import { inLanes } from '../../installation/in-lanes.ts';
import { patientFetch } from '../../installation/patient-fetch.ts';
import { seatOwner } from '../../installation/seat-owner.ts';
import { waitFor } from '../../installation/wait-for.ts';
import { canaryEmail, canaryName, canaryPhone, canaryWord } from './canary.ts';
import { type CanaryReceiver, HOOKS } from './canary-receiver.ts';
import type { CanarySite } from './open-canary-site.ts';
import { scanCanaries } from './scan-canaries.ts';

const LANES = 4;
const PATIENCE_MS = 120_000;
const MODES = ['live', 'test'] as const;
/** What the credit of an account in test mode covers. */
const MOST_IN_TEST_MODE = 100;
type Mode = (typeof MODES)[number];

type Given = { path?: Record<string, string>; query?: Record<string, string>; body?: object };
type Ask = (name: V1EndpointName, given?: Given) => Promise<{ status: number; text: string }>;

export interface ProgramCanaries {
  booked: number;
  /** What programs read of the feed and of their deliveries, by mode. */
  told: Record<Mode, string>;
  faults: string[];
}

/**
 * Programs of both modes book with a canary in whatever is free text, and are refused with some; their parcels move, and
 * two endpoints hear of it. Then they read what there is to be read about it.
 */
export async function bookAsPrograms(
  site: CanarySite,
  receiver: CanaryReceiver,
  count: number,
): Promise<ProgramCanaries> {
  const { db } = site;
  const owner = await seatOwner(db);
  await db.query('UPDATE customers SET name = $2, company = $3 WHERE id = $1', [
    owner.customerId,
    canaryName('accountName'),
    canaryName('accountCompany'),
  ]);
  const faults: string[] = [];
  const told: Record<Mode, string> = { live: '', test: '' };
  let booked = 0;
  for (const mode of MODES) {
    const ask = askWith(site.apiUrl, owner[mode], faults);
    const hooks = await Promise.all(
      Object.values(HOOKS).map(async (path) => {
        const body = { url: receiver.urlOf(path) };
        const { text } = await ask('v1CreateWebhookEndpoint', { body });
        return (JSON.parse(text) as { id: string }).id;
      }),
    );
    const before = receiver.bodies.length;
    const most = mode === 'test' ? MOST_IN_TEST_MODE : count;
    const shipments = await bookShipments(ask, Math.min(count, most));
    booked += shipments.length;
    await askAboutThem(ask);
    await requestPickup(ask);
    if (mode === 'live') await scanCanaries(site, shipments.map(forScanner));
    else await advance(ask, shipments);
    await waitForCalls(receiver, before, shipments);
    told[mode] = await readWhatIsTold(ask, hooks);
  }
  return { booked, told, faults };
}

function askWith(apiUrl: string, key: string, faults: string[]): Ask {
  let asked = 0;
  return async (name, { path = {}, query = {}, body } = {}) => {
    asked += 1;
    const { method, path: pattern } = v1Endpoints[name];
    const url = pattern.replaceAll(/:(\w+)/g, (_, part: string) =>
      encodeURIComponent(path[part] ?? ''),
    );
    const answer = await patientFetch(`${apiUrl}${url}?${new URLSearchParams(query).toString()}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'idempotency-key': `${canaryWord('idempotencyKey')}-${asked}`,
        'x-request-id': `${canaryWord('idempotencyKey')}-${asked}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status >= 500) faults.push(`${name} answered ${answer.status}`);
    return { status: answer.status, text };
  };
}

const PLACES = {
  from: {
    name: `${canaryName('shipperName')} ${canaryName('shipperName')}`,
    phone: canaryPhone('shipperPhone'),
    line1: `${canaryName('shipperLine1')} 7`,
    line2: canaryName('shipperLine2'),
    city: 'Dubai',
    region: canaryName('shipperRegion'),
    postalCode: canaryWord('shipperPostalCode'),
    country: 'AE',
  },
  to: {
    name: `${canaryName('recipientName')} ${canaryName('recipientName')}`,
    phone: canaryPhone('recipientPhone'),
    line1: `${canaryName('recipientLine1')} 12`,
    line2: canaryName('recipientLine2'),
    city: 'Accra',
    region: canaryName('recipientRegion'),
    postalCode: canaryWord('recipientPostalCode'),
    country: 'GH',
    instructions: `Ring at ${canaryName('instructions')}`,
  },
};

function newShipment(number: number) {
  return {
    service: 'express',
    reference: `${canaryWord('programReference')}-${number}`,
    metadata: { customer: canaryWord('programMetadata') },
    from: { ...PLACES.from, email: canaryEmail('shipperEmail', number) },
    to: { ...PLACES.to, email: canaryEmail('recipientEmail', number) },
    parcels: [{ weightGrams: 2500, lengthMm: 300, widthMm: 200, heightMm: 100 }],
    items: [
      {
        description: canaryName('itemDescription'),
        quantity: 1,
        weightGrams: 1_500,
        valueCents: 5_000,
      },
    ],
    exportReason: 'sale',
    payment: { kind: 'account' },
  };
}

async function bookShipments(ask: Ask, count: number): Promise<BookedShipment[]> {
  const numbers = Array.from({ length: count }, (_, number) => number);
  return inLanes(numbers, LANES, async (number) => {
    const { status, text } = await ask('v1CreateShipment', { body: newShipment(number) });
    if (status !== 201) throw new Error(`a program was answered ${status}: ${text}`);
    return JSON.parse(text) as BookedShipment;
  });
}

/** By canaries in addresses, queries and bodies, most of which are refused. */
async function askAboutThem(ask: Ask): Promise<void> {
  const shipment = `ref:${canaryWord('programReference')}-1`;
  const { from, to } = newShipment(1);
  await ask('v1ReadShipment', { path: { shipment } });
  await ask('v1ReadShipment', { path: { shipment: canaryWord('recipientName') } });
  await ask('v1ListShipments', { query: { reference: canaryWord('programReference') } });
  await ask('v1ListShipments', { query: { recipient: canaryWord('recipientName') } });
  // the reference is taken; then fields that there are not, and a wrong one
  await ask('v1CreateShipment', { body: newShipment(1) });
  await ask('v1CreateShipment', { body: { ...newShipment(2), [canaryWord('recipientName')]: 1 } });
  await ask('v1CreateShipment', {
    body: { ...newShipment(3), to: { ...to, country: canaryWord('recipientLine1') } },
  });
  const change = {
    metadata: { customer: canaryWord('programMetadata') },
    to: { instructions: canaryName('instructions') },
  };
  await ask('v1ChangeShipment', { path: { shipment }, body: change });
  await ask('v1CheckAddress', { body: { city: canaryWord('recipientLine1'), country: 'GH' } });
  await ask('v1CreateAddress', { body: from });
  await ask('v1CreateBatch', { body: { shipments: [newShipment(100_000), newShipment(1)] } });
}

async function requestPickup(ask: Ask): Promise<void> {
  const { text } = await ask('v1ListPickupWindows', { query: { country: 'AE', city: 'Dubai' } });
  const { date, windows = [] } = JSON.parse(text) as {
    date?: string;
    windows?: { window: string; unavailable: string | null }[];
  };
  const window = windows.find(({ unavailable }) => unavailable === null)?.window;
  const instructions = canaryName('instructions');
  const body = { date, window, address: PLACES.from, instructions };
  const { status, text: said } = await ask('v1CreatePickup', { body });
  if (status !== 201) throw new Error(`a pickup was answered ${status}: ${said}`);
}

const forScanner = ({ trackingNumber, priceCents, currency }: BookedShipment) => ({
  trackingNumber,
  totalCents: priceCents,
  currency,
  onDelivery: false,
});

/** Of test mode, each to another state. */
async function advance(ask: Ask, shipments: readonly BookedShipment[]): Promise<void> {
  for (const [at, { id: shipment }] of shipments.entries()) {
    const to = TEST_DESTINATIONS[at % TEST_DESTINATIONS.length];
    await ask('v1AdvanceTestShipment', { path: { shipment }, body: { to } });
  }
}

/** Until each shipment was told of, and the last of its news as well. */
async function waitForCalls(
  receiver: CanaryReceiver,
  before: number,
  shipments: readonly BookedShipment[],
): Promise<void> {
  await waitFor('the calls of the endpoints', PATIENCE_MS, async () => {
    const calls = receiver.bodies.slice(before).join('\n');
    const isAll = shipments.every(({ id }) => calls.split(id).length > 4);
    return (isAll && calls.includes('pickup.confirmed') && receiver.failures() > 0) || undefined;
  });
}

async function readWhatIsTold(ask: Ask, hooks: readonly string[]): Promise<string> {
  const texts: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: Record<string, string> = { limit: '100', ...(cursor !== '' && { cursor }) };
    const { text } = await ask('v1ListEvents', { query });
    texts.push(text);
    cursor = (JSON.parse(text) as { nextCursor: string | null }).nextCursor;
  }
  for (const endpointId of hooks) {
    texts.push((await ask('v1ListWebhookDeliveries', { path: { endpointId } })).text);
  }
  return texts.join('\n');
}
