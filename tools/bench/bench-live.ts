import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { say, type Tool, type Verdict } from '../installation/run-tool.ts';
import { REPOSITORY } from '../installation/server-process.ts';
import { profilingOptions, summariseProfiles } from './api-profile.ts';
import { cpuUsOf, createCpuClock } from './cpu-time.ts';
import { type DataSet, openDataSet, SHORT } from './data-set.ts';
import { type Delay, measureDelays } from './live/delays.ts';
import { openViewers, type Viewers } from './live/open-viewers.ts';
import { streamScans } from './live/scan-stream.ts';
import { sharedNow } from './live/shared-clock.ts';
import { percentile, rounded } from './statistics.ts';

const AIM_MS = 1_000;
const REDIS_AWAY_MS = 2_000;
/** How long after its return a delay still counts as one of the crash. */
const AFTERMATH_MS = 2_000;
const CATCH_UP_TIMEOUT_MS = 30_000;
const PROFILES = join(REPOSITORY, '.data', 'bench-profiles', 'live');

const USAGE = `
pnpm bench live [--short] [--viewers 2000] [--scans 500] [--seconds 60] [--apis 1] [--profile]
  People who follow a shipment each on a live stream while scans of these shipments are posted: how
  long after its acknowledgement a scan is on the screen (aim: 1 s for 99 of 100). In the middle Redis
  is killed and is away for 2 s; at the end everybody must have the version that the database has.
  --short     200 viewers, 100 scans a second, 8 seconds
  --scans     a second
  --apis      api processes; viewers and scans are spread over them
  --profile   profile the api processes (slows them) and name their most expensive functions`;

interface Load {
  viewers: number;
  scansPerSecond: number;
  seconds: number;
}

export const benchLive: Tool = {
  usage: USAGE,
  async run(args) {
    const { values } = parseArgs({
      args,
      options: {
        short: { type: 'boolean', default: false },
        viewers: { type: 'string' },
        scans: { type: 'string' },
        seconds: { type: 'string' },
        apis: { type: 'string', default: '1' },
        profile: { type: 'boolean', default: false },
      },
    });
    const dataSet = await openDataSet(SHORT, {
      apiCount: Number(values.apis),
      nodeOptions: values.profile ? profilingOptions(PROFILES) : [],
    });
    return measure(dataSet, values.profile, {
      viewers: Number(values.viewers ?? (values.short ? 200 : 2_000)),
      scansPerSecond: Number(values.scans ?? (values.short ? 100 : 500)),
      seconds: Number(values.seconds ?? (values.short ? 8 : 60)),
    });
  },
};

async function measure({ installation }: DataSet, profile: boolean, load: Load): Promise<Verdict> {
  const { apiPorts } = installation;
  Object.assign(installation.env, { TRUSTED_PROXY_HOPS: '1' });
  const key = await installation.createKey(`Live ${new Date().toISOString()}`);
  const apis = await Promise.all(apiPorts.map((port) => installation.startApi(port)));
  const cpuClock = await createCpuClock(installation, apis);
  const db = await installation.connect('owner');
  const refs = await readRefs(db, load.viewers);
  const viewers = await openViewers(refs, apiPorts);
  say(`${refs.length} viewers, ${load.scansPerSecond} scans a second`);

  const readCpu = () => ({ ...cpuClock(), viewersUs: cpuUsOf(viewers.pid), at: sharedNow() });
  const before = readCpu();
  const streaming = streamScans({ key, apiPorts, refs, ...load });
  const crash = await crashInTheMiddle(installation.crashRedis, load.seconds);
  const scans = await streaming;
  const after = readCpu();
  const behind = await waitForAll(db, refs, viewers);
  const ended = viewers.ended();
  viewers.close();
  if (profile) await Promise.all(apis.map((api) => api.stop()));

  const { delays, missed } = measureDelays(viewers.sightings, scans.acknowledged);
  const isOfCrash = ({ acknowledgedAt }: Delay) =>
    acknowledgedAt >= crash.killedAt && acknowledgedAt < crash.backAt + AFTERMATH_MS;
  const ofCrash = delays.filter(isOfCrash);
  const usual = delays.filter((delay) => !isOfCrash(delay));
  const share = (name: 'apiUs' | 'postgresUs' | 'viewersUs') =>
    rounded((after[name] - before[name]) / 1000 / (after.at - before.at));
  return {
    ok: behind.length === 0 && missed === 0 && scans.wrongOutcomes.length === 0,
    ...load,
    apiProcesses: apis.length,
    acknowledged: scans.acknowledged.length,
    scansASecond: rounded(scans.acknowledged.length / ((after.at - before.at) / 1000)),
    usual: { ...summarise(usual), aimMs: AIM_MS },
    redisKilled: { awayMs: Math.round(crash.backAt - crash.killedAt), ...summarise(ofCrash) },
    /** Of one processor. */
    cpuShares: {
      api: share('apiUs'),
      postgres: share('postgresUs'),
      viewers: share('viewersUs'),
    },
    refusedCalls: scans.refused,
    streamsEnded: ended,
    missed,
    viewersBehind: behind.length,
    faults: [...scans.wrongOutcomes, ...behind].slice(0, 10),
    ...(profile && { profile: summariseProfiles(PROFILES) }),
  };
}

async function readRefs(db: pg.Client, count: number): Promise<string[]> {
  const { rows } = await db.query<{ ref: string }>(
    'SELECT ref FROM bench.refs WHERE n <= $1 ORDER BY n',
    [count],
  );
  return rows.map(({ ref }) => ref);
}

async function crashInTheMiddle(
  crashRedis: (awayMs: number) => Promise<void>,
  seconds: number,
): Promise<{ killedAt: number; backAt: number }> {
  await sleep((seconds / 2) * 1000);
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
  const ms = delays.map((delay) => delay.ms);
  if (ms.length === 0) return { scans: 0 };
  return {
    scans: ms.length,
    p50Ms: rounded(percentile(ms, 0.5)),
    p99Ms: rounded(percentile(ms, 0.99)),
    maxMs: rounded(percentile(ms, 1)),
  };
}
