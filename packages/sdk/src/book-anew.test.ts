import { beforeEach, describe, expect, it } from 'vitest';
import { bookAnew, createWaypost, type NewShipment } from './index.ts';

type Booked = Record<'id' | 'status' | 'reference' | 'body', string>;

/** As Waypost does it: one shipment a key, answered as it is now. */
const shipments = new Map<string, Booked>();
const answer = async (...call: Parameters<typeof fetch>): Promise<Response> => {
  const request = new Request(...call);
  if (request.method === 'GET') {
    const { searchParams } = new URL(request.url);
    const data = [...shipments.values()]
      .filter(({ reference }) => reference === searchParams.get('reference'))
      .filter(({ status }) => status === searchParams.get('status'));
    return Response.json({ object: 'list', data: data.toReversed(), nextCursor: null });
  }
  const key = request.headers.get('idempotency-key') ?? '';
  const body = await request.text();
  const known = shipments.get(key);
  if (known !== undefined && known.body !== body) {
    const refusal = { code: 'idempotency_key_reused', title: 'Send a new key.' };
    return Response.json(refusal, { status: 422 });
  }
  const { reference } = JSON.parse(body) as { reference: string };
  const made = { id: `id-${shipments.size + 1}`, status: 'created', reference, body };
  const shipment = known ?? made;
  shipments.set(key, shipment);
  return Response.json(shipment, { status: 201 });
};

const waypost = createWaypost({ key: 'wpc_test_1', baseUrl: 'http://localhost', fetch: answer });
const ORDER = { reference: 'ORDER-1', service: 'standard' } as NewShipment;
const CORRECTED = { ...ORDER, service: 'express' } as NewShipment;
const book = async (order = ORDER, key = 'order-1') => (await bookAnew(waypost, order, key)).id;

function cancel(id: string): void {
  for (const shipment of shipments.values()) if (shipment.id === id) shipment.status = 'cancelled';
}

beforeEach(() => shipments.clear());

describe('an order that is booked anew', () => {
  it('has one shipment until that is cancelled, and then one more', async () => {
    expect([await book(), await book()]).toEqual(['id-1', 'id-1']);
    cancel('id-1');
    expect([await book(), await book()]).toEqual(['id-2', 'id-2']);
    cancel('id-2');
    expect([await book(), await book()]).toEqual(['id-3', 'id-3']);
    expect([...shipments.keys()]).toEqual(['order-1', 'order-1-after-id-1', 'order-1-after-id-2']);
  });

  it('may have been corrected since its shipment was cancelled', async () => {
    await book();
    cancel('id-1');
    expect([await book(CORRECTED), await book(CORRECTED)]).toEqual(['id-2', 'id-2']);
  });

  it('is refused when it was corrected and its shipment was not cancelled', async () => {
    await book();
    await expect(book(CORRECTED)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    cancel('id-1');
    await book();
    await expect(book(CORRECTED)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(shipments.size).toBe(2);
  });

  it('is refused when it was corrected and may share its reference with another one', async () => {
    const shared = { ...ORDER, allowSameReference: true };
    cancel(await book(shared, 'order-0'));
    await book(shared);
    await expect(book({ ...CORRECTED, allowSameReference: true })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect(shipments.size).toBe(2);
  });
});
