import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** What a shipment costs by its charge lines, and what the ledger has of that. */
type TaxState = {
  code: string;
  priceCents: number;
  taxCents: number;
  /** Charged and not given back. */
  leftCents: number;
  owedTaxCents: number;
};

export async function readTaxState(db: Db, shipmentId: string): Promise<TaxState> {
  const { rows } = await sql<TaxState>`
    SELECT charged.*, posted.* FROM (
      SELECT coalesce(min(tax_code), 'none') AS code, coalesce(sum(cents), 0)::float8 AS price_cents,
        coalesce(sum(tax_cents), 0)::float8 AS tax_cents
      FROM charge_lines WHERE shipment_id = ${shipmentId}
    ) AS charged, (
      SELECT coalesce(-sum(e.amount_cents) FILTER (WHERE e.account IN ('revenue', 'refunds')), 0)::float8
          AS left_cents,
        coalesce(-sum(e.amount_cents) FILTER (WHERE e.account = 'tax'), 0)::float8 AS owed_tax_cents
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id AND e.shard = t.shard
      WHERE t.shipment_id = ${shipmentId}
    ) AS posted`.execute(db);
  const [state] = rows;
  if (state === undefined) throw new Error('sums without a row');
  return state;
}
