import type { BankFile, BankLine } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

type FileRow = Omit<BankFile, 'createdAt' | 'byState' | 'knownLines'> & {
  createdAt: Date;
  byState: Partial<Record<BankLine['state'], number>>;
};

export async function listFiles(db: Db, limit: number): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    SELECT f.id, f.file_name, coalesce(m.name, '') AS uploaded_by, f.created_at, f.lines, f.other_entries,
      (SELECT coalesce(json_object_agg(state, count), '{}') FROM (
        SELECT l.state, count(*) AS count FROM bank_lines l WHERE l.file_id = f.id GROUP BY l.state
      ) AS counted) AS by_state
    FROM bank_files f LEFT JOIN staff_members m ON m.id = f.uploaded_by
    ORDER BY f.created_at DESC, f.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** What is owed for a shipment that a line may pay for, and what a line has paid, as JSON of the contract. */
const CANDIDATES = sql`(
  SELECT coalesce(json_agg(json_build_object('shipmentId', s.id, 'trackingNumber', s.tracking_number, 'cents', (
    SELECT coalesce(sum(e.amount_cents), 0) FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id AND e.shard = t.shard
    WHERE t.shipment_id = s.id AND e.account = 'receivable')) ORDER BY s.tracking_number), '[]')
  FROM shipments s WHERE s.id = ANY (l.shipment_ids))`;
const PAID = sql`(
  SELECT coalesce(json_agg(json_build_object('shipmentId', s.id, 'trackingNumber', s.tracking_number,
    'cents', p.cents) ORDER BY s.tracking_number), '[]')
  FROM bank_line_payments p JOIN shipments s ON s.id = p.shipment_id AND s.shard = p.shard
  WHERE p.line_id = l.id)`;
const BAG = sql`(
  SELECT json_build_object('seal', d.seal, 'hub', h.name) FROM cash_deposit_lines b
  JOIN cash_deposits d ON d.id = b.deposit_id JOIN hubs h ON h.id = d.hub_id
  WHERE b.bank_line_id = l.id)`;

export async function listLines(
  db: Db,
  page: {
    state: BankLine['state'];
    file: string | undefined;
    after: string | undefined;
    limit: number;
  },
): Promise<BankLine[]> {
  const { state, file = null, after = null, limit } = page;
  const { rows } = await sql<BankLine>`
    SELECT l.id, l.booked_on::text AS booked_on, l.cents, l.currency, l.payer, l.text, l.bank_reference,
      l.state, l.doubt, l.reason, ${CANDIDATES} AS candidates, ${PAID} AS paid,
      ${BAG} AS bag
    FROM bank_lines l
    WHERE l.state = ${state} AND (${file}::uuid IS NULL OR l.file_id = ${file}::uuid)
      AND (${after}::uuid IS NULL OR l.id > ${after}::uuid)
    ORDER BY l.id LIMIT ${limit}`.execute(db);
  return rows;
}
