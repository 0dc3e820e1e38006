import { type RawBuilder, sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { deleteDue, isInSlice } from '../../../platform/sweeps.ts';
import { UNDER_WAY } from './attempts.queries.ts';

export async function insertDraft(db: Db, draft: NewRow<'drafts'>) {
  await db.insertInto('drafts').values(draft).execute();
}

export async function findDraft(db: Db, id: string) {
  return db
    .selectFrom('drafts')
    .select(['id', 'shard', 'quoteId', 'recipientEmail', 'recipientAddress', 'details'])
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

const BLANK = { recipientEmail: '', recipientAddress: '', details: null } as const;
const ENDED = ['issued', 'declined', 'cancelled', 'expired'] as const;

/** As in the index drafts_to_erase: a booked draft has been emptied. */
const IS_A_DAY_OLD = sql`created_at < now() - interval '24 hours' AND recipient_email <> ''`;

/** One look-up for each draft, where EXISTS may become a join that reads every attempt. */
function anyAttempt(meets: RawBuilder<unknown>) {
  return sql`(SELECT coalesce(bool_or(${meets}), false) FROM booking_attempts AS a
    WHERE a.draft_id = drafts.id)`;
}

/** Unbooked drafts, after 24 hours, with their attempts. */
export async function deleteAbandonedDrafts(db: Db) {
  // a receipt reads the attempt, also of a booking that was cancelled
  const isNeeded = sql`a.shipment_id IS NOT NULL OR a.state <> ALL (${ENDED}::attempt_state[])`;
  await deleteDue(db, 'drafts', sql`${IS_A_DAY_OLD} AND NOT ${anyAttempt(isNeeded)}`);
}

/** The recipient's data in a booked draft is a second copy after a day: the shipment has its own. */
export async function blankBookedDrafts(db: Db, batch: number): Promise<number> {
  const isBooked = sql`${IS_A_DAY_OLD} AND ${anyAttempt(sql`a.shipment_id IS NOT NULL`)}`;
  const result = await db
    .updateTable('drafts')
    .set(BLANK)
    .where(isInSlice('drafts', isBooked, batch))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Booked drafts of shipments: a second copy of what their parties hold. */
export async function blankDraftsOf(tx: Db, shipmentIds: readonly string[]) {
  await tx
    .updateTable('drafts')
    .set(BLANK)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('bookingAttempts')
        .innerJoin('shipments', 'shipments.attemptId', 'bookingAttempts.id')
        .select('bookingAttempts.draftId')
        .where(sql<boolean>`shipments.id = ANY (${shipmentIds}::uuid[])`),
    )
    .execute();
}

/** Checkouts begun with an address. One that is being paid is finished first. */
export async function blankDraftsBy(tx: Db, email: string) {
  await tx
    .updateTable('drafts')
    .set(BLANK)
    .where('details', 'is not', null)
    .where(sql<boolean>`lower(details->>'shipperEmail') = lower(${email})`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('bookingAttempts')
            .select('bookingAttempts.id')
            .whereRef('bookingAttempts.draftId', '=', 'drafts.id')
            .where('bookingAttempts.state', 'in', UNDER_WAY),
        ),
      ),
    )
    .execute();
}

/** Whether a booking of the customer is being paid: its shipment may still appear. */
export async function hasBookingUnderWay(db: Db, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bookingAttempts')
    .select('id')
    .where('customerId', '=', customerId)
    .where('state', 'in', UNDER_WAY)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
