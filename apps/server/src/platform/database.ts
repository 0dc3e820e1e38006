import { setTimeout as delay } from 'node:timers/promises';
import {
  CompiledQuery,
  type Insertable,
  Kysely,
  type Logger,
  type PostgresDialectConfig,
  sql,
} from 'kysely';
import pg from 'pg';
import type { DB } from '../../db/tables.ts';
import { camelCaseRows, SnakeCaseDialect } from './camel-case-rows.ts';
import { isPoolStale, NoConnection, sqlState } from './database-errors.ts';
import { guardConnection } from './guard-connection.ts';
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
  /** What the connections of each pool are doing. */
  poolUse(): Record<'planned' | 'prepared', PoolUse>;
  /** Opens both pools anew: their connections lead to a server that cannot write. */
  renew(): void;
  /** When the server last answered any statement of this process, by the monotonic clock. */
  answeredAt(): number;
  close(): Promise<void>;
};

// bigint columns hold cents, versions and hashes; the first two stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
});
// Dates stay text: as a timestamp a date would shift in other time zones.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

type PoolOptions = {
  url: string;
  poolSize: number;
  applicationName: string;
  log: Log;
  /** Default 10 s. */
  statementTimeoutMs?: number;
  /** After each COMMIT whose outcome is unknown. */
  onDoubt?(): void;
};

type PoolUse = { open: number; idle: number; waiting: number; max: number };

/** Devices repeat a scan by its key, so they are not kept waiting. */
const PREPARED_COMMIT_MS = 2_000;
const COMMIT_MS = 8_000;

/** Our own mistakes, such as a wrong password, stay what they are. */
function refuseToConnect(error: unknown): never {
  const state = sqlState(error) ?? '';
  throw state.startsWith('XX') ? new NoConnection('', { cause: error }) : error;
}

/** A pool that is replaced as a whole when its server goes away or becomes a standby. */
function openPool(
  options: PoolOptions,
  own: { settings: string; patienceMs: number; onStale(): void; onAnswer(): void },
) {
  const guarded = new WeakMap<pg.PoolClient, pg.PoolClient>();

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
      options: own.settings,
    });
    // many connections of one pool report the same; the first of them renews
    const renewIfStale = (error: unknown) => {
      if (isPoolStale(error) && fresh === current) own.onStale();
    };
    fresh.on('connect', (client) => {
      guarded.set(
        client,
        guardConnection(client, {
          patienceMs: own.patienceMs,
          onAway: renewIfStale,
          onDoubt: () => options.onDoubt?.(),
          onAnswer: own.onAnswer,
        }),
      );
      // A connection lost between two statements of a transaction has no listener; without one its 'error'
      // event ends the process. The next statement on it fails and is handled.
      client.on('error', renewIfStale);
    });
    fresh.on('error', (error) => {
      options.log.warn(errorFields(error), 'a pooled connection was lost');
      renewIfStale(error);
    });
    return fresh;
  };

  let closed = false;
  let current = open();

  async function connect(): Promise<pg.PoolClient> {
    const client = await current.connect().catch(refuseToConnect);
    return guarded.get(client) ?? client;
  }

  return {
    connect,
    async query<Row extends pg.QueryResultRow>(config: pg.QueryConfig) {
      const client = await connect();
      try {
        return await client.query<Row>(config);
      } finally {
        client.release();
      }
    },
    /** What runs on the connections of the old pool may end there. */
    renew(): void {
      if (closed) return;
      const stale = current;
      current = open();
      void stale.end().catch((endError: unknown) => {
        options.log.warn(errorFields(endError), 'a stale pool did not close cleanly');
      });
    },
    async end() {
      closed = true;
      await current.end();
    },
    get options() {
      return current.options;
    },
    use(): PoolUse {
      const { totalCount, idleCount, waitingCount } = current;
      return { open: totalCount, idle: idleCount, waiting: waitingCount, max: options.poolSize };
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
  let answeredAt = performance.now();
  const onAnswer = () => {
    answeredAt = performance.now();
  };
  const renew = () => {
    pool.renew();
    prepared.renew();
  };
  const pool = openPool(options, {
    settings: '',
    patienceMs: options.statementTimeoutMs ?? COMMIT_MS,
    onStale: renew,
    onAnswer,
  });
  const prepared = openPool(options, {
    settings: '-c plan_cache_mode=force_generic_plan',
    patienceMs: PREPARED_COMMIT_MS,
    onStale: renew,
    onAnswer,
  });
  const db = openKysely(pool);
  return {
    db,
    pool,
    prepared,
    poolUse: () => ({ planned: pool.use(), prepared: prepared.use() }),
    renew,
    answeredAt: () => answeredAt,
    async close() {
      await db.destroy();
      await prepared.end();
    },
  };
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

/**
 * Runs `work` in one transaction, again on a serialization failure or deadlock. Throws CommitInDoubt where
 * PostgreSQL did not say within 8 s whether it committed.
 */
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

/** All that `work` reads is of one moment. */
export async function inSnapshot<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`.execute(tx);
    return work(tx);
  });
}
