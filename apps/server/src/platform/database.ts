import { setTimeout as delay } from 'node:timers/promises';
import {
  CompiledQuery,
  type Insertable,
  Kysely,
  type Logger,
  type PostgresDialectConfig,
} from 'kysely';
import pg from 'pg';
import type { DB } from '../../db/tables.ts';
import { camelCaseRows, SnakeCaseDialect } from './camel-case-rows.ts';
import { errorFields, type Log } from './log.ts';

/** A Kysely transaction is a Kysely: query functions take either. */
export type Db = Kysely<DB>;

/** A row as it is inserted, without what the database adds. */
export type NewRow<Table extends keyof DB> = Insertable<DB[Table]>;

/**
 * Hot paths use pg directly with statements that are prepared once per connection; building and planning
 * them each time would cost more than running them.
 */
export type Statement = { name: string; text: string };
export type StatementRunner = {
  query<Row extends pg.QueryResultRow>(
    config: pg.QueryConfig,
  ): Promise<Pick<pg.QueryResult<Row>, 'rows' | 'rowCount'>>;
};

/** The same statements inside a transaction of Kysely, planned each time. */
export function runnerOf(tx: Db): StatementRunner {
  return {
    async query({ text, values = [] }) {
      const { rows, numAffectedRows } = await tx
        .withoutPlugins()
        .executeQuery(CompiledQuery.raw(text, values));
      return { rows: rows as never[], rowCount: Number(numAffectedRows ?? 0) };
    },
  };
}

type StatementPool = StatementRunner & { connect(): Promise<pg.PoolClient> };

export type Database = {
  db: Db;
  /** For statements that are planned for their values, as Kysely's are. */
  pool: StatementPool;
  /**
   * For prepared statements: planned once per connection, whatever the values. PostgreSQL would otherwise
   * plan a look-up each time, because the length of its array changes the cost, and planning over all
   * partitions takes longer than the look-up.
   */
  prepared: StatementPool;
  close(): Promise<void>;
};

/** The server is shutting down or has become a standby: every connection of the pool is stale. */
const STALE_POOL = new Set(['25006', '57P01', '57P02', '57P03']);

// bigint columns hold cents, versions and hashes; the first two stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
});
// Dates stay text: as a timestamp a date would shift in other time zones.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export function sqlState(error: unknown): string | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

type PoolOptions = {
  url: string;
  poolSize: number;
  applicationName: string;
  log: Log;
  /** Default 10 s. */
  statementTimeoutMs?: number;
};

/** A pool that is replaced as a whole when its server goes away or becomes a standby. */
function openPool(options: PoolOptions, settings: string) {
  const open = () => {
    const fresh = new pg.Pool({
      connectionString: options.url,
      max: options.poolSize,
      application_name: options.applicationName,
      connectionTimeoutMillis: 3_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: options.statementTimeoutMs ?? 10_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
      options: settings,
    });
    // A connection lost between two statements of a transaction has no listener; without one its 'error'
    // event ends the process. The next statement on it fails and is handled.
    fresh.on('connect', (client) => {
      client.on('error', renewIfStale);
    });
    fresh.on('error', (error) => {
      options.log.warn(errorFields(error), 'a pooled connection was lost');
      renewIfStale(error);
    });
    return fresh;
  };

  let current = open();
  let closed = false;

  function renewIfStale(error: unknown): void {
    if (closed || !STALE_POOL.has(sqlState(error) ?? '')) return;
    const stale = current;
    current = open();
    void stale.end().catch((endError: unknown) => {
      options.log.warn(errorFields(endError), 'a stale pool did not close cleanly');
    });
  }

  return {
    renewIfStale,
    connect: () => current.connect(),
    async query<Row extends pg.QueryResultRow>(config: pg.QueryConfig) {
      try {
        return await current.query<Row>(config);
      } catch (error) {
        renewIfStale(error);
        throw error;
      }
    },
    async end() {
      closed = true;
      await current.end();
    },
    get options() {
      return current.options;
    },
  };
}

/** Columns are camelCase in code and snake_case in the database; the keys of a jsonb value stay as stored. */
export function openKysely(pool: PostgresDialectConfig['pool'], log?: Logger): Db {
  return new Kysely<DB>({
    dialect: new SnakeCaseDialect({ pool }),
    plugins: [camelCaseRows],
    ...(log && { log }),
  });
}

export function openDatabase(options: PoolOptions): Database {
  const pool = openPool(options, '');
  const prepared = openPool(options, '-c plan_cache_mode=force_generic_plan');
  const db = openKysely(pool, (event) => {
    if (event.level === 'error') pool.renewIfStale(event.error);
  });
  return {
    db,
    pool,
    prepared,
    async close() {
      await db.destroy();
      await prepared.end();
    },
  };
}

const CONNECTION_LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** The database is restarting, failing over or unreachable: retry in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  if (CONNECTION_LOST.has(state) || state.startsWith('08') || state.startsWith('57P')) return true;
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|not queryable/.test(
      error.message,
    )
  );
}

/** A lock or an answer timed out; the transaction was rolled back. */
const TOO_BUSY = new Set(['55P03', '57014']);

export function isDatabaseBusy(error: unknown): boolean {
  return TOO_BUSY.has(sqlState(error) ?? '');
}

/** What waits for the COMMIT of a transaction, by the object that its statements run on. */
const acts = new WeakMap<object, (() => void)[]>();

/** Runs `act` after the COMMIT; at once where there is no transaction. Nothing may rely on it alone. */
export function afterCommit(tx: object, act: () => void): void {
  const waiting = acts.get(tx);
  if (waiting === undefined) act();
  else waiting.push(act);
}

/** Gathers what waits for the COMMIT of `tx`; the answer runs it. */
export function gatherActs(tx: object): () => void {
  const waiting: (() => void)[] = [];
  acts.set(tx, waiting);
  return () => {
    acts.delete(tx);
    for (const act of waiting) act();
  };
}

const RETRYABLE = new Set(['40001', '40P01']);

/** Runs `work` in one transaction, again on a serialization failure or deadlock. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      let runActs = () => {};
      const result = await db.transaction().execute((tx) => {
        runActs = gatherActs(tx);
        return work(tx);
      });
      runActs();
      return result;
    } catch (error) {
      if (attempt >= 4 || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      await delay(Math.random() * 20 * attempt);
    }
  }
}
