import type { Service } from '@waypost/domain/service-limits';
import type { TaxCode } from '@waypost/domain/tax';
import { sql } from 'kysely';
import { NIL } from 'uuid';
import { owedFor } from './statements.queries.ts';

type Page = { after: string | undefined; limit: number };

/**
 * By the primary key, so that each page of a month costs the same. The reference is a subquery, because a merge join
 * would walk all shipments of the account; without the shard, because that of a line is its account's.
 */
export function selectLines(statementId: string, { after, limit }: Page) {
  return sql<LineRow>`
    SELECT l.shipment_id, l.tracking_number, (
        SELECT order_reference FROM shipments WHERE id = l.shipment_id) AS reference, l.service, l.booked_at,
      l.paper, i.number AS paper_number, ARRAY(
        SELECT DISTINCT earlier_paper.number FROM statement_lines earlier
        JOIN invoices earlier_paper ON earlier_paper.statement_id = earlier.statement_id
          AND earlier_paper.kind = 'invoice'
        WHERE l.paper = 'credit_note' AND earlier.shipment_id = l.shipment_id
          AND earlier.paper = 'invoice' ORDER BY 1) AS corrects,
      l.charged_cents::float8, l.credited_cents::float8, coalesce(l.tax_code, 'none') AS tax_code,
      coalesce(l.tax_rate_per_mille, 0) AS tax_rate_per_mille,
      coalesce(l.tax_cents, 0)::float8 AS tax_cents, l.on_account,
      CASE WHEN l.open_cents > 0 THEN ${owedFor(sql.ref('l.shipmentId'))} ELSE 0 END::float8 AS open_cents
    FROM statement_lines l
    JOIN invoices i ON i.statement_id = l.statement_id AND i.kind = l.paper
    WHERE l.statement_id = ${statementId} AND l.shipment_id > ${after ?? NIL}
    ORDER BY l.shipment_id LIMIT ${limit}`;
}

export type LineRow = {
  shipmentId: string;
  trackingNumber: string;
  /** Null: the owner named none, or the shipment is in another cell. */
  reference: string | null;
  service: Service;
  bookedAt: Date;
  paper: 'invoice' | 'credit_note';
  paperNumber: string;
  /** Numbers of invoices. */
  corrects: string[];
  chargedCents: number;
  creditedCents: number;
  taxCode: TaxCode;
  taxRatePerMille: number;
  taxCents: number;
  onAccount: boolean;
  openCents: number;
};
