import { randomUUID } from 'node:crypto';
import { v1FollowEvents } from '@waypost/contract/v1';
import { ACCOUNT_EVENT_TYPES } from '@waypost/domain/account-event-types';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { giveKey } from '../../../testing/programs.ts';
import { ask, bookOnAccount, seatTestProgram, useTestModes } from '../../../testing/test-modes.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useWebhookReceiver } from '../../../testing/webhook-receiver.ts';

const live = useTestServer();
const test = useTestModes(live);
const receiver = useWebhookReceiver();
beforeEach(() => receiver.reset());

const TYPES = ACCOUNT_EVENT_TYPES.filter((type) => type !== 'endpoint.ping');

const send = (headers: object, body: object) =>
  ask(test, 'POST', '/api/v1/test/events', headers, body);

async function seatShop() {
  const { customerId, headers: liveHeaders, test: key } = await seatTestProgram(live);
  return { customerId, liveHeaders, headers: key.headers };
}

async function addEndpoint(headers: object, types: string[] = []) {
  const body = { url: receiver.url, types };
  const { status, body: made } = await ask(
    test,
    'POST',
    '/api/v1/webhook-endpoints',
    headers,
    body,
  );
  expect(status).toBe(201);
  return made as { id: string; secret: string };
}

async function readEvent(headers: object, eventId: string) {
  const { body } = await ask(test, 'GET', `/api/v1/events/${eventId}`, headers);
  return body as { data: object; deliveries: object[] };
}

type Data = z.infer<(typeof v1FollowEvents)['answers'][200]>['data'];

function aboutShipment(data: Data): string | null {
  if (data.object === 'case') return data.shipmentId;
  return data.object === 'shipment' ? data.id : null;
}

describe('a test event', () => {
  it('of each type is signed and delivered as real ones are, and says that it is simulated', async () => {
    const { headers } = await seatShop();
    const { id: shipmentId } = await bookOnAccount(test, headers);
    const { secret } = await addEndpoint(headers);
    const ids = new Map<string, string>();
    for (const type of TYPES) {
      const { status, body } = await send(headers, { type });
      expect(body).toMatchObject({ object: 'test_event', type, endpoints: 1 });
      expect(status).toBe(202);
      ids.set((body as { eventId: string }).eventId, type);
    }
    await vi.waitFor(async () => {
      await test.runJobs();
      expect(receiver.calls.length).toBeGreaterThanOrEqual(TYPES.length);
    }, 40_000);
    const received = new Map<string, string>();
    for (const { headers: signed, body } of receiver.calls) {
      const sent = new Webhook(secret).verify(body, signed as Record<string, string>);
      const { id, type, data, ...event } = v1FollowEvents.answers[200].parse(sent);
      received.set(id, type);
      expect(event, type).toMatchObject({ mode: 'test', simulated: true });
      expect(aboutShipment(data), type).toBe(/^(?:shipment|case)\./.test(type) ? shipmentId : null);
    }
    expect(received).toEqual(ids);
    await vi.waitFor(async () => {
      const feed = await ask(test, 'GET', '/api/v1/events?limit=100', headers);
      const { data } = feed.body as { data: { id: string; simulated?: true }[] };
      const simulated = data.filter((event) => event.simulated === true).map(({ id }) => id);
      expect(new Set(simulated)).toEqual(new Set(ids.keys()));
    }, 40_000);
  });

  it('says how a shipment stands after it, and changes nothing of the shipment', async () => {
    const { headers } = await seatShop();
    const { id } = await bookOnAccount(test, headers);
    await bookOnAccount(test, headers);
    const { body } = await send(headers, { type: 'shipment.delivered', shipment: id });
    const event = await readEvent(headers, (body as { eventId: string }).eventId);
    expect(event.data).toMatchObject({ id, status: 'delivered', handover: 'recipient' });
    const read = await ask(test, 'GET', `/api/v1/shipments/${id}`, headers);
    expect(read.body).toMatchObject({ status: 'created' });
  });

  it('goes to the endpoints that want its type', async () => {
    const { headers } = await seatShop();
    const { id } = await addEndpoint(headers, ['statement.paid']);
    await addEndpoint(headers, ['pickup.missed']);
    const wanted = await send(headers, { type: 'statement.paid' });
    expect(wanted.body).toMatchObject({ endpoints: 1 });
    const { deliveries } = await readEvent(headers, (wanted.body as { eventId: string }).eventId);
    expect(deliveries).toMatchObject([{ endpointId: id, type: 'statement.paid' }]);
    expect((await send(headers, { type: 'statement.issued' })).body).toMatchObject({
      endpoints: 0,
    });
  });

  it('is sent once for each Idempotency-Key', async () => {
    const { headers } = await seatShop();
    await addEndpoint(headers);
    const keyed = { ...headers, 'idempotency-key': randomUUID() };
    const first = await send(keyed, { type: 'pickup.missed' });
    expect(await send(keyed, { type: 'pickup.missed' })).toEqual(first);
    const other = await send(keyed, { type: 'pickup.collected' });
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    await test.runJobs();
    const { eventId } = first.body as { eventId: string };
    const sent = receiver.calls.filter(({ headers: signed }) => signed['webhook-id'] === eventId);
    expect(sent).toHaveLength(1);
  });

  it('does not exist for live keys, and leaves no row in the live database', async () => {
    const { customerId, headers, liveHeaders } = await seatShop();
    const refused = await send(liveHeaders, { type: 'statement.paid' });
    expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await send(headers, { type: 'statement.paid' })).status).toBe(202);
    const { rows } =
      await sql`SELECT 1 FROM account_events WHERE customer_id = ${customerId}`.execute(
        live.owner.db,
      );
    expect(rows).toEqual([]);
  });

  it('is about a test shipment of the account', async () => {
    const { headers } = await seatShop();
    const missing = { status: 404, body: { code: 'shipment_not_found' } };
    expect(await send(headers, { type: 'shipment.delivered' })).toMatchObject(missing);
    const other = await seatShop();
    const { id: shipment } = await bookOnAccount(test, other.headers);
    expect(await send(headers, { type: 'shipment.delivered', shipment })).toMatchObject(missing);
    expect(await send(headers, { type: 'case.answered', shipment })).toMatchObject(missing);
  });

  it('is refused for a type that it cannot have', async () => {
    const { headers } = await seatShop();
    const refused = (pointer: string) => ({
      status: 400,
      body: { code: 'invalid_request', errors: [{ pointer }] },
    });
    expect(await send(headers, { type: 'endpoint.ping' })).toMatchObject(refused('/type'));
    const about = { type: 'statement.paid', shipment: 'ref:ORDER-1001' };
    expect(await send(headers, about)).toMatchObject(refused('/shipment'));
  });

  it('needs the scope shipments:write', async () => {
    const { customerId } = await seatShop();
    const reader = await giveKey(live, customerId, ['events:read'], 'test');
    expect((await send(reader.headers, { type: 'statement.paid' })).status).toBe(403);
  });
});
