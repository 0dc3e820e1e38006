import { seededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { checkStates } from '../installation/stored-states.ts';
import { checkStoredScans } from '../installation/stored-scans.ts';
import { type BareTable, makeBareTables, runBareInserts } from './bare-inserts.ts';
import { runBareScans, startScanRecorder } from './bare-scans.ts';
import { cpuPerItem, createCpuClock } from './cpu-time.ts';
import { type DataSet, FULL, openDataSet, SHORT } from './data-set.ts';
import { runHttpScans } from './http-scans.ts';
import { type PreparedScan, prepareScans, type ScanOrder } from './prepared-scans.ts';
import { countHistoriesRead } from './recorded-batches.ts';
import { summariseBare, summariseScans } from './scan-figures.ts';
import { rounded } from './statistics.ts';

const SAMPLE = 2_000;

const USAGE = `
pnpm bench scans [--short] [--rounds 9] [--scans 100000] [--batch 250] [--apis 1] [--connections 8] [--inserters 4]
  Acknowledged scans per second over HTTP, projection included, compared with bare multi-row inserts of the same rows
  into a table of the same shape, in turns, medians (aim: 0.3 of the bare inserts). Scans are of uniformly random
  shipments, once in order and once out of order. The bare table is empty at first (ratio), or holds as many rows as
  the real one, so that its index costs as much (ratioToFilled).
  cpuRatio compares the processor time of api and PostgreSQL per scan with the same statements and values run bare by a
  plain client: bare divided by ours within a round, as the median, with all rounds listed (aim: 0.5, and 70 and 150 us
  in and out of order). The order of the two alternates between rounds.
  --short        20,000 shipments with 200,000 events instead of 1,000,000 with 10,000,000, 3 rounds
  --scans        in each measurement
  --batch        scans per call, at most 500
  --apis         api processes
  --connections  open to all of them together
  --inserters    connections that insert bare rows`;

interface Load {
  rounds: number;
  scans: number;
  batch: number;
  connections: number;
  inserters: number;
}

export const benchScans = defineTool({
  usage: USAGE,
  options: {
    rounds: [9, 3],
    scans: [100_000, 20_000],
    batch: 250,
    apis: 1,
    connections: 8,
    inserters: 4,
  },
  figures: [
    { path: 'inOrder.ratio', atLeast: 0.3 },
    { path: 'inOrder.cpuUsPerScan.total', atMost: 70 },
    { path: 'inOrder.cpuRatio', atLeast: 0.5 },
    { path: 'outOfOrder.ratio', atLeast: 0.3 },
    { path: 'outOfOrder.cpuUsPerScan.total', atMost: 150 },
    { path: 'outOfOrder.cpuRatio', atLeast: 0.5 },
  ],
  async run({ short, apis, ...load }) {
    const dataSet = await openDataSet(short ? SHORT : FULL, {
      // one more writes down statements
      apiCount: apis + 1,
    });
    return measure(dataSet, load);
  },
});

async function measure(dataSet: DataSet, load: Load): Promise<Verdict> {
  const { installation, shipments, events } = dataSet;
  const sourceName = `Bench ${new Date().toISOString()}`;
  const key = await installation.createKey(sourceName);
  const [recorderPort = 0, ...apiPorts] = installation.apiPorts;
  const apis = await Promise.all(apiPorts.map((port) => installation.startApi(port)));
  const recordBatches = await startScanRecorder(installation, recorderPort);
  await makeBareTables(installation);
  const cpuClock = await createCpuClock(installation, apis);
  const db = await installation.connect('owner');
  const updatesBefore = await countStateUpdates(db);
  const random = seededRandom(Date.now(), 0);

  const sent = new Map<string, PreparedScan>();
  const wrongOutcomes: string[] = [];

  async function overHttp(order: ScanOrder) {
    const scans = await prepareScans(db, random, { shipments, scans: load.scans, order });
    const before = cpuClock();
    const sending = { key, apiPorts, ...load };
    const result = await runHttpScans(scans, sending);
    const cpu = cpuPerItem(before, cpuClock(), scans.length);
    for (const prepared of scans) {
      const { scanId } = prepared.scan;
      sent.set(scanId, prepared);
      const outcome = result.outcomes.get(scanId);
      // known: the call was repeated, but its first try had been recorded
      if (outcome !== 'recorded' && outcome !== 'known') wrongOutcomes.push(`${scanId} ${outcome}`);
    }
    return { ...result, scans, cpu };
  }

  async function bare(table: BareTable, scans: readonly PreparedScan[]) {
    const before = cpuClock();
    const perSecond = await runBareInserts(installation, table, scans, load.inserters);
    return { perSecond, cpu: cpuPerItem(before, cpuClock(), scans.length) };
  }

  /** Measures ours and the same statements bare in turns, because a machine gets slower or faster during a run. */
  async function both(order: ScanOrder, isOursFirst: boolean) {
    if (isOursFirst) return { ours: await overHttp(order), bare: await statementsBare(order) };
    const bareFirst = await statementsBare(order);
    return { ours: await overHttp(order), bare: bareFirst };
  }

  async function statementsBare(order: ScanOrder) {
    const scans = await prepareScans(db, random, {
      shipments,
      scans: load.scans,
      order,
      once: true,
    });
    const batches = await recordBatches(scans, { key, ...load });
    const result = await runBareScans(installation, batches, cpuClock);
    for (const prepared of scans) sent.set(prepared.scan.scanId, prepared);
    return { ...result, historiesRead: countHistoriesRead(batches) / scans.length };
  }

  say('warming up');
  await overHttp('in order');
  await overHttp('out of order');
  const inOrder: Awaited<ReturnType<typeof overHttp>>[] = [];
  const outOfOrder: Awaited<ReturnType<typeof overHttp>>[] = [];
  const inOrderBare: Awaited<ReturnType<typeof statementsBare>>[] = [];
  const outOfOrderBare: Awaited<ReturnType<typeof statementsBare>>[] = [];
  const intoEmpty: Awaited<ReturnType<typeof bare>>[] = [];
  const intoFilled: Awaited<ReturnType<typeof bare>>[] = [];
  for (let round = 1; round <= load.rounds; round++) {
    const { ours: first, bare: firstBare } = await both('in order', round % 2 === 1);
    const { ours: second, bare: secondBare } = await both('out of order', round % 2 === 1);
    inOrderBare.push(firstBare);
    outOfOrderBare.push(secondBare);
    const scans = [...first.scans, ...second.scans];
    const third = await bare('empty_events', scans);
    const fourth = await bare('filled_events', scans);
    inOrder.push(first);
    outOfOrder.push(second);
    intoEmpty.push(third);
    intoFilled.push(fourth);
    const [a, b, c, d] = [first, second, third, fourth].map(({ perSecond }) => rounded(perSecond));
    say(
      `${round}/${load.rounds}: in order ${a}/s, out of order ${b}/s, bare ${c}/s, as many rows ${d}/s`,
    );
  }

  const stored = await checkStoredScans(db, sourceName, new Set(sent.keys()));
  const touched = [...new Set([...sent.values()].map(({ shipmentId }) => shipmentId))];
  const states = await checkStates(db, touched.slice(-SAMPLE));
  const faults = states.flatMap(({ fault }) => fault ?? []);
  say(
    `${sent.size} acknowledged: ${stored.missing.length} missing, ${stored.doubled.length} doubled; ${states.length} states checked, ${faults.length} wrong`,
  );

  const bareInserts = {
    intoEmpty: summariseBare(intoEmpty),
    intoFilled: summariseBare(intoFilled),
  };
  return {
    ok:
      wrongOutcomes.length === 0 &&
      stored.missing.length === 0 &&
      stored.doubled.length === 0 &&
      stored.unexpected.length === 0 &&
      states.length > 0 &&
      faults.length === 0,
    size: { shipments, events },
    inOrder: { ...summariseScans(inOrder, inOrderBare, bareInserts), aim: 0.3 },
    outOfOrder: { ...summariseScans(outOfOrder, outOfOrderBare, bareInserts), aim: 0.3 },
    bareInserts,
    /** Of the updates of shipment_state, those that wrote no index. */
    hotUpdates: rounded(await hotShareSince(db, updatesBefore)),
    apiProcesses: apis.length,
    ...load,
    acknowledged: sent.size,
    missing: stored.missing.length,
    doubled: stored.doubled.length,
    unexpected: stored.unexpected.length,
    statesChecked: states.length,
    wrongOutcomes: wrongOutcomes.slice(0, 10),
    faults,
  };
}

interface StateUpdates {
  all: number;
  hot: number;
}

async function countStateUpdates(db: pg.Client): Promise<StateUpdates> {
  const { rows } = await db.query<StateUpdates>(
    `SELECT n_tup_upd::float8 AS all, n_tup_hot_upd::float8 AS hot
     FROM pg_stat_user_tables WHERE relid = 'shipment_state'::regclass`,
  );
  return rows[0] ?? { all: 0, hot: 0 };
}

async function hotShareSince(db: pg.Client, before: StateUpdates): Promise<number> {
  const { all, hot } = await countStateUpdates(db);
  return (hot - before.hot) / Math.max(1, all - before.all);
}
