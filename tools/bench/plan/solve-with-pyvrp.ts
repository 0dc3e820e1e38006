import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plan, planOfOrders, type PlanProblem } from '@waypost/domain/rounds';
import { installPython } from '../../installation/install-python.ts';
import { runProgram } from '../../installation/run-program.ts';

const SOLVE = fileURLToPath(new URL('pyvrp/solve.py', import.meta.url));
const REQUIREMENTS = fileURLToPath(new URL('pyvrp/requirements.txt', import.meta.url));
/** Later than any day. */
const NEVER = 1_000_000_000;

export interface Refereed {
  plan: Plan;
  cpuSeconds: number;
}

export async function installPyvrp(): Promise<string> {
  return installPython('pyvrp', REQUIREMENTS, { program: 'python', check: ['-c', 'import pyvrp'] });
}

/** For problems whose vehicles are all the same and end where they start. Costs are rounded to whole numbers. */
export async function solveWithPyvrp(
  python: string,
  problem: PlanProblem,
  { seed, cpuSeconds }: { seed: number; cpuSeconds: number },
): Promise<Refereed> {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-pyvrp-'));
  try {
    const file = join(folder, 'problem.json');
    writeFileSync(file, JSON.stringify(questionOf(problem)));
    const output = await runProgram(python, [SOLVE, file, `${seed}`, `${cpuSeconds}`]);
    const answer = JSON.parse(output) as { rounds: number[][]; cpuSeconds: number };
    const orders = new Map(
      answer.rounds.map((round, at) => [
        problem.vehicles[at]?.id ?? '',
        round.map((place) => problem.stops[place]?.id ?? ''),
      ]),
    );
    return { plan: planOfOrders(problem, orders, [], 0), cpuSeconds: answer.cpuSeconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function questionOf({ stops, vehicles, matrix }: PlanProblem) {
  const [first] = vehicles;
  if (first === undefined) throw new Error('PyVRP is asked for a plan without vehicles.');
  const { perHour, perKm } = first.cost;
  const seconds = (minute: number) => Math.min(NEVER, Math.round(minute * 60));
  return {
    size: matrix.size,
    seconds: Array.from(matrix.seconds),
    cost: Array.from(matrix.seconds, (each, at) =>
      Math.round((each * perHour) / 3600 + ((matrix.metres[at] ?? 0) * perKm) / 1000),
    ),
    // only for drawings: the matrices count
    locations: Array.from({ length: matrix.size }, () => [0, 0]),
    stops: stops.map(({ point, demand, serviceSeconds, window }) => ({
      point,
      demand: [demand.pieces, demand.kg, demand.litres],
      serviceSeconds,
      opensAt: window === null ? 0 : seconds(window.fromMinute),
      closesAt: window === null ? NEVER : seconds(window.untilMinute),
    })),
    vehicle: {
      count: vehicles.length,
      capacity: [first.capacity.pieces, first.capacity.kg, first.capacity.litres],
      point: first.startPoint,
      startsAt: seconds(first.shift.fromMinute),
      endsAt: seconds(first.shift.untilMinute),
    },
  };
}
