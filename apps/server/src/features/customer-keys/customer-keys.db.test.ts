import type { CustomerKey, Draft, OwnShipment, Quote } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookingRequest, PARCEL_QUOTE, post } from '../../testing/builders.ts';
import { registerCustomer } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { useTestWorker } from '../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const PATH = '/api/users/me/keys';

async function customerWithKey(scopes: string[]) {
  const customer = await registerCustomer(server, worker);
  const answer = await customer.browser.post(PATH, { name: 'Shop', scopes });
  expect(answer.statusCode).toBe(201);
  const { key, secret } = answer.json<{ key: CustomerKey; secret: string }>();
  return { ...customer, key, secret, bearer: { authorization: `Bearer ${secret}` } };
}

describe('a key for a customer’s own programs', () => {
  it('books for the account and reads what it booked', async () => {
    const { key, bearer, browser } = await customerWithKey(['bookings:write', 'shipments:read']);
    expect(key).toMatchObject({ name: 'Shop', lastUsedAt: null });
    const quote = (await post(server, '/api/shipments/quote', PARCEL_QUOTE, bearer)).json<Quote>();
    const draft = await post(server, '/api/drafts', {
      quoteId: quote.id,
      recipientEmail: 'rosa.recipient@example.org',
      recipientAddress: '5 Rue de Rivoli, 75001 Paris, France',
    });
    const kept = draft.json<Draft>();
    const headers = { ...bearer, 'idempotency-key': kept.attemptId };
    const booked = await post(server, '/api/shipments/public', bookingRequest(kept), headers);
    expect(booked.statusCode).toBe(201);
    const listed = await server.app.inject({ url: '/api/shipments', headers: bearer });
    const [shipment] = listed.json<{ shipments: OwnShipment[] }>().shipments;
    // an account was proved by a code already, so nothing waits for another one
    expect(shipment).toMatchObject({ id: booked.json().id, hold: null });
    const { keys } = (await browser.get(PATH)).json<{ keys: CustomerKey[] }>();
    expect(keys[0]?.lastUsedAt).not.toBeNull();
  });

  it('does what its scope says and nothing else', async () => {
    const { bearer } = await customerWithKey(['shipments:read']);
    const refused = await post(server, '/api/shipments/quote', PARCEL_QUOTE, bearer);
    expect(refused.json()).toMatchObject({ code: 'forbidden' });
    const keys = await server.app.inject({ url: PATH, headers: bearer });
    expect(keys.json()).toMatchObject({ code: 'forbidden' });
  });

  it('is shown once, kept as a hash, and ends when it is revoked', async () => {
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

  it('is one of 20 at most, also when many are asked for at once', async () => {
    const { browser } = await registerCustomer(server, worker);
    const answers = await Promise.all(
      Array.from({ length: 23 }, () =>
        browser.post(PATH, { name: 'x', scopes: ['shipments:read'] }),
      ),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(made).toHaveLength(20);
  });
});
