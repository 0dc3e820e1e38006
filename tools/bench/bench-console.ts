import type pg from 'pg';
import { signInOwner } from '../installation/people.ts';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { askOften } from './ask-often.ts';
import { consoleQuestions, OLD_WORD } from './console-questions.ts';
import { FULL, openDataSet, SHORT, type Size } from './data-set.ts';
import { fillConsole } from './fill-console.ts';
import { countSequentialScans } from './sequential-scans.ts';

/** What the console promises on this machine. */
const MAX_P95_MS = 200;
const TABLES = [
  'shipment_list',
  'shipment_search',
  'shipments',
  'shipment_parties',
  'shipment_state',
  'customers',
  'outbox_mails',
  'newsletter_consents',
  'desk_items',
  'audit_log',
];

const USAGE = `
pnpm bench console [--short] [--asked 40] [--only TEXT]
  The lists of the console as staff asks for them: shipments by every sort in both directions, with
  every filter and kind of search, and far down; users, mails, desk, audit, each with its filters. With
  1,000,000 shipments go as many mails and audit entries, 100,000 users and desk items. Each answer of the api is to come within ${MAX_P95_MS} ms at the 95th
  percentile, and none may read a table from end to end.
  --short  20,000 shipments, each question asked 10 times, instead of 1,000,000 and 40 times; of so few
           the planner may read half a table from end to end, so that is told and does not fail it
  --asked  how often each question is asked, two at a time
  --only   the questions whose name holds this text`;

export const benchConsole = defineTool({
  usage: USAGE,
  options: { asked: [40, 10], only: '' },
  figures: [
    { path: 'slowestP95Ms', atMost: MAX_P95_MS },
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
  await admin.query(`VACUUM (ANALYZE) ${TABLES.join(', ')}`);
  await installation.startApi();
  const baseUrl = installation.apiUrl;
  const questions = await consoleQuestions(db);
  const before = await countSequentialScans(admin, TABLES);
  const { failed, ...times } = await askOften(
    Object.entries(questions)
      .filter(([name]) => name.includes(only))
      .map(([name, question]) => [
        name,
        async () => (await question({ baseUrl, headers: { cookie } })).response?.status === 200,
      ]),
    asked,
  );
  const scans = (await countSequentialScans(admin, TABLES)) - before;
  await db.end();
  await admin.end();
  return {
    ok: failed === 0 && (scans === 0 || size === SHORT),
    ...times,
    aimMs: MAX_P95_MS,
    sequentialScans: scans,
    failed,
    shipments,
    asked,
  };
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
