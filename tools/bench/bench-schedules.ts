import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Installation, openInstallation } from '../installation/installation.ts';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { addBookings, addDueRows, addLiveShipments, DUE, EXCEPTIONS } from './fill-schedules.ts';
import { signInOwner } from '../installation/people.ts';
import { patientFetch } from '../installation/patient-fetch.ts';
import { waitFor } from '../installation/wait-for.ts';

/** A table with fewer rows may be read from end to end. */
const FEW_ROWS = 10_000;
/** Allowance for a page more or less of an index, and for what other scheduled jobs left behind. */
const SPARE_ROWS = 5_000;
/** Sessions hand over their statistics when they have been idle for 10 s. */
const STATISTICS_MS = 11_000;
const JOB_TIMEOUT_MS = 600_000;
const FULL_SIZES = [100_000, 1_000_000];
const SHORT_SIZES = [20_000, 60_000];

const USAGE = `
pnpm bench schedules [--short]
  Runs every scheduled job among 100,000 bookings with their quotes, drafts, attempts and two unmatched scans each, and
  among 1,000,000. Both times the same ${DUE} rows of each kind are due and ${EXCEPTIONS} exceptions are open. Reports rows read
  and time; neither may grow with rows that are not due, no table over ${FEW_ROWS} rows may be read from end to end, and
  the desk must show every exception.
  --short  20,000 and 60,000 bookings; with so few the planner may read a whole table, which is no failure`;

export const benchSchedules = defineTool({
  usage: USAGE,
  options: {},
  figures: [
    { path: 'grownJobs', atMost: 0 },
    { path: 'tablesReadWhole', atMost: 0 },
    { path: 'shownOnDesk', atLeast: EXCEPTIONS },
    { path: 'slowestMs' },
  ],
  run: ({ short }) => measure(short ? SHORT_SIZES : FULL_SIZES),
});

type Run = { rows: number; ms: number; readWhole: string[] };

async function measure(sizes: readonly number[]): Promise<Verdict> {
  const installation = await openInstallation({ name: 'bench-schedules', apiCount: 1 });
  const db = await installation.connect('superuser');
  await db.query(`INSERT INTO sources (name, kind) VALUES ('bench', 'hub')`);
  await addLiveShipments(db);
  await installation.startWorker();
  const jobs = await takeOverClock(db);
  const runs: Record<string, Run[]> = {};
  let shown = 0;
  let made = 0;
  for (const [round, size] of sizes.entries()) {
    await addBookings(db, made, size);
    made = size;
    await addDueRows(db, round);
    await db.query('VACUUM (ANALYZE)');
    for (const job of jobs) {
      const run = await measureJob(db, job);
      (runs[job] ??= []).push(run);
      say(`${size} bookings, ${job}: ${run.rows} rows, ${run.ms} ms ${run.readWhole.join(' ')}`);
    }
    shown = await countOnDesk(installation, db);
    say(`the desk shows ${shown} exceptions`);
  }
  await db.end();
  const grown = Object.entries(runs).filter(([, [few, many]]) => {
    return few !== undefined && many !== undefined && many.rows > 1.2 * few.rows + SPARE_ROWS;
  });
  const readWhole = Object.entries(runs).flatMap(([job, each]) =>
    each.flatMap((run) => run.readWhole.map((table) => `${job}: ${table}`)),
  );
  return {
    ok:
      grown.length === 0 &&
      (readWhole.length === 0 || sizes === SHORT_SIZES) &&
      shown === EXCEPTIONS,
    bookings: sizes,
    runs,
    grown: grown.map(([job]) => job),
    grownJobs: grown.length,
    readWhole,
    tablesReadWhole: readWhole.length,
    slowestMs: Math.max(...Object.values(runs).flatMap((each) => each.map(({ ms }) => ms))),
    shownOnDesk: shown,
    exceptions: EXCEPTIONS,
  };
}

/** From here on we start jobs ourselves, and what they enqueue is delayed by a day. */
async function takeOverClock(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>('DELETE FROM pgboss.schedule RETURNING name');
  await sleep(2_000);
  await db.query(`CREATE SCHEMA bench; GRANT USAGE ON SCHEMA bench TO PUBLIC;
    CREATE FUNCTION bench.wait() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.data ->> 'bench' IS NULL THEN NEW.start_after := now() + interval '1 day'; END IF;
      RETURN NEW; END $$;
    CREATE TRIGGER wait BEFORE INSERT ON pgboss.job_common FOR EACH ROW EXECUTE FUNCTION bench.wait()`);
  return rows.map(({ name }) => name).toSorted();
}

async function measureJob(db: pg.Client, job: string): Promise<Run> {
  const before = await readCounts(db);
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO pgboss.job (name, data) VALUES ($1, '{"bench":true}') RETURNING id`,
    [job],
  );
  const ms = await waitForJob(db, rows[0]?.id ?? '', job);
  await sleep(STATISTICS_MS);
  const after = await readCounts(db);
  const readWhole = after.filter(({ table, scanned, size }) => {
    const known = before.find((row) => row.table === table)?.scanned ?? 0;
    return size > FEW_ROWS && scanned > known;
  });
  const sum = (counts: Counts) => counts.reduce((total, { read }) => total + read, 0);
  return {
    rows: sum(after) - sum(before),
    ms,
    readWhole: readWhole.map(({ table }) => table),
  };
}

type Counts = { table: string; read: number; scanned: number; size: number }[];

async function readCounts(db: pg.Client): Promise<Counts> {
  await db.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await db.query<Counts[number]>(
    `SELECT s.relname AS table, (seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 AS read,
       seq_tup_read::float8 AS scanned, c.reltuples::float8 AS size
     FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid WHERE s.schemaname = 'public'`,
  );
  return rows;
}

function waitForJob(db: pg.Client, id: string, job: string): Promise<number> {
  const look = async () => {
    const { rows } = await db.query<{ state: string; ms: number }>(
      `SELECT state, round(extract(epoch FROM completed_on - started_on) * 1000)::float8 AS ms
       FROM pgboss.job WHERE id = $1`,
      [id],
    );
    const [found] = rows;
    if (found?.state === 'failed' || found?.state === 'retry') throw new Error(`${job} failed`);
    return found?.state === 'completed' ? found.ms : undefined;
  };
  return waitFor(`the end of ${job}`, JOB_TIMEOUT_MS, look, 200);
}

/** As staff does: page by page. */
async function countOnDesk(installation: Installation, db: pg.Client): Promise<number> {
  const api = await installation.startApi();
  const cookie = await signInOwner(db);
  const seen = new Set<string>();
  for (let after: string | null = ''; after !== null;) {
    const url = `${installation.apiUrl}/api/admin/desk?kind=exception&limit=100${after}`;
    const answer = await patientFetch(url, { headers: { cookie } });
    if (!answer.ok) throw new Error(`the desk answered ${answer.status}`);
    const page = (await answer.json()) as { items: { id: string }[]; next: string | null };
    for (const { id } of page.items) seen.add(id);
    after = page.next === null ? null : `&after=${encodeURIComponent(page.next)}`;
  }
  await api.stop();
  return seen.size;
}
