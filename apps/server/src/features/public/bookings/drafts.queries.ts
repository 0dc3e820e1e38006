import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

const UNDER_WAY = ['claimed', 'authorising', 'requires_action', 'authorised'] as const;

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

const ENDED = ['issued', 'declined', 'cancelled', 'expired'] as const;

/** Unbooked drafts, after 24 hours, with their attempts. */
export async function deleteAbandonedDrafts(db: Db, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('drafts')
    .where(
      'id',
      'in',
      db
        .selectFrom('drafts as old')
        .select('old.id')
        .where('old.createdAt', '<', sql<Date>`now() - interval '24 hours'`)
        // as in the index: a booked draft has been emptied
        .where('old.recipientEmail', '<>', '')
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('bookingAttempts')
                .select('bookingAttempts.id')
                .whereRef('bookingAttempts.draftId', '=', 'old.id')
                .where((either) =>
                  either.or([
                    // a receipt reads the attempt, also of a booking that was cancelled
                    either('bookingAttempts.shipmentId', 'is not', null),
                    either('bookingAttempts.state', 'not in', ENDED),
                  ]),
                ),
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
    .set({ recipientEmail: '', recipientAddress: '', details: null })
    .where(
      'id',
      'in',
      db
        .selectFrom('drafts as old')
        .select('old.id')
        .where('old.createdAt', '<', sql<Date>`now() - interval '24 hours'`)
        .where('old.recipientEmail', '<>', '')
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('bookingAttempts')
              .select('bookingAttempts.id')
              .whereRef('bookingAttempts.draftId', '=', 'old.id')
              .where('bookingAttempts.shipmentId', 'is not', null),
          ),
        )
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

const BLANK = { recipientEmail: '', recipientAddress: '', details: null } as const;

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
