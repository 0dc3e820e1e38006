// `node --import ./tools/bench/record-scan-batches.ts apps/server/src/api.ts`: an api that records the statements
// of each batch of scans, with their values, and rolls the batch back instead of committing it, so that the
// statements can be run later on an unchanged database.
import { appendFileSync } from 'node:fs';
import pg from 'pg';
import { encodeBatch, type RecordedBatch } from './recorded-batches.ts';

const FILE = process.env['RECORDED_BATCHES'] ?? '';
const LOCKS_SHIPMENTS = 'lock_shipments_for_scan';

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
const query = pg.Client.prototype.query as unknown as Query;
const open = new WeakMap<pg.Client, RecordedBatch>();

const recordedQuery: Query = function (...args) {
  const [first, second] = args;
  const config = typeof first === 'string' ? { text: first } : (first as pg.QueryConfig);
  const { name, text } = config;
  const values = Array.isArray(second) ? (second as unknown[]) : config.values;
  if (text.startsWith('BEGIN')) open.set(this, []);
  open.get(this)?.push({ text, ...(name && { name }), ...(values && { values }) });
  if (text !== 'COMMIT') return query.apply(this, args);

  const batch = open.get(this) ?? [];
  open.delete(this);
  if (!batch.some((statement) => statement.name === LOCKS_SHIPMENTS))
    return query.apply(this, args);
  appendFileSync(FILE, `${encodeBatch(batch)}\n`);
  return query.call(this, 'ROLLBACK');
};
pg.Client.prototype.query = recordedQuery as unknown as typeof pg.Client.prototype.query;
