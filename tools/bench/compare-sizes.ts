import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say, type Verdict } from '../driver/define-tool.ts';
import { countAnswers } from './answer-counts.ts';
import { type DataSet, openDataSet, type Size } from './data-set.ts';
import { type HttpLookUps, runHttpLookUps } from './http-look-ups.ts';
import { medians, rounded } from './statistics.ts';

const AIM = 1.2;

interface Load {
  rounds: number;
  seconds: number;
  connections: number;
  apis: number;
}

/**
 * Look-ups of the same number of shipments in a small and a ten times larger set, in turns: measures the cost of
 * the table size alone. The api keeps the same share of both.
 */
export async function compareSizes(small: Size, large: Size, load: Load): Promise<Verdict> {
  const few = await openSide(small, small.shipments, load.apis);
  const many = await openSide(large, small.shipments, load.apis);
  // warm-up: code is not compiled and pages are not in memory yet
  await few.lookUp(load.seconds);
  await many.lookUp(load.seconds);

  const runs: { few: HttpLookUps; many: HttpLookUps }[] = [];
  for (let round = 1; round <= load.rounds; round++) {
    const amongFew = await few.lookUp(load.seconds);
    const amongMany = await many.lookUp(load.seconds);
    runs.push({ few: amongFew, many: amongMany });
    say(
      `${round}/${load.rounds}: p99 ${rounded(amongFew.p99Ms)} ms among ${few.events} events, ${rounded(amongMany.p99Ms)} ms among ${many.events}`,
    );
  }

  const amongFew = summarise(runs.map((run) => run.few));
  const amongMany = summarise(runs.map((run) => run.many));
  const answers = [await few.countAnswers(), await many.countAnswers()];
  const isAllowed = (status: string) => status === '200' || status === '503';
  return {
    ok: answers.every((counts) => Object.keys(counts).every(isAllowed)),
    few: { shipments: few.shipments, events: few.events, ...amongFew },
    many: { shipments: many.shipments, events: many.events, ...amongMany },
    p99Ratio: rounded(amongMany.p99Ms / amongFew.p99Ms),
    p50Ratio: rounded(amongMany.p50Ms / amongFew.p50Ms),
    aim: AIM,
    lookedUp: small.shipments,
    ...load,
    answersByStatus: answers,
  };

  async function openSide(size: Size, lookedUp: number, apiCount: number) {
    const dataSet: DataSet = await openDataSet(size, { apiCount });
    const { installation } = dataSet;
    const { apiPorts } = installation;
    await Promise.all(apiPorts.map((port) => installation.startApi(port)));
    const db = await installation.connect('owner');
    const { rows } = await db.query<{ ref: string }>('SELECT ref FROM bench.refs WHERE n <= $1', [
      lookedUp,
    ]);
    await db.end();
    const refsFile = join(installation.dataDir, 'beside.refs');
    writeFileSync(refsFile, rows.map(({ ref }) => ref).join(''));
    return {
      ...dataSet,
      lookUp: (seconds: number) =>
        runHttpLookUps({ apiPorts, connections: load.connections, seconds, refsFile }),
      countAnswers: () => countAnswers(apiPorts, '/api/shipments/track/:ref'),
    };
  }
}

function summarise(runs: readonly HttpLookUps[]) {
  return {
    ...medians(runs, ['perSecond', 'p50Ms', 'p99Ms']),
    failed: runs.reduce((sum, run) => sum + run.failed, 0),
  };
}
