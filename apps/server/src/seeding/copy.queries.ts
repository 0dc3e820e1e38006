import { once } from 'node:events';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DB } from '../../db/tables.ts';

/** The tables to fill, in the order that foreign keys require. */
const COLUMNS = {
  quotes: ['id', 'shard', 'tariff_version', 'request', 'result', 'created_at', 'valid_until'],
  shipments: [
    'id',
    'shard',
    'tracking_number',
    'receipt_id',
    'quote_id',
    'service_type',
    'service',
    'origin',
    'origin_country',
    'destination',
    'destination_country',
    'piece_count',
    'weight_grams',
    'length_mm',
    'width_mm',
    'height_mm',
    'incoterm',
    'eta',
    'payment_method',
    'insured',
    'price_cents',
    'currency',
    'booked_at',
  ],
  shipment_refs: ['ref', 'shard', 'shipment_id', 'kind'],
  shipment_state: [
    'shipment_id',
    'shard',
    'piece_count',
    'furthest',
    'pieces_delivered',
    'attention',
    'has_listeners',
    'version',
    'booked_at',
    'updated_at',
    'status',
    'fold',
    'outlook',
    'due_on',
  ],
  shipment_parties: [
    'shipment_id',
    'shard',
    'role',
    'name',
    'email',
    'phone',
    'address_text',
    'country',
  ],
  charge_lines: [
    'shipment_id',
    'shard',
    'line_no',
    'kind',
    'cents',
    'currency',
    'tax_code',
    'tax_rate_per_mille',
    'tax_cents',
  ],
  ledger_transactions: ['id', 'shard', 'effect_key', 'shipment_id', 'recorded_at'],
  ledger_entries: ['transaction_id', 'shard', 'entry_no', 'account', 'amount_cents', 'currency'],
  tracking_events: [
    'shipment_id',
    'scan_id',
    'occurred_at',
    'recorded_at',
    'content_hash',
    'source_id',
    'code',
    'visibility',
    'shard',
    'piece_no',
    'country',
    'city',
    'reason',
  ],
  event_private: [
    'shipment_id',
    'source_id',
    'scan_id',
    'shard',
    'proof',
    'collected_cents',
    'collected_currency',
  ],
} as const satisfies { [T in keyof DB]?: readonly (keyof DB[T])[] };

export type SeededTable = keyof typeof COLUMNS;

/** Lines of several tables, as COPY reads them. */
export type Rows = Partial<Record<SeededTable, string[]>>;

/** In the order of the table's columns above; arbitrary texts go through `freeText`. */
export function addRow(rows: Rows, table: SeededTable, values: readonly (string | number)[]): void {
  (rows[table] ??= []).push(values.join('\t'));
}

/** Everything or nothing. Without the pool's timeouts: a table of millions takes its time. */
export async function copyRows(client: pg.Client, rows: Rows): Promise<void> {
  await client.query('BEGIN');
  try {
    for (const [table, columns] of Object.entries(COLUMNS) as [SeededTable, readonly string[]][]) {
      const lines = rows[table];
      if (lines === undefined) continue;
      const stream = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
      stream.end(`${lines.join('\n')}\n`);
      await once(stream, 'finish');
    }
    const ids = rows.shipments?.map((line) => line.slice(0, line.indexOf('\t')));
    if (ids !== undefined) await client.query('SELECT list_shipments($1)', [ids]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

export async function connectForCopy(ownerUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'seed' });
  await client.connect();
  return client;
}

export async function hasShipments(client: pg.Client): Promise<boolean> {
  const found = await client.query('SELECT 1 FROM shipments LIMIT 1');
  return found.rowCount !== 0;
}

export async function hasReference(client: pg.Client, ref: string): Promise<boolean> {
  const found = await client.query('SELECT 1 FROM shipment_refs WHERE ref = $1', [ref]);
  return found.rowCount !== 0;
}

export async function ensurePartitionsBetween(client: pg.Client, first: Date, last: Date) {
  await client.query('SELECT ensure_event_partitions($1::date, $2::date)', [first, last]);
}

/** The planner needs statistics; without the vacuum it would start by itself, later. */
export async function vacuumAndAnalyze(client: pg.Client): Promise<void> {
  await client.query(
    `VACUUM (ANALYZE) ${Object.keys(COLUMNS).join(', ')}, shipment_list, shipment_search`,
  );
}
