import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { seededRandom } from '@waypost/domain/simulation';
import { defineTool, drawSeed, say, type Verdict } from '../driver/define-tool.ts';
import { drawShipment, insertShipments } from '../installation/insert-shipments.ts';
import { openInstallation } from '../installation/installation.ts';
import { runProgram } from '../installation/run-program.ts';
import { checkStoredScans } from '../installation/stored-scans.ts';
import { inLanes } from '../installation/in-lanes.ts';
import { readValue } from '../installation/read-value.ts';
import { auditBooks } from './bookings/audit.ts';
import { readBooks } from './bookings/read-books.ts';
import { NO_BOOKING_LIMITS } from './bookings/no-limits.ts';
import { waitUntilSettled } from './bookings/settled.ts';
import { startSteadyLoad } from './deploy/load.ts';
import {
  findPreviousCommit,
  prepareRelease,
  type Release,
  THIS_RELEASE,
} from './deploy/previous-release.ts';
import { startProxy } from './deploy/proxy.ts';
import { knowsReadiness, startProcesses } from './deploy/rolling.ts';

const SOURCE = 'Deploy hub';
const SHIPMENTS = 500;
const DEVICES = 12;
const SETTLE_PATIENCE_MS = 60_000;

const USAGE = `
pnpm chaos deploy [--short] [--beside] [--requests 100000] [--rate 200] [--from COMMIT] [--without-drain] [--seed N]
  Runs the previous release (COMMIT, or the one in deploy/previous-release) with two api, two web and a worker behind
  HAProxy (deploy/haproxy), under a steady rate of requests. Migrates the schema meanwhile, then drains each process
  and replaces it by this release, then by the previous one again, on the new schema; repeats this until the given
  number of requests was sent. Fails if a request failed, a process ended by itself, a job failed, an acknowledged scan
  is missing, or a booking does not have exactly one shipment and one payment.
  --short           replaces once in each direction, with the site of this release throughout, so the other is not built
  --beside          replaces nothing: the previous api and worker serve on the new schema for a while, and a request
                    answered with 503 is retried once
  --without-drain   processes close at once and the proxy is not told: this must fail`;

export const chaosDeploy = defineTool({
  usage: USAGE,
  options: {
    requests: [100_000, 1_000],
    rate: [200, 50],
    from: '',
    beside: false,
    'without-drain': false,
    seed: drawSeed,
  },
  figures: [{ path: 'failed', atMost: 0 }, { path: 'slowestMs' }],
  async run({ short, beside, requests, rate, from, seed, 'without-drain': withoutDrain }) {
    const commit = await findPreviousCommit(from);
    if (commit === undefined) {
      const skipped =
        'NOT TRIED: the previous release is not in this clone (git fetch --unshallow)';
      say(skipped);
      // CI has the whole history, so a release that was not tried must fail there
      return { ok: from === '' && process.env['CI'] === undefined, skipped };
    }
    const ownSite = !short && !beside;
    const previous = await prepareRelease(commit, ownSite);
    if (ownSite) {
      await runProgram('deploy/share-assets', [previous.folder, THIS_RELEASE.folder]);
    }
    return deploy({ previous, ownSite, beside, requests, rate, seed, drains: !withoutDrain });
  },
});

async function deploy(options: {
  previous: Release;
  /** Whether pages of the previous release are of its own site, too. */
  ownSite: boolean;
  beside: boolean;
  requests: number;
  rate: number;
  seed: number;
  drains: boolean;
}): Promise<Verdict> {
  const { previous, ownSite, beside, drains } = options;
  const installation = await openInstallation({
    name: 'chaos-deploy',
    apiCount: 6,
    folder: previous.folder,
    settings: {
      DRAIN_SECONDS: drains ? '2' : '0',
      SETTLE_AFTER_SECONDS: '2',
      // the load is steady and shares the cores, so only dropped requests are judged, not times
      SHED_LOAD: 'off',
      ...NO_BOOKING_LIMITS,
    },
  });
  const [api1 = 0, api2 = 0, web1 = 0, web2 = 0, apiPort = 0, webPort = 0] = installation.apiPorts;
  const random = seededRandom(options.seed, 0);
  const shipments = Array.from({ length: SHIPMENTS }, () =>
    drawShipment(random, Date.now() - 86_400_000, 1),
  );
  const db = await installation.connect('owner');
  await insertShipments(db, shipments);
  const keys = await inLanes(Array.from({ length: DEVICES }), 3, () =>
    installation.createKey(SOURCE),
  );
  const proxy = await startProxy({
    folder: join(installation.dataDir, 'haproxy'),
    ports: { 3000: webPort, 3001: apiPort, 3011: api1, 3012: api2, 3021: web1, 3022: web2 },
    webKnowsReadiness: knowsReadiness(previous),
  });
  const toPrevious = (kind: string) => (kind === 'web' && !ownSite ? THIS_RELEASE : previous);
  const toThis = () => THIS_RELEASE;
  say(`starting ${previous.name}`);
  const processes = await startProcesses({
    installation,
    proxy,
    ports: { api1, api2, web1, web2, apiThroughProxy: apiPort },
    releaseOf: toPrevious,
    drains,
  });
  const before = await lastMigration();
  const load = startSteadyLoad({
    apiPort,
    webPort,
    keys,
    shipments,
    perSecond: options.rate,
    asksAgain: beside,
  });
  await sleep(2_000);

  load.begin('migrating');
  say('migrating under the previous release');
  await installation.migrate(THIS_RELEASE.folder);
  const after = await lastMigration();
  let rolls = 0;
  do {
    if (!beside) {
      load.begin('to this release');
      await processes.rollTo(toThis);
      load.begin('to the previous release');
      await processes.rollTo(toPrevious);
      rolls += 1;
    }
    load.begin('the previous release on the new schema');
    await sleep(3_000);
    say(`${load.requests()} requests, failed: ${JSON.stringify(load.failures())}`);
  } while (load.requests() < options.requests);
  const perSecond = Math.round(load.perSecond());
  await load.stop();

  const open = await waitUntilSettled(db, installation.paymentsUrl, SETTLE_PATIENCE_MS);
  const stored = await checkStoredScans(db, SOURCE, load.acknowledged);
  const { rows: failedJobs } = await db.query<{ name: string; why: string | null }>(
    `SELECT name, output ->> 'message' AS why FROM pgboss.job WHERE state = 'failed'`,
  );
  const failures = load.failures();
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  const faults = [
    ...Object.entries(failures).map(([name, count]) => `${name}: ${count} failed`),
    ...stored.missing.map((id) => `${id} was acknowledged and is missing`),
    ...stored.doubled.map((id) => `${id} is stored twice`),
    ...auditBooks(await readBooks(db, installation.paymentsUrl), load.told),
    ...open.map(({ id, state }) => `attempt ${id} is still ${state}`),
    ...processes.endedByThemselves.map((name) => `${name} ended by itself`),
    ...failedJobs.map(({ name, why }) => `a job of ${name} failed: ${why ?? 'nobody says why'}`),
  ];
  await processes.stop();
  await installation.close();
  return {
    ok: faults.length === 0,
    previous: previous.name,
    schema: `${before} to ${after}`,
    requests: load.requests(),
    perSecond,
    failed,
    askedAgain: load.askedAgain(),
    rolls,
    drainedByProxy: processes.drainedByProxy(),
    scans: load.acknowledged.size,
    bookings: load.told.length,
    slowestMs: load.slowestMs(),
    faults,
  };

  async function lastMigration(): Promise<string> {
    const sql = 'SELECT name FROM schema_migrations ORDER BY name DESC LIMIT 1';
    return (await readValue<string>(db, sql))?.slice(0, 4) ?? '';
  }
}
