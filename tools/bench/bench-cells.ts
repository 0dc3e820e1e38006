import { type SeededRandom, seededRandom } from '@waypost/domain/simulation';
import { defineTool, drawSeed, say, type Verdict } from '../driver/define-tool.ts';
import { type Installation, openInstallation } from '../installation/installation.ts';
import { readValue } from '../installation/read-value.ts';
import { checkStoredScans } from '../installation/stored-scans.ts';
import { linkTwoCells } from '../installation/two-cells.ts';
import { waitFor } from '../installation/wait-for.ts';
import { bindCell, type BoundCell, readCores } from './cells/bound-cell.ts';
import { type DrawnScan, drawScans, readNumbers } from './cells/draw-scans.ts';
import { type Measured, measured, summariseForms } from './cells/cell-figures.ts';
import { type Load, sendLoad } from './cells/send-load.ts';
import { rounded } from './statistics.ts';

const SOURCE = 'Bench hub';
const EVENTS = 10;
const PATIENCE_MS = 60_000;
const LOWER = Array.from({ length: 16 }, (_, shard) => shard);
const UPPER = LOWER.map((shard) => shard + 16);

const USAGE = `
pnpm bench cells [--short] [--rounds 3] [--shipments 100000] [--scans 60000] [--batch 250] [--connections 4] [--seed N]
  Throughput of scans in one cell whose api, PostgreSQL and Valkey share one core, compared with two cells that have
  one core each. The sender for a cell runs on the core of that cell, so it costs both setups the same; its processor
  time is reported separately. Each database holds the same number of shipments, of which those of 16 shards are scanned.
    direct  each scan is sent to the cell that holds its shipment
    mixed   half of the scans in each call belong to the other cell
    wrong   each scan is sent to the other cell
  ratio is the throughput of two cells divided by that of one (aim: 1.8 for direct); cpuRatio is the total processor
  time per scan of two cells divided by that of one.
  --short      2,000 shipments, 5,000 scans per cell, 1 round
  --shipments  in each database, with ${EVENTS} events each
  --scans      per cell, in each measurement`;

export const benchCells = defineTool({
  usage: USAGE,
  options: {
    rounds: [3, 1],
    shipments: [100_000, 2_000],
    scans: [60_000, 5_000],
    batch: 250,
    connections: 4,
    seed: drawSeed,
  },
  figures: [
    { path: 'direct.ratio', atLeast: 1.8 },
    { path: 'direct.cpuRatio', atMost: 1.1 },
    { path: 'mixed.ratio' },
    { path: 'wrong.ratio' },
  ],
  async run({ seed, short: _short, positionals: _positionals, ...load }) {
    const [first, second] = readCores();
    if (first === undefined || second === undefined) throw new Error('Two cells need two cores.');
    return run({ ...load, cores: [first, second], random: seededRandom(seed, 0) });
  },
});

interface CellOptions {
  rounds: number;
  shipments: number;
  scans: number;
  batch: number;
  connections: number;
  /** One for each cell. */
  cores: readonly [number, number];
  random: SeededRandom;
}

const FORMS = ['direct', 'mixed', 'wrong'] as const;
type Form = 'one' | (typeof FORMS)[number];

async function run({
  rounds,
  shipments,
  scans,
  cores,
  random,
  ...sending
}: CellOptions): Promise<Verdict> {
  const single = await openInstallation({ name: 'bench-cells-one', apiCount: 1 });
  const { home, other } = await linkTwoCells('bench-cells');
  for (const installation of [single, home, other]) await fill(installation, shipments);
  const keys = { one: await single.createKey(SOURCE), two: await home.createKey(SOURCE) };
  const one = await serve(single, cores[0]);
  const [a, b] = [await serve(home, cores[0]), await serve(other, cores[1])];
  await waitForKey(other);
  const numbers = {
    one: await numbersOf(single, LOWER),
    a: await numbersOf(home, LOWER),
    b: await numbersOf(other, UPPER),
  };
  const sent = new Map<Installation, Set<string>>(
    [single, home, other].map((of) => [of, new Set()]),
  );
  const faults: string[] = [];

  function note(installation: Installation, drawn: readonly DrawnScan[]): readonly DrawnScan[] {
    for (const { scan } of drawn) sent.get(installation)?.add(scan.scanId);
    return drawn;
  }

  function loadsOf(form: Form): Load[] {
    if (form === 'one') {
      return [{ door: one, scans: note(single, drawScans(random, numbers.one, scans)) }];
    }
    const ofA = note(home, drawScans(random, numbers.a, scans));
    const ofB = note(other, drawScans(random, numbers.b, scans));
    if (form === 'direct') return inTwo(ofA, ofB);
    if (form === 'wrong') return inTwo(ofB, ofA);
    const mixed = ofA.flatMap((scan, at) => [scan, ...ofB.slice(at, at + 1)]);
    return inTwo(mixed.slice(0, scans), mixed.slice(scans));
  }

  const inTwo = (first: readonly DrawnScan[], second: readonly DrawnScan[]): Load[] => [
    { door: a, scans: first },
    { door: b, scans: second },
  ];

  async function measure(form: Form): Promise<Measured> {
    const loads = loadsOf(form);
    const cells = loads.map(({ door }) => door);
    const before = cells.map((cell) => cell.cpu());
    const reports = await sendLoad(loads, {
      key: form === 'one' ? keys.one : keys.two,
      ...sending,
    });
    const after = cells.map((cell) => cell.cpu());
    for (const { outcomes } of reports) {
      const { recorded = 0, known = 0, ...wrong } = outcomes;
      if (recorded + known !== scans)
        faults.push(`${form}: ${JSON.stringify({ recorded, ...wrong })}`);
    }
    const result = measured(scans * loads.length, reports, before, after);
    say(`${form}: ${rounded(result.perSecond)} scans/s, ${rounded(result.cellUs)} us a scan`);
    return result;
  }

  say('warming up');
  for (const form of ['one', ...FORMS] as const) await measure(form);
  const runs: Record<Form, Measured[]> = { one: [], direct: [], mixed: [], wrong: [] };
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${round}/${rounds}`);
    for (const form of ['one', ...FORMS] as const) runs[form].push(await measure(form));
  }
  for (const [installation, ids] of sent) faults.push(...(await judge(installation, ids)));
  return {
    ok: faults.length === 0,
    size: { shipments, events: shipments * EVENTS },
    scansPerCell: scans,
    rounds,
    ...sending,
    ...summariseForms(runs),
    faults,
  };
}

async function fill(installation: Installation, shipments: number): Promise<void> {
  const size = [`--shipments=${shipments}`, `--events=${EVENTS}`];
  await installation.command('seed', [...size, '--without-money', '--yes']);
  const db = await installation.connect('superuser');
  await db.query('VACUUM (FREEZE, ANALYZE)');
  await db.query('CHECKPOINT');
  await db.end();
}

async function serve(installation: Installation, core: number): Promise<BoundCell> {
  return bindCell(installation, await installation.startApi(), core);
}

async function numbersOf(installation: Installation, shards: readonly number[]) {
  const db = await installation.connect('owner');
  const numbers = await readNumbers(db, shards);
  await db.end();
  return numbers;
}

async function waitForKey(other: Installation): Promise<void> {
  const db = await other.connect('owner');
  await waitFor('the copy of the key', PATIENCE_MS, async () => {
    const known = await readValue<number>(db, 'SELECT count(*)::int FROM api_keys');
    return (known ?? 0) > 0 || undefined;
  });
  await db.end();
}

/** Every acknowledged scan is in the database of its cell once, and in no other. */
async function judge(installation: Installation, ids: ReadonlySet<string>): Promise<string[]> {
  const db = await installation.connect('owner');
  const stored = await checkStoredScans(db, SOURCE, ids);
  await db.end();
  return Object.entries(stored).flatMap(([what, list]) =>
    list.length === 0 ? [] : [`${list.length} scans ${what} in ${installation.dataDir}`],
  );
}
