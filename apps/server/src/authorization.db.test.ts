import { randomBytes, randomUUID } from 'node:crypto';
import { type EndpointDefinition, FIELD_RIGHTS } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Access } from './platform/http/callers.ts';
import {
  everyEndpoint as endpoints,
  type EveryEndpointName as EndpointName,
} from './platform/http/mount.ts';
import { insertBooked } from './testing/books.ts';
import { bookShipment } from './testing/builders.ts';
import { useCallers } from './testing/callers.ts';
import { useTestServer } from './testing/test-server.ts';
import { useTestWorker } from './testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const { callers, customerSession, staffSession, fieldDevice, OWNER_ID, OTHER_ID } =
  useCallers(server);

// in production a second factor is a duty
beforeAll(() => {
  server.ctx.config.NODE_ENV = 'production';
});

const names = Object.keys(endpoints) as EndpointName[];

function accessOf(name: EndpointName): Access {
  const access = server.app.accessByEndpoint.get(name);
  if (access === undefined) throw new Error(`no feature serves ${name}`);
  return access;
}

/** What an id in a path may be filled with; the caller's own things, or of nobody. */
type PathValues = Partial<Record<string, string>>;

function call(name: EndpointName, headers: Record<string, string>, values: PathValues = {}) {
  const { method, path, params }: EndpointDefinition = endpoints[name];
  const url = path.replaceAll(/:(\w+)/g, (_text, param: string) => {
    const candidates = [values[param], randomUUID(), '0'.repeat(25)];
    const schema = params?.shape[param] as z.ZodType | undefined;
    return candidates.find((value) => schema?.safeParse(value).success) ?? 'x';
  });
  return server.app.inject({
    method,
    url,
    // each endpoint from an address of its own: calls without a key are counted by address
    remoteAddress: `10.0.${Math.floor(names.indexOf(name) / 250)}.${names.indexOf(name) % 250}`,
    // not a place in a stream, which would otherwise not end
    headers: { origin: server.ctx.config.PUBLIC_ORIGIN, 'last-event-id': '', ...headers },
    ...(method !== 'GET' && { payload: {} }),
  });
}

/** Whose cookies an endpoint reads. */
function sessionLookedAt(access: Access): 'customer' | 'staff' | 'field' | null {
  if ('staff' in access) return 'staff';
  if ('field' in access) return 'field';
  if ('device' in access) return access.enrolled ? 'field' : null;
  if ('program' in access) return null;
  return 'anyone' in access && !access.customerIfPresent ? null : 'customer';
}

describe('the access that a route names', () => {
  it('is known for every endpoint of the contract, and every endpoint is served', async () => {
    expect([...server.app.accessByEndpoint.keys()].toSorted()).toEqual(names.toSorted());
    for (const name of names) {
      const answer = await call(name, {});
      const unserved = answer.statusCode === 404 && answer.json().code === 'not_found';
      expect(unserved, name).toBe(false);
    }
  });

  it.each(names)('lets exactly the callers it names into %s', async (name) => {
    for (const [who, caller] of Object.entries(callers)) {
      const answer = await call(name, await caller.credentials());
      const isRefused = answer.statusCode === 401 || answer.statusCode === 403;
      const code = isRefused ? answer.json<{ code: string }>().code : 'in';
      // said to those who were let in: this server has no test mode
      const outcome = code === 'test_mode_unavailable' ? 'in' : code;
      expect(outcome, who).toBe(caller.expected(accessOf(name), endpoints[name].method));
    }
  });

  it.each(names)('refuses cross-site posts to %s where a session is used', async (name) => {
    const definition: EndpointDefinition = endpoints[name];
    const access = accessOf(name);
    const sessions = {
      customer: await customerSession(OWNER_ID),
      staff: await staffSession('owner'),
      field: await fieldDevice(FIELD_RIGHTS),
    };
    const lookedAt = sessionLookedAt(access);
    for (const [kind, session] of Object.entries(sessions)) {
      const answer = await call(name, { ...session, origin: 'https://evil.example' });
      const isRefused = answer.statusCode === 403 && answer.json().code === 'cross_site_request';
      const isAtStake = definition.method !== 'GET' && lookedAt === kind;
      expect(isRefused, kind).toBe(definition.signIn === true || isAtStake);
    }
  });

  it('lets a customer read and change only their own data', async () => {
    const owned: Record<string, () => Promise<string>> = {
      async sessionId() {
        await customerSession(OWNER_ID);
        const rows = await sql<{ id: string }>`SELECT id FROM customer_sessions
          WHERE customer_id = ${OWNER_ID} ORDER BY created_at DESC LIMIT 1`.execute(
          server.owner.db,
        );
        return rows.rows[0]?.id ?? '';
      },
      async addressId() {
        const rows = await sql<{ id: string }>`
          INSERT INTO customer_addresses (id, shard, customer_id, name, phone, line1, line2, city,
            region, postal_code, country)
          VALUES (gen_random_uuid(), 0, ${OWNER_ID}, 'Ada', '', 'Kade 1', '', 'Ghent', '', '', 'BE')
          RETURNING id`.execute(server.owner.db);
        return rows.rows[0]?.id ?? '';
      },
      async templateId() {
        const rows = await sql<{ id: string }>`
          INSERT INTO parcel_templates (id, shard, customer_id, name, service_level, weight_grams,
            length_mm, width_mm, height_mm, parcel_count, contents, value_cents)
          VALUES (gen_random_uuid(), 0, ${OWNER_ID}, 'Box', 'standard', 1, 1, 1, 1, 1, '', 0)
          RETURNING id`.execute(server.owner.db);
        return rows.rows[0]?.id ?? '';
      },
      async keyId() {
        const rows = await sql<{ id: string }>`
          INSERT INTO customer_keys (id, shard, customer_id, name, hint, secret_hash, scopes)
          VALUES (gen_random_uuid(), 0, ${OWNER_ID}, '', '', ${randomBytes(32)}, '{}')
          RETURNING id`.execute(server.owner.db);
        return rows.rows[0]?.id ?? '';
      },
      async shipmentId() {
        const { id } = await bookShipment(server);
        await sql`UPDATE shipments SET customer_id = ${OWNER_ID} WHERE id = ${id}`.execute(
          server.owner.db,
        );
        await sql`SELECT list_shipments(ARRAY[${id}]::uuid[])`.execute(server.owner.db);
        return id;
      },
      async pickupId() {
        const rows = await sql<{ publicId: string }>`
          INSERT INTO pickups (id, shard, public_id, customer_id, day, pickup_window, starts_at,
            ends_at, cut_off_at, address_id, address_text, country, area, time_zone, instructions,
            status)
          VALUES (gen_random_uuid(), 0, 'P-0000-0000-' || lpad(floor(random() * 9999)::text, 4, '0'),
            ${OWNER_ID}, current_date + 9, '09:00-13:00', now() + interval '9 days',
            now() + interval '10 days', now() + interval '8 days', gen_random_uuid(), 'Kade 1', 'BE',
            'BE:ghent', 'Europe/Brussels', '', 'Skipped')
          RETURNING public_id`.execute(server.owner.db);
        return rows.rows[0]?.publicId ?? '';
      },
      async ruleId() {
        const rows = await sql<{ id: string }>`
          INSERT INTO pickup_rules (id, shard, customer_id, frequency, starts_on, pickup_window,
            address_id, address_text, country, area, time_zone, instructions)
          VALUES (gen_random_uuid(), 0, ${OWNER_ID}, 'WEEKLY', current_date, '09:00-13:00',
            gen_random_uuid(), 'Kade 1', 'BE', 'BE:ghent', 'Europe/Brussels', '')
          RETURNING id`.execute(server.owner.db);
        return rows.rows[0]?.id ?? '';
      },
      async batchId() {
        const id = randomUUID();
        await server.ctx.objects.put(`labels/${id}`, Buffer.from('^XA^XZ'), 'application/pdf');
        await sql`INSERT INTO label_batches (id, shard, customer_id, request_key, request_hash, file,
            shipment_ids, label_count, object_key, bytes)
          VALUES (${id}, 0, ${OWNER_ID}, gen_random_uuid(), ${randomBytes(32)}, 'labels.zpl', '{}', 0,
            ${`labels/${id}`}, 6)`.execute(server.owner.db);
        return id;
      },
      async uploadId() {
        const id = randomUUID();
        await sql`INSERT INTO bulk_uploads (id, file_name, media_type, content_hash, object_key, bytes,
            customer_id, state, mapping_no)
          VALUES (${id}, 'orders.csv', 'text/csv', ${randomBytes(32)}, ${`bulk/${id}`}, 6, ${OWNER_ID},
            'ready', 1)`.execute(server.owner.db);
        return id;
      },
      async cardId() {
        const rows = await sql<{ id: string }>`
          INSERT INTO saved_cards (id, shard, customer_id, state, method_id, brand, last4, exp_month,
            exp_year)
          VALUES (gen_random_uuid(), 0, ${OWNER_ID}, 'saved', gen_random_uuid(), 'visa', '4242', 1, 2040)
          RETURNING id`.execute(server.owner.db);
        return rows.rows[0]?.id ?? '';
      },
      async ym() {
        const booked = { customerId: OWNER_ID, at: '2026-01-20T12:00:00Z', cents: 900 };
        await insertBooked(server.owner.db, booked);
        await worker.runJob('close_month', { ym: '2026-01', after: null });
        return '2026-01';
      },
      async endpointId() {
        const rows = await sql<{ id: string }>`
          INSERT INTO webhook_endpoints (id, shard, customer_id, url, secret)
          VALUES (gen_random_uuid(), 0, ${OWNER_ID}, 'https://shop.example', ${randomBytes(32)})
          RETURNING id`.execute(server.owner.db);
        return rows.rows[0]?.id ?? '';
      },
      async eventId() {
        const rows = await sql<{ id: string }>`
          INSERT INTO account_events (day, id, shard, customer_id, type, identity, occurred_at, body)
          VALUES ((now() AT TIME ZONE 'UTC')::date, gen_random_uuid(), 0, ${OWNER_ID},
            'endpoint.ping', gen_random_uuid(), now(), '{}')
          RETURNING id`.execute(server.owner.db);
        return rows.rows[0]?.id ?? '';
      },
      file: async () => 'invoice.pdf',
    };
    // a password, which these customers have not, a file, accepted terms, a choice: tests of their features try them
    const askingMore: EndpointName[] = [
      'rotateKey',
      'addOwnUpload',
      'bookOwnUpload',
      'saveTemplate',
      'renameTemplate',
      'switchWebhook',
      'recoverWebhook',
      // what they name is in the database of test mode
      'advanceTestShipment',
      'readKeptMail',
    ];
    const ofCustomers = names.filter(
      (each) =>
        'customer' in accessOf(each) &&
        endpoints[each].path.includes(':') &&
        !askingMore.includes(each),
    );
    for (const name of ofCustomers) {
      const params = [...endpoints[name].path.matchAll(/:(\w+)/g)].map(([, param]) => param ?? '');
      const values: Record<string, string> = {};
      for (const param of params) {
        const make = owned[param];
        if (make === undefined) throw new Error(`say here whose ${param} is`);
        values[param] = await make();
      }
      const foreign = await call(name, await customerSession(OTHER_ID), values);
      expect(foreign.statusCode, name).toBe(404);
      const own = await call(name, await customerSession(OWNER_ID), values);
      expect([200, 201, 202], name).toContain(own.statusCode);
    }
  });
});

describe('a receipt link without a session', () => {
  /** Reading, and the flow of the activation code, which proves the shipper's mailbox by itself. */
  const OPEN_TO_IT = new Set<EndpointName>([
    'readReceipt',
    'listDocuments',
    'readDocument',
    'activateShipment',
    'resendActivationCode',
  ]);

  it('opens the receipt and its documents, and grants nothing else', async () => {
    const booking = await bookShipment(server);
    const { receiptId, id: shipmentId, trackingNumber: ref, attemptId } = booking;
    const values = { receiptId, shipmentId, ref, attemptId, file: 'receipt.pdf' };
    expect(names.filter((name) => endpoints[name].path.includes(':receiptId')).toSorted()).toEqual(
      [...OPEN_TO_IT].toSorted(),
    );
    const needRight = names.filter((name) => {
      const access = accessOf(name);
      return !('anyone' in access) && !('party' in access && access.party === 'any');
    });
    for (const name of needRight) {
      const answer = await call(name, {}, values);
      expect(answer.statusCode, name).toBeGreaterThanOrEqual(400);
    }
    const receipt = await call('readReceipt', {}, values);
    expect(receipt.statusCode).toBe(200);
    expect(receipt.json()).toMatchObject({ cancelledAt: null, cancellable: true });
  });
});

describe('every API response', () => {
  it('carries its request id and is not stored by caches', async () => {
    const answer = await server.app.inject('/api/tariffs/none');
    expect(answer.headers['x-request-id']).toBe(answer.json().requestId);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is a problem document that names the invalid field when a request breaks its schema', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/drafts',
      payload: { quoteId: 'x', recipientEmail: 'nobody', recipientAddress: 'abc' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json().errors.map((fault: { path: string }) => fault.path)).toEqual([
      'quoteId',
      'recipientEmail',
      'recipientAddress',
    ]);
  });

  it('is a problem document for broken JSON, a wrong media type or an oversized body', async () => {
    const send = (payload: string, type: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/drafts',
        payload,
        headers: { 'content-type': type },
      });
    expect((await send('{', 'application/json')).json()).toMatchObject({ code: 'invalid_request' });
    expect((await send('x', 'text/plain')).json()).toMatchObject({
      code: 'unsupported_media_type',
    });
    const large = JSON.stringify({ a: 'x'.repeat(70_000) });
    expect((await send(large, 'application/json')).json()).toMatchObject({
      code: 'payload_too_large',
    });
  });
});
