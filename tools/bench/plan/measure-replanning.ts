import { checkPlan, replanRound, type RoundToReplan } from '@waypost/domain/rounds';
import { median } from '../statistics.ts';
import { drawCity } from './draw-city.ts';

const STOPS = 120;
const ADDED = 5;
const RUNS = 5;
/** As the server asks for. */
const ITERATIONS = 15_000;

/** A round of 120 stops on the road, whose driver has done 20 and gets 5 more: processor time of the new plan. */
export function measureReplanning(): { medianMs: number; faults: string[] } {
  const { problem } = drawCity(STOPS);
  const [vehicle] = problem.vehicles;
  if (vehicle === undefined) throw new Error('The city has no van.');
  const open = problem.stops.slice(20).map((stop, at) => ({
    ...stop,
    ...(at % 25 === 10 && { locked: { vehicle: vehicle.id, position: at } }),
  }));
  const round: RoundToReplan = {
    vehicle,
    stops: open,
    addedCount: ADDED,
    matrix: problem.matrix,
    onTheRoad: { point: 20, minute: 600 },
  };
  const faults: string[] = [];
  const times = Array.from({ length: RUNS }, (_, seed) => {
    const before = process.cpuUsage();
    const { plan, problem: asked } = replanRound(round, {
      seed,
      budget: { iterations: ITERATIONS },
    });
    const { user, system } = process.cpuUsage(before);
    for (const { kind, id } of checkPlan(asked, plan)) faults.push(`planned again: ${kind} ${id}`);
    const next = plan.rounds[0]?.stops.slice(0, 3).map(({ id }) => id) ?? [];
    if (
      next.join() !==
      open
        .slice(0, 3)
        .map(({ id }) => id)
        .join()
    )
      faults.push('the next three stops of a driver on the road have moved');
    return (user + system) / 1000;
  });
  return { medianMs: Math.round(median(times)), faults };
}
