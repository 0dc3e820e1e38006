import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { trackShipment } from '@waypost/contract/client';
import type pg from 'pg';
import type { Installation } from '../installation/installation.ts';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { startWeb } from '../installation/server-process.ts';
import { cpuUsOf, createCpuClock } from './cpu-time.ts';
import { type DataSet, openDataSet, SHORT } from './data-set.ts';
import { type Delay, measureDelays } from './live/delays.ts';
import { openViewers, type Viewers } from './live/open-viewers.ts';
import { streamScans } from './live/scan-stream.ts';
import { sharedNow } from './live/shared-clock.ts';
import { rounded, spreadOf } from './statistics.ts';
import { askSteadily, type SteadyLookUps } from './steady-look-ups.ts';

const AIM_MS = 1_000;
const AIM_TIMES_SLOWER = 1.5;
const LOOK_UPS_PER_SECOND = 50;
const LOOKED_UP = 2_000;
const WARM_UPS = 500;
const REDIS_AWAY_MS = 2_000;
/** How long after its return a delay still counts as one of the crash. */
const AFTERMATH_MS = 2_000;
const CATCH_UP_TIMEOUT_MS = 30_000;

const USAGE = `
pnpm bench live [--short] [--viewers 5000] [--scans 500] [--seconds 60] [--through web] [--apis 1]
  People who follow a shipment each on a live stream while scans of these shipments are posted: how
  long after its acknowledgement a scan is on the screen (aim: 1 s for 99 of 100), and how much slower
  look-ups on the same way are than without the streams (aim: 1.5 times). In the middle Redis is killed
  and is away for 2 s; at the end everybody must have the version that the database has.
  --short     200 viewers, 100 scans a second, 8 seconds
  --scans     a second
  --through   web: streams and look-ups go through one web process, of the build of \`pnpm build\`;
              api: they go to the api processes, as behind nginx
  --apis      api processes; scans, and viewers who come directly, are spread over them`;

interface Load {
  viewers: number;
  scansPerSecond: number;
  seconds: number;
}

type Way = 'web' | 'api';

export const benchLive = defineTool({
  usage: USAGE,
  options: {
    viewers: [5_000, 200],
    scans: [500, 100],
    seconds: [60, 8],
    apis: 1,
    through: 'web',
  },
  figures: [
    { path: 'usual.p99Ms', atMost: AIM_MS },
    { path: 'lookUps.timesSlower', atMost: AIM_TIMES_SLOWER },
    { path: 'cpuShares.api' },
    { path: 'cpuShares.web' },
  ],
  async run({ apis, through, viewers, scans, seconds }) {
    const dataSet = await openDataSet(SHORT, {
      // the last port is for web
      apiCount: apis + 1,
    });
    const load = { viewers, scansPerSecond: scans, seconds };
    return measure(dataSet, through === 'api' ? 'api' : 'web', load);
  },
});

async function measure({ installation }: DataSet, through: Way, load: Load): Promise<Verdict> {
  const apiPorts = installation.apiPorts.slice(0, -1);
  Object.assign(installation.env, {
    // each hundred viewers have an address of their own
    TRUSTED_PROXY_HOPS: '1',
    // viewers and look-ups share the processors with the api
    SHED_LOAD: 'off',
    LIVE_STREAMS_MAX: `${load.viewers + 100}`,
  });
  const key = await installation.createKey(`Live ${new Date().toISOString()}`);
  const apis = await Promise.all(apiPorts.map((port) => installation.startApi(port)));
  const web = through === 'web' ? await startWebOf(installation) : undefined;
  const ports = web === undefined ? apiPorts : [web.port];
  const cpuClock = await createCpuClock(installation, apis);
  const db = await installation.connect('owner');
  const { watched, others } = await readRefs(db, load.viewers);
  const askOthers = () =>
    askSteadily({
      baseUrl: `http://127.0.0.1:${ports[0]}`,
      refs: others,
      perSecond: LOOK_UPS_PER_SECOND,
    });

  say(`warming up with ${WARM_UPS} look-ups through ${through}`);
  for (const ref of others.slice(0, WARM_UPS)) {
    await trackShipment({ baseUrl: `http://127.0.0.1:${ports[0]}`, path: { ref } });
  }
  say(`look-ups through ${through} without streams`);
  const before = await lookUpsWithoutStreams(askOthers, () =>
    streamScans({ key, apiPorts, refs: watched, ...load, seconds: load.seconds / 2 }),
  );
  const viewers = await openViewers(watched, ports);
  const descriptors = {
    web: web === undefined ? 0 : openFilesOf(web.pid),
    api: openFilesOf(apis[0]?.pid ?? 0),
  };
  say(`${watched.length} viewers through ${through}, ${load.scansPerSecond} scans a second`);

  const readCpu = () => ({
    ...cpuClock(),
    webUs: cpuUsOf(web?.pid ?? 0),
    viewersUs: cpuUsOf(viewers.pid),
    at: sharedNow(),
  });
  const cpuBefore = readCpu();
  const asking = await askOthers();
  const streaming = streamScans({ key, apiPorts, refs: watched, ...load });
  await sleep((load.seconds / 2) * 1000);
  const beside = await asking.end();
  const crash = await killRedis(installation.crashRedis);
  const scans = await streaming;
  const cpuAfter = readCpu();
  const behind = await waitForAll(db, watched, viewers);
  const ended = viewers.ended();
  viewers.close();

  const { delays, missed } = measureDelays(viewers.sightings, scans.acknowledged);
  const isOfCrash = ({ acknowledgedAt }: Delay) =>
    acknowledgedAt >= crash.killedAt && acknowledgedAt < crash.backAt + AFTERMATH_MS;
  const ofCrash = delays.filter(isOfCrash);
  const usual = delays.filter((delay) => !isOfCrash(delay));
  const share = (name: 'apiUs' | 'postgresUs' | 'viewersUs' | 'webUs') =>
    rounded((cpuAfter[name] - cpuBefore[name]) / 1000 / (cpuAfter.at - cpuBefore.at));
  return {
    ok: behind.length === 0 && missed === 0 && scans.wrongOutcomes.length === 0,
    through,
    ...load,
    apiProcesses: apis.length,
    acknowledged: scans.acknowledged.length,
    scansASecond: rounded(scans.acknowledged.length / ((cpuAfter.at - cpuBefore.at) / 1000)),
    usual: { ...summarise(usual), aimMs: AIM_MS },
    redisKilled: { awayMs: Math.round(crash.backAt - crash.killedAt), ...summarise(ofCrash) },
    lookUps: compareLookUps(before, beside),
    openFiles: descriptors,
    /** Of one processor. */
    cpuShares: {
      api: share('apiUs'),
      postgres: share('postgresUs'),
      web: share('webUs'),
      viewers: share('viewersUs'),
    },
    refusedCalls: scans.refused,
    streamsEnded: ended,
    missed,
    viewersBehind: behind.length,
    faults: [...scans.wrongOutcomes, ...behind],
  };
}

function startWebOf({ apiPorts, dataDir, env }: Installation) {
  const [apiPort = 0] = apiPorts;
  const port = apiPorts.at(-1) ?? 0;
  return startWeb({ port, apiPort, env, logFile: join(dataDir, 'web.log') });
}

/** Under the same scans as later, so that the streams are the only difference. */
async function lookUpsWithoutStreams(
  ask: () => Promise<{ end(): Promise<SteadyLookUps> }>,
  scan: () => Promise<unknown>,
): Promise<SteadyLookUps> {
  const asking = await ask();
  await scan();
  return asking.end();
}

function compareLookUps(before: SteadyLookUps, beside: SteadyLookUps) {
  const summariseTimes = ({ times, failed }: SteadyLookUps) => ({
    answered: times.length,
    failed: failed.length,
    ...spreadOf(times),
  });
  const [without, withStreams] = [summariseTimes(before), summariseTimes(beside)];
  return {
    without,
    withStreams,
    timesSlower: rounded(withStreams.p50Ms / without.p50Ms),
    aimTimesSlower: AIM_TIMES_SLOWER,
  };
}

function openFilesOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Shipments that are watched, and others that are looked up meanwhile. */
async function readRefs(
  db: pg.Client,
  viewers: number,
): Promise<{ watched: string[]; others: string[] }> {
  const { rows } = await db.query<{ ref: string }>(
    'SELECT ref FROM bench.refs WHERE n <= $1 ORDER BY n',
    [viewers + LOOKED_UP],
  );
  const refs = rows.map(({ ref }) => ref);
  return { watched: refs.slice(0, viewers), others: refs.slice(viewers) };
}

async function killRedis(
  crashRedis: (awayMs: number) => Promise<void>,
): Promise<{ killedAt: number; backAt: number }> {
  const killedAt = sharedNow();
  await crashRedis(REDIS_AWAY_MS);
  say('Redis was killed and is back');
  return { killedAt, backAt: sharedNow() };
}

/** Viewers that do not come to show what the database has. */
async function waitForAll(
  db: pg.Client,
  refs: readonly string[],
  viewers: Viewers,
): Promise<string[]> {
  const { rows } = await db.query<{ ref: string; version: number }>(
    `SELECT r.ref, s.version::int AS version FROM shipment_refs r
     JOIN shipment_state s ON s.shipment_id = r.shipment_id AND s.shard = r.shard
     WHERE r.ref = ANY ($1::text[])`,
    [refs],
  );
  const versions = new Map(rows.map(({ ref, version }) => [ref, version]));
  const deadline = Date.now() + CATCH_UP_TIMEOUT_MS;
  for (;;) {
    const behind = refs.flatMap((ref, viewer) => {
      const shown = viewers.sightings[viewer]?.at(-1)?.version;
      const wanted = versions.get(ref);
      return shown === wanted ? [] : [`${ref} is shown with version ${shown}, not ${wanted}`];
    });
    if (behind.length === 0 || Date.now() > deadline) return behind;
    await sleep(250);
  }
}

function summarise(delays: readonly Delay[]) {
  if (delays.length === 0) return { scans: 0 };
  return { scans: delays.length, ...spreadOf(delays.map(({ ms }) => ms)) };
}
