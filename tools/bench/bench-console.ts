import type pg from 'pg';
import type { Installation } from '../installation/installation.ts';
import { readValue } from '../installation/read-value.ts';
import { waitFor } from '../installation/wait-for.ts';
import { signInOwner } from '../installation/people.ts';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { askOften } from './ask-often.ts';
import { createCpuClock } from './cpu-time.ts';
import { consoleQuestions, OLD_WORD } from './console-questions.ts';
import { FULL, openDataSet, SHORT, type Size } from './data-set.ts';
import { fillConsole } from './fill-console.ts';
import { fillMoney } from './fill-money.ts';
import { officeQuestions } from './office-questions.ts';
import { readSequentialScans, scansSince } from './sequential-scans.ts';

/** What the console promises on this machine. */
const MAX_P95_MS = 200;
const USAGE = `
pnpm bench console [--short] [--asked 40] [--only TEXT]
  Response times of the lists of the console, Today, Money and the board of pickups: shipments by every sort in both
  directions, with every filter and kind of search, and far down; the global search; users, mails, desk, audit,
  statements and transfers, each with its filters. Beside 1,000,000 shipments there are as many mails, audit entries
  and postings, 100,000 users, pickups and desk items, and 50,000 statements and transfers. The p95 of each question
  must be at most ${MAX_P95_MS} ms, and none may read a table of 10,000 rows from end to end.
  --short  20,000 shipments, each question asked 10 times, instead of 1,000,000 and 40 times; with so few rows the
           planner may read half a table from end to end, which is reported but is no failure
  --asked  how often each question is asked, two at a time
  --only   only questions whose name contains this text`;

export const benchConsole = defineTool({
  usage: USAGE,
  options: { asked: [40, 10], only: '' },
  figures: [
    { path: 'slowestP95Ms', atMost: MAX_P95_MS },
    { path: 'mostCpuMs', atMost: MAX_P95_MS },
    { path: 'sequentialScans', atMost: 0 },
  ],
  run: ({ short, asked, only }) => measure(short ? SHORT : FULL, asked, only),
});

async function measure(size: Size, asked: number, only: string): Promise<Verdict> {
  const { installation, shipments } = await openDataSet(size, { apiCount: 1 });
  const db = await installation.connect('owner');
  await renameOldest(db, Math.round(shipments / 50));
  const cookie = await signInOwner(db);
  const admin = await installation.connect('superuser');
  await fillConsole(db, shipments);
  await fillMoney(admin, shipments);
  await countLive(installation, db);
  await admin.query('VACUUM (ANALYZE)');
  const api = await installation.startApi();
  const baseUrl = installation.apiUrl;
  const headers = { cookie, origin: installation.env['PUBLIC_ORIGIN'] ?? '' };
  const questions = { ...(await officeQuestions(db)), ...(await consoleQuestions(db)) };
  const before = await readSequentialScans(admin);
  const { failures, ...times } = await askOften(
    Object.entries(questions)
      .filter(([name]) => name.includes(only))
      .map(([name, question]) => [
        name,
        async () => (await question({ baseUrl, headers })).response?.status,
      ]),
    asked,
    await createCpuClock(installation, [api]),
  );
  const scans = scansSince(before, await readSequentialScans(admin));
  const sequentialScans = Object.values(scans).reduce((sum, count) => sum + count, 0);
  await db.end();
  await admin.end();
  return {
    ok: Object.keys(failures).length === 0 && (sequentialScans === 0 || size === SHORT),
    ...times,
    mostCpuMs: Math.max(...Object.values(times.cpuMs)),
    aimMs: MAX_P95_MS,
    sequentialScans,
    readFromEndToEnd: scans,
    failures,
    shipments,
    asked,
  };
}

/** Has the worker count what is on its way, as it does within a minute of the seed. */
async function countLive(installation: Installation, db: pg.Client): Promise<void> {
  const worker = await installation.startWorker();
  await waitFor('the count of live shipments', 600_000, async () => {
    return (await readValue<number>(db, 'SELECT count(*)::int FROM shipment_changes')) === 0
      ? true
      : undefined;
  });
  await worker.stop();
}

async function renameOldest(db: pg.Client, count: number): Promise<void> {
  const { rowCount } = await db.query(
    `SELECT 1 FROM shipment_search WHERE search_text LIKE '%' || $1 || '%' LIMIT 1`,
    [OLD_WORD],
  );
  if (rowCount !== 0) return;
  say(`giving the ${count} oldest shipments a recipient of their own`);
  await db.query(
    `WITH oldest AS (SELECT shipment_id FROM shipment_list ORDER BY shipment_id LIMIT $2)
     UPDATE shipment_parties p SET name = $1 FROM oldest
     WHERE p.shipment_id = oldest.shipment_id AND p.role = 'recipient'`,
    [OLD_WORD, count],
  );
  await db.query(
    `SELECT list_shipments(array_agg(shipment_id))
     FROM (SELECT shipment_id FROM shipment_list ORDER BY shipment_id LIMIT $1) AS oldest`,
    [count],
  );
}
