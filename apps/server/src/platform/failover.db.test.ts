import { setTimeout as delay } from 'node:timers/promises';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openForwarder, openServerPair } from '../testing/server-pair.ts';
import { inBareTransaction } from './bare-transaction.ts';
import { CommitInDoubt } from './database-errors.ts';
import { type Database, inTransaction, openDatabase } from './database.ts';
import { answerFailures } from './http/answer-failures.ts';
import { readDatabaseHealth } from './http/health-routes.ts';
import { createLog } from './log.ts';
import { waitForDatabase } from './wait-for-database.ts';

let servers: Awaited<ReturnType<typeof openServerPair>>;
let forwarder: Awaited<ReturnType<typeof openForwarder>>;
let database: Database;
let primary: Database;
let doubts = 0;

const open = (port: number) =>
  openDatabase({
    url: servers.urlOf(port),
    poolSize: 2,
    applicationName: 'test',
    log: createLog('test', 'silent'),
    onDoubt: () => {
      doubts += 1;
    },
  });

async function hasNotes({ db }: Database): Promise<boolean> {
  const { rows } = await sql`SELECT 1 WHERE to_regclass('notes') IS NOT NULL`.execute(db);
  return rows.length === 1;
}

beforeAll(async () => {
  servers = await openServerPair();
  forwarder = await openForwarder(servers.primaryPort);
  database = open(forwarder.port);
  primary = open(servers.primaryPort);
  await sql`CREATE TABLE notes (id int)`.execute(primary.db);
  const standby = open(servers.standbyPort);
  while (!(await hasNotes(standby))) await delay(50);
  await standby.close();
});

afterAll(async () => {
  await database.close();
  await primary.close();
  forwarder.close();
  await servers.close();
});

const WRITES = {
  'a statement': () => sql`INSERT INTO notes VALUES (1)`.execute(database.db),
  'a transaction': () =>
    inTransaction(database.db, (tx) => sql`INSERT INTO notes VALUES (1)`.execute(tx)),
  'a transaction of prepared statements': () =>
    inBareTransaction(database.prepared, (tx) =>
      tx.query({ name: 'note', text: 'INSERT INTO notes VALUES (1)' }),
    ),
  'a statement of a feature without Kysely': () =>
    database.pool.query({ text: 'INSERT INTO notes VALUES (1)' }),
};

/** Every connection of both pools leads to the standby, and new ones to the primary again. */
async function returnFromStandby(): Promise<void> {
  forwarder.leadTo(servers.standbyPort, 'end');
  for (const pool of [database.pool, database.prepared]) {
    const clients = await Promise.all([takeLiving(pool), takeLiving(pool)]);
    for (const client of clients) client.release();
  }
  forwarder.leadTo(servers.primaryPort, 'stay');
}

async function takeLiving(pool: Database['pool']): ReturnType<Database['pool']['connect']> {
  const client = await pool.connect();
  try {
    await client.query('SELECT 1');
    return client;
  } catch {
    client.release(true);
    return takeLiving(pool);
  }
}

describe('a pool whose connections lead to a standby', () => {
  it.each(Object.entries(WRITES))('leaves it after %s', async (_name, write) => {
    await returnFromStandby();
    await expect(write()).rejects.toMatchObject({ code: '25006' });
    await Promise.all([write(), write(), write(), write()]);
  });

  it('leaves it when the health of the process is asked for', async () => {
    await returnFromStandby();
    expect((await readDatabaseHealth(database)).facts).toEqual({ database: 'standby' });
    expect((await readDatabaseHealth(database)).facts).toEqual({ database: 'primary' });
    await Promise.all(Object.values(WRITES).map((write) => write()));
  });

  it('answers requests with 503 and Retry-After', async () => {
    const app = fastify();
    answerFailures(app);
    app.post('/notes', () => WRITES['a transaction']());
    await returnFromStandby();
    const answer = await app.inject({ method: 'POST', url: '/notes' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    await app.close();
  });
});

test('a full disk is answered with 503 and Retry-After', async () => {
  const app = fastify();
  answerFailures(app);
  app.get('/', () => sql`DO $$ BEGIN RAISE disk_full; END $$`.execute(primary.db));
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('1');
  await app.close();
});

describe('a COMMIT that waits for a synchronous standby', () => {
  it('is in doubt after 8 s, 2 s for scans, and gives its connection up', async () => {
    await returnFromStandby();
    await readDatabaseHealth(database);
    await sql`ALTER SYSTEM SET synchronous_standby_names = 'nobody'`.execute(primary.db);
    await sql`SELECT pg_reload_conf()`.execute(primary.db);
    const doubtsBefore = doubts;
    try {
      const seconds = await Promise.all(
        [
          WRITES['a statement'],
          WRITES['a transaction'],
          WRITES['a transaction of prepared statements'],
        ].map(async (write) => {
          const begunAt = performance.now();
          await expect(write()).rejects.toBeInstanceOf(CommitInDoubt);
          return Math.floor((performance.now() - begunAt) / 1000);
        }),
      );
      expect(seconds).toEqual([8, 8, 2]);
      expect(doubts, 'each is counted once').toBe(doubtsBefore + 3);
      // a pool of two whose two connections still waited could not answer
      expect((await readDatabaseHealth(database)).healthy).toBe(true);
    } finally {
      await sql`ALTER SYSTEM RESET synchronous_standby_names`.execute(primary.db);
      await sql`SELECT pg_reload_conf()`.execute(primary.db);
    }
    await WRITES['a transaction']();
  });

  it('still reports a constraint that is checked at its end', async () => {
    await sql`CREATE TABLE twins (id int UNIQUE DEFERRABLE INITIALLY DEFERRED)`.execute(primary.db);
    const twice = inTransaction(database.db, (tx) =>
      sql`INSERT INTO twins VALUES (1), (1)`.execute(tx),
    );
    await expect(twice).rejects.toMatchObject({ code: '23505' });
  });
});

describe('a process that starts', () => {
  const log = createLog('test', 'silent');

  it('waits while the database is away or a standby, and then begins', async () => {
    forwarder.leadTo(1, 'end');
    const steps: string[] = [];
    const begun = waitForDatabase(database, log).then(() => steps.push('begun'));
    await delay(1_500);
    forwarder.leadTo(servers.standbyPort, 'stay');
    await delay(1_500);
    steps.push('primary');
    forwarder.leadTo(servers.primaryPort, 'stay');
    await begun;
    expect(steps).toEqual(['primary', 'begun']);
  });

  it('does not wait for ever', async () => {
    forwarder.leadTo(1, 'end');
    await expect(waitForDatabase(database, log, 1_000)).rejects.toThrow(/terminated|ECONN/);
    forwarder.leadTo(servers.primaryPort, 'end');
  });

  it('does not wait where the address is wrong', async () => {
    const nobody = openDatabase({
      url: servers.urlOf(servers.primaryPort).replace('postgres@', 'nobody@'),
      poolSize: 1,
      applicationName: 'test',
      log,
    });
    await expect(waitForDatabase(nobody, log)).rejects.toMatchObject({ code: '28000' });
    await nobody.close();
  });
});
