import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export async function findReceipt(db: Db, receiptId: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipment_state', (join) =>
      join
        .onRef('shipment_state.shipment_id', '=', 'shipments.id')
        .onRef('shipment_state.shard', '=', 'shipments.shard'),
    )
    .leftJoin('booking_attempts', (join) =>
      join
        .onRef('booking_attempts.id', '=', 'shipments.attempt_id')
        .onRef('booking_attempts.shard', '=', 'shipments.shard'),
    )
    .select([
      'shipments.id',
      'shipments.shard',
      'shipments.receipt_id',
      'shipments.tracking_number',
      'shipments.quote_id',
      'shipments.payment_method',
      'shipments.insured',
      'shipments.price_cents',
      'shipments.currency',
      'shipments.booked_at',
      'shipments.hold',
      'shipments.cancelled_at',
      'shipments.attempt_id',
      'shipment_state.status',
      'booking_attempts.state as attempt_state',
      'booking_attempts.next_action',
      'booking_attempts.card_brand',
      'booking_attempts.card_last4',
    ])
    .select(
      sql<boolean>`coalesce(booking_attempts.cancel_requested_at IS NOT NULL, false)`.as(
        'is_withdrawn',
      ),
    )
    .where('shipments.receipt_id', '=', receiptId)
    .executeTakeFirst();
}
export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

export async function findPayer(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipment_payers')
    .select(['name', 'vat_id as vatId', 'country'])
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst();
}

export async function listItems(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipment_items')
    .select([
      'description',
      'quantity',
      'weight_grams as weightGrams',
      'value_cents as valueCents',
      'origin_country as originCountry',
      'hs_code as hsCode',
    ])
    .where('shipment_id', '=', shipmentId)
    .orderBy('item_no')
    .execute();
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

type Returned = { state: string; amount_cents: number };

export async function listRefundAmounts(db: Db, shipmentId: string): Promise<Returned[]> {
  return db
    .selectFrom('refunds')
    .select(['state', 'amount_cents'])
    .where('shipment_id', '=', shipmentId)
    .execute();
}

export async function listDisputedAmounts(db: Db, attemptId: string): Promise<Returned[]> {
  return db
    .selectFrom('payment_disputes')
    .select(['state', 'amount_cents'])
    .where('attempt_id', '=', attemptId)
    .execute();
}
