import { describe, expect, it } from 'vitest';
import { checkPlan, type PlanFaultKind } from './check-plan.ts';
import { estimateMatrix } from './estimate-matrix.ts';
import type { Plan } from './plan.ts';
import { planRounds } from './plan-rounds.ts';
import type { PlanProblem, PlanStop } from './problem.ts';

const PROBLEM: PlanProblem = {
  matrix: estimateMatrix(Array.from({ length: 12 }, (_, at) => ({ lat: 50 + at / 100, lon: 8 }))),
  vehicles: ['a', 'b'].map((id) => ({
    id,
    capacity: { pieces: 6, kg: 60, litres: 600 },
    shift: { fromMinute: 480, untilMinute: 720 },
    startPoint: 0,
    endPoint: 0,
    cost: { fixed: 5, perHour: 30, perKm: 0.3 },
  })),
  stops: Array.from({ length: 11 }, (_, at): PlanStop => ({
    id: `${at + 1}`,
    point: at + 1,
    serviceSeconds: 300,
    window: at === 4 ? { fromMinute: 540, untilMinute: 600 } : null,
    demand: { pieces: 1, kg: 2, litres: 20 },
    ...(at === 9 && { vehicle: 'a' }),
    ...(at === 2 && { locked: { vehicle: 'b', position: 0 } }),
    ...(at === 6 && { priorityBeforeMinute: 660 }),
  })),
};
const PLAN = planRounds(PROBLEM, { seed: 3, budget: { iterations: 2000 } });

function kindsFor(change: (plan: Plan, problem: PlanProblem) => void): PlanFaultKind[] {
  const plan = copyOf(PLAN);
  const { stops, vehicles } = PROBLEM;
  const problem = { ...PROBLEM, stops: copyOf(stops), vehicles: copyOf(vehicles) };
  change(plan, problem);
  return checkPlan(problem, plan).map(({ kind }) => kind);
}

function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function roundOf(plan: Plan, vehicle: string) {
  const round = plan.rounds.find((each) => each.vehicle === vehicle);
  if (round === undefined) throw new Error(`no round of ${vehicle}`);
  return round;
}

function stopOf(problem: PlanProblem, id: string): PlanStop {
  const stop = problem.stops.find((each) => each.id === id);
  if (stop === undefined) throw new Error(`no stop ${id}`);
  return stop;
}

describe('the check of a plan', () => {
  it('finds no fault in a valid plan', () => {
    expect(kindsFor(() => undefined)).toEqual([]);
    expect(PLAN.rounds).toHaveLength(2);
    expect(PLAN.unplanned).toEqual([]);
  });

  it.each<[PlanFaultKind, (plan: Plan, problem: PlanProblem) => void]>([
    ['stop_missing', (plan) => roundOf(plan, 'a').stops.pop()],
    ['stop_twice', (plan) => plan.unplanned.push({ id: '1', reason: 'no_room' })],
    ['unknown_stop', (plan) => plan.unplanned.push({ id: 'x', reason: 'no_room' })],
    ['unknown_vehicle', (plan) => (roundOf(plan, 'a').vehicle = 'c')],
    ['vehicle_twice', (plan) => (roundOf(plan, 'b').vehicle = 'a')],
    ['wrong_vehicle', (_, problem) => (stopOf(problem, '10').vehicle = 'b')],
    [
      'lock_moved',
      (plan) => roundOf(plan, 'b').stops.unshift(...roundOf(plan, 'b').stops.splice(1)),
    ],
    ['lock_moved', (plan) => plan.rounds.splice(1, 1)],
    ['over_capacity', (_, problem) => (stopOf(problem, '10').demand.pieces = 6)],
    ['over_capacity', (_, problem) => (stopOf(problem, '10').demand.kg = 59)],
    ['over_capacity', (_, problem) => (stopOf(problem, '10').demand.litres = 599)],
    [
      'outside_window',
      (_, problem) => (stopOf(problem, '10').window = { fromMinute: 0, untilMinute: 481 }),
    ],
    [
      'outside_shift',
      (_, problem) => problem.vehicles.forEach(({ shift }) => (shift.untilMinute = 500)),
    ],
    ['late_unlisted', (_, problem) => (stopOf(problem, '10').priorityBeforeMinute = 481)],
    ['late_unlisted', (plan) => plan.late.push({ id: '1', limit: 'priority', seconds: 5 })],
    ['wrong_times', (_, problem) => (stopOf(problem, '10').serviceSeconds += 1)],
    ['wrong_times', (plan) => roundOf(plan, 'a').stops.forEach((stop) => (stop.arriveAt -= 60))],
    ['wrong_sums', (plan) => (roundOf(plan, 'a').metres += 1)],
    ['wrong_sums', (plan) => (plan.cost -= 1)],
  ])('finds %s', (kind, change) => {
    expect(kindsFor(change)).toContain(kind);
  });

  it('reports locked stops that were separated', () => {
    const kinds = kindsFor((plan, problem) => {
      const [first, , third] = roundOf(plan, 'b').stops;
      stopOf(problem, first?.id ?? '').locked = { vehicle: 'b', position: 4 };
      stopOf(problem, third?.id ?? '').locked = { vehicle: 'b', position: 5 };
    });
    expect(kinds).toContain('lock_moved');
  });
});
