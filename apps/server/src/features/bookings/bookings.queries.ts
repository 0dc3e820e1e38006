import type { Booking, BookingRequest } from '@waypost/contract';
import { sql } from 'kysely';
import type { AttemptState } from '../../../db/tables.ts';
import type { Db } from '../../platform/database.ts';

export async function insertDraft(
  db: Db,
  draft: {
    id: string;
    shard: number;
    quoteId: string;
    recipientEmail: string;
    recipientAddress: string;
  },
) {
  await db
    .insertInto('drafts')
    .values({
      id: draft.id,
      shard: draft.shard,
      quote_id: draft.quoteId,
      recipient_email: draft.recipientEmail,
      recipient_address: draft.recipientAddress,
    })
    .execute();
}

export async function insertAttempt(
  db: Db,
  attempt: { id: string; shard: number; draftId: string; number: number },
) {
  await db
    .insertInto('booking_attempts')
    .values({
      id: attempt.id,
      shard: attempt.shard,
      draft_id: attempt.draftId,
      number: attempt.number,
    })
    .execute();
}

export async function findDraft(db: Db, id: string) {
  return db
    .selectFrom('drafts')
    .select(['id', 'shard', 'quote_id', 'recipient_email', 'recipient_address', 'details'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateDraftDetails(
  db: Db,
  id: string,
  details: Record<string, string>,
): Promise<boolean> {
  const result = await db
    .updateTable('drafts')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The newest attempt of a draft: the one a booking call may use. */
export async function findLatestAttempt(db: Db, draftId: string) {
  return db
    .selectFrom('booking_attempts')
    .select(['id', 'state', 'answer'])
    .where('draft_id', '=', draftId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

export async function findAttempt(db: Db, id: string) {
  return db
    .selectFrom('booking_attempts')
    .select(['id', 'state', 'answer_status', 'answer'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function lockAttempt(db: Db, id: string) {
  return db
    .selectFrom('booking_attempts')
    .innerJoin('drafts', (join) =>
      join
        .onRef('drafts.id', '=', 'booking_attempts.draft_id')
        .onRef('drafts.shard', '=', 'booking_attempts.shard'),
    )
    .select([
      'booking_attempts.id',
      'booking_attempts.shard',
      'booking_attempts.state',
      'booking_attempts.body_hash',
      'booking_attempts.request',
      'booking_attempts.answer',
      'booking_attempts.customer_id',
      'drafts.id as draft_id',
      'drafts.quote_id',
      'drafts.recipient_email',
      'drafts.recipient_address',
    ])
    .where('booking_attempts.id', '=', id)
    .forNoKeyUpdate('booking_attempts')
    .executeTakeFirst();
}
export type LockedAttempt = NonNullable<Awaited<ReturnType<typeof lockAttempt>>>;

export async function markClaimed(
  db: Db,
  attempt: { id: string; bodyHash: Buffer; request: BookingRequest; customerId: string | null },
) {
  await db
    .updateTable('booking_attempts')
    .set({
      state: 'claimed',
      body_hash: attempt.bodyHash,
      request: JSON.stringify(attempt.request),
      customer_id: attempt.customerId,
      claimed_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', attempt.id)
    .execute();
}

/** The request has served its purpose once the shipment exists; its personal data goes with it. */
export async function markBooked(
  db: Db,
  attempt: { id: string; state: AttemptState; shipmentId: string; answer: Booking },
) {
  await db
    .updateTable('booking_attempts')
    .set({
      state: attempt.state,
      shipment_id: attempt.shipmentId,
      request: null,
      answer_status: 201,
      answer: JSON.stringify(attempt.answer),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', attempt.id)
    .execute();
}

export async function findReceipt(db: Db, receiptId: string) {
  return db
    .selectFrom('shipments')
    .select([
      'id',
      'receipt_id',
      'tracking_number',
      'quote_id',
      'payment_method',
      'insured',
      'price_cents',
      'currency',
      'booked_at',
      'hold',
      'cancelled_at',
    ])
    .where('receipt_id', '=', receiptId)
    .executeTakeFirst();
}

export async function listParties(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipment_parties')
    .select(['role', 'name', 'email', 'phone', 'address_text'])
    .select(['line1', 'line2', 'city', 'region', 'postal_code', 'country'])
    .where('shipment_id', '=', shipmentId)
    .execute();
}

export async function listChargeLines(db: Db, shipmentId: string) {
  return db
    .selectFrom('charge_lines')
    .select(['kind', 'cents', 'currency', 'tax_code', 'tax_rate_per_mille', 'tax_cents'])
    .where('shipment_id', '=', shipmentId)
    .orderBy('line_no')
    .execute();
}

/** What the customer still owes for a shipment; 0 once it has been collected or paid. */
export async function readReceivable(db: Db, shipmentId: string): Promise<number> {
  const row = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', (join) =>
      join
        .onRef('ledger_transactions.id', '=', 'ledger_entries.transaction_id')
        .onRef('ledger_transactions.shard', '=', 'ledger_entries.shard'),
    )
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount_cents'), sql<string>`0`).as('cents'))
    .where('ledger_transactions.shipment_id', '=', shipmentId)
    .where('account', '=', 'receivable')
    .executeTakeFirstOrThrow();
  return Number(row.cents);
}

/** Drafts nobody booked, after 24 hours, with their attempts. */
export async function deleteAbandonedDrafts(db: Db, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('drafts')
    .where(
      'id',
      'in',
      db
        .selectFrom('drafts as old')
        .select('old.id')
        .where('old.created_at', '<', sql<Date>`now() - interval '24 hours'`)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('booking_attempts')
                .select('booking_attempts.id')
                .whereRef('booking_attempts.draft_id', '=', 'old.id')
                .where('booking_attempts.state', 'not in', [
                  'issued',
                  'declined',
                  'cancelled',
                  'expired',
                ]),
            ),
          ),
        )
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The recipient's data in a booked draft is a second copy after a day: the shipment has its own. */
export async function blankBookedDrafts(db: Db, limit: number): Promise<number> {
  const result = await db
    .updateTable('drafts')
    .set({ recipient_email: '', recipient_address: '', details: null })
    .where(
      'id',
      'in',
      db
        .selectFrom('drafts as old')
        .select('old.id')
        .where('old.created_at', '<', sql<Date>`now() - interval '24 hours'`)
        .where('old.recipient_email', '<>', '')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export async function countAttemptsUnknownFor60s(db: Db): Promise<number> {
  const row = await db
    .selectFrom('booking_attempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', 'in', ['claimed', 'authorising', 'requires_action', 'authorised'])
    .where('claimed_at', '<', sql<Date>`now() - interval '60 seconds'`)
    .executeTakeFirstOrThrow();
  return row.count;
}
