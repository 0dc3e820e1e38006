import { toSeconds } from './model.ts';
import type { LateStop, Plan, PlannedRound, PlannedStop, UnplannedReason } from './plan.ts';
import type { PlanProblem, PlanStop, PlanVehicle } from './problem.ts';
import { reasonLeftOver } from './reasons.ts';
import type { Solution } from './solution.ts';

export function writePlan(
  problem: PlanProblem,
  solution: Solution,
  hopeless: ReadonlyMap<number, UnplannedReason>,
  iterations: number,
): Plan {
  const { model, next } = solution;
  const end = model.stopCount + model.vehicleCount;
  const rounds = problem.vehicles.flatMap((vehicle, at) => {
    const stops: PlanStop[] = [];
    for (let node = next[model.stopCount + at] ?? end; node < end; node = next[node] ?? end) {
      const stop = problem.stops[node];
      if (stop !== undefined) stops.push(stop);
    }
    return stops.length === 0 ? [] : [timedRound(problem, vehicle, stops)];
  });
  const absent = Array.from(solution.absent.subarray(0, solution.absentCount));
  const reasons = new Map(hopeless);
  for (const stop of absent) reasons.set(stop, reasonLeftOver(solution, stop));
  return {
    rounds,
    unplanned: problem.stops.flatMap(({ id }, place) => {
      const reason = reasons.get(place);
      return reason === undefined ? [] : [{ id, reason }];
    }),
    late: lateStops(problem, rounds),
    cost: solution.cost,
    iterations,
    isEstimate: problem.matrix.isEstimate,
  };
}

/** Stops in this order, each as early as it can be. */
export function timedRound(
  { matrix }: PlanProblem,
  { id, shift, startPoint, endPoint }: PlanVehicle,
  stops: readonly PlanStop[],
): PlannedRound {
  const startAt = toSeconds(shift.fromMinute);
  const round = { vehicle: id, startAt, travelSeconds: 0, metres: 0 };
  let [now, here] = [startAt, startPoint];
  const drive = (to: number) => {
    const seconds = matrix.seconds[here * matrix.size + to] ?? 0;
    round.travelSeconds += seconds;
    round.metres += matrix.metres[here * matrix.size + to] ?? 0;
    here = to;
    now += seconds;
  };
  const planned = stops.map((stop): PlannedStop => {
    drive(stop.point);
    const arriveAt = now;
    const beginAt = Math.max(now, stop.window ? toSeconds(stop.window.fromMinute) : 0);
    now = beginAt + stop.serviceSeconds;
    return { id: stop.id, arriveAt, beginAt, leaveAt: now };
  });
  if (endPoint !== null) drive(endPoint);
  return { ...round, stops: planned, endAt: now };
}

/** Those that begin after their priority, or after their window. */
export function lateStops(
  { stops }: PlanProblem,
  rounds: readonly Pick<PlannedRound, 'stops'>[],
): LateStop[] {
  const byId = new Map(stops.map((stop) => [stop.id, stop]));
  return rounds.flatMap((round) =>
    round.stops.flatMap(({ id, beginAt }): LateStop[] => {
      const { window = null, priorityBeforeMinute = Infinity } = byId.get(id) ?? {};
      const overWindow = window === null ? 0 : beginAt - toSeconds(window.untilMinute);
      if (overWindow > 0) return [{ id, limit: 'window', seconds: overWindow }];
      const overPriority = beginAt - toSeconds(priorityBeforeMinute);
      return overPriority > 0 ? [{ id, limit: 'priority', seconds: overPriority }] : [];
    }),
  );
}
