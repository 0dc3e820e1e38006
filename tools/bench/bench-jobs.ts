import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openLine } from '../chaos/bookings/line.ts';
import { SHIPPER_EMAIL } from '../installation/book-parcel.ts';
import { openInstallation } from '../installation/installation.ts';
import type { MailServer } from '../installation/mail-server.ts';
import { waitForJobs } from '../installation/wait-for.ts';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { overHttp, type Setting, signIn } from './bench-book.ts';
import { rounded, spreadOf } from './statistics.ts';
import { readValue } from '../installation/read-value.ts';

const QUIET_PATIENCE_MS = 120_000;

const USAGE = `
pnpm bench jobs [--short] [--emails 100000] [--bookings 60] [--kills 3] [--idle-seconds 30]
  With one api and one worker, measures transactions per second while there are no requests; how soon the jobs of a
  card booking start, and how soon settle_attempt starts while this many emails wait; how long it takes until the job
  of a killed worker runs again.
  Aims: at most 20 transactions per second, starts within 200 ms (p95), runs again within 15 s.
  --short     20 bookings, 1 kill, 15 idle seconds`;

interface Load {
  'idle-seconds': number;
  bookings: number;
  emails: number;
  kills: number;
}

export const benchJobs = defineTool({
  usage: USAGE,
  options: { emails: 100_000, bookings: [60, 20], kills: [3, 1], 'idle-seconds': [30, 15] },
  figures: [
    { path: 'transactionsPerSecond', atMost: 20 },
    { path: 'startMs.p95', atMost: 200 },
    { path: 'settleBehindEmailsMs.p95', atMost: 200 },
    { path: 'recoverySeconds', atMost: 15 },
  ],
  run: measure,
});

async function measure(load: Load): Promise<Verdict> {
  const installation = await openInstallation({ name: 'bench-jobs', apiCount: 1 });
  const { mailServer: mails } = installation;
  const line = openLine(installation.apiPorts);
  const setting: Setting = { installation, line, headers: await signIn(installation) };
  await installation.startApi();
  let worker = await installation.startWorker();
  const db = await installation.connect('superuser');

  say('warming up');
  await bookOneByOne(setting, 5);
  await waitForJobs(db, QUIET_PATIENCE_MS, 'start_after <= now()');
  const transactionsPerSecond = await countIdleTransactions(db, load['idle-seconds']);
  say(`idle: ${rounded(transactionsPerSecond)} transactions per second`);

  const idle = await startsOf(db, () => bookOneByOne(setting, load.bookings));
  const startMs = summarise(idle.map(({ ms }) => ms));
  say(`on an idle site jobs start after ${startMs.p50} ms (p50), ${startMs.p95} ms (p95)`);

  const recoverySeconds: number[] = [];
  for (let kill = 0; kill < load.kills; kill += 1) {
    const job = mails.holdNextTo(SHIPPER_EMAIL);
    await bookOneByOne(setting, 1);
    const { messageId } = await job;
    const killedAt = Date.now();
    await worker.kill();
    worker = await installation.startWorker();
    recoverySeconds.push(((await receivedAgain(mails, messageId)) - killedAt) / 1000);
    say(`the job of a killed worker ran again after ${rounded(recoverySeconds.at(-1) ?? 0)} s`);
  }

  await insertWaitingEmails(db, load.emails);
  const busy = await startsOf(db, () => bookOneByOne(setting, load.bookings));
  const settleMs = summarise(
    busy.flatMap(({ kind, ms }) => (kind === 'settle_attempt' ? [ms] : [])),
  );
  const emailsLeft = await countWaitingEmails(db);
  say(
    `behind emails settle_attempt starts after ${settleMs.p50} ms (p50), ${settleMs.p95} ms (p95)`,
  );
  return {
    ok: emailsLeft > 0,
    transactionsPerSecond: rounded(transactionsPerSecond),
    startMs,
    settleBehindEmailsMs: settleMs,
    recoverySeconds: rounded(Math.max(...recoverySeconds)),
    emailsLeft,
    ...load,
  };
}

/** The pauses drift against any polling interval. */
async function bookOneByOne(setting: Setting, bookings: number): Promise<void> {
  for (let n = 0; n < bookings; n += 1) {
    const { refused } = await overHttp(setting, 'card', { bookings: 1, clients: 1 });
    // on a busy machine the provider may answer too late, and then settle_attempt makes the booking
    const [wrong] = refused.filter((status) => status !== 202);
    if (wrong !== undefined) throw new Error(`a booking was answered ${wrong}`);
    await sleep(430 + 37 * (n % 20));
  }
}

type Start = { kind: string; ms: number };

/** How late the jobs that were enqueued in the meantime, to start at once, started. */
async function startsOf(db: pg.Client, work: () => Promise<void>): Promise<Start[]> {
  const { rows: from } = await db.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  await work();
  await sleep(2_500);
  const { rows } = await db.query<Start>(
    `SELECT name AS kind, extract(epoch FROM started_on - created_on)::float8 * 1000 AS ms
     FROM pgboss.job WHERE created_on > $1 AND start_after = created_on AND started_on IS NOT NULL
       AND retry_count = 0 AND name NOT LIKE '\\_\\_pgboss%' AND data - 'shard' <> '{}'`,
    [from[0]?.now],
  );
  return rows;
}

function summarise(ms: readonly number[]) {
  const { p50Ms: p50, p95Ms: p95, maxMs: max } = spreadOf(ms);
  return { jobs: ms.length, p50, p95, max };
}

/** Backends report their counts within 10 s of becoming idle. */
async function countIdleTransactions(db: pg.Client, seconds: number): Promise<number> {
  await sleep(12_000);
  const before = await countTransactions(db);
  await sleep(seconds * 1000);
  return ((await countTransactions(db)) - before) / seconds;
}

async function countTransactions(db: pg.Client): Promise<number> {
  const sql = `SELECT (xact_commit + xact_rollback)::float8 FROM pg_stat_database
     WHERE datname = current_database()`;
  return (await readValue<number>(db, sql)) ?? 0;
}

async function receivedAgain(mails: MailServer, messageId: string): Promise<number> {
  const mail = await mails.waitFor((received) => received.messageId === messageId, 60_000);
  if (mail === undefined) throw new Error('the job of the killed worker did not run again');
  return mail.at;
}

/** Of shipments that do not exist, so that each is done as fast as its queue can be. */
async function insertWaitingEmails(db: pg.Client, emails: number): Promise<void> {
  await db.query(
    `INSERT INTO pgboss.job (name, data, retry_limit, heartbeat_seconds, expire_seconds)
     SELECT 'recipient_notice', jsonb_build_object('shipmentId', gen_random_uuid()), 10, 10, 300
     FROM generate_series(1, $1)`,
    [emails],
  );
}

async function countWaitingEmails(db: pg.Client): Promise<number> {
  const sql = `SELECT count(*)::int FROM pgboss.job WHERE name = 'recipient_notice' AND state = 'created'`;
  return (await readValue<number>(db, sql)) ?? 0;
}
