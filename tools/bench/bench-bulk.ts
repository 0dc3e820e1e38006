import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  addBulkUpload,
  type BulkUpload,
  readBulkReport,
  readBulkUpload,
  startBulkUpload,
} from '@waypost/contract/client';
import { openInstallation } from '../installation/installation.ts';
import { signInOwner } from '../installation/people.ts';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { percentile, rounded } from './statistics.ts';
import { waitFor } from '../installation/wait-for.ts';
import { askSteadily } from './steady-look-ups.ts';

const AIM_SECONDS = 300;
const LOOK_UPS_PER_SECOND = 50;
const PATIENCE_MS = 20 * 60_000;

const USAGE = `
pnpm bench bulk [--short] [--rows 50000]
  A file of shipments from its upload to its last row, with 50 look-ups a second through the same api
  before and during it. 50,000 rows are to be entered within ${AIM_SECONDS} s. Letters to their parties
  are sent meanwhile, after those of everybody else.
  --short  1,000 rows`;

export const benchBulk = defineTool({
  usage: USAGE,
  options: { rows: [50_000, 1_000] },
  figures: [{ path: 'totalSeconds', atMost: AIM_SECONDS }, { path: 'lookUpRatio' }],
  run: ({ rows, short }) => measure(rows, short ? 5 : 30),
});

async function measure(rows: number, quietSeconds: number): Promise<Verdict> {
  const installation = await openInstallation({ name: 'bench-bulk', apiCount: 1 });
  await installation.command('seed', [
    '--shipments=5000',
    '--events=10',
    '--without-money',
    '--yes',
  ]);
  const db = await installation.connect('owner');
  const { rows: known } = await db.query<{ ref: string }>(
    'SELECT tracking_number AS ref FROM shipments ORDER BY md5(tracking_number) LIMIT 2000',
  );
  const cookie = await signInOwner(db);
  await installation.startApi();
  await installation.startWorker();
  const baseUrl = installation.apiUrl;
  const headers = { cookie, origin: installation.env['PUBLIC_ORIGIN'] ?? '' };
  const lookUps = { baseUrl, refs: known.map(({ ref }) => ref), perSecond: LOOK_UPS_PER_SECOND };

  const warm = await askSteadily(lookUps);
  await sleep(3_000);
  await warm.end();
  const quiet = await askSteadily(lookUps);
  await sleep(quietSeconds * 1000);
  const before = await quiet.end();

  const path = { uploadId: randomUUID() };
  const until = (state: BulkUpload['state']) =>
    waitFor(`an upload that is ${state}`, PATIENCE_MS, async () => {
      const { data } = await readBulkUpload({ baseUrl, path, headers });
      if (data?.state === 'unreadable') throw new Error('the file could not be read');
      return data?.state === state ? data : undefined;
    });
  const busy = await askSteadily(lookUps);
  const uploadedAt = performance.now();
  await addBulkUpload({ baseUrl, path, headers, body: fileOf(rows), throwOnError: true });
  const ready = await until('ready');
  const startedAt = performance.now();
  say(`${ready.goodRows} rows checked in ${rounded((startedAt - uploadedAt) / 1000)} s`);
  await startBulkUpload({
    baseUrl,
    path,
    headers,
    body: { mappingNo: ready.mappingNo },
    throwOnError: true,
  });
  const done = await until('done');
  const endedAt = performance.now();
  const during = await busy.end();

  const report = await readBulkReport({ baseUrl, path, headers, parseAs: 'text' });
  const reportLines = (report.data as unknown as string).trimEnd().split('\n').length - 1;
  const { rows: made } = await db.query<{ count: number }>(
    `SELECT count(DISTINCT shipment_id)::int AS count FROM ledger_transactions
     WHERE effect_key LIKE 'booking:bulk:%'`,
  );
  const mailsMeanwhile = installation.mailServer.received.length;
  await db.end();
  const seconds = (endedAt - startedAt) / 1000;
  const [p95Before, p95During] = [percentile(before.times, 0.95), percentile(during.times, 0.95)];
  const failedLookUps = before.failed.length + during.failed.length;
  return {
    ok:
      done.enteredRows === rows &&
      made[0]?.count === rows &&
      reportLines === rows &&
      failedLookUps === 0,
    rows,
    rowsPerSecond: rounded(rows / seconds),
    checkSeconds: rounded((startedAt - uploadedAt) / 1000),
    enterSeconds: rounded(seconds),
    totalSeconds: rounded((endedAt - uploadedAt) / 1000),
    aimSeconds: AIM_SECONDS,
    lookUpP95BeforeMs: rounded(p95Before),
    lookUpP95DuringMs: rounded(p95During),
    lookUpRatio: rounded(p95During / p95Before),
    lookUpsPerSecond: LOOK_UPS_PER_SECOND,
    failedLookUps,
    failedStatuses: [...new Set([...before.failed, ...during.failed])],
    mailsMeanwhile,
    enteredRows: done.enteredRows,
    reportLines,
  };
}

const CITIES = [
  'Lyon,FR',
  'Ghent,BE',
  'Porto,PT',
  'Berlin,DE',
  'Leeds,GB',
  'Vienna,AT',
  'Turin,IT',
];
const SERVICES = ['Standard', 'Express', 'Priority', 'Road'];

function fileOf(rows: number): Blob {
  const heads =
    'Reference,Service,From city,From country,To city,To country,Weight (kg),Length (cm),Width (cm),Height (cm),Recipient name,Recipient email,Recipient address,Shipper name,Shipper email';
  const lines = Array.from({ length: rows }, (_, at) => {
    const city = CITIES[at % CITIES.length];
    const service = SERVICES[at % SERVICES.length];
    const kilograms = (1 + (at % 97) / 10).toFixed(1);
    return `BENCH-${String(at).padStart(8, '0')},${service},Antwerp,BE,${city},${kilograms},30,20,15,Reader ${at},reader.${at}@bench.example,"${at} Long Street, 1000 Town",Bench Shop,shop@bench.example`;
  });
  return new Blob([[heads, ...lines].join('\n')]);
}
