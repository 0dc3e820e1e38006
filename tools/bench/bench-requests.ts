import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { type Installation, openInstallation } from '../installation/installation.ts';
import { drawSecret, signInCustomer } from '../installation/people.ts';
import { askOften } from './ask-often.ts';
import { cpuUsOf } from './cpu-time.ts';
import { readSequentialScans, scansSince } from './sequential-scans.ts';
import { median, rounded } from './statistics.ts';

/** What the page of requests promises. */
const MAX_P95_MS = 200;
const CALLS_A_ROUND = 400;

const USAGE = `
pnpm bench requests [--short] [--rows 1000000] [--asked 200] [--rounds 10]
  Response times of the log of program requests of one account: its newest page, that of a key, of rare failures, one
  request by its id, and a page far down. The p95 of each must be at most ${MAX_P95_MS} ms, and none may read a table from
  end to end. Then the cost of the log: the ratio of the processor time of GET /api/v1/me with and without the log, over
  ${CALLS_A_ROUND} calls each in turn.
  --short  20,000 rows, each question asked 20 times, 2 rounds`;

export const benchRequests = defineTool({
  usage: USAGE,
  options: { rows: [1_000_000, 20_000], asked: [200, 20], rounds: [10, 2] },
  figures: [{ path: 'slowestP95Ms', atMost: MAX_P95_MS }],
  run: ({ rows, asked, rounds }) => measure(rows, asked, rounds),
});

async function measure(rows: number, asked: number, rounds: number): Promise<Verdict> {
  const installation = await openInstallation({
    name: 'bench-requests',
    apiCount: 3,
    // clients share the processors with the api here
    settings: { PROGRAM_READS_PER_MINUTE: '10000000', SHED_LOAD: 'off' },
  });
  await installation.startApi();
  const db = await installation.connect('superuser');
  const { id: customerId, cookie } = await signInCustomer(db);
  const keyId = randomUUID();
  say(`writing ${rows} requests`);
  await fill(db, customerId, keyId, rows);
  await db.query('VACUUM (ANALYZE) program_calls');
  const one = await middleOf(db, customerId);
  const before = await readSequentialScans(db);
  const ask = (query: string) => async () => {
    const answer = await fetch(`${installation.apiUrl}/api/users/me/requests${query}`, {
      headers: { cookie },
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const { failures, ...times } = await askOften(
    [
      ['newest', ask('')],
      ['of a key', ask(`?keyId=${keyId}`)],
      ['rare failures', ask('?statusClass=5')],
      ['rare failures of a key', ask(`?statusClass=5&keyId=${keyId}`)],
      ['by its id', ask(`?requestId=${one.requestId}`)],
      ['far down', ask(`?before=${one.id}`)],
    ],
    asked,
  );
  const scans = scansSince(before, await readSequentialScans(db));
  const cost = await measureCost(installation, db, customerId, rounds);
  await db.end();
  return {
    ok: Object.keys(failures).length === 0 && Object.keys(scans).length === 0,
    rows,
    ...times,
    aimMs: MAX_P95_MS,
    sequentialScans: Object.keys(scans).length,
    ...cost,
    failures,
  };
}

/** Over 30 days, with ids in the order of time; one in 20,000 failed, one in three is of the key. */
async function fill(db: pg.Client, customerId: string, keyId: string, rows: number): Promise<void> {
  await db.query(
    `INSERT INTO program_calls
       (day, id, shard, customer_id, key_id, at, method, route, status, status_class, code, ms, request_id)
     SELECT (at AT TIME ZONE 'UTC')::date,
       (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' ||
         substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid,
       0, $1::uuid, CASE n % 3 WHEN 0 THEN $2::uuid ELSE $3::uuid END, at, 'GET', '/api/v1/shipments/:shipment', status,
       status / 100, CASE WHEN status >= 400 THEN 'shipment_not_found' END, n % 300, gen_random_uuid()::text
     FROM (SELECT n, now() - (n::float8 / $4) * interval '29 days' AS at,
         CASE WHEN n % 20000 = 0 THEN 500 WHEN n % 15 = 0 THEN 404 WHEN n % 40 = 0 THEN 304 ELSE 200 END AS status
       FROM generate_series(1, $4::int) AS n) AS calls`,
    [customerId, keyId, randomUUID(), rows],
  );
}

async function middleOf(db: pg.Client, customerId: string) {
  const { rows } = await db.query<{ id: string; requestId: string }>(
    `SELECT id, request_id AS "requestId" FROM program_calls
     WHERE customer_id = $1 AND at < now() - interval '14 days' ORDER BY at DESC LIMIT 1`,
    [customerId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was written two weeks ago');
  return row;
}

/** Alternating, so that whatever else the machine does slows both. */
async function measureCost(
  installation: Installation,
  db: pg.Client,
  customerId: string,
  rounds: number,
) {
  const key = `wpc_live_${drawSecret(24).secret}`;
  await db.query(
    `INSERT INTO customer_keys (id, shard, customer_id, name, hint, secret_hash, scopes)
     VALUES (gen_random_uuid(), 0, $1, 'Shop', '', sha256($2::bytea), '{rates:read}')`,
    [customerId, key],
  );
  const [withPort = 0, withoutPort = 0] = installation.apiPorts.slice(1);
  const apis = {
    with: { port: withPort, api: await installation.startApi(withPort) },
    without: {
      port: withoutPort,
      api: await installation.startApi(withoutPort, { settings: { PROGRAM_REQUEST_LOG: 'off' } }),
    },
  };
  const cpu = { with: [] as number[], without: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const turns = ['with', 'without'] as const;
    for (const name of round % 2 === 0 ? turns : turns.toReversed()) {
      const { port, api } = apis[name];
      const began = cpuUsOf(api.pid);
      for (let at = 0; at < CALLS_A_ROUND; at += 1) {
        const answer = await fetch(`http://127.0.0.1:${port}/api/v1/me`, {
          headers: { authorization: `Bearer ${key}` },
        });
        if (answer.status !== 200) throw new Error(`GET /api/v1/me: ${answer.status}`);
        await answer.arrayBuffer();
      }
      // the last second of it is still to be written
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      // the first round compiles
      if (round > 0) cpu[name].push((cpuUsOf(api.pid) - began) / CALLS_A_ROUND);
    }
  }
  const [logged, unlogged] = [median(cpu.with), median(cpu.without)];
  return {
    cpuUsWithLog: rounded(logged),
    cpuUsWithoutLog: rounded(unlogged),
    costRatio: rounded(logged / unlogged),
    spreadWithoutLog: rounded(Math.max(...cpu.without) / Math.min(...cpu.without)),
  };
}
