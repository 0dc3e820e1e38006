import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@waypost/domain/simulation';
import { cpuUsOfMachine, cpuUsWithEndedChildrenOf, createCpuClock } from '../bench/cpu-time.ts';
import { rounded } from '../bench/statistics.ts';
import { defineTool, drawSeed, say, type Verdict } from '../driver/define-tool.ts';
import {
  drawShipment,
  insertShipments,
  type NewShipment,
} from '../installation/insert-shipments.ts';
import { openInstallation } from '../installation/installation.ts';
import { checkStoredScans } from '../installation/stored-scans.ts';
import { flood, type Flooded } from './overload/flood.ts';
import { startPoliteDevices } from './overload/polite-devices.ts';

const SHIPMENTS = 2_000;
const POLITE_SHIPMENTS = 300;
const POLITE_DEVICES = 3;
const POLITE_SOURCE = 'Polite hub';
/** As many connections as one process can serve at full speed. */
const HELD = { scans: 32, 'look-ups': 40 };
const TIMES = 10;
type Kind = 'scans' | 'look-ups';

/** What comes over whom, beside polite devices. */
const FLOODS: Record<string, readonly Kind[]> = {
  'look-ups': ['look-ups'],
  'greedy key': ['scans'],
  mixed: ['scans', 'look-ups'],
};

/** What others may use of the machine before a fault may be theirs. */
const BUSY_CORES = 0.3;

const AIMS = { goodput: 0.8, politeP99Ms: 500, lookUpMs: 1_000 };

const USAGE = `
pnpm chaos overload [--short] [--seconds 15] [--only mixed] [--split] [--seed N]
  One api process, three polite devices, and ten times as many clients as it can serve, which retry as soon as they are
  answered: with look-ups, with scans by one greedy key, and with both. The rate of acknowledged scans must stay at 80 %
  of what the process does alone in the same run; polite devices must not be refused and have a p99 of at most 500 ms;
  look-ups must be answered or refused within 1 s (p99).
  --short   4 s each
  --split   scans have a process of their own (API_ROLE), and look-ups another`;

export const chaosOverload = defineTool({
  usage: USAGE,
  options: { seconds: [15, 4], only: '', split: false, seed: drawSeed },
  figures: Object.entries(FLOODS).flatMap(([name, kinds]) => [
    { path: `floods.${name}.polite.p99Ms`, atMost: AIMS.politeP99Ms },
    ...(kinds.includes('scans') ? [{ path: `floods.${name}.goodput`, atLeast: AIMS.goodput }] : []),
    ...(kinds.includes('look-ups')
      ? [{ path: `floods.${name}.look-ups.p99Ms`, atMost: AIMS.lookUpMs }]
      : []),
  ]),
  run: ({ seconds, only, split, seed }) => runFloods({ seconds, only, split, seed }),
});

async function runFloods(options: {
  seconds: number;
  only: string;
  split: boolean;
  seed: number;
}): Promise<Verdict> {
  const { seconds, only, split, seed } = options;
  const installation = await openInstallation({
    name: 'chaos-overload',
    apiCount: split ? 2 : 1,
  });
  const [scansPort = 0, publicPort = scansPort] = installation.apiPorts;
  const random = seededRandom(seed, 0);
  const draw = (length: number) =>
    Array.from({ length }, () => drawShipment(random, Date.now() - 86_400_000, 1));
  // the scanned shipments are not looked up, and each device scans its own
  const [scanned, lookedUp] = [draw(SHIPMENTS), draw(SHIPMENTS)];
  const politeShipments = draw(POLITE_SHIPMENTS);
  const db = await installation.connect('owner');
  await insertShipments(db, [...scanned, ...lookedUp, ...politeShipments]);
  const refsFiles = {
    scans: writeRefs(join(installation.dataDir, 'scanned.refs'), scanned),
    'look-ups': writeRefs(join(installation.dataDir, 'looked-up.refs'), lookedUp),
  };
  const greedyKey = await installation.createKey('Greedy hub');
  const politeKeys: string[] = [];
  for (let n = 0; n < POLITE_DEVICES; n += 1) {
    politeKeys.push(await installation.createKey(POLITE_SOURCE));
  }
  const apis = split
    ? [
        await installation.startApi(scansPort, { settings: { API_ROLE: 'scans' } }),
        await installation.startApi(publicPort, { settings: { API_ROLE: 'public' } }),
      ]
    : [await installation.startApi()];

  const cpuClock = await createCpuClock(installation, apis);
  const acknowledged = new Set<string>();
  let othersCores = 0;
  const startPolite = () =>
    startPoliteDevices({
      port: scansPort,
      keys: politeKeys,
      refs: politeShipments.map(({ trackingNumber }) => trackingNumber),
    });
  const send = (kind: Kind, connections: number, forSeconds = seconds) =>
    flood({
      kind,
      connections,
      seconds: forSeconds,
      refsFile: refsFiles[kind],
      key: greedyKey,
      port: kind === 'scans' ? scansPort : publicPort,
    });

  /** These connections beside polite devices, and who used the two cores for it. */
  async function measure(connections: Partial<Record<Kind, number>>) {
    const kinds = Object.keys(connections) as Kind[];
    const cpu = () => {
      const { apiUs, postgresUs } = cpuClock();
      const generatorUs = cpuUsWithEndedChildrenOf(process.pid);
      return { apiUs, postgresUs, generatorUs, machineUs: cpuUsOfMachine() };
    };
    const before = cpu();
    const devices = startPolite();
    const [, ...sent] = await Promise.all([
      sleep(seconds * 1_000),
      ...kinds.map((kind) => send(kind, connections[kind] ?? 0)),
    ]);
    const polite = await devices.stop();
    const after = cpu();
    const cores = coresBetween(before, after, seconds);
    othersCores = Math.max(othersCores, cores.others);
    for (const id of devices.acknowledged) acknowledged.add(id);
    const floods = Object.fromEntries(kinds.map((kind, at) => [kind, sent[at]])) as Partial<
      Record<Kind, Flooded>
    >;
    return {
      ...floods,
      polite: { ...polite, perSecond: rounded(polite.perSecond) },
      scansPerSecond: rounded(perSecond(floods.scans) + polite.perSecond),
      cores,
    };
  }

  say('warming up');
  await send('scans', HELD.scans, 3);
  await send('look-ups', HELD['look-ups'], 3);
  const faults: string[] = [];
  const calm = await measure({});
  say(`polite devices alone: ${JSON.stringify(calm.polite)}`);
  const alone = {
    scans: await measure({ scans: HELD.scans }),
    'look-ups': await measure({ 'look-ups': HELD['look-ups'] }),
  };
  say(`what it holds: ${JSON.stringify(alone)}`);

  const heldPerSecond = (kind: Kind) => perSecond(alone[kind][kind]);
  const floods: Record<string, object> = {};
  for (const [name, kinds] of Object.entries(FLOODS)) {
    if (only !== '' && only !== name) continue;
    const connections = Object.fromEntries(kinds.map((kind) => [kind, HELD[kind] * TIMES]));
    const seen = await measure(connections);
    const offered = Object.fromEntries(
      kinds.map((kind) => [kind, rounded(askedPerSecond(seen[kind]) / heldPerSecond(kind))]),
    );
    const goodput = kinds.includes('scans')
      ? rounded(seen.scansPerSecond / alone.scans.scansPerSecond)
      : null;
    floods[name] = { connections, offered, ...seen, goodput };
    say(`${name}: ${JSON.stringify(floods[name])}`);
    const { polite } = seen;
    const lookUps = seen['look-ups'];
    if (goodput !== null && goodput < AIMS.goodput)
      faults.push(`${name}: scans fell to ${goodput} of what it holds`);
    if (polite.refused > 0)
      faults.push(`${name}: polite devices were refused ${polite.refused} times`);
    if (polite.p99Ms > AIMS.politeP99Ms) faults.push(`${name}: polite p99 of ${polite.p99Ms} ms`);
    if (lookUps !== undefined && lookUps.p99Ms > AIMS.lookUpMs) {
      faults.push(`${name}: look-ups took ${lookUps.p99Ms} ms`);
    }
    for (const [kind, flooded] of [
      ['scans', seen.scans],
      ['look-ups', lookUps],
    ] as const) {
      if ((flooded?.wrong ?? 0) + (flooded?.broken ?? 0) > 0) {
        faults.push(
          `${name}: ${flooded?.wrong} ${kind} answered otherwise, ${flooded?.broken} broken`,
        );
      }
    }
  }
  if (faults.length > 0 && othersCores > BUSY_CORES) {
    faults.push(
      `other programs used ${othersCores} cores meanwhile: run it again on a quiet machine`,
    );
  }
  const stored = await checkStoredScans(db, POLITE_SOURCE, acknowledged);
  faults.push(...stored.missing.map((id) => `${id} was acknowledged and is missing`));
  await installation.close();
  return {
    ok: faults.length === 0,
    seconds,
    processes: apis.length,
    calm: calm.polite,
    alone,
    floods,
    othersCores,
    acknowledgedByPolite: acknowledged.size,
    faults,
  };
}

function writeRefs(file: string, shipments: readonly NewShipment[]): string {
  writeFileSync(file, shipments.map(({ trackingNumber }) => trackingNumber).join(''));
  return file;
}

type CpuUse = { apiUs: number; postgresUs: number; generatorUs: number; machineUs: number };

/** What each used of the processor; `others` are programs that have nothing to do with this run. */
function coresBetween(before: CpuUse, after: CpuUse, seconds: number) {
  const cores = (part: keyof CpuUse) => rounded((after[part] - before[part]) / 1e6 / seconds);
  const [api, postgres, generator] = [cores('apiUs'), cores('postgresUs'), cores('generatorUs')];
  const others = rounded(Math.max(0, cores('machineUs') - api - postgres - generator));
  return { api, postgres, generator, others };
}

function askedPerSecond(flooded: Flooded | undefined): number {
  return flooded === undefined ? 0 : (flooded.answered + flooded.refused) / flooded.seconds;
}

function perSecond(flooded: Flooded | undefined): number {
  return flooded === undefined ? 0 : flooded.answered / flooded.seconds;
}
