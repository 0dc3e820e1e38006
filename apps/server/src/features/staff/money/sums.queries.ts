import type { LedgerAccount } from '../../../../db/tables.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { IS_IN_OPEN_SHARD } from '../../../platform/sweeps.ts';

export type CountedEntry = {
  transactionId: string;
  isBooking: boolean;
  account: LedgerAccount;
  cents: number;
  currency: string;
  holder: string;
  customerId: string | null;
  shipmentId: string | null;
  day: string;
  service: string | null;
  originCountry: string | null;
  destinationCountry: string | null;
};

/** Takes the oldest marks away. The entries are read afterwards, by the keys that come back. */
export async function takeMarks(tx: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    DELETE FROM posting_marks WHERE (transaction_id, shard) IN (
      SELECT transaction_id, shard FROM posting_marks WHERE ${IS_IN_OPEN_SHARD}
      ORDER BY transaction_id LIMIT ${limit})
    RETURNING transaction_id AS id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function readEntries(
  tx: Db,
  transactionIds: readonly string[],
  timeZone: string,
): Promise<CountedEntry[]> {
  const { rows } = await sql<CountedEntry>`
    SELECT t.id AS transaction_id, t.effect_key LIKE 'booking:%' AS is_booking, e.account,
      e.amount_cents AS cents, e.currency, coalesce(e.holder, '') AS holder, e.customer_id, t.shipment_id,
      (e.recorded_at AT TIME ZONE ${timeZone})::date::text AS day,
      s.service, s.origin_country, s.destination_country
    FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id AND e.shard = t.shard
    LEFT JOIN shipments s ON s.id = t.shipment_id AND s.shard = t.shard
    WHERE t.id = ANY (${transactionIds}::uuid[])`.execute(tx);
  return rows;
}

export type DaySum = {
  day: string;
  service: string;
  originCountry: string;
  destinationCountry: string;
  bookings: number;
  chargedCents: number;
  creditedCents: number;
};

export async function addToDays(tx: Db, sums: readonly DaySum[]): Promise<void> {
  await sql`
    INSERT INTO revenue_by_day AS kept (day, service, origin_country, destination_country, bookings,
      charged_cents, credited_cents)
    SELECT day, service, "originCountry", "destinationCountry", bookings, "chargedCents", "creditedCents"
    FROM json_to_recordset(${JSON.stringify(sums)}) AS sum (day date, service text, "originCountry" text,
      "destinationCountry" text, bookings integer, "chargedCents" bigint, "creditedCents" bigint)
    ON CONFLICT (day, service, origin_country, destination_country) DO UPDATE SET
      bookings = kept.bookings + excluded.bookings,
      charged_cents = kept.charged_cents + excluded.charged_cents,
      credited_cents = kept.credited_cents + excluded.credited_cents`.execute(tx);
}

export type CustomerSum = { ym: string; customerId: string; cents: number };

export async function addToCustomers(tx: Db, sums: readonly CustomerSum[]): Promise<void> {
  await sql`
    INSERT INTO revenue_by_customer AS kept (ym, customer_id, cents)
    SELECT ym, "customerId", cents
    FROM json_to_recordset(${JSON.stringify(sums)}) AS sum (ym text, "customerId" uuid, cents bigint)
    ON CONFLICT (ym, customer_id) DO UPDATE SET cents = kept.cents + excluded.cents`.execute(tx);
}

export type CashSum = { holder: string; currency: string; cents: number };

export async function addToCash(tx: Db, sums: readonly CashSum[]): Promise<void> {
  await sql`
    INSERT INTO cash_by_holder AS kept (holder, currency, cents)
    SELECT holder, currency, cents
    FROM json_to_recordset(${JSON.stringify(sums)}) AS sum (holder text, currency text, cents bigint)
    ON CONFLICT (holder, currency) DO UPDATE SET cents = kept.cents + excluded.cents`.execute(tx);
}
