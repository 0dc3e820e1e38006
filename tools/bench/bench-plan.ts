import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { MOST_P99_RATIO, measureBeside } from './plan/beside-look-ups.ts';
import { measureInstance } from './plan/measure-instance.ts';
import { listInstances } from './plan/list-instances.ts';
import { measureReplanning } from './plan/measure-replanning.ts';
import { planRandomProblems, planTwice } from './plan/random-problems.ts';
import { installPyvrp } from './plan/solve-with-pyvrp.ts';

const MOST_MB = 250;
const MOST_REPLAN_MS = 1_000;

const USAGE = `
pnpm bench plan [--short] [--seeds 5] [--random 10000] [--instances FOLDER] [--only NAME,NAME] [--beside]
  Plans rounds for generated instances, and lets PyVRP plan the same with as much processor time. Reports the ratio of
  the costs, as medians over seeds. A round of 120 stops is replanned on the road. Every plan, also of random problems,
  is checked by checkPlan; the same seed must give the same plan.
  --short      small instances for a few seconds, 200 random problems, without PyVRP
  --seeds      runs of each instance
  --random     number of random problems
  --instances  also the files of this folder, in the VRPLIB format (X-n1001-k43.vrp), with gaps to published costs
  --only       only these instances
  --beside     instead: the p99 of look-ups at a steady rate, alone and beside four plans of 1,000 stops in the worker`;

export const benchPlan = defineTool({
  usage: USAGE,
  options: { seeds: [5, 1], random: [10_000, 200], instances: '', only: '', beside: false },
  nightly: ['--only corner,scattered', '--only windows,city --random 0', '--beside'],
  figures: [
    ...['corner', 'scattered', 'windows', 'city'].map((name) => ({
      path: `${name}.ratioToPyvrp`,
      atMost: 1,
    })),
    { path: 'mostMb', atMost: MOST_MB },
    { path: 'replanMs', atMost: MOST_REPLAN_MS },
    { path: 'besideRatio', atMost: MOST_P99_RATIO },
  ],
  run: ({ beside, ...given }) =>
    beside
      ? measureBeside({ isShort: given.short, rounds: given.short ? 1 : 3, perSecond: 100 })
      : measure(given),
});

async function measure({
  short: isShort,
  seeds,
  random,
  instances,
  only,
}: {
  short: boolean;
  seeds: number;
  random: number;
  instances: string;
  only: string;
}): Promise<Verdict> {
  const faults: string[] = [];
  say(`planning ${random} random problems`);
  faults.push(...planRandomProblems(random), ...planTwice());
  const replanning = measureReplanning();
  faults.push(...replanning.faults);

  const python = isShort ? undefined : await installPyvrp();
  const measured: Record<string, object> = {};
  let mostMb = 0;
  const wanted = only.split(',');
  for (const listed of listInstances(isShort, instances)) {
    if (only !== '' && !wanted.includes(listed.key)) continue;
    const result = await measureInstance(listed, seeds, python);
    faults.push(...result.faults);
    mostMb = Math.max(mostMb, result.mostMb);
    measured[listed.key] = result.figures;
    say(`${listed.key} ${JSON.stringify(result.figures)}`);
  }
  return {
    ok: faults.length === 0,
    faults,
    randomProblems: random,
    replanMs: replanning.medianMs,
    mostMb,
    aimMb: MOST_MB,
    ...measured,
  };
}
