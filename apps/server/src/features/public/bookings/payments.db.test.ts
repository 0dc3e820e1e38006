import type { Booking, BookingRequest, Draft, PendingAttempt, Receipt } from '@waypost/contract';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { bookingRequest, makeDraft, postBooking } from '../../../testing/builders.ts';
import { cancelByShipper } from '../../../testing/parties.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { settleAttempt } from './settle-attempt.ts';

const server = useTestServer({ PAYMENT_GIVE_UP_SECONDS: 2 });
const worker = useTestWorker(server);
const { config } = testConfig();

/** The provider as its own dashboard would show it. */
function provider(): Stripe {
  const { hostname, port } = new URL(config.PAYMENT_SANDBOX_URL);
  return new Stripe('sk_test_sandbox', {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
  });
}

function byCard(draft: Draft, card: string): BookingRequest {
  return bookingRequest(draft, { paymentMethod: 'card', paymentMethodId: `pm_card_${card}` });
}

async function receiptOf({ receiptId }: { receiptId: string }): Promise<Receipt> {
  return (await server.app.inject(`/api/receipts/${receiptId}`)).json<Receipt>();
}

async function attemptOf(id: string) {
  return server.owner.db
    .selectFrom('bookingAttempts')
    .select(['state', 'intentId', 'shipmentId', 'amountCents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function intentOf(attemptId: string) {
  const { intentId: id } = await attemptOf(attemptId);
  if (id === null) throw new Error('there is no intent');
  return provider().paymentIntents.retrieve(id, { expand: ['latest_charge'] });
}

/** With less patience than the provider needs for its slow cards. */
async function bookHastily(draft: Draft, request: BookingRequest) {
  const { PAYMENT_DEADLINE_MS } = server.ctx.config;
  Object.assign(server.ctx.config, { PAYMENT_DEADLINE_MS: 2_500 });
  const answer = await postBooking(server, draft, request);
  Object.assign(server.ctx.config, { PAYMENT_DEADLINE_MS });
  return answer;
}

async function untilAuthorised({ attemptId }: Draft): Promise<void> {
  const status = async () => (await intentOf(attemptId)).status;
  await expect.poll(status, { timeout: 20_000 }).toBe('requires_capture');
}

/** Balance of the provider's account in our ledger for a shipment. */
async function heldByProvider(shipmentId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT coalesce(sum(amount_cents), 0)::int AS cents FROM ledger_entries e
    JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE t.shipment_id = ${shipmentId} AND account = 'provider'`.execute(server.owner.db);
  return rows[0]?.cents ?? 0;
}

async function book(draft: Draft, request: BookingRequest): Promise<Booking> {
  const answer = await postBooking(server, draft, request);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Booking>();
}

describe('a card booking', () => {
  it('is charged by the job after the shipment exists', async () => {
    const draft = await makeDraft(server);
    const booking = await book(draft, byCard(draft, 'visa'));
    expect(await receiptOf(booking)).toMatchObject({
      paymentState: 'authorised',
      card: { brand: 'visa', last4: '4242' },
      hold: null,
    });
    expect(await intentOf(draft.attemptId)).toMatchObject({ status: 'requires_capture' });
    await worker.runJobs();
    expect(await intentOf(draft.attemptId)).toMatchObject({ status: 'succeeded', amount: 10_562 });
    expect(await receiptOf(booking)).toMatchObject({ paymentState: 'paid' });
    expect(await heldByProvider(booking.id)).toBe(10_562);
  });

  it('makes no shipment when the card is declined, and another card may follow', async () => {
    const draft = await makeDraft(server);
    const declined = await postBooking(server, draft, byCard(draft, 'visa_chargeDeclined'));
    expect(declined.statusCode).toBe(402);
    expect(declined.json()).toMatchObject({ code: 'payment_declined' });
    const repeated = await postBooking(server, draft, byCard(draft, 'visa_chargeDeclined'));
    expect(repeated.statusCode).toBe(402);

    await worker.runJobs();
    expect(await intentOf(draft.attemptId)).toMatchObject({ status: 'canceled' });

    const again = (await server.app.inject(`/api/drafts/${draft.id}`)).json<Draft>();
    expect(again.attemptId).not.toBe(draft.attemptId);
    const late = await postBooking(server, draft, byCard(draft, 'visa'));
    expect(late.json()).toMatchObject({ code: 'attempt_superseded' });
    const booking = await book(again, byCard(again, 'mastercard'));
    expect(await receiptOf(booking)).toMatchObject({ card: { brand: 'mastercard' } });
    const tab = await postBooking(server, draft, byCard(draft, 'visa'));
    expect(tab.json()).toMatchObject({
      code: 'already_booked',
      details: { receiptId: booking.receiptId },
    });
  });

  it('is refused without a card', async () => {
    const draft = await makeDraft(server);
    const answer = await postBooking(
      server,
      draft,
      bookingRequest(draft, { paymentMethod: 'card' }),
    );
    expect(answer.json()).toMatchObject({ code: 'card_missing' });
  });

  it('puts the parcel on hold and opens a desk item when the capture fails', async () => {
    const draft = await makeDraft(server);
    const booking = await book(draft, byCard(draft, 'captureFails'));
    await worker.runJobs();
    expect(await receiptOf(booking)).toMatchObject({
      paymentState: 'failed',
      hold: 'payment_failed',
    });
    const opened = await server.owner.db
      .selectFrom('deskItems')
      .select(['kind', 'state'])
      .where('shipmentId', '=', booking.id)
      .execute();
    expect(opened).toEqual([{ kind: 'capture_failed', state: 'open' }]);
    expect(await heldByProvider(booking.id)).toBe(0);
  });

  it('shows a dispute on the receipt', async () => {
    const draft = await makeDraft(server);
    const booking = await book(draft, byCard(draft, 'createDispute'));
    await worker.runJobs();
    await worker.runJob('settle_attempt', { attemptId: draft.attemptId });
    expect(await receiptOf(booking)).toMatchObject({ paymentState: 'disputed' });
  });
});

describe('the second step of a payment', () => {
  async function begin() {
    const draft = await makeDraft(server);
    const request = byCard(draft, 'authenticationRequired');
    const answer = await postBooking(server, draft, request);
    expect(answer.statusCode, answer.body).toBe(202);
    const pending = answer.json<PendingAttempt>();
    expect(pending.nextAction?.kind).toBe('redirect');
    return { draft, request, url: pending.nextAction?.url ?? '' };
  }

  /** As a browser that presses a button of the provider's page. */
  async function press(url: string, decision: string) {
    const page = new URL(url.replace('localhost', '127.0.0.1'));
    const step = /name="step" value="([^"]+)"/.exec(await (await fetch(page)).text())?.[1] ?? '';
    const answer = await fetch(new URL(page.pathname, page), {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: page.origin },
      body: new URLSearchParams({ step, decision }),
    });
    expect([302, 303]).toContain(answer.status);
    return answer.headers.get('location') ?? '';
  }

  it('books when it is approved and leads back to checkout', async () => {
    const { draft, request, url } = await begin();
    const back = await press(url, 'approve');
    expect(back).toContain(`${config.PUBLIC_ORIGIN}/billing?draft=${draft.id.slice(-6)}`);
    await worker.runJob('settle_attempt', { attemptId: draft.attemptId });
    const repeated = await postBooking(server, draft, request);
    expect(repeated.statusCode).toBe(201);
  });

  it('ends the attempt when it is refused, and nothing is charged', async () => {
    const { draft, url } = await begin();
    await press(url, 'refuse');
    await worker.runJob('settle_attempt', { attemptId: draft.attemptId });
    const answer = await server.app.inject(`/api/attempts/${draft.attemptId}`);
    expect(answer.json()).toMatchObject({ code: 'payment_declined' });
  });

  it('is cancelled at the provider when it is abandoned, before it counts as failed', async () => {
    const { draft, url } = await begin();
    await worker.runJob('settle_attempt', { attemptId: draft.attemptId });
    expect(await attemptOf(draft.attemptId)).toMatchObject({ state: 'requires_action' });
    await sql`UPDATE booking_attempts SET give_up_at = now() - interval '1 second'
      WHERE id = ${draft.attemptId}`.execute(server.owner.db);
    await worker.runJob('settle_attempt', { attemptId: draft.attemptId });
    expect(await intentOf(draft.attemptId)).toMatchObject({ status: 'canceled' });
    const answer = await server.app.inject(`/api/attempts/${draft.attemptId}`);
    expect(answer.json()).toMatchObject({ code: 'payment_not_completed' });
    await fetch(url.replace('localhost', '127.0.0.1')).then((page) => page.text());
    const again = (await server.app.inject(`/api/drafts/${draft.id}`)).json<Draft>();
    expect(again.attemptId).not.toBe(draft.attemptId);
  });
});

describe('a payment provider that does not answer', () => {
  it('is not waited for past the deadline, and the job finds the outcome', async () => {
    const draft = await makeDraft(server);
    const request = byCard(draft, 'confirmHangs');
    const began = Date.now();
    const answer = await bookHastily(draft, request);
    expect(answer.statusCode).toBe(202);
    expect(Date.now() - began).toBeLessThan(8_000);
    const running = await postBooking(server, draft, request);
    expect(running.statusCode).toBe(409);
    expect(running.headers['retry-after']).toBe('1');
    await sql`UPDATE booking_attempts SET give_up_at = now() - interval '1 second'
      WHERE id = ${draft.attemptId}`.execute(server.owner.db);
    // it did what it was asked to, and did not say so
    await untilAuthorised(draft);
    await settleAttempt(server.ctx, draft.attemptId, Date.now() + 5_000);
    expect(await attemptOf(draft.attemptId)).toMatchObject({
      state: 'booked',
      shipmentId: expect.any(String) as string,
    });
    expect(await intentOf(draft.attemptId)).toMatchObject({ status: 'requires_capture' });
  });
});

describe('cancelling a paid shipment', () => {
  it('voids the authorisation before the capture', async () => {
    const draft = await makeDraft(server);
    const booking = await book(draft, byCard(draft, 'visa'));
    await cancelByShipper(server, booking);
    expect(await intentOf(draft.attemptId)).toMatchObject({ status: 'canceled' });
    expect(await receiptOf(booking)).toMatchObject({ paymentState: 'cancelled' });
    await worker.runJobs();
    expect(await intentOf(draft.attemptId)).toMatchObject({ status: 'canceled' });
    expect(await heldByProvider(booking.id)).toBe(0);
  });

  it('refunds the exact amount once after the capture', async () => {
    const draft = await makeDraft(server);
    const booking = await book(draft, byCard(draft, 'visa'));
    await worker.runJobs();
    await cancelByShipper(server, booking);
    await worker.runJobs();
    await worker.runJob('settle_attempt', { attemptId: draft.attemptId });
    const intent = await intentOf(draft.attemptId);
    expect(intent.latest_charge).toMatchObject({ amount_refunded: 10_562 });
    expect(await receiptOf(booking)).toMatchObject({ paymentState: 'refunded' });
    expect(await heldByProvider(booking.id)).toBe(0);
  });

  it('returns all the money when it races the capture', async () => {
    for (let round = 0; round < 5; round += 1) {
      const draft = await makeDraft(server);
      const booking = await book(draft, byCard(draft, 'visa'));
      await Promise.all([
        worker.runJob('settle_attempt', { attemptId: draft.attemptId }),
        cancelByShipper(server, booking),
      ]);
      await worker.runJobs();
      await worker.runJobs();
      const charge = (await intentOf(draft.attemptId)).latest_charge;
      const kept =
        // what was voided counts as given back there without ever having been taken
        typeof charge === 'object' && charge?.captured === true
          ? charge.amount_captured - charge.amount_refunded
          : 0;
      expect(kept).toBe(0);
      expect(await heldByProvider(booking.id)).toBe(0);
      expect(['cancelled', 'captured']).toContain((await attemptOf(draft.attemptId)).state);
    }
  });
});

describe('a bank transfer', () => {
  it('withholds the label until the money has arrived, and emails the shipper once when it has', async () => {
    const draft = await makeDraft(server);
    const request = bookingRequest(draft, { paymentMethod: 'bank_transfer' });
    const booking = await book(draft, request);
    const receipt = await receiptOf(booking);
    expect(receipt).toMatchObject({ hold: 'awaiting_payment', paymentState: 'awaiting_payment' });
    expect(receipt.bankTransfer).toMatchObject({ amountCents: 10_562, currency: 'EUR' });
    expect(receipt.bankTransfer?.iban).toMatch(/^[A-Z]{2}\d{2}/);

    const intent = await intentOf(draft.attemptId);
    if (typeof intent.customer !== 'string') throw new Error('a transfer needs a customer');
    await provider().testHelpers.customers.fundCashBalance(intent.customer, {
      amount: 10_562,
      currency: 'eur',
      reference: receipt.bankTransfer?.reference ?? '',
    });
    await worker.runJob('settle_attempt', { attemptId: draft.attemptId });
    expect(await receiptOf(booking)).toMatchObject({
      hold: null,
      paymentState: 'paid',
      bankTransfer: null,
    });
    expect(await heldByProvider(booking.id)).toBe(10_562);

    const subject = `Paid: ${formatTrackingNumber(booking.trackingNumber)}`;
    const sent = () => worker.mails.filter((mail) => mail.subject === subject);
    await worker.runJobs();
    expect(sent()).toHaveLength(1);
    // settled and sent again, as after a crash
    await worker.runJob('settle_attempt', { attemptId: draft.attemptId });
    await worker.runJobs();
    await worker.runJob('transfer_arrived', { shipmentId: booking.id });
    const paid = sent();
    expect(paid.map((mail) => mail.to)).toEqual(['sam.shipper@example.com']);
    expect(paid[0]?.text).toContain('We have received €105.62.');
    expect(paid[0]?.text).toContain(`/receipt/${booking.receiptId}/label.pdf`);
  });

  it('cancels the shipment when it has not arrived after 7 days', async () => {
    const draft = await makeDraft(server);
    const request = bookingRequest(draft, { paymentMethod: 'bank_transfer' });
    const booking = await book(draft, request);
    await sql`UPDATE shipments SET booked_at = now() - interval '169 hours'
      WHERE id = ${booking.id}`.execute(server.owner.db);
    await worker.runJob('expire_holds', {});
    expect(await receiptOf(booking)).toMatchObject({ paymentState: 'cancelled' });
    expect(await intentOf(draft.attemptId)).toMatchObject({ status: 'canceled' });
  });
});

async function countSettleJobs(attemptId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pgboss.job
    WHERE name = 'settle_attempt' AND data ->> 'attemptId' = ${attemptId}`.execute(server.owner.db);
  return rows[0]?.count ?? 0;
}

describe('a webhook event of the payment provider', () => {
  async function send(body: string, signature: string) {
    return server.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      payload: body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
  }

  it('is refused with a forged signature', async () => {
    const answer = await send('{}', 't=1,v1=00');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'webhook_signature_invalid' });
  });

  it('before our second transaction leads to one booking, in either order', async () => {
    const draft = await makeDraft(server);
    const request = byCard(draft, 'confirmSlow');
    const answer = await bookHastily(draft, request);
    expect(answer.statusCode).toBe(202);
    const { intentId } = await attemptOf(draft.attemptId);
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.amount_capturable_updated',
      data: { object: { object: 'payment_intent', id: intentId, status: 'canceled' } },
    });
    const signature = provider().webhooks.generateTestHeaderString({
      payload,
      secret: config.STRIPE_WEBHOOK_SECRET,
    });
    for (let repeat = 0; repeat < 6; repeat += 1) {
      expect((await send(payload, signature)).statusCode).toBe(200);
    }
    // the one of the claim, and at most one in each of the slots that the six events fell into
    expect(await countSettleJobs(draft.attemptId)).toBeLessThanOrEqual(4);
    await untilAuthorised(draft);
    await Promise.all([
      worker.runJobs(),
      settleAttempt(server.ctx, draft.attemptId, Date.now() + 5_000),
    ]);
    const booked = await postBooking(server, draft, request);
    expect(booked.statusCode, booked.body).toBe(201);
    const shipments = await server.owner.db
      .selectFrom('shipments')
      .select('id')
      .where('attemptId', '=', draft.attemptId)
      .execute();
    expect(shipments).toHaveLength(1);
  });
});

describe('a quote that expires during a retry', () => {
  it('counts as valid when it was valid at the claim', async () => {
    const draft = await makeDraft(server);
    const booking = await book(draft, byCard(draft, 'visa'));
    await sql`UPDATE quotes SET valid_until = now() - interval '1 hour'
      WHERE id = ${draft.quote.id}`.execute(server.owner.db);
    const repeated = await postBooking(server, draft, byCard(draft, 'visa'));
    expect(repeated.json()).toEqual(booking);
  });

  it('is refused for the next attempt after a decline', async () => {
    const draft = await makeDraft(server);
    await postBooking(server, draft, byCard(draft, 'visa_chargeDeclined'));
    await sql`UPDATE quotes SET valid_until = now() - interval '1 hour'
      WHERE id = ${draft.quote.id}`.execute(server.owner.db);
    const again = (await server.app.inject(`/api/drafts/${draft.id}`)).json<Draft>();
    const answer = await postBooking(server, again, byCard(again, 'visa'));
    expect(answer.json()).toMatchObject({ code: 'quote_expired' });
  });
});
