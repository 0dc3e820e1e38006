import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import type { Stripe } from 'stripe';

/** One attempt of ours with its payment at the provider, both as they stood when they still agreed. */
export interface Payment {
  attemptId: string;
  shipmentId: string;
  intentId: string;
  cents: number;
  /** Refunds that we know of. */
  refunds: { id: string; providerId: string; cents: number; state: 'pending' | 'succeeded' }[];
  /** The provider took the money although we hold the attempt for declined. */
  isUnbooked: boolean;
}

/** A payment, for some with refunds that were asked for by us. */
export async function makePayment(stripe: Stripe, random: SeededRandom): Promise<Payment> {
  const attemptId = randomUUID();
  const cents = 1_000 + random.below(50_000);
  const isPending = random.chance(0.05);
  const { id: intentId } = await stripe.paymentIntents.create({
    amount: cents,
    currency: 'eur',
    confirm: true,
    capture_method: 'automatic',
    allowed_payment_method_types: ['card'],
    payment_method: isPending ? 'pm_card_pendingRefund' : 'pm_card_visa',
    metadata: { attempt: attemptId, shard: '0' },
  });
  const isUnbooked = random.chance(0.01);
  const refunds: Payment['refunds'] = [];
  if (!isUnbooked && (isPending || random.chance(0.3))) {
    const part = 1 + random.below(cents / 3);
    const id = randomUUID();
    const refund = await stripe.refunds.create({
      payment_intent: intentId,
      amount: part,
      metadata: { refund: id },
    });
    const state = isPending ? 'pending' : 'succeeded';
    refunds.push({ id, providerId: refund.id, cents: part, state });
  }
  return { attemptId, shipmentId: randomUUID(), intentId, cents, refunds, isUnbooked };
}

/** Our side of them: attempts, shipments, refunds and ledger, all of one draft's quote. */
export async function insertPayments(
  db: pg.Client,
  draftId: string,
  payments: readonly Payment[],
): Promise<void> {
  const booked = payments.filter(({ isUnbooked }) => !isUnbooked);
  const refunds = booked.flatMap((payment) =>
    payment.refunds.map((refund) => ({ ...refund, payment })),
  );
  const postings = [
    ...booked.map(({ shipmentId, attemptId, cents }) => {
      return { key: `capture:${attemptId}`, shipmentId, account: 'receivable', cents };
    }),
    ...refunds
      .filter(({ state }) => state === 'succeeded')
      .map(({ id, cents, payment }) => {
        return {
          key: `refund:${id}:1`,
          shipmentId: payment.shipmentId,
          account: 'refunds',
          cents: -cents,
        };
      }),
  ].map((posting) => ({ ...posting, id: randomUUID() }));
  await db.query('BEGIN');
  await db.query(
    `INSERT INTO drafts (id, shard, quote_id, recipient_email, recipient_address)
     SELECT 'd' || new.id, d.shard, d.quote_id, '', '' FROM drafts d, unnest($2::text[]) AS new (id)
     WHERE d.id = $1`,
    [draftId, payments.map(({ attemptId }) => attemptId)],
  );
  await db.query(
    `INSERT INTO shipments (id, shard, tracking_number, receipt_id, quote_id, service_type, service, origin,
       origin_country, destination, destination_country, piece_count, weight_grams, length_mm, width_mm,
       height_mm, eta, payment_method, insured, price_cents, currency, attempt_id)
     SELECT new.id, d.shard, 'WP' || upper(left(replace(new.id::text, '-', ''), 14)), new.id::text, d.quote_id,
       'parcel', 'express', 'Brussels, Belgium', 'BE', 'Paris, France', 'FR', 1, 1000, 100, 100, 100, '{}',
       'card', false, new.cents, 'EUR', new.attempt
     FROM drafts d, unnest($2::uuid[], $3::int[], $4::text[]) AS new (id, cents, attempt) WHERE d.id = $1`,
    [
      draftId,
      booked.map(({ shipmentId }) => shipmentId),
      booked.map(({ cents }) => cents),
      booked.map(({ attemptId }) => attemptId),
    ],
  );
  await db.query(
    `INSERT INTO booking_attempts (id, shard, draft_id, number, state, payment_method, amount_cents, currency,
       intent_id, shipment_id, claimed_at, answer)
     SELECT new.id, d.shard, 'd' || new.id, 1,
       (CASE WHEN new.shipment IS NULL THEN 'declined' ELSE 'captured' END)::attempt_state, 'card', new.cents,
       'EUR', new.intent, new.shipment, now(), '{"receiptId": ""}'
     FROM drafts d, unnest($2::text[], $3::int[], $4::text[], $5::uuid[]) AS new (id, cents, intent, shipment)
     WHERE d.id = $1`,
    [
      draftId,
      payments.map(({ attemptId }) => attemptId),
      payments.map(({ cents }) => cents),
      payments.map(({ intentId }) => intentId),
      payments.map(({ shipmentId, isUnbooked }) => (isUnbooked ? null : shipmentId)),
    ],
  );
  await db.query(
    `INSERT INTO refunds (id, shard, shipment_id, attempt_id, channel, amount_cents, currency, state,
       provider_refund_id, postings)
     SELECT new.id, d.shard, new.shipment, new.attempt, 'provider', new.cents, 'EUR', new.state::refund_state,
       new.provider, CASE new.state WHEN 'succeeded' THEN 1 ELSE 0 END
     FROM drafts d, unnest($2::uuid[], $3::uuid[], $4::text[], $5::int[], $6::text[], $7::text[])
       AS new (id, shipment, attempt, cents, state, provider) WHERE d.id = $1`,
    [
      draftId,
      refunds.map(({ id }) => id),
      refunds.map(({ payment }) => payment.shipmentId),
      refunds.map(({ payment }) => payment.attemptId),
      refunds.map(({ cents }) => cents),
      refunds.map(({ state }) => state),
      refunds.map(({ providerId }) => providerId),
    ],
  );
  await db.query(
    `INSERT INTO ledger_transactions (id, shard, effect_key, shipment_id)
     SELECT new.id, d.shard, new.key, new.shipment FROM drafts d,
       unnest($2::uuid[], $3::text[], $4::uuid[]) AS new (id, key, shipment) WHERE d.id = $1`,
    [
      draftId,
      postings.map(({ id }) => id),
      postings.map(({ key }) => key),
      postings.map(({ shipmentId }) => shipmentId),
    ],
  );
  await db.query(
    `INSERT INTO ledger_entries (transaction_id, shard, entry_no, account, amount_cents, currency)
     SELECT new.id, d.shard, side.no, side.account::ledger_account, side.cents, 'EUR' FROM drafts d,
       unnest($2::uuid[], $3::text[], $4::int[]) AS new (id, account, cents),
       LATERAL (VALUES (1, 'provider', new.cents), (2, new.account, -new.cents)) AS side (no, account, cents)
     WHERE d.id = $1`,
    [
      draftId,
      postings.map(({ id }) => id),
      postings.map(({ account }) => account),
      postings.map(({ cents }) => cents),
    ],
  );
  await db.query('COMMIT');
}
