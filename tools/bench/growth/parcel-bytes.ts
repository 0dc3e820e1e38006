import type { Scan } from '@waypost/contract/client';
import type pg from 'pg';
import { v7 } from 'uuid';
import { say } from '../../driver/define-tool.ts';
import { openInstallation } from '../../installation/installation.ts';
import { readValue } from '../../installation/read-value.ts';
import { sendScans } from '../../installation/send-scans.ts';
import { callTo } from '../../installation/served-installation.ts';
import { DUE_SOON, waitForJobs } from '../../installation/wait-for.ts';
import { overHttp, type Setting, signIn } from '../bench-book.ts';
import { openLine } from '../../chaos/bookings/line.ts';
import { cpuPerItem, cpuUsOf, createCpuClock } from '../cpu-time.ts';
import { rounded } from '../statistics.ts';

/** Fills the first pages of every table and index, so that they are not counted. */
const WARM_UP = 100;
const CLIENTS = 4;
const SHOWN_TABLES = 12;
const STOPS: [Scan['code'], string, string][] = [
  ['PICKED_UP', 'Rotterdam', 'NL'],
  ['ARRIVED', 'Rotterdam', 'NL'],
  ['DEPARTED', 'Rotterdam', 'NL'],
  ['ARRIVED', 'Brussels', 'BE'],
  ['DEPARTED', 'Brussels', 'BE'],
  ['ARRIVED', 'Paris', 'FR'],
  ['DEPARTED', 'Paris', 'FR'],
  ['ARRIVED', 'Lyon', 'FR'],
  ['OUT_FOR_DELIVERY', 'Lyon', 'FR'],
  ['DELIVERED', 'Lyon', 'FR'],
];

interface Sizes {
  wal: number;
  tables: Map<string, { table: number; index: number }>;
}

/**
 * What one parcel leaves behind: booked over HTTP by a customer who pays on delivery, scanned ten times,
 * with everything that the worker does about it.
 */
export async function measureParcelBytes(parcels: number) {
  const installation = await openInstallation({ name: 'bench-growth-parcel', apiCount: 1 });
  const api = await installation.startApi();
  const worker = await installation.startWorker();
  const db = await installation.connect('superuser');
  const key = await installation.createKey('Growth');
  const setting: Setting = {
    installation,
    line: openLine(installation.apiPorts),
    headers: await signIn(installation),
  };

  async function ship(count: number): Promise<void> {
    const before = new Date();
    const { refused } = await overHttp(setting, 'cod', { bookings: count, clients: CLIENTS });
    if (refused.length > 0) throw new Error(`${refused.length} bookings were refused`);
    const { rows } = await db.query<{ ref: string }>(
      'SELECT tracking_number AS ref FROM shipments WHERE booked_at >= $1',
      [before],
    );
    const began = Date.now();
    for (const [at, [code, city, country]] of STOPS.entries()) {
      const occurredAt = new Date(began + at).toISOString();
      const scans = rows.map(({ ref }) => {
        return { scanId: v7(), ref, code, occurredAt, place: { city, country } };
      });
      await sendScans(callTo(installation), key, scans);
    }
    await waitForJobs(db, 1_200_000, DUE_SOON);
  }

  await ship(WARM_UP);
  const idleWalPerSecond = await measureIdle(db);
  await db.query('VACUUM');
  await db.query('CHECKPOINT');
  const before = await readSizes(db);
  const cpuClock = await createCpuClock(installation, [api]);
  const cpuBefore = { ...cpuClock(), workerUs: cpuUsOf(worker.pid) };
  const beganAt = performance.now();
  say(`booking ${parcels} parcels and scanning each ${STOPS.length} times`);
  await ship(parcels);
  const seconds = (performance.now() - beganAt) / 1000;
  const after = await readSizes(db);
  const cpu = cpuPerItem(cpuBefore, cpuClock(), parcels);
  const workerUs = (cpuUsOf(worker.pid) - cpuBefore.workerUs) / parcels;
  await db.end();
  return {
    ...summarise(before, after, { parcels, idleWal: idleWalPerSecond * seconds, idleWalPerSecond }),
    cpuMs: {
      api: rounded(cpu.apiUs / 1000),
      worker: rounded(workerUs / 1000),
      postgres: rounded(cpu.postgresUs / 1000),
    },
  };
}

function summarise(
  before: Sizes,
  after: Sizes,
  {
    parcels,
    idleWal,
    idleWalPerSecond,
  }: Record<'parcels' | 'idleWal' | 'idleWalPerSecond', number>,
) {
  const grown = [...after.tables].map(([name, { table, index }]) => {
    const old = before.tables.get(name) ?? { table: 0, index: 0 };
    return {
      name,
      table: (table - old.table) / parcels,
      index: (index - old.index) / parcels,
    };
  });
  const sum = (kind: 'table' | 'index') => rounded(grown.reduce((all, one) => all + one[kind], 0));
  const largest = grown
    .toSorted((a, b) => b.table + b.index - a.table - a.index)
    .slice(0, SHOWN_TABLES);
  return {
    parcels,
    scansEach: STOPS.length,
    table: sum('table'),
    index: sum('index'),
    wal: rounded((after.wal - before.wal - idleWal) / parcels),
    idleWalPerSecond: rounded(idleWalPerSecond),
    largest: Object.fromEntries(
      largest.map(({ name, table, index }) => [name, [rounded(table), rounded(index)]]),
    ),
  };
}

/** What the worker writes without any parcel. */
async function measureIdle(db: pg.Client): Promise<number> {
  const before = (await readSizes(db)).wal;
  await db.query('SELECT pg_sleep(10)');
  return ((await readSizes(db)).wal - before) / 10;
}

async function readSizes(db: pg.Client): Promise<Sizes> {
  const { rows } = await db.query<{ name: string; table: string; index: string }>(
    // partitions count for their table; jobs that are done are deleted later
    `SELECT coalesce(i.inhparent, c.oid)::regclass::text AS name, sum(pg_table_size(c.oid)) AS table,
       sum(pg_indexes_size(c.oid)) AS index
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
     WHERE n.nspname IN ('public', 'pgboss') AND c.relkind = 'r' GROUP BY 1`,
  );
  return {
    wal: Number(await readValue(db, `SELECT pg_current_wal_lsn() - '0/0'`)),
    tables: new Map(
      rows.map(({ name, table, index }) => [name, { table: Number(table), index: Number(index) }]),
    ),
  };
}
