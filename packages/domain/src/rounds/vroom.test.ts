import { describe, expect, it } from 'vitest';
import { seededRandom } from '../simulation/seeded-random.ts';
import { checkPlan } from './check-plan.ts';
import { drawProblem } from './draw-problem.ts';
import { estimateMatrix } from './estimate-matrix.ts';
import type { Plan } from './plan.ts';
import { planRounds } from './plan-rounds.ts';
import type { PlanProblem, PlanStop } from './problem.ts';
import { readVroomAnswer, vroomRequest } from './vroom.ts';

const STOPS: PlanStop[] = [1, 2, 3].map((point) => ({
  id: `stop ${point}`,
  point,
  serviceSeconds: 60,
  window: null,
  demand: { pieces: 1, kg: 2.5, litres: 10 },
}));
const PROBLEM: PlanProblem = {
  stops: STOPS,
  vehicles: [
    {
      id: 'van',
      capacity: { pieces: 9, kg: 20, litres: Infinity },
      shift: { fromMinute: 480, untilMinute: 600 },
      startPoint: 0,
      endPoint: null,
      cost: { fixed: 5, perHour: 30, perKm: 0.25 },
    },
  ],
  matrix: estimateMatrix([0, 1, 2, 3].map((at) => ({ lat: at / 100, lon: 0 }))),
};

/** The answer VROOM would give with this plan. */
function answerWith(problem: PlanProblem, plan: Plan): object {
  const placeOf = (id: string) => problem.stops.findIndex((stop) => stop.id === id);
  return {
    code: 0,
    unassigned: plan.unplanned.map(({ id }) => ({ id: placeOf(id) + 1, type: 'job' })),
    routes: plan.rounds.map(({ vehicle, stops }) => ({
      vehicle: problem.vehicles.findIndex(({ id }) => id === vehicle) + 1,
      steps: [
        { type: 'start' },
        ...stops
          .filter(({ id }) => !problem.stops[placeOf(id)]?.locked)
          .map(({ id }) => ({ type: 'job', id: placeOf(id) + 1 })),
        { type: 'end' },
      ],
    })),
  };
}

function answerOf(...jobs: number[]): object {
  const steps = jobs.map((id) => ({ type: 'job', id }));
  return { code: 0, routes: [{ vehicle: 1, steps }] };
}

describe('a request to a VROOM solver', () => {
  it('has only numbers, and none of our ids', () => {
    const window = { fromMinute: 490, untilMinute: 500 };
    const [first, second, third] = STOPS as [PlanStop, PlanStop, PlanStop];
    const stops = [
      { ...first, window },
      { ...second, priorityBeforeMinute: 540 },
      { ...third, vehicle: 'van' },
    ];
    const request = vroomRequest({ ...PROBLEM, stops });
    expect(request?.jobs).toEqual([
      {
        id: 1,
        location_index: 1,
        service: 60,
        delivery: [1, 2500, 10_000],
        time_windows: [[29_400, 30_000]],
      },
      {
        id: 2,
        location_index: 2,
        service: 60,
        delivery: [1, 2500, 10_000],
        time_windows: [[0, 32_400]],
      },
      { id: 3, location_index: 3, service: 60, delivery: [1, 2500, 10_000], skills: [1] },
    ]);
    expect(request?.vehicles).toEqual([
      {
        id: 1,
        profile: 'van',
        start_index: 0,
        capacity: [9, 20_000, 1_000_000_000],
        skills: [1],
        time_window: [28_800, 36_000],
        costs: { fixed: 500, per_hour: 3000, per_km: 25 },
      },
    ]);
    expect(request?.matrices['van']?.durations[1]?.[1]).toBe(0);
    expect(JSON.stringify(request)).not.toContain('stop');
  });

  it('begins where the locked beginning of a round ends', () => {
    const [first, ...others] = STOPS as [PlanStop, PlanStop, PlanStop];
    const locked = { ...first, locked: { vehicle: 'van', position: 0 } };
    const request = vroomRequest({ ...PROBLEM, stops: [locked, ...others] });
    const arrival = PROBLEM.matrix.seconds[1] ?? 0;
    expect(request?.jobs.map(({ id }) => id)).toEqual([2, 3]);
    expect(request?.vehicles[0]).toMatchObject({
      start_index: 1,
      capacity: [8, 17_500, 999_990_000],
      time_window: [28_800 + arrival + 60, 36_000],
    });
  });

  it('is not made for stops that are locked within a round', () => {
    const stops = STOPS.map((stop, at) =>
      at === 1 ? { ...stop, locked: { vehicle: 'van', position: 1 } } : stop,
    );
    expect(vroomRequest({ ...PROBLEM, stops })).toBeNull();
  });
});

describe('an answer of a VROOM solver', () => {
  it('becomes the plan of the solver', () => {
    let read = 0;
    for (let stream = 0; stream < 200; stream += 1) {
      const problem = drawProblem(seededRandom(24, stream));
      if (vroomRequest(problem) === null) continue;
      const plan = planRounds(problem, { seed: stream, budget: { iterations: 100 } });
      const reading = readVroomAnswer(problem, answerWith(problem, plan));
      if (!('plan' in reading)) throw new Error(JSON.stringify({ stream, reading }));
      expect(checkPlan(problem, reading.plan)).toEqual([]);
      expect(reading.plan.rounds).toEqual(plan.rounds);
      read += 1;
    }
    expect(read).toBeGreaterThan(50);
  });

  it('is completed with stops that were left over and fit', () => {
    const reading = readVroomAnswer(PROBLEM, answerOf(2));
    expect(reading).toMatchObject({ plan: { unplanned: [] } });
  });

  it('is a fault if the solver refused', () => {
    expect(readVroomAnswer(PROBLEM, { code: 2, error: 'Invalid vehicle' })).toEqual({
      fault: 'refused',
      detail: 'code 2',
    });
  });

  it.each([
    ['text', 'Bad Gateway'],
    ['without routes', { code: 0 }],
    ['with an unknown vehicle', { code: 0, routes: [{ vehicle: 7, steps: [] }] }],
    ['with an unknown job', answerOf(9)],
    ['with a route without steps', { code: 0, routes: [{ vehicle: 1 }] }],
  ])('is a fault if it is %s', (_, answer) => {
    expect(readVroomAnswer(PROBLEM, answer)).toMatchObject({ fault: 'not_understood' });
  });

  it('is a fault if the plan is wrong', () => {
    expect(readVroomAnswer(PROBLEM, answerOf(1, 2, 2, 3))).toEqual({
      fault: 'wrong_plan',
      detail: 'stop_twice stop 2',
    });
    const stops = STOPS.map((stop) => ({ ...stop, demand: { pieces: 4, kg: 1, litres: 1 } }));
    expect(readVroomAnswer({ ...PROBLEM, stops }, answerOf(1, 2, 3))).toEqual({
      fault: 'wrong_plan',
      detail: 'over_capacity van',
    });
  });
});
