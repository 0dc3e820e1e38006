import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommandLine } from '../run-command-line.ts';

type Shipment = Record<'id' | 'trackingNumber' | 'status' | 'reference' | 'body', string>;

/** As Waypost does it: one shipment a key, answered as it is now, and a reference for one that is not cancelled. */
const shipments = new Map<string, Shipment>();
const answer = async (request: IncomingMessage, response: ServerResponse) => {
  const body = await text(request);
  const send = (status: number, content: object) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(content));
  };
  if (request.method === 'GET') {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const data = [...shipments.values()]
      .filter((each) => searchParams.get('reference') === each.reference)
      .filter((each) => searchParams.get('status') === each.status);
    return send(200, { object: 'list', data: data.toReversed(), nextCursor: null });
  }
  const key = String(request.headers['idempotency-key']);
  const known = shipments.get(key);
  if (known !== undefined && known.body !== body) {
    return send(422, { code: 'idempotency_key_reused', title: 'Send a new key.' });
  }
  const { reference } = JSON.parse(body) as { reference: string };
  const isTaken = [...shipments.values()].some(
    (each) => each.reference === reference && each.status !== 'cancelled',
  );
  if (known === undefined && isTaken)
    return send(409, { code: 'reference_taken', title: 'Taken.' });
  const number = shipments.size + 1;
  const made = { id: `id-${number}`, trackingNumber: `WT${number}`, status: 'created' };
  const shipment = known ?? { ...made, reference, body };
  shipments.set(key, shipment);
  return send(201, { ...shipment, priceCents: 1250, currency: 'EUR', label: null });
};
const server = createServer((request, response) => void answer(request, response));
const folder = mkdtempSync(join(tmpdir(), 'waypost-cli-'));
const file = join(folder, 'orders.csv');

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  writeFileSync(file, 'reference\nORDER-1\nORDER-2\n');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => shipments.clear());

const ORDER = Object.entries({
  service: 'standard',
  weight: '2500',
  size: '300x200x100',
  'from-address-id': '01993e2e',
  'to-name': 'Rosa Recipient',
  'to-email': 'rosa@example.org',
  'to-line1': '5 Rue de Rivoli',
  'to-city': 'Paris',
  'to-country': 'FR',
}).flatMap(([name, value]) => [`--${name}`, value]);

const CORRECTED = ['--to-line1', '7 Rue de Rivoli'];

async function shipFile(...options: string[]): Promise<{ code: number; lines: unknown[] }> {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const args = ['ship', '--csv', file, ...ORDER, ...options];
  const environment = { key: 'wpc_test_1', url, credentialsFile: join(folder, 'none') };
  const code = await runCommandLine(args, environment);
  const lines = log.mock.calls.map(([line]) => line as unknown);
  log.mockRestore();
  return { code, lines };
}

function cancel(trackingNumber: string): void {
  for (const shipment of shipments.values()) {
    if (shipment.trackingNumber === trackingNumber) shipment.status = 'cancelled';
  }
}

describe('a file of orders', () => {
  it('books nothing twice when it is run again', async () => {
    const booked = { code: 0, lines: ['ORDER-1  WT1  12.50 EUR', 'ORDER-2  WT2  12.50 EUR'] };
    expect(await shipFile()).toEqual(booked);
    expect(await shipFile()).toEqual(booked);
  });

  it('reports a cancelled order, and books it again on request', async () => {
    await shipFile();
    cancel('WT1');
    expect(await shipFile()).toEqual({
      code: 1,
      lines: ['ORDER-1  cancelled  WT1  Book it anew with --again.', 'ORDER-2  WT2  12.50 EUR'],
    });
    const anew = { code: 0, lines: ['ORDER-1  WT3  12.50 EUR', 'ORDER-2  WT2  12.50 EUR'] };
    expect(await shipFile('--again')).toEqual(anew);
    expect(await shipFile('--again')).toEqual(anew);
    cancel('WT3');
    expect((await shipFile('--again')).lines[0]).toBe('ORDER-1  WT4  12.50 EUR');
  });

  it('books a cancelled order again after its line was corrected', async () => {
    await shipFile();
    cancel('WT1');
    const again = () => shipFile('--again', ...CORRECTED);
    const { code, lines } = await again();
    expect(code).toBe(1);
    expect(lines[0]).toBe('ORDER-1  WT3  12.50 EUR');
    expect(lines[1]).toContain('refused  idempotency_key_reused');
    expect((await again()).lines).toEqual(lines);
    cancel('WT3');
    expect((await again()).lines[0]).toBe('ORDER-1  WT4  12.50 EUR');
    // the line as it is now, and not one that was booked before
    expect((await shipFile('--again')).lines[0]).toContain('refused  idempotency_key_reused');
  });
});
