import type { Plan } from './plan.ts';
import { planRounds, type PlanOptions } from './plan-rounds.ts';
import type { PlanProblem, PlanStop, PlanVehicle, TravelMatrix } from './problem.ts';

/** Stops that a driver on the road may already be heading for. */
const KEPT_ON_THE_ROAD = 3;

export interface RoundToReplan {
  vehicle: PlanVehicle;
  /** All stops of the round that are not done, in their order, then those to be added. */
  stops: readonly PlanStop[];
  /** How many of them are added and have no place in the round yet. */
  addedCount: number;
  matrix: TravelMatrix;
  /** Where the driver is, or was when last heard of, and when. None: the round has not begun. */
  onTheRoad: { point: number; minute: number } | null;
  unfamiliarSeconds?: number;
}

export interface Replanned {
  /** What was planned, for `checkPlan`. */
  problem: PlanProblem;
  plan: Plan;
}

/**
 * A round from here on. Done stops are no part of it, so they cannot move. Locked stops keep their places; on the
 * road the next three do, too, even if that makes them late.
 */
export function replanRound(round: RoundToReplan, options: PlanOptions): Replanned {
  const problem = problemFromHere(round);
  return { problem, plan: planRounds(problem, options) };
}

function problemFromHere(round: RoundToReplan): PlanProblem {
  const { vehicle, stops, addedCount, matrix, onTheRoad, unfamiliarSeconds = 0 } = round;
  const keptCount = onTheRoad === null ? 0 : KEPT_ON_THE_ROAD;
  const plannedCount = stops.length - addedCount;
  const placed = stops.map((stop, position): PlanStop => {
    const isKept = position < plannedCount && (position < keptCount || stop.locked !== undefined);
    const { locked: _, ...free } = stop;
    return isKept ? { ...free, locked: { vehicle: vehicle.id, position } } : free;
  });
  return {
    stops: placed,
    vehicles: [onTheRoad === null ? vehicle : fromHere(vehicle, onTheRoad)],
    matrix,
    unfamiliarSeconds,
    initial: { [vehicle.id]: placed.slice(0, plannedCount).map(({ id }) => id) },
  };
}

function fromHere(
  vehicle: PlanVehicle,
  { point, minute }: NonNullable<RoundToReplan['onTheRoad']>,
): PlanVehicle {
  const { untilMinute } = vehicle.shift;
  return { ...vehicle, startPoint: point, shift: { fromMinute: minute, untilMinute } };
}
