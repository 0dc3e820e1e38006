import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

export async function findReceipt(db: Db, receiptId: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipmentState', sameShard('shipmentState.shipmentId', 'shipments.id'))
    .leftJoin('bookingAttempts', sameShard('bookingAttempts.id', 'shipments.attemptId'))
    .select([
      'shipments.id',
      'shipments.shard',
      'shipments.receiptId',
      'shipments.trackingNumber',
      'shipments.orderReference',
      'shipments.quoteId',
      'shipments.paymentMethod',
      'shipments.insured',
      'shipments.exportReason',
      'shipments.priceCents',
      'shipments.currency',
      'shipments.bookedAt',
      'shipments.hold',
      'shipments.cancelledAt',
      'shipments.attemptId',
      'shipments.termsVersion',
      'shipments.termsAcceptedAt',
      'shipmentState.status',
      'bookingAttempts.state as attemptState',
      'bookingAttempts.nextAction',
      'bookingAttempts.cardBrand',
      'bookingAttempts.cardLast4',
    ])
    .select(
      sql<boolean>`coalesce(booking_attempts.cancel_requested_at IS NOT NULL, false)`.as(
        'isWithdrawn',
      ),
    )
    .where('shipments.receiptId', '=', receiptId)
    .executeTakeFirst();
}
export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

export async function findPayer(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipmentPayers')
    .select(['name', 'vatId', 'country'])
    .where('shipmentId', '=', shipmentId)
    .executeTakeFirst();
}

export async function listItems(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipmentItems')
    .select(['description', 'quantity', 'weightGrams', 'valueCents', 'originCountry', 'hsCode'])
    .where('shipmentId', '=', shipmentId)
    .orderBy('itemNo')
    .execute();
}

/** Unmasked: only for one of them, or for staff. */
export async function listParties(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipmentParties')
    .select(['role', 'name', 'email', 'phone', 'addressText'])
    .select(['line1', 'line2', 'city', 'region', 'postalCode', 'country', 'vatId', 'eori'])
    .where('shipmentId', '=', shipmentId)
    .execute();
}
export type PartyRow = Awaited<ReturnType<typeof listParties>>[number];

export async function listChargeLines(db: Db, shipmentId: string) {
  return db
    .selectFrom('chargeLines')
    .select(['kind', 'cents', 'currency', 'taxCode', 'taxRatePerMille', 'taxCents'])
    .where('shipmentId', '=', shipmentId)
    .orderBy('lineNo')
    .execute();
}

type Returned = { state: string; amountCents: number };

export async function listRefundAmounts(db: Db, shipmentId: string): Promise<Returned[]> {
  return db
    .selectFrom('refunds')
    .select(['state', 'amountCents'])
    .where('shipmentId', '=', shipmentId)
    .execute();
}

export async function listDisputedAmounts(db: Db, attemptId: string): Promise<Returned[]> {
  return db
    .selectFrom('paymentDisputes')
    .select(['state', 'amountCents'])
    .where('attemptId', '=', attemptId)
    .execute();
}
