// For carriers with a solver that takes VROOM's JSON. Pure: the caller makes the HTTP request.
import { checkPlan } from './check-plan.ts';
import { type LockedChain, lockedChains } from './locked-chains.ts';
import { toSeconds } from './model.ts';
import type { Plan } from './plan.ts';
import { planRounds } from './plan-rounds.ts';
import type { Demand, PlanProblem, PlanStop, PlanVehicle } from './problem.ts';
import { planOfOrders } from './write-plan.ts';

const PROFILE = 'van';
/** VROOM has whole numbers of 32 bits: costs in hundredths, and this for no limit. */
const COST_SCALE = 100;
const NO_LIMIT = 1_000_000_000;

interface VroomJob {
  /** Index of the stop plus one, because no name or address may leave. */
  id: number;
  location_index: number;
  service: number;
  delivery: number[];
  time_windows?: [number, number][];
  skills?: number[];
}

interface VroomVehicle {
  id: number;
  profile: string;
  start_index: number;
  end_index?: number;
  capacity: number[];
  skills: number[];
  time_window: [number, number];
  costs: { fixed: number; per_hour: number; per_km: number };
}

export interface VroomRequest {
  jobs: VroomJob[];
  vehicles: VroomVehicle[];
  matrices: Record<string, { durations: number[][]; distances: number[][] }>;
}

/**
 * The request body for the solver. Null if VROOM cannot express the problem: it supports locked stops only at the
 * beginning of a round, where they are left out and shorten the round.
 */
export function vroomRequest(problem: PlanProblem): VroomRequest | null {
  const { stops, vehicles, matrix } = problem;
  const chains = lockedChains(problem);
  if (!chains.every(isBeginning)) return null;
  const isLocked = new Set(chains.flatMap((chain) => chain.stops));
  const rowsOf = (values: Int32Array) =>
    Array.from({ length: matrix.size }, (_, row) =>
      Array.from(values.subarray(row * matrix.size, (row + 1) * matrix.size)),
    );
  return {
    jobs: stops.flatMap((stop, place) =>
      isLocked.has(place) ? [] : [jobOf(stop, place, vehicles)],
    ),
    vehicles: vehicles.map((vehicle, at) =>
      vehicleOf(
        vehicle,
        at,
        stops,
        chains.find((chain) => chain.vehicle === at),
      ),
    ),
    matrices: {
      [PROFILE]: { durations: rowsOf(matrix.seconds), distances: rowsOf(matrix.metres) },
    },
  };
}

export type VroomReading =
  | { plan: Plan }
  | { fault: 'not_understood' | 'refused' | 'wrong_plan'; detail: string };

/**
 * The plan in the solver's answer, checked like every plan. Stops that it left over are added where they fit, late
 * if necessary. On a fault the caller plans itself.
 */
export function readVroomAnswer(problem: PlanProblem, answer: unknown): VroomReading {
  if (!isObject(answer)) return { fault: 'not_understood', detail: 'no object' };
  if (answer['code'] !== 0) return { fault: 'refused', detail: `code ${String(answer['code'])}` };
  const orders = ordersIn(problem, answer['routes']);
  if (orders === undefined) return { fault: 'not_understood', detail: 'routes' };

  const served = new Set([...orders.values()].flat());
  const left = problem.stops.filter(({ id }) => !served.has(id));
  const unplanned = left.map(({ id }) => ({ id, reason: 'no_time' as const }));
  const plan = planOfOrders(problem, orders, unplanned, 0);
  const [fault] = checkPlan(problem, plan);
  if (fault !== undefined) return { fault: 'wrong_plan', detail: `${fault.kind} ${fault.id}` };
  if (left.length === 0) return { plan };
  return {
    plan: planRounds(
      { ...problem, initial: Object.fromEntries(orders) },
      { seed: 0, budget: { iterations: 0 } },
    ),
  };
}

function isBeginning({ isStartClosed, closedAfter }: LockedChain): boolean {
  return isStartClosed && closedAfter.slice(0, -1).every(Boolean);
}

function jobOf(stop: PlanStop, place: number, vehicles: readonly PlanVehicle[]): VroomJob {
  const { window, priorityBeforeMinute } = stop;
  const opensAt = window === null ? 0 : toSeconds(window.fromMinute);
  const closesAt = Math.min(
    toSeconds(window?.untilMinute ?? Infinity),
    toSeconds(priorityBeforeMinute ?? Infinity),
  );
  const isTimed = window !== null || priorityBeforeMinute !== undefined;
  return {
    id: place + 1,
    location_index: stop.point,
    service: stop.serviceSeconds,
    delivery: unitsOf(stop.demand, Math.ceil),
    // a priority before the window opens cannot be kept, so the stop is left over and added late
    ...(isTimed && { time_windows: [[opensAt, Math.max(opensAt, closesAt)]] }),
    // a vehicle that is not in the plan becomes a skill that no vehicle has
    ...(stop.vehicle !== undefined && {
      skills: [vehicles.findIndex(({ id }) => id === stop.vehicle) + 1],
    }),
  };
}

function vehicleOf(
  vehicle: PlanVehicle,
  at: number,
  stops: readonly PlanStop[],
  chain: LockedChain | undefined,
): VroomVehicle {
  const { shift, startPoint, endPoint, cost } = vehicle;
  const locked = (chain?.stops ?? []).flatMap((place) => stops[place] ?? []);
  const last = locked.at(-1);
  const startsAt = last
    ? (chain?.beginsAt.at(-1) ?? 0) + last.serviceSeconds
    : toSeconds(shift.fromMinute);
  const loads = locked.map(({ demand }) => unitsOf(demand, Math.ceil));
  return {
    id: at + 1,
    profile: PROFILE,
    start_index: last?.point ?? startPoint,
    ...(endPoint !== null && { end_index: endPoint }),
    capacity: unitsOf(vehicle.capacity, Math.floor).map((limit, d) =>
      Math.max(0, limit - loads.reduce((sum, load) => sum + (load[d] ?? 0), 0)),
    ),
    skills: [at + 1],
    time_window: [startsAt, Math.max(toSeconds(shift.untilMinute), chain?.endsAt ?? 0)],
    costs: {
      fixed: last ? 0 : Math.round(cost.fixed * COST_SCALE),
      per_hour: Math.round(cost.perHour * COST_SCALE),
      per_km: Math.round(cost.perKm * COST_SCALE),
    },
  };
}

function unitsOf({ pieces, kg, litres }: Demand, round: (value: number) => number): number[] {
  return [pieces, kg * 1000, litres * 1000].map((value) =>
    Math.min(NO_LIMIT, round(Number(value.toPrecision(12)))),
  );
}

/** Ids of stops by vehicle, locked ones first; undefined if the answer is not as VROOM writes it. */
function ordersIn(problem: PlanProblem, routes: unknown): Map<string, string[]> | undefined {
  if (!Array.isArray(routes)) return undefined;
  const nameOf = (place: number) => problem.stops[place]?.id ?? '';
  const orders = new Map(
    lockedChains(problem).map(({ vehicle, stops }) => [
      problem.vehicles[vehicle]?.id ?? '',
      stops.map(nameOf),
    ]),
  );
  for (const route of routes as unknown[]) {
    if (!isObject(route) || !Array.isArray(route['steps'])) return undefined;
    const vehicle = problem.vehicles[Number(route['vehicle']) - 1]?.id;
    if (vehicle === undefined) return undefined;
    const order = orders.get(vehicle) ?? [];
    for (const step of route['steps'] as unknown[]) {
      if (!isObject(step)) return undefined;
      if (step['type'] !== 'job') continue;
      const place = Number(step['id'] ?? step['job']) - 1;
      if (problem.stops[place] === undefined) return undefined;
      order.push(nameOf(place));
    }
    orders.set(vehicle, order);
  }
  return orders;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
