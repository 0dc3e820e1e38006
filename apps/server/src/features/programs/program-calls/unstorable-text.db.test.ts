import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newShipment, seatProgram } from '../../../testing/programs.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();
const ENDPOINTS = '/api/v1/webhook-endpoints';
const MANIFESTS = '/api/v1/manifests';
const SHIPMENTS = '/api/v1/shipments';
const URL = 'https://shop.example/hooks';
const NOWHERE = randomUUID();

type Call = [what: string, method: 'PATCH' | 'POST', url: string, body: object];

/** Where a program may write text that looks for a row or is stored. */
const callsWith = (text: string): Call[] => [
  ['the name of a new webhook endpoint', 'POST', ENDPOINTS, { url: URL, description: text }],
  ['the name of a webhook endpoint', 'PATCH', `${ENDPOINTS}/${NOWHERE}`, { description: text }],
  ['the address of a webhook endpoint', 'POST', ENDPOINTS, { url: `${URL}/${text}` }],
  ['the pickup of a manifest', 'POST', MANIFESTS, { pickupId: text }],
  ['a shipment of a manifest', 'POST', MANIFESTS, { pickupId: 'P-1', shipments: [`ref:${text}`] }],
  ['the reference of a shipment', 'POST', SHIPMENTS, newShipment({ reference: text })],
  ['metadata', 'POST', SHIPMENTS, newShipment({ metadata: { cart: text } })],
  ['the name of metadata', 'POST', SHIPMENTS, newShipment({ metadata: { [text]: 'cart' } })],
];

it.each([
  ['NUL', 'a\0b'],
  ['half a character', 'a\ud800b'],
])('refuses %s, which PostgreSQL cannot store, in the calls of programs', async (_, text) => {
  const { headers } = await seatProgram(server);
  const statuses: [string, number][] = [];
  for (const [what, method, url, payload] of callsWith(text)) {
    const keyed = { ...headers, 'idempotency-key': randomUUID() };
    const { statusCode } = await server.app.inject({ method, url, headers: keyed, payload });
    statuses.push([what, statusCode]);
  }
  expect(statuses).toEqual(callsWith(text).map(([what]) => [what, 400]));
});

it('refuses NUL in the path to a shipment', async () => {
  const { headers } = await seatProgram(server);
  const url = `${SHIPMENTS}/ref%3Aa%00b`;
  expect((await server.app.inject({ method: 'GET', url, headers })).statusCode).toBe(400);
});
