import { randomUUID } from 'node:crypto';
import type { Booking } from '@waypost/contract';
import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { beforeEach, expect, it } from 'vitest';
import { bookingRequest, makeDraft, postBooking } from '../../../testing/builders.ts';
import { cancelByShipper } from '../../../testing/parties.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { reconcileChanged } from './reconcile-changed.ts';
import { reconcileSlice } from './reconcile-slice.ts';

const server = useTestServer();
const worker = useTestWorker(server, { RECONCILE_AFTER_SECONDS: 0 });
const PRICE = 10_562;

const { config } = testConfig();
const { hostname, port } = new URL(config.PAYMENT_SANDBOX_URL);
const provider = new Stripe('sk_test_sandbox', {
  host: hostname,
  port,
  protocol: 'http',
  telemetry: false,
});

type Paid = { attemptId: string; shipmentId: string; trackingNumber: string; intentId: string };

async function bookAndCapture(): Promise<Paid> {
  const draft = await makeDraft(server);
  const card = { paymentMethod: 'card', paymentMethodId: 'pm_card_visa' } as const;
  const answer = await postBooking(server, draft, bookingRequest(draft, card));
  expect(answer.statusCode, answer.body).toBe(201);
  await worker.runJobs();
  const { intentId } = await server.owner.db
    .selectFrom('bookingAttempts')
    .select('intentId')
    .where('id', '=', draft.attemptId)
    .executeTakeFirstOrThrow();
  const { id: shipmentId, trackingNumber } = answer.json<Booking>();
  return { attemptId: draft.attemptId, shipmentId, trackingNumber, intentId: intentId ?? '' };
}

function lastMinutes(minutes: number) {
  const until = new Date(Date.now() + 1_000);
  const from = new Date(until.getTime() - minutes * 60_000);
  return { run: randomUUID(), from: from.toISOString(), until: until.toISOString() };
}

async function reconcile(): Promise<void> {
  await reconcileSlice(worker.ctx(), lastMinutes(10));
  await worker.runJobs();
}

async function deskOf({ shipmentId }: Pick<Paid, 'shipmentId'>): Promise<string[]> {
  const rows = await server.owner.db
    .selectFrom('deskItems')
    .select(['kind', 'subject'])
    .where('shipmentId', '=', shipmentId)
    .execute();
  return rows.map(({ kind, subject }) => `${kind} ${subject}`.trim()).toSorted();
}

async function control(path: string, id: string): Promise<void> {
  const answer = await fetch(`${config.PAYMENT_SANDBOX_URL}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
  expect(answer.status).toBe(200);
}

async function providerBalance({ shipmentId }: Paid): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT sum(amount_cents)::int AS cents FROM ledger_entries e
    JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE t.shipment_id = ${shipmentId} AND account = 'provider'`.execute(server.owner.db);
  return rows[0]?.cents ?? 0;
}

beforeEach(async () => {
  await sql`DELETE FROM pgboss.job`.execute(server.owner.db);
});

it('puts nothing on the desk when the ledger and the provider agree', async () => {
  const paid = await bookAndCapture();
  const refunded = await bookAndCapture();
  await cancelByShipper(server, { ...refunded, id: refunded.shipmentId });
  await worker.runJobs();
  await reconcile();
  expect(await deskOf(paid)).toEqual([]);
  expect(await deskOf(refunded)).toEqual([]);
});

it('finds refunds made at the provider without a webhook, each as one item, and adopts them', async () => {
  const paid = await bookAndCapture();
  await provider.refunds.create({ payment_intent: paid.intentId, amount: 500 });
  await provider.refunds.create({ payment_intent: paid.intentId, amount: 700 });
  await reconcile();
  await reconcile();
  expect(await deskOf(paid)).toEqual(['reconciliation refund', 'reconciliation refund']);
  expect(await providerBalance(paid)).toBe(PRICE - 1_200);
});

it('finds a refund that failed without a webhook, as the item that such a failure always opens', async () => {
  const paid = await bookAndCapture();
  const refund = await provider.refunds.create({ payment_intent: paid.intentId, amount: 500 });
  await worker.runJob('settle_attempt', { attemptId: paid.attemptId });
  await control('failed_refunds', refund.id);
  await reconcile();
  expect(await deskOf(paid)).toEqual(['refund_failed']);
  expect(await providerBalance(paid)).toBe(PRICE);
});

it('finds disputes that were opened, won and lost without a webhook', async () => {
  const [open, won, lost] = [
    await bookAndCapture(),
    await bookAndCapture(),
    await bookAndCapture(),
  ];
  for (const { intentId } of [open, won, lost]) await control('disputes', intentId);
  const disputeOf = async ({ intentId }: Paid) =>
    (await provider.disputes.list({ payment_intent: intentId })).data[0]?.id ?? '';
  const evidence = { uncategorized_text: 'winning_evidence' };
  await provider.disputes.update(await disputeOf(won), { evidence, submit: true });
  await provider.disputes.close(await disputeOf(lost));
  await reconcile();
  await reconcile();
  expect(await deskOf(open)).toEqual(['disputed']);
  expect(await deskOf(won)).toEqual(['reconciliation dispute']);
  expect(await deskOf(lost)).toEqual(['disputed lost']);
  expect(await providerBalance(lost)).toBe(0);
});

it('finds a ledger that differs although all refunds are known', async () => {
  const paid = await bookAndCapture();
  await sql`UPDATE ledger_entries e SET amount_cents = amount_cents + CASE account WHEN 'provider' THEN 1 ELSE -1 END
    FROM ledger_transactions t WHERE t.id = e.transaction_id AND t.effect_key = ${`capture:${paid.attemptId}`}`.execute(
    server.owner.db,
  );
  await reconcile();
  expect(await deskOf(paid)).toEqual(['reconciliation ledger']);
});

it('finds a payment that is captured in the ledger and unknown to the provider', async () => {
  const paid = await bookAndCapture();
  await sql`UPDATE booking_attempts SET intent_id = ${`pi_unknown${paid.attemptId}`}
    WHERE id = ${paid.attemptId}`.execute(server.owner.db);
  await reconcile();
  expect(await deskOf(paid)).toEqual(['reconciliation capture']);
  const { rows } = await sql<{ kind: string; shipment: string | null }>`
    SELECT kind, shipment_id AS shipment FROM desk_items WHERE reference = ${paid.intentId}`.execute(
    server.owner.db,
  );
  // and the other way round: captured there under an id that nobody here has
  expect(rows).toEqual([{ kind: 'reconciliation', shipment: null }]);
});

it('finds a recent refund of a payment that is older than the slices', async () => {
  const paid = await bookAndCapture();
  await sql`UPDATE booking_attempts SET claimed_at = claimed_at - interval '60 days'
    WHERE id = ${paid.attemptId}`.execute(server.owner.db);
  await provider.refunds.create({ payment_intent: paid.intentId, amount: 500 });
  const claimedBefore = new Date(Date.now() - 45 * 24 * 60 * 60 * 1000);
  await reconcileChanged(worker.ctx(), lastMinutes(10), claimedBefore);
  await worker.runJobs();
  expect(await deskOf(paid)).toEqual(['reconciliation refund']);
});

it('enqueues one job for each attempt and slice of a day, however often the day is started', async () => {
  await worker.runJob('reconcile_payments', {});
  const countJobs = async () => {
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM pgboss.job
      WHERE name IN ('reconcile_slice', 'reconcile_changed')`.execute(server.owner.db);
    return rows[0]?.count ?? 0;
  };
  const once = await countJobs();
  expect(once).toBeGreaterThan(45 * 24);
  await worker.runJob('reconcile_payments', {});
  // the last hour and the last day end with the run
  expect(await countJobs()).toBeLessThanOrEqual(once + 2);
});
