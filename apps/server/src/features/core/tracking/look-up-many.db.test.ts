import { randomBytes } from 'node:crypto';
import { MAX_LIVE_REFS, type TrackedRow } from '@waypost/contract';
import { SAMPLE_NUMBERS } from '@waypost/domain/sample-numbers';
import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import { expect, it } from 'vitest';
import { bookShipment } from '../../../testing/builders.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();

const unknown = () => makeTrackingNumber(1, randomBytes(8));

async function ask(refs: readonly string[], remoteAddress = '192.0.2.1') {
  const url = `/api/track/many?refs=${encodeURIComponent(refs.join(','))}`;
  return server.app.inject({ url, remoteAddress });
}

async function rowsFor(refs: readonly string[], remoteAddress?: string): Promise<TrackedRow[]> {
  const answer = await ask(refs, remoteAddress);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ rows: TrackedRow[] }>().rows;
}

it('looks up many references and answers each as typed, in the order of the request', async () => {
  const { trackingNumber } = await bookShipment(server);
  const missing = unknown();
  const mistyped = `${trackingNumber.slice(0, -1)}${trackingNumber.endsWith('A') ? 'B' : 'A'}`;
  const typed = ['WP12', ` ${trackingNumber.toLowerCase()} `, mistyped, missing, 'ORDER-1'];
  const rows = await rowsFor([...typed, SAMPLE_NUMBERS.delivered]);
  expect(rows.map(({ ref, kind }) => [ref, kind])).toEqual([
    ['WP12', 'too_short'],
    [trackingNumber.toLowerCase(), 'found'],
    [mistyped, 'mistyped'],
    [missing, 'unknown'],
    ['ORDER-1', 'unknown'],
    [SAMPLE_NUMBERS.delivered, 'found'],
  ]);
  expect(rows[1]).toMatchObject({
    tracking: { trackingNumber, status: 'Created', from: 'Berlin, Germany', demonstration: false },
  });
  expect(rows[5]).toMatchObject({ tracking: { status: 'Delivered', demonstration: true } });
});

it('returns only the fields of a shipment that a list needs', async () => {
  const [row] = await rowsFor([SAMPLE_NUMBERS.inTransit]);
  if (row?.kind !== 'found') throw new Error('not found');
  expect(Object.keys(row.tracking).toSorted()).toEqual([
    'asOf',
    'attention',
    'cityNames',
    'deliveredAt',
    'delivery',
    'demonstration',
    'from',
    'fromPlace',
    'furthest',
    'problem',
    'returning',
    'status',
    'timeline',
    'to',
    'toPlace',
    'trackingNumber',
    'updatedAt',
    'version',
  ]);
});

it('counts every unknown number once as a miss, and still serves known ones when the budget is spent', async () => {
  const client = '198.51.100.21';
  const { trackingNumber } = await bookShipment(server);
  const twice = unknown();
  const first = await rowsFor([...Array.from({ length: 38 }, unknown), twice, twice], client);
  expect(first.every(({ kind }) => kind === 'unknown')).toBe(true);
  const second = await rowsFor([...Array.from({ length: 30 }, unknown), trackingNumber], client);
  const kinds = second.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'unknown')).toHaveLength(60 - 39);
  expect(kinds.filter((kind) => kind === 'limited')).toHaveLength(30 - (60 - 39));
  expect(kinds.at(-1)).toBe('found');
});

it('looks up at most 40 references', async () => {
  const refs = Array.from({ length: MAX_LIVE_REFS }, () => SAMPLE_NUMBERS.delivered);
  expect(await rowsFor(refs)).toHaveLength(MAX_LIVE_REFS);
  expect((await ask([...refs, 'WP12'])).statusCode).toBe(400);
});
