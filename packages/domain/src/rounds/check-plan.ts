// Checks every plan, ours and those of other solvers. Shares no code with the planner on purpose: it drives each
// round once, in plain arithmetic.
import type { Plan, PlannedRound } from './plan.ts';
import type { PlanProblem, PlanStop, PlanVehicle } from './problem.ts';

export type PlanFaultKind =
  | 'unknown_stop'
  | 'unknown_vehicle'
  | 'vehicle_twice'
  | 'stop_twice'
  | 'stop_missing'
  | 'wrong_vehicle'
  | 'lock_moved'
  | 'over_capacity'
  | 'outside_window'
  | 'outside_shift'
  | 'late_unlisted'
  | 'wrong_times'
  | 'wrong_sums';

export interface PlanFault {
  kind: PlanFaultKind;
  /** Id of the stop or vehicle. */
  id: string;
}

const DIMENSIONS = ['pieces', 'kg', 'litres'] as const;
/** Sums of fractions differ with their order. */
const TOLERANCE = 1e-6;

export function checkPlan(problem: PlanProblem, plan: Plan): PlanFault[] {
  return [
    ...checkMembership(problem, plan),
    ...plan.rounds.flatMap((round) => checkRound(problem, round)),
    ...problem.vehicles.flatMap((vehicle) => checkLocks(problem, vehicle, plan)),
    ...checkLate(problem, plan),
    ...checkCost(problem, plan),
  ];
}

/** Every stop is in one round or unplanned, once. */
function checkMembership(problem: PlanProblem, plan: Plan): PlanFault[] {
  const faults: PlanFault[] = [];
  const known = new Set(problem.stops.map(({ id }) => id));
  const seen = new Set<string>();
  const named = [
    ...plan.rounds.flatMap(({ stops }) => stops.map(({ id }) => id)),
    ...plan.unplanned.map(({ id }) => id),
  ];
  for (const id of named) {
    if (!known.has(id)) faults.push({ kind: 'unknown_stop', id });
    else if (seen.has(id)) faults.push({ kind: 'stop_twice', id });
    seen.add(id);
  }
  for (const id of known) if (!seen.has(id)) faults.push({ kind: 'stop_missing', id });
  const vehicles = plan.rounds.map(({ vehicle }) => vehicle);
  vehicles.forEach((id, at) => {
    if (vehicles.indexOf(id) !== at) faults.push({ kind: 'vehicle_twice', id });
  });
  return faults;
}

function checkRound(problem: PlanProblem, round: PlannedRound): PlanFault[] {
  const vehicle = problem.vehicles.find(({ id }) => id === round.vehicle);
  if (vehicle === undefined) return [{ kind: 'unknown_vehicle', id: round.vehicle }];
  const faults: PlanFault[] = [];
  const stops = round.stops.flatMap(({ id }) => problem.stops.find((stop) => stop.id === id) ?? []);
  const allowed = allowedByLocks(problem, vehicle);
  const driven = drive(problem, vehicle, stops);

  for (const each of DIMENSIONS) {
    const load = stops.reduce((sum, { demand }) => sum + demand[each], 0);
    if (load > Math.max(vehicle.capacity[each], allowed.load[each]) + TOLERANCE)
      faults.push({ kind: 'over_capacity', id: vehicle.id });
  }
  stops.forEach((stop, at) => {
    if (stop.vehicle !== undefined && stop.vehicle !== vehicle.id && !stop.locked)
      faults.push({ kind: 'wrong_vehicle', id: stop.id });
    const begin = driven.begins[at] ?? 0;
    const until = stop.window === null ? Infinity : Math.round(stop.window.untilMinute * 60);
    if (begin > Math.max(until, allowed.begins.get(stop.id) ?? 0))
      faults.push({ kind: 'outside_window', id: stop.id });
    const written = round.stops[at];
    if (
      written?.arriveAt !== driven.arrivals[at] ||
      written?.beginAt !== begin ||
      written.leaveAt !== begin + stop.serviceSeconds
    )
      faults.push({ kind: 'wrong_times', id: stop.id });
  });
  const shiftEnd = Math.round(vehicle.shift.untilMinute * 60);
  if (driven.end > Math.max(shiftEnd, allowed.end))
    faults.push({ kind: 'outside_shift', id: vehicle.id });
  if (
    round.endAt !== driven.end ||
    round.travelSeconds !== driven.seconds ||
    round.metres !== driven.metres ||
    round.startAt !== Math.round(vehicle.shift.fromMinute * 60)
  )
    faults.push({ kind: 'wrong_sums', id: vehicle.id });
  return faults;
}

function drive({ matrix }: PlanProblem, vehicle: PlanVehicle, stops: readonly PlanStop[]) {
  const points = [vehicle.startPoint, ...stops.map(({ point }) => point)];
  let clock = Math.round(vehicle.shift.fromMinute * 60);
  let [seconds, metres] = [0, 0];
  const arrivals: number[] = [];
  const begins: number[] = [];
  stops.forEach((stop, at) => {
    const leg = (points[at] ?? 0) * matrix.size + stop.point;
    seconds += matrix.seconds[leg] ?? 0;
    metres += matrix.metres[leg] ?? 0;
    clock += matrix.seconds[leg] ?? 0;
    arrivals.push(clock);
    if (stop.window !== null) clock = Math.max(clock, Math.round(stop.window.fromMinute * 60));
    begins.push(clock);
    clock += stop.serviceSeconds;
  });
  if (vehicle.endPoint !== null) {
    const leg = (points.at(-1) ?? 0) * matrix.size + vehicle.endPoint;
    seconds += matrix.seconds[leg] ?? 0;
    metres += matrix.metres[leg] ?? 0;
    clock += matrix.seconds[leg] ?? 0;
  }
  return { arrivals, begins, end: clock, seconds, metres };
}

/** The faults that locked stops cause even if the vehicle serves nothing else. No plan can do better. */
function allowedByLocks(problem: PlanProblem, vehicle: PlanVehicle) {
  const locked = lockedOf(problem, vehicle);
  const { begins, end } = drive(problem, vehicle, locked);
  const load = { pieces: 0, kg: 0, litres: 0 };
  for (const { demand } of locked) for (const each of DIMENSIONS) load[each] += demand[each];
  return {
    begins: new Map(locked.map(({ id }, at) => [id, begins[at] ?? 0])),
    end: locked.length === 0 ? 0 : end,
    load,
  };
}

function lockedOf({ stops }: PlanProblem, vehicle: PlanVehicle): PlanStop[] {
  return stops
    .filter(({ locked }) => locked?.vehicle === vehicle.id)
    .sort((a, b) => (a.locked?.position ?? 0) - (b.locked?.position ?? 0));
}

/** Locked stops are in their round, in their order, at the beginning and side by side where they were. */
function checkLocks(problem: PlanProblem, vehicle: PlanVehicle, plan: Plan): PlanFault[] {
  const locked = lockedOf(problem, vehicle);
  const order = plan.rounds.find((round) => round.vehicle === vehicle.id)?.stops ?? [];
  let before = -1;
  let beforePosition = -1;
  return locked.flatMap(({ id, locked: lock }): PlanFault[] => {
    const place = order.findIndex((stop) => stop.id === id);
    const position = lock?.position ?? 0;
    const isRight = position === beforePosition + 1 ? place === before + 1 : place > before;
    before = place;
    beforePosition = position;
    return isRight && place !== -1 ? [] : [{ kind: 'lock_moved', id }];
  });
}

/** Exactly the stops that begin late are listed. */
function checkLate({ stops }: PlanProblem, plan: Plan): PlanFault[] {
  const begins = new Map(
    plan.rounds.flatMap((round) => round.stops.map(({ id, beginAt }) => [id, beginAt] as const)),
  );
  return stops.flatMap(({ id, window, priorityBeforeMinute }): PlanFault[] => {
    const begin = begins.get(id);
    const listed = plan.late.filter((late) => late.id === id);
    const limits = [
      ['window', window?.untilMinute],
      ['priority', priorityBeforeMinute],
    ] as const;
    const over = limits.flatMap(([limit, minute]) => {
      const seconds = (begin ?? 0) - Math.round((minute ?? Infinity) * 60);
      return begin !== undefined && seconds > 0 ? [{ limit, seconds }] : [];
    })[0];
    const isRight =
      over === undefined
        ? listed.length === 0
        : listed.length === 1 &&
          listed[0]?.limit === over.limit &&
          listed[0].seconds === over.seconds;
    return isRight ? [] : [{ kind: 'late_unlisted', id }];
  });
}

function checkCost(problem: PlanProblem, plan: Plan): PlanFault[] {
  const perHour = problem.vehicles.map(({ cost }) => cost.perHour);
  const meanPerHour = perHour.reduce((sum, each) => sum + each, 0) / Math.max(1, perHour.length);
  let cost = 0;
  for (const { vehicle: id, stops, travelSeconds, metres } of plan.rounds) {
    const vehicle = problem.vehicles.find((each) => each.id === id);
    if (vehicle === undefined || stops.length === 0) continue;
    const { fixed, perKm } = vehicle.cost;
    cost += fixed + (travelSeconds * vehicle.cost.perHour) / 3600 + (metres * perKm) / 1000;
    const strange = stops.filter((each) => {
      const { usualVehicle } = problem.stops.find((stop) => stop.id === each.id) ?? {};
      const isKnown = problem.vehicles.some((one) => one.id === usualVehicle);
      return isKnown && usualVehicle !== id;
    });
    cost += (strange.length * (problem.unfamiliarSeconds ?? 0) * meanPerHour) / 3600;
  }
  const isRight = Math.abs(cost - plan.cost) <= TOLERANCE * Math.max(1, Math.abs(cost));
  return isRight ? [] : [{ kind: 'wrong_sums', id: '' }];
}
