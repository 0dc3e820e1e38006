import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { BOOKS_CURRENCY } from '../../core/ledger/index.ts';
import type { Named, References } from './judge-line.ts';

/** The shipments that references name: by number, by the provider's reference, or by an invoice. */
export async function listNamed(db: Db, references: References): Promise<Named[]> {
  const { trackingNumbers, invoiceNumbers, words } = references;
  const { rows } = await sql<Named>`
    SELECT s.id AS shipment_id, s.payment_method IN ('bank_transfer', 'on_account') AS is_by_transfer, (
      SELECT coalesce(sum(e.amount_cents), 0)::float8 FROM ledger_transactions t
      JOIN ledger_entries e ON e.transaction_id = t.id AND e.shard = t.shard
      WHERE t.shipment_id = s.id AND e.account = 'receivable' AND e.currency = ${BOOKS_CURRENCY}) AS owed_cents
    FROM shipments s
    WHERE s.id = ANY (ARRAY(
      SELECT id FROM shipments WHERE tracking_number = ANY (${trackingNumbers}::text[])
      UNION
      SELECT shipment_id FROM booking_attempts
      WHERE payment_method = 'bank_transfer' AND next_action IS NOT NULL AND shipment_id IS NOT NULL
        AND upper(next_action ->> 'reference') = ANY (${words}::text[])
      UNION
      SELECT l.shipment_id FROM invoices i
      JOIN statement_lines l ON l.statement_id = i.statement_id AND l.shard = i.shard
      WHERE i.number = ANY (${invoiceNumbers}::text[]) AND l.open_cents > 0))`.execute(db);
  return rows;
}

const MOST_CANDIDATES = 5;

/** Bookings whose transfer is awaited, of this amount. */
export async function listOfAmount(db: Db, cents: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT shipment_id AS id FROM booking_attempts
    WHERE amount_cents = ${cents} AND shipment_id IS NOT NULL AND currency = ${BOOKS_CURRENCY}
      -- must match the index booking_attempts_awaited_amount
      AND state = 'booked' AND intent_id IS NOT NULL AND payment_method = 'bank_transfer'
    ORDER BY claimed_at LIMIT ${MOST_CANDIDATES}`.execute(db);
  return rows.map(({ id }) => id);
}
