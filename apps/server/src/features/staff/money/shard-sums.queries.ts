import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { CarriedShard } from '../../../platform/feature.ts';
import { BOOKS_CURRENCY } from '../../core/ledger/index.ts';

/** Postings that are counted: those with a mark will be, in the cell that has the mark then. */
function countedEntries({ shard, timeZone }: CarriedShard) {
  return sql`(
    SELECT t.effect_key LIKE 'booking:%' AS is_booking, e.account, e.amount_cents AS cents, e.currency,
      coalesce(e.holder, '') AS holder, e.customer_id, (e.recorded_at AT TIME ZONE ${timeZone})::date AS day,
      s.service, s.origin_country, s.destination_country,
      e.account IN ('revenue', 'refunds') AND e.currency = ${BOOKS_CURRENCY} AS is_revenue,
      e.account = 'revenue' AND e.amount_cents < 0 AS is_charge
    FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id AND e.shard = t.shard
    LEFT JOIN shipments s ON s.id = t.shipment_id AND s.shard = t.shard
    WHERE t.shard = ${shard}
      AND NOT EXISTS (SELECT FROM posting_marks m WHERE m.transaction_id = t.id AND m.shard = t.shard)
  ) AS counted`;
}

/** The same sums as `countPostings` makes, of all that is counted of a shard. */
export async function carryMoneySums(tx: Db, carried: CarriedShard): Promise<void> {
  const entries = countedEntries(carried);
  const sign = sql`${carried.sign}::int`;
  await sql`
    INSERT INTO revenue_by_day AS kept (day, service, origin_country, destination_country, bookings,
      charged_cents, credited_cents)
    SELECT day, service, origin_country, destination_country,
      ${sign} * count(*) FILTER (WHERE is_charge AND is_booking),
      ${sign} * coalesce(sum(-cents) FILTER (WHERE is_charge), 0),
      ${sign} * coalesce(sum(cents) FILTER (WHERE NOT is_charge), 0)
    FROM ${entries} WHERE is_revenue AND service IS NOT NULL AND origin_country IS NOT NULL
      AND destination_country IS NOT NULL
    GROUP BY day, service, origin_country, destination_country
    ON CONFLICT (day, service, origin_country, destination_country) DO UPDATE SET
      bookings = kept.bookings + excluded.bookings,
      charged_cents = kept.charged_cents + excluded.charged_cents,
      credited_cents = kept.credited_cents + excluded.credited_cents`.execute(tx);
  await sql`
    INSERT INTO revenue_by_customer AS kept (ym, customer_id, cents)
    SELECT to_char(day, 'YYYY-MM'), customer_id, ${sign} * sum(-cents)
    FROM ${entries} WHERE is_revenue AND customer_id IS NOT NULL GROUP BY 1, 2
    ON CONFLICT (ym, customer_id) DO UPDATE SET cents = kept.cents + excluded.cents`.execute(tx);
  await sql`
    INSERT INTO cash_by_holder AS kept (holder, currency, cents)
    SELECT holder, currency, ${sign} * sum(cents)
    FROM ${entries} WHERE account = 'cash_with_courier' GROUP BY holder, currency
    ON CONFLICT (holder, currency) DO UPDATE SET cents = kept.cents + excluded.cents`.execute(tx);
}
