import type { Booking, BookingRequest, Draft, Receipt } from '@waypost/contract';
import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { type Payments, PaymentUnknown } from '../../../platform/payments.ts';
import { bookingRequest, makeDraft, postBooking } from '../../../testing/builders.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { cancelShipment } from './cancel-shipment.ts';

const server = useTestServer();
const worker = useTestWorker(server);

async function book(draft: Draft, change: Partial<BookingRequest>): Promise<Booking> {
  const answer = await postBooking(server, draft, bookingRequest(draft, change));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Booking>();
}

async function receiptOf({ receiptId }: Booking): Promise<Receipt> {
  return (await server.app.inject(`/api/receipts/${receiptId}`)).json<Receipt>();
}

/** Every job was given up, and time has passed. */
async function loseJobs(attemptId: string): Promise<void> {
  await sql`DELETE FROM pgboss.job WHERE data ->> 'attemptId' = ${attemptId}`.execute(
    server.owner.db,
  );
  await ageAttempt(attemptId);
  await sql`UPDATE refunds SET updated_at = updated_at - interval '2 hours'
    WHERE attempt_id = ${attemptId}`.execute(server.owner.db);
}

async function ageAttempt(attemptId: string): Promise<void> {
  await sql`UPDATE booking_attempts
    SET claimed_at = claimed_at - interval '2 hours', updated_at = updated_at - interval '2 hours'
    WHERE id = ${attemptId}`.execute(server.owner.db);
}

async function sweep(): Promise<void> {
  await worker.runJob('sweep_attempts', {});
  await worker.runJobs();
}

async function waitingJobs(attemptId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pgboss.job
    WHERE name = 'settle_attempt' AND state = 'created'
      AND data ->> 'attemptId' = ${attemptId}`.execute(server.owner.db);
  return rows[0]?.count ?? 0;
}

describe('the sweep of payment attempts', () => {
  it('finds a bank transfer that arrived without a webhook', async () => {
    const draft = await makeDraft(server);
    const booking = await book(draft, { paymentMethod: 'bank_transfer' });
    const { bankTransfer } = await receiptOf(booking);
    const { hostname, port } = new URL(testConfig().config.PAYMENT_SANDBOX_URL);
    const provider = new Stripe('sk_test_sandbox', { host: hostname, port, protocol: 'http' });
    const attempt = await server.owner.db
      .selectFrom('bookingAttempts')
      .select('intentId')
      .where('id', '=', draft.attemptId)
      .executeTakeFirstOrThrow();
    const intent = await provider.paymentIntents.retrieve(attempt.intentId ?? '');
    const customer = typeof intent.customer === 'string' ? intent.customer : '';
    await provider.testHelpers.customers.fundCashBalance(customer, {
      amount: intent.amount,
      currency: 'eur',
      reference: bankTransfer?.reference ?? '',
    });

    await loseJobs(draft.attemptId);
    await sweep();
    expect(await receiptOf(booking)).toMatchObject({ paymentState: 'paid', hold: null });
  });

  it('polls a bank transfer that has not arrived once an hour', async () => {
    const draft = await makeDraft(server);
    await book(draft, { paymentMethod: 'bank_transfer' });
    await loseJobs(draft.attemptId);
    await worker.runJob('sweep_attempts', {});
    expect(await waitingJobs(draft.attemptId)).toBe(1);
    await worker.runJobs();
    await worker.runJob('sweep_attempts', {});
    expect(await waitingJobs(draft.attemptId)).toBe(0);
  });

  it('finishes a refund whose job was given up', async () => {
    const draft = await makeDraft(server);
    const card = { paymentMethod: 'card', paymentMethodId: 'pm_card_visa' } as const;
    const booking = await book(draft, card);
    await worker.runJobs();
    expect(await receiptOf(booking)).toMatchObject({ paymentState: 'paid' });

    const silent: Payments = {
      ...server.ctx.payments,
      read: () => Promise.reject(new PaymentUnknown()),
    };
    await cancelShipment(
      { ...server.ctx, payments: silent },
      { id: booking.id, attemptId: draft.attemptId },
      { kind: 'shipper_link', id: null },
    );
    expect(await receiptOf(booking)).toMatchObject({ paymentState: 'refund_pending' });
    await loseJobs(draft.attemptId);
    await worker.runJob('sweep_attempts', {});
    await worker.runJob('sweep_attempts', {});
    expect(await waitingJobs(draft.attemptId)).toBe(1);
    await worker.runJobs();
    expect(await receiptOf(booking)).toMatchObject({ paymentState: 'refunded' });
  });

  it('skips an attempt whose job is still waiting', async () => {
    const draft = await makeDraft(server);
    const request = bookingRequest(draft, {
      paymentMethod: 'card',
      paymentMethodId: 'pm_card_authenticationRequired',
    });
    expect((await postBooking(server, draft, request)).statusCode).toBe(202);
    await loseJobs(draft.attemptId);
    for (let minute = 0; minute < 5; minute += 1) await sweep();
    expect(await waitingJobs(draft.attemptId)).toBe(1);
  });
});

describe('a provider that says nothing for minutes', () => {
  it('leaves one waiting job for an attempt, however often the sweep runs', async () => {
    const draft = await makeDraft(server);
    const request = bookingRequest(draft, {
      paymentMethod: 'card',
      paymentMethodId: 'pm_card_authenticationRequired',
    });
    expect((await postBooking(server, draft, request)).statusCode).toBe(202);
    await loseJobs(draft.attemptId);
    const waiting: number[] = [];
    for (let minute = 0; minute < 6; minute += 1) {
      await worker.runJob('sweep_attempts', {});
      await ageAttempt(draft.attemptId);
      waiting.push(await waitingJobs(draft.attemptId));
    }
    expect(waiting).toEqual([1, 1, 1, 1, 1, 1]);
    await sweep();
    expect(await waitingJobs(draft.attemptId)).toBe(1);
  });

  it('lets the sweep reach every attempt of a backlog in one run', async () => {
    const draft = await makeDraft(server);
    const request = bookingRequest(draft, {
      paymentMethod: 'card',
      paymentMethodId: 'pm_card_authenticationRequired',
    });
    await postBooking(server, draft, request);
    await loseJobs(draft.attemptId);
    await sql`INSERT INTO drafts SELECT copied.* FROM drafts d, generate_series(1, 2300) AS n,
        LATERAL jsonb_populate_record(d, jsonb_build_object('id', 'left-' || n)) AS copied
      WHERE d.id = ${draft.id}`.execute(server.owner.db);
    await sql`INSERT INTO booking_attempts SELECT copied.* FROM booking_attempts a,
        generate_series(1, 2300) AS n, LATERAL jsonb_populate_record(a, jsonb_build_object(
          'id', 'left-' || n, 'draft_id', 'left-' || n, 'intent_id', 'left-' || n)) AS copied
      WHERE a.id = ${draft.attemptId}`.execute(server.owner.db);
    await worker.runJob('sweep_attempts', {});
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM pgboss.job
      WHERE name = 'settle_attempt' AND state = 'created' AND data ->> 'attemptId' LIKE 'left-%'`.execute(
      server.owner.db,
    );
    expect(rows).toEqual([{ count: 2300 }]);
  });
});

describe('a card that is unknown to the provider', () => {
  it('is refused, and another card may follow', async () => {
    const draft = await makeDraft(server);
    const answer = await postBooking(
      server,
      draft,
      bookingRequest(draft, { paymentMethod: 'card', paymentMethodId: 'pm_nobodyknowsthisone' }),
    );
    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toMatchObject({ code: 'payment_declined' });
    const again = (await server.app.inject(`/api/drafts/${draft.id}`)).json<Draft>();
    expect(again.attemptId).not.toBe(draft.attemptId);
  });
});
