import { randomBytes } from 'node:crypto';
import type { Installation } from '../installation/installation.ts';
import { say } from '../driver/define-tool.ts';
import { inBatches } from '../installation/in-batches.ts';
import type { PreparedScan } from './prepared-scans.ts';
import { readValue } from '../installation/read-value.ts';

const ROWS_PER_INSERT = 500;

/** Of the shape of tracking_events: one is empty at first, one holds as many rows. */
export type BareTable = 'empty_events' | 'filled_events';

const insertInto = (table: BareTable) => `
  INSERT INTO bench.${table} (shipment_id, scan_id, occurred_at, recorded_at, content_hash,
    source_id, code, visibility, shard, piece_no, country, city)
  SELECT shipment_id, scan_id, to_timestamp(occurred_ms / 1000.0), now(), content_hash,
    0, code::event_code, 'public', shard, 0, country, city
  FROM unnest($1::uuid[], $2::uuid[], $3::float8[], $4::bigint[], $5::text[], $6::smallint[],
    $7::text[], $8::text[])
    AS scan (shipment_id, scan_id, occurred_ms, content_hash, code, shard, country, city)`;

export async function makeBareTables(installation: Installation): Promise<void> {
  const db = await installation.connect('owner');
  await db.query('DROP TABLE IF EXISTS bench.empty_events');
  await db.query(createTable('empty_events'));
  if ((await readValue(db, `SELECT to_regclass('bench.filled_events')`)) === null) {
    say('filling a bare table with the events there are');
    await db.query(`BEGIN; ${createTable('filled_events')};
      INSERT INTO bench.filled_events SELECT * FROM tracking_events; COMMIT`);
    await db.query('VACUUM (FREEZE, ANALYZE) bench.filled_events');
  }
  await db.end();
}

/** Columns, primary key and partitions of tracking_events. */
function createTable(table: BareTable): string {
  return `
    CREATE TABLE bench.${table} (LIKE tracking_events INCLUDING ALL)
      PARTITION BY RANGE (shipment_id);
    DO $$
    DECLARE
      part record;
    BEGIN
      FOR part IN
        SELECT '${table}_' || i.inhrelid AS name, pg_get_expr(c.relpartbound, c.oid) AS bounds
        FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = 'tracking_events'::regclass
      LOOP
        EXECUTE format('CREATE TABLE bench.%I PARTITION OF bench.${table} %s', part.name, part.bounds);
      END LOOP;
    END
    $$`;
}

/** Rows per second by multi-row inserts of the same scans, one transaction each. */
export async function runBareInserts(
  installation: Installation,
  table: BareTable,
  scans: readonly PreparedScan[],
  connections: number,
): Promise<number> {
  const inserts = inBatches(scans, ROWS_PER_INSERT).map(valuesOf);
  const clients = await Promise.all(
    Array.from({ length: connections }, () => installation.connect('owner')),
  );
  const text = insertInto(table);
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (let values = inserts[next++]; values !== undefined; values = inserts[next++]) {
        await client.query({ name: table, text, values });
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return scans.length / seconds;
}

/** In key order and as text, so that while the clock runs the client does nothing but send. */
function valuesOf(batch: readonly PreparedScan[]): string[] {
  const rows = batch.toSorted((a, b) => (a.shipmentId < b.shipmentId ? -1 : 1));
  const column = (of: (row: PreparedScan) => string | number) =>
    `{${rows.map((row) => JSON.stringify(of(row))).join(',')}}`;
  return [
    column(({ shipmentId }) => shipmentId),
    column(({ scan }) => scan.scanId),
    column(({ scan }) => Date.parse(scan.occurredAt)),
    column(() => randomBytes(8).readBigInt64BE().toString()),
    column(({ scan }) => scan.code),
    column(({ shard }) => shard),
    column(({ scan }) => scan.place?.country ?? ''),
    column(({ scan }) => scan.place?.city ?? ''),
  ];
}
