import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Both inclusive, from midnight to midnight in the carrier's time zone. */
type Days = { first: string; last: string; timeZone: string };

function within({ first, last, timeZone }: Days) {
  return sql`e.recorded_at >= (${first}::timestamp AT TIME ZONE ${timeZone})
    AND e.recorded_at < ((${last}::timestamp + interval '1 day') AT TIME ZONE ${timeZone})`;
}

export type BookSum = {
  account: string;
  taxCode: string;
  currency: string;
  debitCents: number;
  creditCents: number;
};

/** By account and tax code. Each posting adds up to zero, so each month does. */
export async function sumBooks(db: Db, days: Days): Promise<BookSum[]> {
  const { rows } = await sql<BookSum>`
    SELECT e.account::text, coalesce(e.tax_code, '') AS tax_code, e.currency,
      coalesce(sum(amount_cents) FILTER (WHERE amount_cents > 0), 0)::float8 AS debit_cents,
      coalesce(-sum(amount_cents) FILTER (WHERE amount_cents < 0), 0)::float8 AS credit_cents
    FROM ledger_entries e WHERE ${within(days)}
    GROUP BY 1, 2, 3 ORDER BY 3, 1, 2`.execute(db);
  return rows;
}

export type BookEntry = {
  recordedAt: Date;
  transactionId: string;
  effectKey: string;
  account: string;
  taxCode: string;
  holder: string;
  trackingNumber: string;
  amountCents: number;
  currency: string;
};

/** In the order of the books. */
export async function listBooks(db: Db, days: Days): Promise<BookEntry[]> {
  const { rows } = await sql<BookEntry>`
    SELECT e.recorded_at, e.transaction_id, t.effect_key, e.account::text, coalesce(e.tax_code, '') AS tax_code,
      coalesce(e.holder, '') AS holder, coalesce(s.tracking_number, '') AS tracking_number,
      e.amount_cents::float8 AS amount_cents, e.currency
    FROM ledger_entries e
    JOIN ledger_transactions t ON t.id = e.transaction_id AND t.shard = e.shard
    LEFT JOIN shipments s ON s.id = t.shipment_id AND s.shard = t.shard
    WHERE ${within(days)}
    ORDER BY e.recorded_at, e.transaction_id, e.entry_no`.execute(db);
  return rows;
}
