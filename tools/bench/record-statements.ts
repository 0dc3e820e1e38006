// `node --import ./tools/bench/record-statements.ts apps/server/src/api.ts`: writes down every
// statement, with its values, that the api runs for a booking, one file for each Idempotency-Key.
import { AsyncLocalStorage } from 'node:async_hooks';
import { writeFileSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import type { RecordedStatement } from './booking-script.ts';

interface Recording {
  file: string;
  statements: RecordedStatement[];
}

const FOLDER = process.env['RECORDED_STATEMENTS'] ?? '';
const recording = new AsyncLocalStorage<Recording>();

const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function (this: http.Server, ...args: unknown[]): boolean {
  const go = () => Reflect.apply(emit, this, args) as boolean;
  const [event, request] = args as [string, IncomingMessage];
  const key = event === 'request' ? request.headers['idempotency-key'] : undefined;
  if (typeof key !== 'string') return go();
  return recording.run({ file: join(FOLDER, `${key}.json`), statements: [] }, go);
};

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
const query = pg.Client.prototype.query as unknown as Query;
const recordedQuery: Query = function (...args) {
  const found = recording.getStore();
  if (found !== undefined) {
    found.statements.push(statementOf(args));
    writeFileSync(found.file, JSON.stringify(found.statements));
  }
  return query.apply(this, args);
};
pg.Client.prototype.query = recordedQuery as unknown as typeof pg.Client.prototype.query;

function statementOf([first, second]: readonly unknown[]): RecordedStatement {
  const text = typeof first === 'string' ? first : (first as pg.QueryConfig).text;
  const values: unknown = Array.isArray(second)
    ? second
    : typeof first === 'string'
      ? []
      : (first as pg.QueryConfig).values;
  return { text, values: (Array.isArray(values) ? values : []).map(valueOf) };
}

/** As pg sends it. */
function valueOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value))
    return `{${value.map((item) => JSON.stringify(valueOf(item))).join(',')}}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
