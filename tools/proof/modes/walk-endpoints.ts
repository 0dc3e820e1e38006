import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_DESTINATIONS, type V1EndpointName, v1Endpoints } from '@waypost/contract/v1';
import { runProgram } from '../../installation/run-program.ts';

interface Answer {
  status: number;
  body: Buffer;
}
/** Calls an endpoint of v1 as a program does. */
export type Ask = (
  name: V1EndpointName,
  given?: { path?: Record<string, string>; body?: object },
) => Promise<Answer>;

/** Notes in `called` what was answered with success. */
export function askWith(apiUrl: string, key: string, called = new Set<string>()): Ask {
  return async (name, { path = {}, body } = {}) => {
    const { method, path: pattern } = v1Endpoints[name];
    const url = pattern.replaceAll(/:(\w+)/g, (_, part: string) =>
      encodeURIComponent(path[part] ?? ''),
    );
    const answer = await fetch(apiUrl + url, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.ok) called.add(name);
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  };
}

const WAY = {
  from: {
    name: 'Sam Shipper',
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

/** Every endpoint of v1 once, with each state that a test shipment can be brought to. */
export async function walkEndpoints(ask: Ask, recipientEmail: string): Promise<Walked> {
  const faults: string[] = [];
  const expect = async (name: V1EndpointName, given?: Parameters<Ask>[1], status = 200) => {
    const answer = await ask(name, given);
    if (answer.status !== status) {
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
  await expect('v1ReadShipment', { path: { shipment: first.trackingNumber } });
  await expect('v1ListShipmentEvents', { path });
  await expect('v1ListDocuments', { path });
  const pdf = await expect('v1ReadDocument', { path: { ...path, file: 'label.pdf' } });
  const zpl = await expect('v1ReadDocument', { path: { ...path, file: 'label.zpl' } });
  // written aslant, its letters are lines of their own
  if (!/T\s*E\s*S\s*T/.test(await textOf(pdf.body))) faults.push('label.pdf has no TEST on it');
  if (!zpl.body.includes('^FDTEST^FS')) faults.push('label.zpl has no TEST on it');
  await expect('v1CancelShipment', { path });
  const shipments = [first];
  for (const to of TEST_DESTINATIONS) {
    const shipment = await book();
    shipments.push(shipment);
    await expect('v1AdvanceTestShipment', { path: { shipment: shipment.id }, body: { to } });
  }
  await expect('v1ListTestMails');
  return { shipments, faults };
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
