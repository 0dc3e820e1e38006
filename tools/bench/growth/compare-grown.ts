import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say, type Verdict } from '../../driver/define-tool.ts';
import { readValue } from '../../installation/read-value.ts';
import { measureArchived } from './archived-look-ups.ts';
import { countAnswers } from '../answer-counts.ts';
import { cpuPerItem, createCpuClock } from '../cpu-time.ts';
import { type HttpLookUps, runHttpLookUps } from '../http-look-ups.ts';
import { median, medians, rounded } from '../statistics.ts';
import type { GrownData } from './grown-data.ts';

interface Load {
  rounds: number;
  seconds: number;
  connections: number;
}

type Run = HttpLookUps & { pagesPerLookUp: number; cpuUs: number };
type Side = Awaited<ReturnType<typeof openSide>>;

/** Look-ups among few and among many events, in turns: what the size of the tables alone costs. */
export async function compareGrown(few: GrownData, many: GrownData, load: Load): Promise<Verdict> {
  const [small, large] = [await openSide(few, load), await openSide(many, load)];
  const anyTime = await compare('any time', 'anyTime', small, large, load);
  const recent = await compare('recent', 'recent', small, large, load);
  const archived = await measureArchived(many, load);
  // copies share their scan ids, which a file then stores once
  const { bytesPerEvent } = await measureArchived(few, { ...load, rounds: 1, seconds: 1 });
  const answers = [await small.countAnswers(), await large.countAnswers()];
  return {
    ok: answers.every((counts) => Object.keys(counts).every((status) => status === '200')),
    few: { shipments: few.shipments, events: few.events, gigabytes: small.gigabytes },
    many: { shipments: many.shipments, events: many.events, gigabytes: large.gigabytes },
    anyTime,
    recent,
    archived: {
      ...archived,
      bytesPerEvent,
      p99Ratio: rounded(archived.p99Ms / anyTime.many.p99Ms),
    },
    ...load,
    answersByStatus: answers,
  };
}

async function compare(
  title: string,
  kind: 'anyTime' | 'recent',
  few: Side,
  many: Side,
  { rounds, seconds }: Load,
) {
  // warm-up: code is not compiled and pages are not in memory yet
  await few.lookUp('anyTime', seconds);
  await many.lookUp(kind, seconds);
  const runs: { few: Run; many: Run }[] = [];
  for (let round = 1; round <= rounds; round++) {
    // the small set has too few recent ones: the api would keep all answers
    const amongFew = await few.lookUp('anyTime', seconds);
    const run = { few: amongFew, many: await many.lookUp(kind, seconds) };
    runs.push(run);
    say(
      `${title} ${round}/${rounds}: ${lineOf(run.few)} among few, ${lineOf(run.many)} among many`,
    );
  }
  const ratio = (name: 'p50Ms' | 'p95Ms' | 'p99Ms' | 'cpuUs') =>
    rounded(median(runs.map((run) => run.many[name])) / median(runs.map((run) => run.few[name])));
  return {
    p99Ratio: ratio('p99Ms'),
    p95Ratio: ratio('p95Ms'),
    p50Ratio: ratio('p50Ms'),
    cpuRatio: ratio('cpuUs'),
    few: summarise(runs.map((run) => run.few)),
    many: summarise(runs.map((run) => run.many)),
  };
}

function lineOf({ p50Ms, p99Ms, cpuUs }: Run): string {
  const [p50, p99, cpu] = [p50Ms, p99Ms, cpuUs].map(rounded);
  return `p50 ${p50} ms, p99 ${p99} ms, processor ${cpu} us`;
}

function summarise(runs: readonly Run[]) {
  return {
    ...medians(runs, ['perSecond', 'p50Ms', 'p95Ms', 'p99Ms', 'pagesPerLookUp', 'cpuUs']),
    failed: runs.reduce((sum, run) => sum + run.failed, 0),
  };
}

async function openSide({ installation }: GrownData, { connections }: Load) {
  const { apiPorts, dataDir } = installation;
  const cpuClock = await createCpuClock(installation, [await installation.startApi()]);
  const admin = await installation.connect('superuser');
  const files = {
    anyTime: await writeRefs('any-time', 'SELECT ref FROM bench.sample ORDER BY n'),
    recent: await writeRefs(
      'recent',
      `SELECT tracking_number AS ref FROM shipments WHERE id >= event_month_bound(
         (SELECT date_trunc('month', max(booked_at) - interval '1 month') FROM bench.sample)::date)
       ORDER BY md5(id::text) LIMIT 200000`,
    ),
  };
  /** Continues where the run before ended, so that a number comes again only after all others. */
  const walked = { anyTime: 0, recent: 0 };

  async function writeRefs(name: string, query: string): Promise<string> {
    const file = join(dataDir, `${name}.refs`);
    const { rows } = await admin.query<{ ref: string }>(query);
    writeFileSync(file, rows.map(({ ref }) => ref).join(''));
    return file;
  }

  /** Pages that were not in PostgreSQL's own memory; the system may have had them in its. */
  async function countPages(): Promise<number> {
    await admin.query('SELECT pg_stat_clear_snapshot()');
    return Number(
      await readValue(admin, `SELECT blks_read FROM pg_stat_database WHERE datname = 'waypost'`),
    );
  }

  return {
    gigabytes: rounded(Number(await readValue(admin, `SELECT pg_database_size('waypost') / 1e9`))),
    async lookUp(kind: 'anyTime' | 'recent', seconds: number): Promise<Run> {
      const before = await countPages();
      const cpuBefore = cpuClock();
      const run = await runHttpLookUps({
        apiPorts,
        connections,
        seconds,
        refsFile: files[kind],
        from: walked[kind],
      });
      const asked = Math.round(run.perSecond * seconds);
      walked[kind] += asked;
      const { apiUs, postgresUs } = cpuPerItem(cpuBefore, cpuClock(), asked);
      const pagesPerLookUp = ((await countPages()) - before) / asked;
      return { ...run, pagesPerLookUp, cpuUs: apiUs + postgresUs };
    },
    countAnswers: () => countAnswers(apiPorts, '/api/shipments/track/:ref'),
  };
}
