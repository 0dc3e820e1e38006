import { once } from 'node:events';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DB } from '../../db/tables.ts';
import { snakeCase } from '../platform/camel-case-rows.ts';

/** The tables to fill, in the order that foreign keys require. */
const COLUMNS = {
  quotes: ['id', 'shard', 'tariffVersion', 'request', 'result', 'createdAt', 'validUntil'],
  shipments: [
    'id',
    'shard',
    'trackingNumber',
    'receiptId',
    'quoteId',
    'serviceType',
    'service',
    'origin',
    'originCountry',
    'destination',
    'destinationCountry',
    'pieceCount',
    'weightGrams',
    'lengthMm',
    'widthMm',
    'heightMm',
    'incoterm',
    'eta',
    'paymentMethod',
    'insured',
    'priceCents',
    'currency',
    'bookedAt',
    'customerId',
  ],
  shipmentRefs: ['ref', 'shard', 'shipmentId', 'kind'],
  shipmentState: [
    'shipmentId',
    'shard',
    'pieceCount',
    'furthest',
    'piecesDelivered',
    'attention',
    'hasListeners',
    'version',
    'bookedAt',
    'updatedAt',
    'status',
    'fold',
    'outlook',
    'dueOn',
  ],
  shipmentParties: [
    'shipmentId',
    'shard',
    'role',
    'name',
    'email',
    'phone',
    'addressText',
    'country',
    'line1',
    'city',
    'postalCode',
  ],
  chargeLines: [
    'shipmentId',
    'shard',
    'lineNo',
    'kind',
    'cents',
    'currency',
    'taxCode',
    'taxRatePerMille',
    'taxCents',
  ],
  ledgerTransactions: ['id', 'shard', 'effectKey', 'shipmentId', 'recordedAt'],
  ledgerEntries: ['transactionId', 'shard', 'entryNo', 'account', 'amountCents', 'currency'],
  trackingEvents: [
    'shipmentId',
    'scanId',
    'occurredAt',
    'recordedAt',
    'contentHash',
    'sourceId',
    'code',
    'visibility',
    'shard',
    'pieceNo',
    'country',
    'city',
    'reason',
  ],
  eventPrivate: [
    'shipmentId',
    'sourceId',
    'scanId',
    'shard',
    'proof',
    'collectedCents',
    'collectedCurrency',
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
      const named = `${snakeCase(table)} (${columns.map(snakeCase).join(', ')})`;
      const stream = client.query(copyFrom(`COPY ${named} FROM STDIN`));
      stream.end(`${lines.join('\n')}\n`);
      await once(stream, 'finish');
    }
    const ids = rows.shipments?.map((line) => line.slice(0, line.indexOf('\t')));
    if (ids !== undefined) {
      await client.query('SELECT list_shipments($1)', [ids]);
      await client.query(
        `INSERT INTO shipment_changes (shipment_ids)
         SELECT array_agg(id) FROM unnest($1::uuid[]) WITH ORDINALITY AS made (id, n)
         GROUP BY (n - 1) / 500`,
        [ids],
      );
    }
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
    `VACUUM (ANALYZE) ${Object.keys(COLUMNS).map(snakeCase).join(', ')}, shipment_list, shipment_search`,
  );
}
