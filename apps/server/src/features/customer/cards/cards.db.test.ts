import type { AccountExport, Booking, PendingCard, SavedCard } from '@waypost/contract';
import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { asCustomer } from '../../../platform/acting-customer.ts';
import { bookingRequest, makeDraft } from '../../../testing/builders.ts';
import { PASSWORD, registerCustomer, type TestCustomer } from '../../../testing/people.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer({ SECOND_STEP_SECONDS: 60 });
const worker = useTestWorker(server);

const PATH = '/api/users/me/payments';

/** The provider as its own dashboard would show it. */
function provider(): Stripe {
  const { hostname, port } = new URL(testConfig().config.PAYMENT_SANDBOX_URL);
  return new Stripe('sk_test_sandbox', {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
  });
}

const add = ({ browser }: TestCustomer, card: string) =>
  browser.post(PATH, { paymentMethodId: `pm_card_${card}` });

async function listOf({ browser }: TestCustomer): Promise<SavedCard[]> {
  return (await browser.get(PATH)).json<{ cards: SavedCard[] }>().cards;
}

async function keptAtProvider(customer: TestCustomer): Promise<string[]> {
  const { providerCustomerId: id } = await server.owner.db
    .selectFrom('customers')
    .select('providerCustomerId')
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow();
  const { data } = await provider().paymentMethods.list({ customer: id ?? '' });
  return data.map((method) => method.card?.last4 ?? '');
}

describe('a saved card', () => {
  it('is stored at the provider, and here only with what is needed to recognise it', async () => {
    const customer = await registerCustomer(server, worker);
    expect(await listOf(customer)).toEqual([]);
    const first = await add(customer, 'visa');
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({
      brand: 'visa',
      last4: '4242',
      isDefault: true,
      isExpired: false,
    });
    const second = (await add(customer, 'mastercard')).json<SavedCard>();
    expect(second).toMatchObject({ brand: 'mastercard', isDefault: false });
    expect((await listOf(customer)).map((card) => card.last4)).toEqual(['4242', '4444']);
    expect(await keptAtProvider(customer)).toEqual(expect.arrayContaining(['4242', '4444']));
  });

  it('can be made the default, and another becomes the default when it is removed', async () => {
    const customer = await registerCustomer(server, worker);
    await add(customer, 'visa');
    const { id } = (await add(customer, 'amex')).json<SavedCard>();
    expect((await customer.browser.put(`${PATH}/${id}/default`)).json()).toMatchObject({
      isDefault: true,
    });
    const defaults = async () =>
      (await listOf(customer)).filter((card) => card.isDefault).map((card) => card.brand);
    expect(await defaults()).toEqual(['amex']);
    expect((await customer.browser.delete(`${PATH}/${id}`)).statusCode).toBe(200);
    expect(await defaults()).toEqual(['visa']);
    await worker.runJobs();
    expect(await keptAtProvider(customer)).toEqual(['4242']);
    const again = await customer.browser.delete(`${PATH}/${id}`);
    expect(again.json()).toMatchObject({ code: 'card_not_found' });
  });

  it('is not saved when it is declined', async () => {
    const customer = await registerCustomer(server, worker);
    const refused = await add(customer, 'visa_chargeDeclined');
    expect(refused.statusCode).toBe(402);
    expect(refused.json()).toMatchObject({ code: 'card_refused' });
    expect(await listOf(customer)).toEqual([]);
  });

  it('is saved once the bank has approved it, where approval is needed', async () => {
    const customer = await registerCustomer(server, worker);
    const asked = await add(customer, 'authenticationRequired');
    expect(asked.statusCode).toBe(202);
    const { id, nextAction } = asked.json<PendingCard>();
    expect(await listOf(customer)).toEqual([]);
    expect((await customer.browser.get(`${PATH}/${id}`)).statusCode).toBe(202);
    await decide(nextAction?.url ?? '', 'approve');
    const saved = await customer.browser.get(`${PATH}/${id}`);
    expect(saved.statusCode).toBe(200);
    expect(await listOf(customer)).toMatchObject([{ id, last4: '3184', isDefault: true }]);
  });

  it('is dropped when the bank refuses, or the customer does not return', async () => {
    const customer = await registerCustomer(server, worker);
    const refused = (await add(customer, 'authenticationRequired')).json<PendingCard>();
    await decide(refused.nextAction?.url ?? '', 'refuse');
    await worker.runJob('settle_card', { cardId: refused.id });
    expect((await customer.browser.get(`${PATH}/${refused.id}`)).statusCode).toBe(404);

    const left = (await add(customer, 'authenticationRequired')).json<PendingCard>();
    await sql`UPDATE saved_cards SET created_at = now() - interval '2 hours' WHERE id = ${left.id}`.execute(
      server.owner.db,
    );
    await worker.runJob('settle_card', { cardId: left.id });
    expect((await customer.browser.get(`${PATH}/${left.id}`)).statusCode).toBe(404);
  });

  it('is settled by its job when the request died', async () => {
    const customer = await registerCustomer(server, worker);
    const { id } = (await add(customer, 'authenticationRequired')).json<PendingCard>();
    // as after a crash between the row and the provider
    await sql`UPDATE saved_cards SET setup_id = NULL, second_step_url = NULL WHERE id = ${id}`.execute(
      server.owner.db,
    );
    await worker.runJob('settle_card', { cardId: id });
    const found = (await customer.browser.get(`${PATH}/${id}`)).json<PendingCard>();
    expect(found.nextAction?.url).toContain('/second-step/');
  });

  it('is shown as expired after its last month', async () => {
    const customer = await registerCustomer(server, worker);
    const { id } = (await add(customer, 'visa')).json<SavedCard>();
    await sql`UPDATE saved_cards SET exp_year = 2020 WHERE id = ${id}`.execute(server.owner.db);
    expect(await listOf(customer)).toMatchObject([{ isExpired: true }]);
  });

  it('is limited to ten per customer and ten tries an hour', async () => {
    const customer = await registerCustomer(server, worker);
    await sql`INSERT INTO saved_cards (id, shard, customer_id, state, method_id, brand, last4, exp_month, exp_year)
      SELECT gen_random_uuid(), shard, id, 'saved', 'pm_' || gen_random_uuid(), 'visa', '4242', 1, 2040
      FROM customers, generate_series(1, 10) WHERE id = ${customer.id}`.execute(server.owner.db);
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await add(customer, 'visa')).json()).toMatchObject({ code: 'too_many_cards' });
    }
    expect((await add(customer, 'visa')).json()).toMatchObject({ code: 'too_many_requests' });
  });

  it('is hidden from other customers, even without a filter in the query', async () => {
    const one = await registerCustomer(server, worker);
    const other = await registerCustomer(server, worker);
    const { id } = (await add(one, 'visa')).json<SavedCard>();
    for (const answer of [
      await other.browser.get(`${PATH}/${id}`),
      await other.browser.put(`${PATH}/${id}/default`),
      await other.browser.delete(`${PATH}/${id}`),
    ]) {
      expect(answer.json()).toMatchObject({ code: 'card_not_found' });
    }
    const seen = await asCustomer(server.ctx.db, other.id, async (own) => {
      await sql`UPDATE saved_cards SET state = 'removed', is_default = false`.execute(own);
      return sql`SELECT * FROM saved_cards`.execute(own);
    });
    expect(seen.rows).toEqual([]);
    expect(await listOf(one)).toHaveLength(1);
  });
});

describe('a booking', () => {
  async function bookWith(customer: TestCustomer, savedCardId: string) {
    const draft = await makeDraft(server);
    const request = bookingRequest(draft, { paymentMethod: 'card', savedCardId });
    const answer = await customer.browser.post('/api/shipments/public', request, {
      headers: { 'idempotency-key': draft.attemptId },
    });
    return answer;
  }

  it('can be paid with a saved card repeatedly', async () => {
    const customer = await registerCustomer(server, worker);
    const { id } = (await add(customer, 'visa')).json<SavedCard>();
    for (let time = 0; time < 2; time += 1) {
      const answer = await bookWith(customer, id);
      expect(answer.statusCode, answer.body).toBe(201);
      await worker.runJobs();
      const { receiptId } = answer.json<Booking>();
      const receipt = await server.app.inject(`/api/receipts/${receiptId}`);
      expect(receipt.json()).toMatchObject({ paymentState: 'paid', card: { last4: '4242' } });
    }
  });

  it('is refused with a saved card that is removed, expired or another customer’s', async () => {
    const customer = await registerCustomer(server, worker);
    const { id } = (await add(customer, 'visa')).json<SavedCard>();
    const stranger = await registerCustomer(server, worker);
    expect((await bookWith(stranger, id)).json()).toMatchObject({ code: 'card_not_found' });
    await sql`UPDATE saved_cards SET exp_year = 2020 WHERE id = ${id}`.execute(server.owner.db);
    expect((await bookWith(customer, id)).json()).toMatchObject({ code: 'card_not_found' });
    await customer.browser.delete(`${PATH}/${id}`);
    expect((await bookWith(customer, id)).json()).toMatchObject({ code: 'card_not_found' });
  });
});

describe('erasing an account', () => {
  it('removes its cards here and at the provider', async () => {
    const customer = await registerCustomer(server, worker);
    await add(customer, 'visa');
    const exported = (await customer.browser.get('/api/users/me/export')).json<AccountExport>();
    expect(exported.cards).toMatchObject([{ brand: 'visa', last4: '4242' }]);
    const { providerCustomerId: id } = await server.owner.db
      .selectFrom('customers')
      .select('providerCustomerId')
      .where('id', '=', customer.id)
      .executeTakeFirstOrThrow();
    await customer.browser.delete('/api/users/me', { password: PASSWORD });
    await worker.runJobs();
    expect(await provider().customers.retrieve(id ?? '')).toMatchObject({ deleted: true });
    const left = await sql`SELECT 1 FROM saved_cards WHERE customer_id = ${customer.id}`.execute(
      server.owner.db,
    );
    expect(left.rows).toEqual([]);
  });
});

/** As the payer does on the page of the bank. */
async function decide(url: string, decision: 'approve' | 'refuse'): Promise<void> {
  const page = new URL(url);
  await fetch(page.origin + page.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: page.origin },
    body: new URLSearchParams({ step: page.searchParams.get('step') ?? '', decision }),
    redirect: 'manual',
  });
}
