import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import { postLedger } from '../features/core/ledger/index.ts';

/** An account that is never signed in to. */
export async function insertAccount(db: Db, id: string = randomUUID()): Promise<string> {
  await sql`INSERT INTO customers (id, shard, email, email_key, password_hash, name, phone, account_type,
      company, vat_id, address_line1, address_line2, city, region, postal_code, country, terms_version,
      terms_accepted_at)
    VALUES (${id}, 7, ${`${id}@example.com`}, ${id}, '', 'Ada Example', '', 'business', 'Example NV',
      'BE 0123.456.789', 'Rue Haute 1', '', 'Brussels', '', '1000', 'BE', '', now())`.execute(db);
  return id;
}

export type BookedShipment = { id: string; cents: number };

/** A shipment with its charge lines and its booking in the ledger, in the past. */
export async function insertBooked(
  db: Db,
  booking: { customerId: string | null; at: string; cents: number; status?: string },
): Promise<BookedShipment> {
  const id = randomUUID();
  const { customerId, at, cents, status = 'Created' } = booking;
  await sql`INSERT INTO shipments (id, shard, tracking_number, receipt_id, quote_id, customer_id, service_type,
      service, origin, origin_country, destination, destination_country, piece_count, weight_grams, length_mm,
      width_mm, height_mm, eta, payment_method, insured, price_cents, currency, booked_at)
    VALUES (${id}, 7, ${`WP7${id.slice(0, 13).toUpperCase()}`}, ${id}, gen_random_uuid(), ${customerId}, 'parcel',
      'express', 'Brussels, Belgium', 'BE', 'Paris, France', 'FR', 1, 1000, 100, 100, 100, '{}', 'card', false,
      ${cents}, 'EUR', ${at})`.execute(db);
  await sql`INSERT INTO shipment_state (shipment_id, shard, piece_count, booked_at, updated_at, status, fold)
    VALUES (${id}, 7, 1, ${at}, ${at}, ${status}, '')`.execute(db);
  await sql`INSERT INTO shipment_parties (shipment_id, shard, role, name, email, phone, address_text)
    VALUES (${id}, 7, 'recipient', 'Rosa', '', '', '')`.execute(db);
  await sql`SELECT list_shipments(ARRAY[${id}]::uuid[])`.execute(db);
  await sql`INSERT INTO charge_lines (shipment_id, shard, line_no, kind, cents, currency, tax_code,
      tax_rate_per_mille, tax_cents)
    VALUES (${id}, 7, 1, 'base', ${cents}, 'EUR', 'none', 0, 0)`.execute(db);
  await postAt(db, { id, cents }, 'booking', at);
  return { id, cents };
}

const ACCOUNTS_OF = {
  booking: ['receivable', 'revenue'],
  capture: ['provider', 'receivable'],
  collected: ['cash_with_courier', 'receivable'],
  cancel: ['revenue', 'receivable'],
  refund: ['refunds', 'provider'],
  refund_failed: ['provider', 'refunds'],
} as const;

/** The postings of bookings, captures, cancellations, refunds and couriers, in the past. */
export async function postAt(
  db: Db,
  shipment: BookedShipment,
  effect: keyof typeof ACCOUNTS_OF,
  at: string,
): Promise<void> {
  const [debit, credit] = ACCOUNTS_OF[effect];
  const effectKey = `${effect}:${shipment.id}`;
  await postLedger(db, {
    effectKey,
    shard: 7,
    shipmentId: shipment.id,
    currency: 'EUR',
    entries: [
      { account: debit, amountCents: shipment.cents },
      { account: credit, amountCents: -shipment.cents },
    ],
  });
  await sql`UPDATE ledger_transactions SET recorded_at = ${at} WHERE effect_key = ${effectKey}`.execute(
    db,
  );
  await sql`UPDATE ledger_entries e SET recorded_at = t.recorded_at FROM ledger_transactions t
    WHERE t.effect_key = ${effectKey} AND e.transaction_id = t.id`.execute(db);
}
