import { meanPerHour, toSeconds } from './model.ts';
import type {
  LateStop,
  Plan,
  PlannedRound,
  PlannedStop,
  UnplannedReason,
  UnplannedStop,
} from './plan.ts';
import type { PlanProblem, PlanStop, PlanVehicle } from './problem.ts';
import { reasonLeftOver } from './reasons.ts';
import type { Solution } from './solution.ts';

const NO_COST = { fixed: 0, perHour: 0, perKm: 0 };

export function writePlan(
  problem: PlanProblem,
  solution: Solution,
  hopeless: ReadonlyMap<number, UnplannedReason>,
  iterations: number,
): Plan {
  const { model, next } = solution;
  const end = model.stopCount + model.vehicleCount;
  const orders = new Map<string, string[]>();
  problem.vehicles.forEach(({ id }, at) => {
    const order: string[] = [];
    for (let node = next[model.stopCount + at] ?? end; node < end; node = next[node] ?? end)
      order.push(problem.stops[node]?.id ?? '');
    orders.set(id, order);
  });
  const reasons = new Map(hopeless);
  for (const stop of solution.absent.subarray(0, solution.absentCount))
    reasons.set(stop, reasonLeftOver(solution, stop));
  const unplanned = problem.stops.flatMap(({ id }, place) => {
    const reason = reasons.get(place);
    return reason === undefined ? [] : [{ id, reason }];
  });
  return planOfOrders(problem, orders, unplanned, iterations);
}

/**
 * Computes a plan with its times from the order of stops by vehicle. Ids that are not in the problem are ignored.
 */
export function planOfOrders(
  problem: PlanProblem,
  orders: ReadonlyMap<string, readonly string[]>,
  unplanned: UnplannedStop[],
  iterations: number,
): Plan {
  const stopsById = new Map(problem.stops.map((stop) => [stop.id, stop]));
  const rounds = problem.vehicles.flatMap((vehicle) => {
    const stops = (orders.get(vehicle.id) ?? []).flatMap((id) => stopsById.get(id) ?? []);
    return stops.length === 0 ? [] : [timedRound(problem, vehicle, stops)];
  });
  return {
    rounds,
    unplanned,
    late: rounds.flatMap((round) => lateStops(stopsById, round)),
    cost: costOf(problem, stopsById, rounds),
    iterations,
    isEstimate: problem.matrix.isEstimate,
  };
}

function costOf(
  { vehicles, unfamiliarSeconds = 0 }: PlanProblem,
  stopsById: ReadonlyMap<string, PlanStop>,
  rounds: readonly PlannedRound[],
): number {
  const vehiclesById = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const unfamiliarCost = (unfamiliarSeconds * meanPerHour(vehicles)) / 3600;
  return rounds.reduce((sum, { vehicle, stops, travelSeconds, metres }) => {
    const { fixed, perHour, perKm } = vehiclesById.get(vehicle)?.cost ?? NO_COST;
    const unfamiliar = stops.filter(({ id }) => {
      const { usualVehicle } = stopsById.get(id) ?? {};
      return (
        usualVehicle !== undefined && usualVehicle !== vehicle && vehiclesById.has(usualVehicle)
      );
    });
    const driving = (travelSeconds * perHour) / 3600 + (metres * perKm) / 1000;
    return sum + fixed + driving + unfamiliar.length * unfamiliarCost;
  }, 0);
}

/** Stops in this order, each as early as it can be. */
function timedRound(
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

/** Those that begin after their window, or else after their priority. */
function lateStops(stopsById: ReadonlyMap<string, PlanStop>, { stops }: PlannedRound): LateStop[] {
  return stops.flatMap(({ id, beginAt }): LateStop[] => {
    const { window = null, priorityBeforeMinute = Infinity } = stopsById.get(id) ?? {};
    const overWindow = window === null ? 0 : beginAt - toSeconds(window.untilMinute);
    if (overWindow > 0) return [{ id, limit: 'window', seconds: overWindow }];
    const overPriority = beginAt - toSeconds(priorityBeforeMinute);
    return overPriority > 0 ? [{ id, limit: 'priority', seconds: overPriority }] : [];
  });
}
