import { fileURLToPath } from 'node:url';
import { checkPlan } from '@waypost/domain/rounds';
import { runProgram } from '../../installation/run-program.ts';
import { median } from '../statistics.ts';
import { type ListedInstance, loadInstance } from './list-instances.ts';
import type { Solved } from './solve-process.ts';
import { solveWithPyvrp } from './solve-with-pyvrp.ts';

const SOLVE = fileURLToPath(new URL('solve-process.ts', import.meta.url));

export interface Measured {
  faults: string[];
  mostMb: number;
  figures: Record<string, number>;
}

/** The planner and PyVRP in turns, so that both meet the same other work on the machine. */
export async function measureInstance(
  { source, cpuSeconds }: ListedInstance,
  seeds: number,
  python: string | undefined,
): Promise<Measured> {
  const { problem, bestKnown } = loadInstance(source);
  const faults: string[] = [];
  const ours: Solved[] = [];
  const theirs: number[] = [];
  for (let seed = 1; seed <= seeds; seed += 1) {
    const args = [SOLVE, source, `${seed}`, `${cpuSeconds}`];
    const solved = JSON.parse(await runProgram(process.execPath, args)) as Solved;
    faults.push(...solved.faults);
    if (solved.unplanned > 0)
      faults.push(`${source}, seed ${seed}: ${solved.unplanned} stops unplanned`);
    ours.push(solved);
    if (python === undefined) continue;
    const { plan } = await solveWithPyvrp(python, problem, { seed, cpuSeconds });
    // an infeasible plan of PyVRP is no measure for ours
    theirs.push(checkPlan(problem, plan).length === 0 ? plan.cost : Infinity);
  }
  const cost = median(ours.map((each) => each.cost));
  const pyvrpCost = theirs.length === 0 ? undefined : median(theirs);
  return {
    faults,
    mostMb: Math.max(...ours.map(({ mb }) => mb)),
    figures: {
      cpuSeconds,
      cost: Math.round(cost),
      rounds: median(ours.map(({ rounds }) => rounds)),
      iterations: median(ours.map(({ iterations }) => iterations)),
      ...(pyvrpCost !== undefined && {
        pyvrpCost: Math.round(pyvrpCost),
        ratioToPyvrp: Number((cost / pyvrpCost).toFixed(4)),
      }),
      ...(bestKnown !== undefined && {
        bestKnown,
        gapPercent: Number((100 * (cost / bestKnown - 1)).toFixed(2)),
      }),
      ...(bestKnown !== undefined &&
        pyvrpCost !== undefined && {
          pyvrpGapPercent: Number((100 * (pyvrpCost / bestKnown - 1)).toFixed(2)),
        }),
    },
  };
}
