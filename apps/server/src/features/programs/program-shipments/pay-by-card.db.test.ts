import { randomUUID } from 'node:crypto';
import type { PendingCard, SavedCard } from '@waypost/contract';
import type { Batch, BookedShipment } from '@waypost/contract/v1';
import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { post } from '../../../testing/builders.ts';
import { giveKey, newShipment } from '../../../testing/programs.ts';
import { registerCustomer } from '../../../testing/people.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer({ SECOND_STEP_SECONDS: 60 });
const worker = useTestWorker(server);
const CARDS = '/api/users/me/payments';

/** A shop that has saved a card; a bank that asks its holder is asked for approval once. */
async function shopWithCard(card: string) {
  const customer = await registerCustomer(server, worker);
  const answer = await customer.browser.post(CARDS, { paymentMethodId: `pm_card_${card}` });
  const saved = answer.json<SavedCard | PendingCard>();
  if ('nextAction' in saved) {
    const page = new URL(saved.nextAction?.url ?? '');
    await fetch(page.origin + page.pathname, {
      method: 'POST',
      headers: { origin: page.origin },
      body: new URLSearchParams({
        step: page.searchParams.get('step') ?? '',
        decision: 'approve',
      }),
      redirect: 'manual',
    });
    await customer.browser.get(`${CARDS}/${saved.id}`);
  }
  const key = await giveKey(server, customer.id);
  return { customerId: customer.id, browser: customer.browser, cardId: saved.id, ...key };
}

type Shop = Awaited<ReturnType<typeof shopWithCard>>;

function book({ headers }: { headers: Record<string, string> }, change: object, key?: string) {
  const wanted = newShipment({ payment: { kind: 'card' }, ...change });
  const keyed = { ...headers, 'idempotency-key': key ?? randomUUID() };
  return post(server, '/api/v1/shipments', wanted, keyed);
}

async function intentsOf(customerId: string): Promise<string[]> {
  const { hostname, port } = new URL(testConfig().config.PAYMENT_SANDBOX_URL);
  const provider = new Stripe('sk_test_sandbox', {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
  });
  const { rows } = await sql<{ intentId: string }>`SELECT intent_id AS "intentId"
    FROM booking_attempts WHERE customer_id = ${customerId}`.execute(server.owner.db);
  const intents = rows.map(({ intentId }) => provider.paymentIntents.retrieve(intentId));
  return (await Promise.all(intents)).map(({ status }) => status);
}

/** Requests have no time for the provider, so that their payment is still to be created when it is overdue. */
async function withoutProvider({ config }: Pick<Ctx, 'config'>, { customerId }: Shop, run: Run) {
  const { PAYMENT_DEADLINE_MS } = config;
  Object.assign(config, { PAYMENT_DEADLINE_MS: -1 });
  await run();
  Object.assign(config, { PAYMENT_DEADLINE_MS });
  await sql`UPDATE booking_attempts SET give_up_at = now() - interval '1 second'
    WHERE customer_id = ${customerId}`.execute(server.owner.db);
}
type Run = () => Promise<void>;

async function bookWithoutProvider(shop: Shop, key: string) {
  await withoutProvider(server.ctx, shop, async () => {
    const answer = await book(shop, {}, key);
    expect(answer.json()).toMatchObject({ status: 409, code: 'attempt_running' });
  });
}

async function runLaterJobs() {
  await sql`UPDATE pgboss.job SET start_after = now() WHERE state = 'created'`.execute(
    server.owner.db,
  );
  await worker.runJobs();
}

async function statesOf({ customerId }: Shop): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`SELECT state FROM booking_attempts
    WHERE customer_id = ${customerId} ORDER BY claimed_at`.execute(server.owner.db);
  return rows.map(({ state }) => state);
}

describe('a booking with a saved card', () => {
  it('charges the default card, or the one it names', async () => {
    const shop = await shopWithCard('visa');
    for (const payment of [{ kind: 'card' }, { kind: 'card', cardId: shop.cardId }]) {
      const answer = await book(shop, { payment });
      expect(answer.statusCode).toBe(201);
      expect(answer.json<BookedShipment>()).toMatchObject({ payment: 'card', hold: null });
    }
    await worker.runJobs();
    expect(await intentsOf(shop.customerId)).toEqual(['succeeded', 'succeeded']);
  });

  it('answers 402 where the bank wants the cardholder, when the payment is void already', async () => {
    const shop = await shopWithCard('authenticationRequired');
    const answer = await book(shop, { reference: 'ASKED' }, 'asked-1');
    expect(answer.json()).toMatchObject({ status: 402, code: 'payer_needed', retryable: false });
    expect(await intentsOf(shop.customerId)).toEqual(['canceled']);
    const repeated = await book(shop, { reference: 'ASKED' }, 'asked-1');
    expect(repeated.json()).toMatchObject({ status: 402, code: 'payer_needed' });
    // what came to nothing gives its reference free
    const again = await book(shop, { reference: 'ASKED' });
    expect(again.json()).toMatchObject({ code: 'payer_needed' });
  });

  it('is tried anew under its key after it came to nothing, also when that is forgotten', async () => {
    const shop = await shopWithCard('authenticationRequired');
    const wanted = { reference: 'AGAIN' };
    const refused = await book(shop, wanted, 'again-1');
    expect(refused.json()).toMatchObject({ code: 'payer_needed' });
    await book(shop, { reference: 'FORGOTTEN' }, 'again-2');
    await sql`DELETE FROM drafts WHERE id IN (
      SELECT a.draft_id FROM booking_attempts a JOIN program_shipments p ON p.attempt_id = a.id
      WHERE p.customer_id = ${shop.customerId} AND p.reference = 'FORGOTTEN')`.execute(
      server.owner.db,
    );
    await shop.browser.post(CARDS, { paymentMethodId: 'pm_card_visa' });
    await shop.browser.delete(`${CARDS}/${shop.cardId}`);
    const answers = await Promise.all([1, 2, 3].map(() => book(shop, wanted, 'again-1')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json<BookedShipment>().id)).size).toBe(1);
    const forgotten = await book(shop, { reference: 'FORGOTTEN' }, 'again-2');
    expect(forgotten.statusCode, forgotten.body).toBe(201);
    const changed = await book(shop, { reference: 'OTHER' }, 'again-1');
    expect(changed.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('is booked once by repeats of its key after the worker gave up its first payment', async () => {
    const shop = await shopWithCard('visa');
    await bookWithoutProvider(shop, 'given-up-1');
    await runLaterJobs();
    expect(await statesOf(shop)).toEqual(['cancelled']);
    const answers = await Promise.all([1, 2, 3].map(() => book(shop, {}, 'given-up-1')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json<BookedShipment>().id)).size).toBe(1);
    await worker.runJobs();
    expect(await statesOf(shop)).toEqual(['cancelled', 'captured']);
    expect((await intentsOf(shop.customerId)).toSorted()).toEqual(['canceled', 'succeeded']);
  });

  it('asks for a repeat when it gives up its first payment by itself, not for the cardholder', async () => {
    const shop = await shopWithCard('visa');
    await bookWithoutProvider(shop, 'given-up-2');
    const answer = await book(shop, {}, 'given-up-2');
    expect(await statesOf(shop)).toEqual(['cancelled']);
    expect(answer.json()).toMatchObject({ status: 409, code: 'attempt_running', retryable: true });
    expect((await book(shop, {}, 'given-up-2')).statusCode).toBe(201);
    expect((await intentsOf(shop.customerId)).toSorted()).toEqual(['canceled', 'requires_capture']);
  });

  it('is refused as a row of a batch when its payment is given up', async () => {
    const shop = await shopWithCard('visa');
    const shipments = [newShipment({ payment: { kind: 'card' } })];
    const keyed = { ...shop.headers, 'idempotency-key': randomUUID() };
    const { id } = (await post(server, '/api/v1/batches', { shipments }, keyed)).json<Batch>();
    await withoutProvider(worker.ctx(), shop, () => worker.runJobs());
    expect(await statesOf(shop)).toEqual(['claimed']);
    await runLaterJobs();
    await runLaterJobs();
    const rows = await server.app.inject({
      url: `/api/v1/batches/${id}/rows`,
      headers: shop.headers,
    });
    expect(rows.json().data).toMatchObject([
      { outcome: 'refused', problem: { code: 'payment_not_completed' } },
    ]);
    expect(await statesOf(shop)).toEqual(['cancelled']);
  });

  it('is refused without a card, and with the card of somebody else', async () => {
    const shop = await shopWithCard('visa');
    const other = await registerCustomer(server, worker);
    const key = await giveKey(server, other.id);
    expect((await book(key, {})).json()).toMatchObject({ status: 422, code: 'card_missing' });
    const stolen = { payment: { kind: 'card', cardId: shop.cardId } };
    expect((await book(key, stolen)).json()).toMatchObject({ status: 404, code: 'card_not_found' });
  });
});
