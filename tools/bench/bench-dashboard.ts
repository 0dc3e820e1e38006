import { listOwnShipments } from '@waypost/contract/client';
import type pg from 'pg';
import { openInstallation } from '../installation/installation.ts';
import { makeAccounts, signInCustomer } from '../installation/people.ts';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { askOften } from './ask-often.ts';
import { readSequentialScans, scansSince } from './sequential-scans.ts';
import { startSite } from '../installation/start-site.ts';
import { readValue } from '../installation/read-value.ts';

/** What the dashboard promises on this machine. */
const MAX_P95_MS = 150;
/** Times as many shipments of other accounts, and how many those are. */
const OTHERS = 4;
const OTHER_ACCOUNTS = 1_000;

const USAGE = `
pnpm bench dashboard [--short] [--shipments 100000] [--asked 100]
  Response times of the list of one account with 100,000 shipments, among four times as many of other accounts: whole,
  filtered, searched and far down. The p95 of each question must be at most ${MAX_P95_MS} ms, and none may read a table
  from end to end.
  --short  5,000 shipments, each question asked 20 times
  --asked  how often each question is asked, two at a time`;

type Question = NonNullable<NonNullable<Parameters<typeof listOwnShipments>[0]>['query']>;

const QUESTIONS: Record<string, Question> = {
  whole: {},
  'by status': { status: 'Exception' },
  'by service and days': { service: 'priority', from: '2020-01-01', to: '2099-12-31' },
  'a frequent word': { search: 'france' },
  'a rare word': { search: 'no such recipient' },
  'a word with every filter': { search: 'an', service: 'freight', status: 'Delivered' },
};

export const benchDashboard = defineTool({
  usage: USAGE,
  options: { shipments: [100_000, 5_000], asked: [100, 20] },
  figures: [{ path: 'slowestP95Ms', atMost: MAX_P95_MS }],
  run: ({ shipments, asked }) => measure(shipments, asked),
});

async function measure(shipments: number, asked: number): Promise<Verdict> {
  const installation = await openInstallation({ name: 'bench-dashboard', apiCount: 2 });
  await installation.command('seed', [
    `--shipments=${shipments * (1 + OTHERS)}`,
    '--events=3',
    '--without-money',
    '--yes',
  ]);
  const db = await installation.connect('owner');
  const { id: customerId, cookie } = await signInCustomer(db);
  const others = await makeAccounts(db, OTHER_ACCOUNTS);
  say(`giving ${shipments} shipments to one account`);
  await giveAway(
    db,
    customerId,
    others.map(({ id }) => id),
  );
  const admin = await installation.connect('superuser');
  await admin.query('VACUUM (ANALYZE)');
  const site = await startSite(installation);

  const before = await readSequentialScans(admin);
  const questions = { ...QUESTIONS, 'far down': { after: await halfWay(db, customerId) } };
  const { failures, ...times } = await askOften(
    Object.entries(questions).flatMap(([name, query]) => [
      [name, () => askApi(site.apiUrl, cookie, query)] as const,
      [`page, ${name}`, () => askPage(site.webUrl, cookie, query)] as const,
    ]),
    asked,
  );
  const scans = scansSince(before, await readSequentialScans(admin));
  await db.end();
  await admin.end();
  return {
    ok: Object.keys(failures).length === 0 && Object.keys(scans).length === 0,
    ...times,
    aimMs: MAX_P95_MS,
    sequentialScans: Object.keys(scans).length,
    readFromEndToEnd: scans,
    failures,
    shipments,
    asked,
  };
}

async function askApi(
  baseUrl: string,
  cookie: string,
  query: Question,
): Promise<number | undefined> {
  const { response } = await listOwnShipments({ baseUrl, query, headers: { cookie } });
  return response?.status;
}

/** Until its first byte; the rest is read by nobody. */
async function askPage(
  webUrl: string,
  cookie: string,
  query: Question,
): Promise<number | undefined> {
  const url = new URL('/dashboard', webUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, `${value}`);
  const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  return answer.status;
}

/** A share of all to one, spread over all days, and the rest to the others in turn. */
async function giveAway(db: pg.Client, customerId: string, others: string[]): Promise<void> {
  await db.query(
    `WITH numbered AS (SELECT id, row_number() OVER (ORDER BY md5(id::text)) AS number FROM shipments)
     UPDATE shipments SET customer_id = CASE WHEN number % $3 = 0 THEN $1
       ELSE ($2::uuid[])[number % cardinality($2::uuid[]) + 1] END
     FROM numbered WHERE shipments.id = numbered.id`,
    [customerId, others, 1 + OTHERS],
  );
  await db.query('SELECT list_shipments(array_agg(id)) FROM shipments');
}

async function halfWay(db: pg.Client, customerId: string): Promise<string> {
  const sql = `SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY shipment_id) FROM shipment_list
     WHERE customer_id = $1`;
  return (await readValue<string>(db, sql, [customerId])) ?? '';
}
