import type { Booking, Draft, Receipt } from '@waypost/contract';
import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import { PaymentRefused, type Payments, PaymentUnknown } from '../../../platform/payments.ts';
import { bookingRequest, makeDraft, postBooking } from '../../../testing/builders.ts';
import { cancelByShipper } from '../../../testing/parties.ts';
import { registerStaff } from '../../../testing/people.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { postLedger } from '../../core/ledger/index.ts';
import { lockAttempt } from './attempts.queries.ts';
import { cancelShipment } from './cancel-shipment.ts';
import { recordReceived } from './money-moves.ts';
import { listRefunds, storeByHandState } from './refunds.queries.ts';
import { settleAttempt } from './settle-attempt.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const PRICE = 10_562;

const { config } = testConfig();
const { hostname, port } = new URL(config.PAYMENT_SANDBOX_URL);
const provider = new Stripe('sk_test_sandbox', {
  host: hostname,
  port,
  protocol: 'http',
  telemetry: false,
});

type Paid = { draft: Draft; booking: Booking; intentId: string };

async function bookAndCapture(card: string): Promise<Paid> {
  const draft = await makeDraft(server);
  const request = bookingRequest(draft, {
    paymentMethod: 'card',
    paymentMethodId: `pm_card_${card}`,
  });
  const answer = await postBooking(server, draft, request);
  expect(answer.statusCode, answer.body).toBe(201);
  await worker.runJobs();
  const attempt = await server.owner.db
    .selectFrom('bookingAttempts')
    .select('intentId')
    .where('id', '=', draft.attemptId)
    .executeTakeFirstOrThrow();
  return { draft, booking: answer.json<Booking>(), intentId: attempt.intentId ?? '' };
}

async function receiptOf({ booking }: Paid): Promise<Receipt> {
  return (await server.app.inject(`/api/receipts/${booking.receiptId}`)).json<Receipt>();
}

async function settle({ draft }: Paid): Promise<void> {
  await worker.runJob('settle_attempt', { attemptId: draft.attemptId });
}

async function refundedThere({ intentId }: Paid): Promise<number> {
  const intent = await provider.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
  return typeof intent.latest_charge === 'object'
    ? (intent.latest_charge?.amount_refunded ?? 0)
    : 0;
}

/** Refunds of some cards settle a second later. */
async function lastRefundThere({ intentId }: Paid): Promise<string | null | undefined> {
  return (await provider.refunds.list({ payment_intent: intentId })).data[0]?.status;
}

async function balances({ booking }: Paid): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; cents: number }>`
    SELECT account::text, sum(amount_cents)::int AS cents FROM ledger_entries e
    JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE t.shipment_id = ${booking.id} GROUP BY account`.execute(server.owner.db);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

async function deskOf({ booking }: Paid): Promise<string[]> {
  const rows = await server.owner.db
    .selectFrom('deskItems')
    .select(['kind', 'state'])
    .where('shipmentId', '=', booking.id)
    .orderBy('openedAt')
    .execute();
  return rows.map(({ kind, state }) => `${kind} ${state}`);
}

async function stateOf({ draft }: Paid): Promise<string> {
  const row = await server.owner.db
    .selectFrom('bookingAttempts')
    .select('state')
    .where('id', '=', draft.attemptId)
    .executeTakeFirstOrThrow();
  return row.state;
}

describe('a refund', () => {
  it('is no longer shown as refunded when the provider fails it after it succeeded, and goes to the desk', async () => {
    const paid = await bookAndCapture('refundFail');
    await cancelByShipper(server, paid.booking);
    expect(await receiptOf(paid)).toMatchObject({ paymentState: 'refunded' });
    expect(await balances(paid)).toMatchObject({ provider: 0, refunds: PRICE });
    await expect.poll(() => refundedThere(paid), { timeout: 20_000 }).toBe(0);

    await settle(paid);
    await settle(paid);
    expect(await receiptOf(paid)).toMatchObject({ paymentState: 'refund_failed' });
    expect(await balances(paid)).toMatchObject({ provider: PRICE, refunds: 0 });
    expect(await deskOf(paid)).toEqual(['refund_failed open']);
    expect(await stateOf(paid)).toBe('captured');
  });

  it('returns the rest after a partial refund made at the provider', async () => {
    const paid = await bookAndCapture('visa');
    await provider.refunds.create({ payment_intent: paid.intentId, amount: 500 });
    await cancelByShipper(server, paid.booking);
    await settle(paid);
    expect(await refundedThere(paid)).toBe(PRICE);
    expect(await receiptOf(paid)).toMatchObject({ paymentState: 'refunded' });
    expect(await balances(paid)).toMatchObject({ provider: 0, refunds: PRICE });
  });

  it('is pending until the provider reports success', async () => {
    const paid = await bookAndCapture('pendingRefund');
    await cancelByShipper(server, paid.booking);
    expect(await receiptOf(paid)).toMatchObject({ paymentState: 'refund_pending' });
    expect(await balances(paid)).toMatchObject({ provider: PRICE });
    await expect.poll(() => lastRefundThere(paid), { timeout: 20_000 }).toBe('succeeded');
    await settle(paid);
    expect(await receiptOf(paid)).toMatchObject({ paymentState: 'refunded' });
    expect(await balances(paid)).toMatchObject({ provider: 0, refunds: PRICE });
  });

  it('made at the provider is adopted once, however often its webhooks arrive', async () => {
    const paid = await bookAndCapture('visa');
    await provider.refunds.create({ payment_intent: paid.intentId, amount: 500 });
    await provider.refunds.create({ payment_intent: paid.intentId, amount: 700 });
    await Promise.all([settle(paid), settle(paid), settle(paid)]);
    expect(await receiptOf(paid)).toMatchObject({
      paymentState: 'partly_refunded',
      paymentStateCents: 1_200,
    });
    expect(await balances(paid)).toMatchObject({ provider: PRICE - 1_200, refunds: 1_200 });
    expect(await refundsOf(paid)).toEqual(['succeeded 500', 'succeeded 700']);
  });

  it('is made once at the provider when the response to the first call is lost', async () => {
    const paid = await bookAndCapture('visa');
    const deaf: Payments = {
      ...server.ctx.payments,
      async refund(...call) {
        await server.ctx.payments.refund(...call);
        throw new PaymentUnknown('the answer was lost');
      },
    };
    await cancelShipment(
      { ...server.ctx, payments: deaf },
      { id: paid.booking.id, attemptId: paid.draft.attemptId },
      { kind: 'shipper_link', id: null },
    );
    expect(await receiptOf(paid)).toMatchObject({ paymentState: 'refund_pending' });
    await settle(paid);
    await settle(paid);
    const { data } = await provider.refunds.list({ payment_intent: paid.intentId });
    expect(data.map(({ amount }) => amount)).toEqual([PRICE]);
    expect(await refundsOf(paid)).toEqual([`succeeded ${PRICE}`]);
  });

  it('is not undone by an older response of the provider', async () => {
    const paid = await bookAndCapture('visa');
    await cancelByShipper(server, paid.booking);
    const old = await server.ctx.payments.read(paid.intentId, Date.now() + 5_000);
    const [refund] = old.refunds;
    await failRefund(refund?.id ?? '');
    let reads = 0;
    const late: Payments = {
      ...server.ctx.payments,
      async read(...call) {
        reads += 1;
        if (reads > 1) return server.ctx.payments.read(...call);
        // while this answer is on its way, somebody else learns of the failure
        await settle(paid);
        return old;
      },
    };
    await settleAttempt(
      { ...server.ctx, payments: late },
      paid.draft.attemptId,
      Date.now() + 5_000,
    );
    expect(reads).toBe(2);
    expect(await refundsOf(paid)).toEqual([`failed ${PRICE}`]);
    expect(await receiptOf(paid)).toMatchObject({ paymentState: 'refund_failed' });
  });

  it('goes to the desk when the provider refuses it, instead of being retried forever', async () => {
    const paid = await bookAndCapture('visa');
    const poor: Payments = {
      ...server.ctx.payments,
      refund: () => Promise.reject(new PaymentRefused('balance_insufficient')),
    };
    await cancelShipment(
      { ...server.ctx, payments: poor },
      { id: paid.booking.id, attemptId: paid.draft.attemptId },
      { kind: 'shipper_link', id: null },
    );
    await settle(paid);
    expect(await refundsOf(paid)).toEqual([`failed ${PRICE}`]);
    expect(await refundedThere(paid)).toBe(0);
    expect(await deskOf(paid)).toEqual(['refund_failed open']);
  });

  it('is shown as refunded when it failed and staff transferred it, once its item is closed', async () => {
    const paid = await bookAndCapture('visa');
    const staff = await registerStaff(server, 'support');
    await cancelByShipper(server, paid.booking);
    const [refund] = (await provider.refunds.list({ payment_intent: paid.intentId })).data;
    await failRefund(refund?.id ?? '');
    await settle(paid);
    const item = await server.owner.db
      .selectFrom('deskItems')
      .select('id')
      .where('shipmentId', '=', paid.booking.id)
      .executeTakeFirstOrThrow();
    for (let twice = 0; twice < 2; twice += 1) {
      await staff.browser.post(`/api/admin/desk/${item.id}/close`);
    }
    expect(await refundsOf(paid)).toEqual([`failed ${PRICE}`, `succeeded ${PRICE}`]);
    expect(await receiptOf(paid)).toMatchObject({ paymentState: 'refunded' });
    expect(await balances(paid)).toMatchObject({ provider: PRICE, refunds: PRICE, bank: -PRICE });
    await settle(paid);
    expect(await refundsOf(paid)).toHaveLength(2);
  });

  it('is not requested when everything was refunded at the provider already', async () => {
    const paid = await bookAndCapture('visa');
    await provider.refunds.create({ payment_intent: paid.intentId });
    await cancelByShipper(server, paid.booking);
    expect(await refundsOf(paid)).toEqual([`cancelled ${PRICE}`, `succeeded ${PRICE}`]);
    expect(await receiptOf(paid)).toMatchObject({ paymentState: 'refunded' });
    expect(await balances(paid)).toMatchObject({ provider: 0, refunds: PRICE });
  });

  it('of a bank transfer to our own bank is pending until staff closes its item', async () => {
    const draft = await makeDraft(server);
    const request = bookingRequest(draft, { paymentMethod: 'bank_transfer' });
    const answer = await postBooking(server, draft, request);
    const paid = { draft, booking: answer.json<Booking>(), intentId: '' };
    await inTransaction(server.ctx.db, async (tx) => {
      const attempt = await lockAttempt(tx, draft.attemptId);
      if (attempt === undefined) throw new Error('there is no attempt');
      await postLedger(tx, {
        effectKey: `received:${paid.booking.id}`,
        shard: attempt.shard,
        shipmentId: paid.booking.id,
        currency: 'EUR',
        entries: [
          { account: 'bank', amountCents: PRICE },
          { account: 'receivable', amountCents: -PRICE },
        ],
      });
      await recordReceived(server.ctx, tx, attempt);
    });
    await cancelByShipper(server, paid.booking);
    expect(await receiptOf(paid)).toMatchObject({ paymentState: 'refund_pending' });
    expect(await deskOf(paid)).toEqual(['refund_by_hand open']);
    await storeByHandState(server.ctx.db, paid.booking.id, 'succeeded');
    expect(await receiptOf(paid)).toMatchObject({ paymentState: 'refunded' });
  });
});

describe('a card dispute', () => {
  it('costs the carrier the money when it is lost, and nothing is refunded on top', async () => {
    const paid = await bookAndCapture('createDispute');
    await settle(paid);
    expect(await receiptOf(paid)).toMatchObject({ paymentState: 'disputed' });
    await cancelByShipper(server, paid.booking);
    await provider.disputes.close(await disputeOf(paid));
    await settle(paid);
    await settle(paid);
    expect(await stateOf(paid)).toBe('disputed');
    expect(await receiptOf(paid)).toMatchObject({ paymentState: 'charged_back' });
    expect(await balances(paid)).toMatchObject({ provider: 0, chargebacks: PRICE });
    expect(await refundsOf(paid)).toEqual([]);
    expect(await deskOf(paid)).toEqual(['disputed closed', 'disputed open']);
  });

  it('restores the payment when it is won', async () => {
    const paid = await bookAndCapture('createDispute');
    await settle(paid);
    await win(await disputeOf(paid));
    await settle(paid);
    expect(await stateOf(paid)).toBe('captured');
    expect(await receiptOf(paid)).toMatchObject({ paymentState: 'paid' });
    expect(await balances(paid)).toMatchObject({ provider: PRICE });
    expect(await deskOf(paid)).toEqual(['disputed closed']);
  });

  it('holds back the refund of a cancelled shipment until it is won', async () => {
    const paid = await bookAndCapture('createDispute');
    // the dispute is there, and nobody has told us
    await cancelByShipper(server, paid.booking);
    expect(await receiptOf(paid)).toMatchObject({ paymentState: 'disputed' });
    expect(await deskOf(paid)).toEqual(['disputed open']);
    await win(await disputeOf(paid));
    await settle(paid);
    await worker.runJobs();
    expect(await refundedThere(paid)).toBe(PRICE);
    expect(await receiptOf(paid)).toMatchObject({ paymentState: 'refunded' });
    expect(await balances(paid)).toMatchObject({ provider: 0, refunds: PRICE });
  });
});

describe('an attempt in a state of the previous release', () => {
  it('gets a refund row, which is then settled with the provider', async () => {
    const paid = await bookAndCapture('visa');
    await sql`UPDATE booking_attempts SET state = 'refund_pending', cancel_requested_at = now()
      WHERE id = ${paid.draft.attemptId}`.execute(server.owner.db);
    expect(await stateOf(paid)).toBe('captured');
    expect(await refundsOf(paid)).toEqual([`pending ${PRICE}`]);
    // as that release asked, without our id
    const { id } = await provider.refunds.create({ payment_intent: paid.intentId });
    await sql`UPDATE booking_attempts SET state = 'refunded' WHERE id = ${paid.draft.attemptId}`.execute(
      server.owner.db,
    );
    expect(await refundsOf(paid)).toEqual([`succeeded ${PRICE}`]);
    await failRefund(id);
    await settle(paid);
    expect(await refundsOf(paid)).toEqual([`failed ${PRICE}`]);
    expect(await deskOf(paid)).toEqual(['refund_failed open']);
  });
});

async function refundsOf({ booking }: Paid): Promise<string[]> {
  const rows = await listRefunds(server.owner.db, booking.id);
  return rows.map(({ state, amountCents: cents }) => `${state} ${cents}`).toSorted();
}

async function failRefund(id: string): Promise<void> {
  const answer = await fetch(`${config.PAYMENT_SANDBOX_URL}/control/failed_refunds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
  expect(answer.status).toBe(200);
}

async function disputeOf({ intentId }: Paid): Promise<string> {
  const { data } = await provider.disputes.list({ payment_intent: intentId });
  return data[0]?.id ?? '';
}

async function win(disputeId: string): Promise<void> {
  await provider.disputes.update(disputeId, {
    evidence: { uncategorized_text: 'winning_evidence' },
    submit: true,
  });
}
