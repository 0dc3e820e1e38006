import type { CustomerKey, Draft, OwnShipment, Quote } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { readCustomerShard } from '../../../platform/acting-customer.ts';
import { hashSecret } from '../../../platform/random.ts';
import { bookingRequest, PARCEL_QUOTE, post } from '../../../testing/builders.ts';
import { linkMailedTo, PASSWORD, registerCustomer } from '../../../testing/people.ts';
import { newShipment, PARCEL } from '../../../testing/programs.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { isListening } from '../../programs/account-events/index.ts';
import { createKey } from './manage-keys.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const PATH = '/api/users/me/keys';

async function customerWithKey(scopes: string[], change: object = {}) {
  const customer = await registerCustomer(server, worker);
  const wanted = { name: 'Shop', scopes, password: PASSWORD, ...change };
  const answer = await customer.browser.post(PATH, wanted);
  expect(answer.statusCode).toBe(201);
  const { key, secret } = answer.json<{ key: CustomerKey; secret: string }>();
  return { ...customer, key, secret, bearer: { authorization: `Bearer ${secret}` } };
}

describe('an API key', () => {
  it('books for the account and reads what it booked', async () => {
    const { key, bearer, browser } = await customerWithKey(['shipments:write', 'shipments:read']);
    expect(key).toMatchObject({ name: 'Shop', lastUsedAt: null });
    const quote = (await post(server, '/api/shipments/quote', PARCEL_QUOTE, bearer)).json<Quote>();
    const draft = await post(server, '/api/drafts', {
      quoteId: quote.id,
      recipientEmail: 'rosa.recipient@example.org',
      recipientAddress: '5 Rue de Rivoli, 75001 Paris, France',
    });
    const kept = draft.json<Draft>();
    const headers = { ...bearer, 'idempotency-key': kept.attemptId };
    // the account has accepted the terms for what its keys book
    const { acceptedTerms: _, ...request } = bookingRequest(kept);
    const booked = await post(server, '/api/shipments/public', request, headers);
    expect(booked.statusCode).toBe(201);
    const receipt = await server.app.inject(`/api/receipts/${booked.json().receiptId}`);
    expect(receipt.json()).toMatchObject({ terms: { version: kept.termsVersion } });
    const listed = await server.app.inject({ url: '/api/shipments', headers: bearer });
    const [shipment] = listed.json<{ shipments: OwnShipment[] }>().shipments;
    // an account was proved by a code already, so nothing waits for another one
    expect(shipment).toMatchObject({ id: booked.json().id, hold: null });
    const { keys } = (await browser.get(PATH)).json<{ keys: CustomerKey[] }>();
    expect(keys[0]?.lastUsedAt).not.toBeNull();
  });

  it('can do only what its scope allows', async () => {
    const { bearer } = await customerWithKey(['shipments:read']);
    const refused = await post(server, '/api/shipments/quote', PARCEL_QUOTE, bearer);
    expect(refused.json()).toMatchObject({ code: 'forbidden' });
    const keys = await server.app.inject({ url: PATH, headers: bearer });
    expect(keys.json()).toMatchObject({ code: 'forbidden' });
  });

  it('is shown once, stored as a hash, and stops working when it is revoked', async () => {
    const { key, secret, bearer, browser } = await customerWithKey(['shipments:read']);
    const stored = await sql<{ row: string }>`
      SELECT customer_keys::text AS row FROM customer_keys WHERE id = ${key.id}`.execute(
      server.owner.db,
    );
    expect(stored.rows[0]?.row).not.toContain(secret.slice(key.hint.length));
    expect((await browser.get(PATH)).body).not.toContain(secret.slice(key.hint.length));
    expect((await browser.delete(`${PATH}/${key.id}`)).statusCode).toBe(200);
    const ended = await server.app.inject({ url: '/api/shipments', headers: bearer });
    expect(ended.statusCode).toBe(401);
  });

  it('is limited to 20 per customer, also when many are made at once', async () => {
    const { browser } = await registerCustomer(server, worker);
    const makeAtOnce = (count: number) =>
      Promise.all(
        Array.from({ length: count }, () =>
          browser.post(PATH, { name: 'x', scopes: ['shipments:read'], password: PASSWORD }),
        ),
      );
    // fewer at once than passwords may be tried
    const answers = [...(await makeAtOnce(8)), ...(await makeAtOnce(8)), ...(await makeAtOnce(7))];
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(made).toHaveLength(20);
  });
});

function isAccepted(bearer: Record<string, string>): Promise<boolean> {
  return server.app
    .inject({ url: '/api/shipments', headers: bearer })
    .then(({ statusCode }) => statusCode === 200);
}

describe('making an API key', () => {
  it('requires the password', async () => {
    const { browser } = await registerCustomer(server, worker);
    const wanted = { name: 'Shop', scopes: ['shipments:read'] };
    expect((await browser.post(PATH, wanted)).statusCode).toBe(400);
    const wrong = await browser.post(PATH, { ...wanted, password: 'not the password' });
    expect(wrong.json()).toMatchObject({ code: 'password_wrong' });
    expect((await browser.get(PATH)).json()).toEqual({ keys: [] });
  });

  it('is notified to the address of the account, without the name of the key', async () => {
    const name = 'Visit https://evil.example';
    const { email, key } = await customerWithKey(['shipments:read'], { name });
    await worker.runJobs();
    const mails = worker.mails.filter(({ to, subject }) => to === email && /API key/.test(subject));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(key.hint);
    expect(mails[0]?.text).toContain('Read shipments');
    expect(mails[0]?.text).not.toContain('evil.example');
  });

  it('is refused with an expiry in the past', async () => {
    const { browser } = await registerCustomer(server, worker);
    const answer = await browser.post(PATH, {
      name: 'Shop',
      scopes: ['shipments:read'],
      expiresAt: '2020-01-01T00:00:00Z',
      password: PASSWORD,
    });
    expect(answer.json()).toMatchObject({ code: 'key_expiry_past' });
  });
});

describe('the end of an API key', () => {
  it('comes when it expires, and the key is listed as ended', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { key, bearer, browser } = await customerWithKey(['shipments:read'], { expiresAt });
    expect(key).toMatchObject({ expiresAt, live: true });
    expect(await isAccepted(bearer)).toBe(true);
    await sql`UPDATE customer_keys SET expires_at = now() WHERE id = ${key.id}`.execute(
      server.owner.db,
    );
    expect(await isAccepted(bearer)).toBe(false);
    const { keys } = (await browser.get(PATH)).json<{ keys: CustomerKey[] }>();
    expect(keys).toMatchObject([{ id: key.id, live: false, revokedAt: null }]);
  });

  it('comes with a password reset by email, and the owner is notified', async () => {
    const { bearer, email, browser } = await customerWithKey(['shipments:read']);
    await browser.post('/api/auth/forgot', { email });
    await worker.runJobs();
    const token = linkMailedTo(worker, email, '/auth/reset');
    const reset = await browser.post('/api/auth/reset', { token, password: 'harbour violet 49' });
    expect(reset.statusCode).toBe(200);
    expect(await isAccepted(bearer)).toBe(false);
    await worker.runJobs();
    const told = worker.mails.findLast(
      ({ to, subject }) => to === email && subject === 'Your Waypost password was changed',
    );
    expect(told?.text).toContain('every API key was ended');
  });

  it('comes with signing out everywhere, unless keys are excluded', async () => {
    const kept = await customerWithKey(['shipments:read']);
    await kept.browser.delete('/api/users/me/sessions', { endKeys: false });
    expect(await isAccepted(kept.bearer)).toBe(true);
    const ended = await customerWithKey(['shipments:read']);
    await ended.browser.delete('/api/users/me/sessions', {});
    expect(await isAccepted(ended.bearer)).toBe(false);
    const silent = await customerWithKey(['shipments:read']);
    expect((await silent.browser.delete('/api/users/me/sessions')).statusCode).toBe(200);
    expect(await isAccepted(silent.bearer)).toBe(false);
  });

  it('does not come with a password change by the owner, who is notified by email', async () => {
    const { bearer, email, browser } = await customerWithKey(['shipments:read']);
    const changed = await browser.post('/api/users/me/password', {
      currentPassword: PASSWORD,
      newPassword: 'harbour violet 49',
    });
    expect(changed.statusCode).toBe(200);
    expect(await isAccepted(bearer)).toBe(true);
    await worker.runJobs();
    const told = worker.mails.filter(
      ({ to, subject }) => to === email && subject === 'Your Waypost password was changed',
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('API keys keep working');
  });
});

describe('replacing an API key', () => {
  const rotate = (made: Awaited<ReturnType<typeof customerWithKey>>, change: object = {}) =>
    made.browser.post(`${PATH}/${made.key.id}/rotate`, {
      overlapHours: 24,
      password: PASSWORD,
      ...change,
    });

  it('makes one with the same scopes and expiry, and both work during the overlap', async () => {
    const expiresAt = new Date(Date.now() + 90 * 86_400_000).toISOString();
    const made = await customerWithKey(['shipments:read'], { expiresAt });
    const answer = await rotate(made);
    expect(answer.statusCode).toBe(201);
    const { key, secret } = answer.json<{ key: CustomerKey; secret: string }>();
    const successor = { authorization: `Bearer ${secret}` };
    expect(key).toMatchObject({ name: 'Shop', scopes: ['shipments:read'], expiresAt });
    expect([await isAccepted(made.bearer), await isAccepted(successor)]).toEqual([true, true]);
    const { keys } = (await made.browser.get(PATH)).json<{ keys: CustomerKey[] }>();
    const old = keys.find(({ id }) => id === made.key.id);
    expect(old).toMatchObject({ replacedBy: key.id, live: true });
    expect(Date.parse(old?.expiresAt ?? '')).toBeLessThan(Date.now() + 25 * 3_600_000);
    await sql`UPDATE customer_keys SET expires_at = now() WHERE id = ${made.key.id}`.execute(
      server.owner.db,
    );
    expect([await isAccepted(made.bearer), await isAccepted(successor)]).toEqual([false, true]);
  });

  it('is refused without the password, and for a key that has ended or was replaced', async () => {
    const made = await customerWithKey(['shipments:read']);
    const wrong = await rotate(made, { password: 'not the password' });
    expect(wrong.json()).toMatchObject({ code: 'password_wrong' });
    expect((await rotate(made)).statusCode).toBe(201);
    expect((await rotate(made)).json()).toMatchObject({ code: 'key_ended' });
    const revoked = await customerWithKey(['shipments:read']);
    await revoked.browser.delete(`${PATH}/${revoked.key.id}`);
    expect((await rotate(revoked)).json()).toMatchObject({ code: 'key_ended' });
    expect(await isAccepted(revoked.bearer)).toBe(false);
  });

  it('happens once when it is requested five times at the same time', async () => {
    const made = await customerWithKey(['shipments:read']);
    const answers = await Promise.all(Array.from({ length: 5 }, () => rotate(made)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });

  it('is not possible for a key of another customer', async () => {
    const made = await customerWithKey(['shipments:read']);
    const other = await registerCustomer(server, worker);
    const answer = await rotate({ ...made, browser: other.browser });
    expect(answer.statusCode).toBe(404);
  });
});

/** Books a parcel through the calls of the site, as programs did before there was another contract. */
async function bookWith(bearer: { authorization: string }) {
  const quote = (await post(server, '/api/shipments/quote', PARCEL_QUOTE, bearer)).json<Quote>();
  const draft = await post(server, '/api/drafts', {
    quoteId: quote.id,
    recipientEmail: 'rosa.recipient@example.org',
    recipientAddress: '5 Rue de Rivoli, 75001 Paris, France',
  });
  const kept = draft.json<Draft>();
  const headers = { ...bearer, 'idempotency-key': kept.attemptId };
  const answer = await post(server, '/api/shipments/public', bookingRequest(kept), headers);
  return { answer, attemptId: kept.attemptId, totalCents: quote.dueOnDelivery.totalCents };
}

describe('a key made before scopes were renamed', () => {
  it('still quotes, books, reads its receipt and is listed under the names of today', async () => {
    const { id, browser } = await registerCustomer(server, worker);
    const secret = `wpc_${randomUUID()}`;
    await sql`INSERT INTO customer_keys (id, shard, customer_id, name, hint, secret_hash, scopes)
      SELECT gen_random_uuid(), shard, id, 'Old shop', 'wpc_AbCd', ${hashSecret(secret)},
        '{bookings:write,shipments:read}' FROM customers WHERE id = ${id}`.execute(server.owner.db);
    const bearer = { authorization: `Bearer ${secret}` };
    const { answer } = await bookWith(bearer);
    expect(answer.statusCode).toBe(201);
    const listed = await server.app.inject({ url: '/api/shipments', headers: bearer });
    const [shipment] = listed.json<{ shipments: OwnShipment[] }>().shipments;
    expect(shipment?.receiptId).toBe(answer.json().receiptId);
    const asked = {
      from: { city: 'Berlin', country: 'DE' },
      to: { city: 'Paris', country: 'FR' },
      parcels: [PARCEL],
    };
    const rates = await post(server, '/api/v1/rates', asked, bearer);
    expect(rates.statusCode, rates.body).toBe(200);
    const booked = await post(server, '/api/v1/shipments', newShipment(), {
      ...bearer,
      'idempotency-key': randomUUID(),
    });
    // its scope is not what is missing: nobody gave the account credit
    expect(booked.json()).toMatchObject({ status: 402, code: 'credit_exhausted' });
    const { keys } = (await browser.get(PATH)).json<{ keys: CustomerKey[] }>();
    expect(keys[0]).toMatchObject({
      mode: 'live',
      scopes: ['rates:read', 'shipments:read', 'shipments:write', 'labels:read'],
    });
  });
});

describe('the mode of a key', () => {
  it('is live, and part of the secret', async () => {
    const { key, secret } = await customerWithKey(['shipments:read']);
    expect(secret).toMatch(/^wpc_live_[0-9A-Z][\w-]{32}$/);
    expect(key).toMatchObject({ mode: 'live', hint: secret.slice(0, 13) });
  });

  it('cannot be test while there is no test mode', async () => {
    const { browser } = await registerCustomer(server, worker);
    const wanted = { name: 'Try', scopes: ['rates:read'], password: PASSWORD, mode: 'test' };
    const made = await browser.post(PATH, wanted);
    expect(made.json()).toMatchObject({ status: 403, code: 'test_mode_unavailable' });
    const used = await server.app.inject({
      url: '/api/shipments',
      headers: { authorization: `Bearer wpc_test_${'x'.repeat(32)}` },
    });
    expect(used.json()).toMatchObject({ status: 403, code: 'test_mode_unavailable' });
  });
});

describe('a key that may read events', () => {
  it('has events of the account written if it is live, and none if it is for tests', async () => {
    const config = { ...server.ctx.config, DATABASE_TEST_API_URL: 'postgresql://elsewhere' };
    const { id: customerId } = await registerCustomer(server, worker);
    const shard = await readCustomerShard(server.owner.db, customerId);
    const make = (mode: 'test' | 'live') =>
      createKey(
        { ...server.ctx, config },
        { customerId, shard },
        {
          name: 'Shop',
          mode,
          scopes: ['events:read'],
          allowedNetworks: [],
          spendCapCents: null,
          expiresAt: null,
          password: PASSWORD,
        },
      );
    await make('test');
    expect(await isListening(server.owner.db, customerId)).toBe(false);
    await make('live');
    expect(await isListening(server.owner.db, customerId)).toBe(true);
  });
});

describe('the networks of an API key', () => {
  it('refuse a caller outside of them, with the reason', async () => {
    const inside = await customerWithKey(['shipments:read'], { allowedNetworks: ['127.0.0.0/8'] });
    const outside = await customerWithKey(['shipments:read'], {
      allowedNetworks: ['192.0.2.0/24', '2001:db8::/32'],
    });
    const list = (headers: { authorization: string }) =>
      server.app.inject({ url: '/api/shipments', headers });
    expect((await list(inside.bearer)).statusCode).toBe(200);
    expect((await list(outside.bearer)).json()).toMatchObject({ code: 'key_network_refused' });
  });

  it('are refused where they are no networks', async () => {
    const { browser } = await registerCustomer(server, worker);
    const wanted = { name: 'Shop', scopes: ['rates:read'], password: PASSWORD };
    const answer = await browser.post(PATH, { ...wanted, allowedNetworks: ['192.0.2.1'] });
    expect(answer.json()).toMatchObject({ code: 'invalid_request' });
  });

  it('and the spending limit go over to the key that replaces it', async () => {
    const rights = { allowedNetworks: ['127.0.0.0/8'], spendCapCents: 900_000 };
    const made = await customerWithKey(['shipments:read'], rights);
    const body = { overlapHours: 24, password: PASSWORD };
    const answer = await made.browser.post(`${PATH}/${made.key.id}/rotate`, body);
    expect(answer.json().key).toMatchObject({ ...rights, scopes: ['shipments:read'] });
  });
});

describe('the spending limit of an API key', () => {
  it('refuses the booking that would pass it, and counts cancelled ones no more', async () => {
    const scopes = ['shipments:write', 'shipments:read'];
    const open = await customerWithKey(scopes);
    const { totalCents } = await bookWith(open.bearer);
    const capped = await customerWithKey(scopes, { spendCapCents: totalCents * 2 - 1 });
    const first = await bookWith(capped.bearer);
    expect(first.answer.statusCode).toBe(201);
    const second = await bookWith(capped.bearer);
    expect(second.answer.json()).toMatchObject({
      status: 402,
      code: 'key_spend_cap_reached',
      details: { spendCapCents: totalCents * 2 - 1, spentCents: totalCents, totalCents },
    });
    const { trackingNumber } = first.answer.json();
    await post(server, `/api/track/party/${trackingNumber}/cancel`, {}, capped.bearer);
    expect((await bookWith(capped.bearer)).answer.statusCode).toBe(201);
  });

  it('lets one of five bookings at the same time through when it is enough for one', async () => {
    const { totalCents } = await bookWith((await customerWithKey(['shipments:write'])).bearer);
    const capped = await customerWithKey(['shipments:write'], { spendCapCents: totalCents });
    const answers = await Promise.all(Array.from({ length: 5 }, () => bookWith(capped.bearer)));
    const statuses = answers.map(({ answer }) => answer.statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 402, 402, 402, 402]);
  });

  it('is shared with the keys that it replaced and that replaced it', async () => {
    const { totalCents } = await bookWith((await customerWithKey(['shipments:write'])).bearer);
    const first = await customerWithKey(['shipments:write'], { spendCapCents: totalCents * 3 });
    const second = await replace(first);
    const third = await replace(second);
    for (const { bearer } of [first, third]) {
      expect((await bookWith(bearer)).answer.statusCode).toBe(201);
    }
    const answers = await Promise.all([first, second, third].map(({ bearer }) => bookWith(bearer)));
    const statuses = answers.map(({ answer }) => answer.statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 402, 402]);
  });
});

async function replace(made: Awaited<ReturnType<typeof customerWithKey>>): Promise<typeof made> {
  const body = { overlapHours: 24, password: PASSWORD };
  const answer = await made.browser.post(`${PATH}/${made.key.id}/rotate`, body);
  const { key, secret } = answer.json<{ key: CustomerKey; secret: string }>();
  return { ...made, key, secret, bearer: { authorization: `Bearer ${secret}` } };
}

describe('an API key without the scope that is needed', () => {
  it('is told which scope it needs and which it has', async () => {
    const { bearer } = await customerWithKey(['shipments:read']);
    const answer = await post(server, '/api/shipments/quote', PARCEL_QUOTE, bearer);
    expect(answer.json()).toMatchObject({
      code: 'forbidden',
      details: { needs: 'shipments:write', has: ['shipments:read'] },
    });
  });
});
