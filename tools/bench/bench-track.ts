import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PublicTracking } from '@waypost/contract';
import type pg from 'pg';
import type { Installation } from '../installation/installation.ts';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { checkStates } from '../installation/stored-states.ts';
import { countAnswers } from './answer-counts.ts';
import { patientFetch } from '../installation/patient-fetch.ts';
import { readLookUpStatement, writeBareLookUps } from './bare-look-ups.ts';
import { cpuPerItem, createCpuClock, medianCpu } from './cpu-time.ts';
import { compareSizes } from './compare-sizes.ts';
import { type DataSet, FULL, openDataSet, SHORT, TENTH, TINY } from './data-set.ts';
import { inBatches } from '../installation/in-batches.ts';
import { runHttpLookUps } from './http-look-ups.ts';
import { runPgbench } from './pgbench.ts';
import { median, medians, rounded } from './statistics.ts';

const HOT_SET = 10_000;
const SAMPLE = 1_000;

const USAGE = `
pnpm bench track [--short] [--rounds 3] [--seconds 10] [--apis 2] [--connections 64] [--clients 4] [--beside]
  Look-ups per second over HTTP compared with the same SQL run bare by pgbench, in turns, medians, for uniformly random
  numbers (aim: half of pgbench) and for a hot set of 10,000 (aim: more than pgbench).
  --short        20,000 shipments with 200,000 events instead of 1,000,000 with 10,000,000; the api keeps many of so
                 few answers, so the figure for uniform is too good
  --apis         api processes
  --connections  open to all of them together
  --clients      of pgbench
  --beside       instead: the times of look-ups among 10,000,000 events compared with 1,000,000
                 (--short: 200,000 and 20,000), over 8 connections (aim: 1.2 times the p99)`;

interface Load {
  rounds: number;
  seconds: number;
  connections: number;
  clients: number;
}

export const benchTrack = defineTool({
  usage: USAGE,
  options: {
    rounds: 3,
    seconds: [10, 3],
    apis: 2,
    connections: 0,
    clients: 4,
    beside: false,
  },
  nightly: ['', '--beside'],
  figures: [
    { path: 'uniform.ratio', atLeast: 0.5 },
    { path: 'hot.ratio', atLeast: 1 },
    { path: 'uniform.cpuUsPerLookUp.api' },
    { path: 'p99Ratio', atMost: 1.2 },
  ],
  async run({ short, beside, apis, connections, ...load }) {
    if (beside) {
      const [small, large] = short ? [TINY, SHORT] : [TENTH, FULL];
      return compareSizes(small, large, { ...load, apis, connections: connections || 8 });
    }
    const dataSet = await openDataSet(short ? SHORT : FULL, {
      apiCount: apis,
    });
    return measure(dataSet, { ...load, connections: connections || 64 });
  },
});

async function measure(dataSet: DataSet, load: Load): Promise<Verdict> {
  const { installation, shipments, events } = dataSet;
  const apis = await Promise.all(installation.apiPorts.map((port) => installation.startApi(port)));
  const cpuClock = await createCpuClock(installation, apis);
  const db = await installation.connect('owner');
  const refs = await readRefs(db);
  const [firstRef = ''] = refs;
  const [firstApi = 0] = installation.apiPorts;
  const statement = await readLookUpStatement(installation, firstApi, firstRef);

  const faults = await checkAnswers(installation, db, refs);
  say(`${SAMPLE} answers checked, ${faults.length} wrong`);
  const uniform = await compare('uniform', refs);
  const hot = await compare('hot', refs.slice(0, HOT_SET));

  const answers = await countAnswers(installation.apiPorts, '/api/shipments/track/:ref');
  const isAllowed = (status: string) => ['200', '429', '503'].includes(status);
  return {
    // a refusal under load is acceptable, any other answer is not
    ok: faults.length === 0 && Object.keys(answers).every(isAllowed),
    size: { shipments, events },
    uniform: { ...uniform, aim: 0.5 },
    hot: { ...hot, aim: 1 },
    apiProcesses: apis.length,
    ...load,
    answersByStatus: answers,
    answersChecked: SAMPLE,
    faults,
  };

  async function compare(name: string, among: readonly string[]) {
    const refsFile = join(installation.dataDir, `${name}.refs`);
    writeFileSync(refsFile, among.join(''));
    const script = join(installation.dataDir, `${name}.pgbench.sql`);
    writeBareLookUps(script, statement, among.length);
    const http = async (seconds: number) => {
      const before = cpuClock();
      const { apiPorts } = installation;
      const answered = await runHttpLookUps({ ...load, apiPorts, refsFile, seconds });
      return { ...answered, cpu: cpuPerItem(before, cpuClock(), answered.perSecond * seconds) };
    };
    const bare = async (seconds: number) => {
      const before = cpuClock();
      const perSecond = await runPgbench(installation, script, load.clients, [`--time=${seconds}`]);
      return { perSecond, cpu: cpuPerItem(before, cpuClock(), perSecond * seconds) };
    };

    // warm-up: code is not compiled and pages are not in memory yet
    await http(Math.ceil(load.seconds / 2));
    await bare(Math.ceil(load.seconds / 2));
    const overHttp: Awaited<ReturnType<typeof http>>[] = [];
    const overPgbench: Awaited<ReturnType<typeof bare>>[] = [];
    for (let round = 1; round <= load.rounds; round++) {
      const answered = await http(load.seconds);
      const read = await bare(load.seconds);
      overHttp.push(answered);
      overPgbench.push(read);
      say(
        `${name} ${round}/${load.rounds}: HTTP ${rounded(answered.perSecond)}/s, pgbench ${rounded(read.perSecond)}/s`,
      );
    }
    const httpPerSecond = median(overHttp.map(({ perSecond }) => perSecond));
    const pgbenchPerSecond = median(overPgbench.map(({ perSecond }) => perSecond));
    return {
      httpPerSecond: rounded(httpPerSecond),
      pgbenchPerSecond: rounded(pgbenchPerSecond),
      ratio: rounded(httpPerSecond / pgbenchPerSecond),
      ...medians(overHttp, ['p50Ms', 'p99Ms']),
      failed: overHttp.reduce((sum, { failed }) => sum + failed, 0),
      cpuUsPerLookUp: {
        api: medianCpu(overHttp, 'apiUs'),
        postgres: medianCpu(overHttp, 'postgresUs'),
        pgbenchPostgres: medianCpu(overPgbench, 'postgresUs'),
      },
    };
  }
}

/** All tracking numbers, in an order unrelated to that of the rows. */
async function readRefs(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<[string]>({
    text: 'SELECT ref FROM bench.refs ORDER BY n',
    rowMode: 'array',
  });
  return rows.map(([ref]) => ref);
}

/** A sample of answers must name its shipment and agree with the reference fold of the rows. */
async function checkAnswers(
  installation: Installation,
  db: pg.Client,
  refs: readonly string[],
): Promise<string[]> {
  const sample = refs.slice(-SAMPLE);
  const owned = await db.query<{ shipment_id: string }>(
    'SELECT shipment_id FROM shipment_refs WHERE ref = ANY ($1::text[])',
    [sample],
  );
  const ids = owned.rows.map((row) => row.shipment_id);
  const states = new Map(
    (await checkStates(db, ids)).map((state) => [state.trackingNumber, state]),
  );
  const faults: string[] = [];
  for (const batch of inBatches(sample, 50)) {
    const wrong = await Promise.all(batch.map((ref, at) => faultOf(ref, at)));
    faults.push(...wrong.flat());
  }
  return faults;

  async function faultOf(ref: string, at: number): Promise<string | []> {
    const port = installation.apiPorts[at % installation.apiPorts.length];
    const answer = await patientFetch(`http://127.0.0.1:${port}/api/shipments/track/${ref}`);
    const body = PublicTracking.safeParse(await answer.json());
    const state = states.get(ref);
    if (answer.status !== 200 || !body.success) return `${ref} answered ${answer.status}`;
    if (state === undefined) return `${ref} has no state`;
    if (state.fault !== undefined) return state.fault;
    const { trackingNumber, status } = body.data;
    const isRight = trackingNumber === ref && status === state.status;
    return isRight ? [] : `${ref} answered ${trackingNumber} ${status}, not ${state.status}`;
  }
}
