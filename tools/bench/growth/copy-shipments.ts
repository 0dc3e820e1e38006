import { seededRandom, uuidAt } from '@waypost/domain/simulation';
import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import type pg from 'pg';
import type { GrownSize } from './grown-data.ts';

/** A partition of events, and the numbers of its shipments in the base. */
export interface Month {
  name: string;
  firstNo: number;
  endNo: number;
}

/** What a look-up reads; which columns differ in a copy. Lists and search of the console stay empty. */
const COPIED: Record<string, { own: Record<string, string>; order: string }> = {
  shipments: {
    own: { id: 'made.id', tracking_number: 'made.ref', receipt_id: `'bench-' || made.ref` },
    order: 'made.id',
  },
  shipment_refs: { own: { ref: 'made.ref', shipment_id: 'made.id' }, order: 'made.id' },
  shipment_state: { own: { shipment_id: 'made.id' }, order: 'made.id' },
  shipment_parties: { own: { shipment_id: 'made.id' }, order: 'made.id' },
  // as scans arrive: the events of a shipment are on as many pages as days passed between them
  tracking_events: { own: { shipment_id: 'made.id' }, order: 'recorded_at' },
};
const TABLES = Object.keys(COPIED);
const ID_COLUMN: Record<string, string> = { shipments: 'id' };

/** As many numbers as are looked up. */
const SAMPLE = 200_000;
const ROWS_PER_INSERT = 50_000;

/** Moves what `pnpm seed` made into tables that the months are filled from. */
export async function keepAsBase(admin: pg.Client, size: string): Promise<void> {
  await admin.query('BEGIN');
  await admin.query('CREATE SCHEMA bench');
  await admin.query(`CREATE TABLE bench.numbered AS
    SELECT id, shard, booked_at, (row_number() OVER (ORDER BY id))::int AS no FROM shipments`);
  await admin.query('CREATE UNIQUE INDEX ON bench.numbered (id)');
  for (const table of TABLES) {
    await admin.query(`CREATE TABLE bench.${table} AS
      SELECT numbered.no, original.* FROM ${table} AS original
      JOIN bench.numbered AS numbered ON numbered.id = original.${ID_COLUMN[table] ?? 'shipment_id'}
      ORDER BY numbered.no`);
    await admin.query(`CREATE INDEX ON bench.${table} (no)`);
  }
  await admin.query(`CREATE TABLE bench.months AS
    SELECT 'tracking_events_' || to_char(booked_at AT TIME ZONE 'UTC', 'YYYY_MM') AS name,
      min(no) AS first_no, max(no) + 1 AS end_no, NULL::int AS shipments, NULL::int AS events
    FROM bench.numbered GROUP BY 1`);
  await admin.query('CREATE TABLE bench.sample (n integer, ref text, booked_at timestamptz)');
  await admin.query('CREATE TABLE bench.indexes (definition text)');
  await admin.query('CREATE TABLE bench.size AS SELECT $1::text AS size', [size]);
  await admin.query(`TRUNCATE ${TABLES.join(', ')}, shipment_changes CASCADE`);
  await admin.query('COMMIT');
  await admin.query('VACUUM (ANALYZE)');
}

/** Random keys go in faster all at once. Primary keys stay, and have the room that random inserts leave. */
export async function dropIndexes(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid
     WHERE i.indrelid = ANY ($1::regclass[]) AND c.oid IS NULL`,
    [TABLES],
  );
  await admin.query('BEGIN');
  for (const { name, definition } of rows) {
    await admin.query('INSERT INTO bench.indexes VALUES ($1)', [definition]);
    await admin.query(`DROP INDEX ${name}`);
  }
  await admin.query('COMMIT');
}

export async function makeIndexes(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ definition: string }>(
    'SELECT definition FROM bench.indexes',
  );
  for (const { definition } of rows) {
    await admin.query('BEGIN');
    await admin.query(definition);
    await admin.query('DELETE FROM bench.indexes WHERE definition = $1', [definition]);
    await admin.query('COMMIT');
  }
}

/** All copies of the shipments of a month, in one transaction. Triggers are off: the base obeyed them. */
export async function copyMonth(client: pg.Client, month: Month, size: GrownSize) {
  await client.query('BEGIN');
  await client.query(`SET LOCAL session_replication_role = replica`);
  await client.query(`SET LOCAL work_mem = '512MB'`);
  await client.query(`CREATE TEMP TABLE made (no integer, id uuid, ref text) ON COMMIT DROP`);
  await drawCopies(client, month, size);
  await client.query('ANALYZE made');
  const counts: Record<string, number> = {};
  for (const [table, { own, order }] of Object.entries(COPIED)) {
    const columns = await readColumns(client, table);
    const values = columns.map((column) => own[column] ?? `base.${column}`);
    const target = table === 'tracking_events' ? month.name : table;
    const { rowCount } = await client.query(
      `INSERT INTO ${target} (${columns.join(', ')})
       SELECT ${values.join(', ')} FROM made JOIN bench.${table} AS base USING (no) ORDER BY ${order}`,
    );
    counts[table] = rowCount ?? 0;
  }
  const [shipments = 0, events = 0] = [counts['shipments'], counts['tracking_events']];
  await client.query('UPDATE bench.months SET shipments = $2, events = $3 WHERE name = $1', [
    month.name,
    shipments,
    events,
  ]);
  await client.query('COMMIT');
  await client.query(`VACUUM (FREEZE) ${month.name}`);
  return { shipments, events };
}

async function drawCopies(client: pg.Client, month: Month, size: GrownSize): Promise<void> {
  const { rows } = await client.query<{ no: number; shard: number; at: number }>(
    `SELECT no, shard, (extract(epoch FROM booked_at) * 1000)::float8 AS at FROM bench.numbered
     WHERE no >= $1 AND no < $2 ORDER BY no`,
    [month.firstNo, month.endNo],
  );
  const share = SAMPLE / (size.base * size.copies);
  for (let copy = 0; copy < size.copies; copy += 1) {
    const random = seededRandom(size.seed, month.firstNo * size.copies + copy);
    const [nos, ids, refs]: [number[], string[], string[]] = [[], [], []];
    const [sampled, times, ranks]: [string[], number[], number[]] = [[], [], []];
    for (const { no, shard, at } of rows) {
      const ref = makeTrackingNumber(shard, random.bytes(8));
      nos.push(no);
      ids.push(uuidAt(at, random));
      refs.push(ref);
      if (random.chance(share)) {
        sampled.push(ref);
        times.push(at / 1000);
        ranks.push(random.below(2 ** 31));
      }
    }
    for (let from = 0; from < nos.length; from += ROWS_PER_INSERT) {
      const slice = [nos, ids, refs].map((column) => column.slice(from, from + ROWS_PER_INSERT));
      await client.query(
        'INSERT INTO made SELECT * FROM unnest($1::int[], $2::uuid[], $3::text[])',
        slice,
      );
    }
    await client.query(
      `INSERT INTO bench.sample
       SELECT n, ref, to_timestamp(at) FROM unnest($1::int[], $2::text[], $3::float8[]) AS drawn (n, ref, at)`,
      [ranks, sampled, times],
    );
  }
}

async function readColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column: string }>(
    `SELECT attname AS column FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     ORDER BY attnum`,
    [table],
  );
  return rows.map(({ column }) => column);
}
