import type { Plan } from './plan.ts';
import { planRounds, type PlanOptions } from './plan-rounds.ts';
import type { PlanProblem, PlanStop, PlanVehicle, TravelMatrix } from './problem.ts';

/** Stops that a driver on the road may already be heading for. */
const KEPT_ON_THE_ROAD = 3;

/** `position` counts the stops that are not done, from 0. */
export function isKeptOnTheRoad(position: number): boolean {
  return position < KEPT_ON_THE_ROAD;
}

/** Enough for a round of 120 stops, in half a second of processor time. */
export const REPLAN_ITERATIONS = 15_000;

export interface RoundToReplan {
  vehicle: PlanVehicle;
  /** All stops of the round that are not done, in their order, then those to be added. */
  stops: readonly PlanStop[];
  /** How many of them are new and have no position in the round yet. */
  addedCount: number;
  matrix: TravelMatrix;
  /** Where the driver is, or last was, and when. Null: the round has not begun. */
  onTheRoad: { point: number; minute: number } | null;
  unfamiliarSeconds?: number;
}

export interface Replanned {
  /** The problem that was planned, for `checkPlan`. */
  problem: PlanProblem;
  plan: Plan;
}

/**
 * Plans the rest of a round. Done stops are not part of it, so they cannot move. Locked stops keep their positions;
 * on the road the next three also do, even if that makes them late.
 */
export function replanRound(round: RoundToReplan, options: PlanOptions): Replanned {
  const problem = problemFromHere(round);
  return { problem, plan: planRounds(problem, options) };
}

function problemFromHere(round: RoundToReplan): PlanProblem {
  const { vehicle, stops, addedCount, matrix, onTheRoad, unfamiliarSeconds = 0 } = round;
  const plannedCount = stops.length - addedCount;
  const placed = stops.map((stop, position): PlanStop => {
    const isNext = onTheRoad !== null && isKeptOnTheRoad(position);
    const isKept = position < plannedCount && (isNext || stop.locked !== undefined);
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
