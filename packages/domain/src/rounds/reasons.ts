import { type Model, toSeconds } from './model.ts';
import type { UnplannedReason } from './plan.ts';
import type { PlanProblem } from './problem.ts';
import type { Solution } from './solution.ts';

/** Stops that no vehicle could serve even on its own. They are excluded from the search. */
export function findHopeless(problem: PlanProblem, model: Model): Map<number, UnplannedReason> {
  const hopeless = new Map<number, UnplannedReason>();
  const ids = new Set(problem.vehicles.map(({ id }) => id));
  problem.stops.forEach(({ vehicle, locked }, stop) => {
    if (locked !== undefined) return;
    const isBound = vehicle !== undefined && !ids.has(vehicle);
    const vehicles = isBound ? [] : vehiclesFor(model, stop);
    if (vehicles.length === 0) hopeless.set(stop, 'no_vehicle');
    else {
      const large = vehicles.filter((each) => canHold(model, stop, each));
      if (large.length === 0) hopeless.set(stop, 'too_large');
      else if (!large.some((each) => canReach(problem, model, stop, each)))
        hopeless.set(stop, 'out_of_reach');
    }
  });
  return hopeless;
}

/** For a stop that a vehicle could serve on its own, but not beside all others. */
export function reasonLeftOver({ model, load }: Solution, stop: number): UnplannedReason {
  const hasRoom = vehiclesFor(model, stop).some((vehicle) =>
    [0, 1, 2].every(
      (d) =>
        (load[vehicle * 3 + d] ?? 0) + (model.demand[stop * 3 + d] ?? 0) <=
        (model.capacity[vehicle * 3 + d] ?? 0),
    ),
  );
  return hasRoom ? 'no_time' : 'no_room';
}

function vehiclesFor({ onlyVehicle, vehicleCount }: Model, stop: number): number[] {
  const only = onlyVehicle[stop] ?? -1;
  return only === -1 ? Array.from({ length: vehicleCount }, (_, vehicle) => vehicle) : [only];
}

function canHold({ demand, capacity }: Model, stop: number, vehicle: number): boolean {
  return [0, 1, 2].every((d) => (demand[stop * 3 + d] ?? 0) <= (capacity[vehicle * 3 + d] ?? 0));
}

function canReach({ stops }: PlanProblem, model: Model, stop: number, vehicle: number): boolean {
  const { row, size, seconds, service, opens, closes, stopCount, vehicleCount } = model;
  const [start, end] = [stopCount + vehicle, stopCount + vehicleCount + vehicle];
  const here = row[stop] ?? 0;
  const arrive = (opens[start] ?? 0) + (seconds[(row[start] ?? 0) * size + here] ?? 0);
  const begin = Math.max(arrive, opens[stop] ?? 0);
  const home = seconds[here * size + (row[end] ?? 0)] ?? 0;
  const window = stops[stop]?.window;
  const until = window ? toSeconds(window.untilMinute) : Infinity;
  return begin <= until && begin + (service[stop] ?? 0) + home <= (closes[end] ?? 0);
}
