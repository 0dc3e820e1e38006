import { describe, expect, it } from 'vitest';
import { seededRandom } from '../simulation/seeded-random.ts';
import { checkPlan } from './check-plan.ts';
import { drawProblem } from './draw-problem.ts';
import { estimateMatrix } from './estimate-matrix.ts';
import type { Plan } from './plan.ts';
import { planRounds } from './plan-rounds.ts';
import type { PlanProblem, PlanStop, PlanVehicle } from './problem.ts';

const PROBLEMS = 200;

/** Points on a line to the east, a kilometre apart. */
const MATRIX = estimateMatrix(
  Array.from({ length: 30 }, (_, at) => ({ lat: 0, lon: at / 111.19 })),
);
const VAN: PlanVehicle = {
  id: 'van',
  capacity: { pieces: 100, kg: 1000, litres: 8000 },
  shift: { fromMinute: 480, untilMinute: 960 },
  startPoint: 0,
  endPoint: 0,
  cost: { fixed: 10, perHour: 30, perKm: 0.3 },
};

function stopAt(point: number, more: Partial<PlanStop> = {}): PlanStop {
  return {
    id: `${point}`,
    point,
    serviceSeconds: 120,
    window: null,
    demand: { pieces: 1, kg: 2, litres: 10 },
    ...more,
  };
}

function plan(problem: Partial<PlanProblem>, iterations = 500): Plan {
  return planRounds(
    { stops: [], vehicles: [VAN], matrix: MATRIX, ...problem },
    { seed: 1, budget: { iterations } },
  );
}

function ordersOf({ rounds }: Plan): Record<string, string[]> {
  return Object.fromEntries(
    rounds.map(({ vehicle, stops }) => [vehicle, stops.map(({ id }) => id)]),
  );
}

describe('a plan of rounds', () => {
  it('has no faults for random problems', () => {
    for (let stream = 0; stream < PROBLEMS; stream += 1) {
      const random = seededRandom(21, stream);
      const problem = drawProblem(random);
      const made = planRounds(problem, {
        seed: stream,
        budget: { iterations: random.below(300) },
      });
      expect({ stream, faults: checkPlan(problem, made) }).toEqual({ stream, faults: [] });
    }
  });

  it('is the same for the same seed and number of iterations', () => {
    const problem = drawProblem(seededRandom(5, 6), 60);
    const make = (seed: number) => planRounds(problem, { seed, budget: { iterations: 2000 } });
    expect(make(7)).toEqual(make(7));
    expect(make(7).rounds.length).toBeGreaterThan(1);
  });

  it('is the optimal one in a simple case', () => {
    const stops = [9, 2, 7, 4, 1].map((point) => stopAt(point));
    const made = plan({ stops, vehicles: [{ ...VAN, endPoint: null }] });
    expect(ordersOf(made)).toEqual({ van: ['1', '2', '4', '7', '9'] });
  });

  it('does not use vehicles that are not needed', () => {
    const stops = [1, 2, 3].map((point) => stopAt(point));
    const vehicles = ['a', 'b', 'c'].map((id) => ({ ...VAN, id }));
    expect(plan({ stops, vehicles }).rounds).toHaveLength(1);
  });

  it('uses no additional vehicle while a distant one has room', () => {
    const capacity = { pieces: 45, kg: 1000, litres: 8000 };
    const vehicles = ['full', 'far', 'spare'].map((id) => ({ ...VAN, id, capacity }));
    const near = Array.from({ length: 45 }, (_, at) => stopAt(1, { id: `near ${at}` }));
    const initial = { full: near.map(({ id }) => id), far: ['9'] };
    const costly = vehicles.map((van) => ({ ...van, cost: { ...van.cost, fixed: 500 } }));
    const made = plan({ stops: [...near, stopAt(9), stopAt(1)], vehicles: costly, initial }, 0);
    expect(made.rounds.map(({ vehicle }) => vehicle)).toEqual(['full', 'far']);
  });

  it('names the reason for each stop that fits nowhere', () => {
    const stops = [
      stopAt(1, { demand: { pieces: 101, kg: 1, litres: 1 } }),
      stopAt(2, { window: { fromMinute: 0, untilMinute: 470 } }),
      stopAt(3, { vehicle: 'other' }),
      stopAt(4, { demand: { pieces: 60, kg: 1, litres: 1 } }),
      stopAt(5, { demand: { pieces: 60, kg: 1, litres: 1 } }),
      stopAt(6, { serviceSeconds: 5 * 3600 }),
      stopAt(7, { serviceSeconds: 5 * 3600 }),
    ];
    const reasons = Object.fromEntries(
      plan({ stops }).unplanned.map(({ id, reason }) => [id, reason]),
    );
    expect(reasons).toMatchObject({ 1: 'too_large', 2: 'out_of_reach', 3: 'no_vehicle' });
    expect([reasons['4'], reasons['5']].filter(Boolean)).toEqual(['no_room']);
    expect([reasons['6'], reasons['7']].filter(Boolean)).toEqual(['no_time']);
  });

  it('leaves out no stop that still fits into a round', () => {
    for (let stream = 0; stream < PROBLEMS; stream += 1) {
      const problem = drawProblem(seededRandom(22, stream), 15);
      const made = planRounds(problem, { seed: stream, budget: { iterations: 50 } });
      expect({ stream, fits: stopsThatFit(problem, made) }).toEqual({ stream, fits: [] });
    }
  });

  it('keeps a priority, and serves the stop late if no vehicle can keep it', () => {
    const early = stopAt(20, { priorityBeforeMinute: 560 });
    const near = Array.from({ length: 15 }, (_, at) => stopAt(at + 1, { serviceSeconds: 600 }));
    const kept = plan({ stops: [...near, early] });
    expect(kept.late).toEqual([]);
    expect(ordersOf(kept)['van']?.indexOf('20')).toBeLessThan(5);

    const both = [early, stopAt(21, { priorityBeforeMinute: 490 })];
    const missed = plan({ stops: both });
    expect(missed.unplanned).toEqual([]);
    expect(missed.late).toMatchObject([{ id: '21', limit: 'priority' }]);
  });

  it('keeps locked stops where they are and fills in around them', () => {
    const lock = (position: number) => ({ locked: { vehicle: 'van', position } });
    const stops = [
      ...[1, 2, 4, 6].map((point) => stopAt(point)),
      stopAt(9, lock(0)),
      stopAt(3, lock(1)),
      stopAt(8, lock(4)),
      stopAt(5, lock(5)),
    ];
    const order = ordersOf(plan({ stops }, 3000))['van'] ?? [];
    expect(order.slice(0, 2)).toEqual(['9', '3']);
    expect(order.indexOf('5')).toBe(order.indexOf('8') + 1);
    expect(order).toHaveLength(8);
  });

  it('makes locked stops no later than they would be alone', () => {
    const late = { window: { fromMinute: 480, untilMinute: 481 } };
    const locked = { vehicle: 'van', position: 0 };
    const stops = [stopAt(20, { ...late, locked }), stopAt(1), stopAt(2)];
    const made = plan({ stops });
    expect(made.late).toMatchObject([{ id: '20', limit: 'window' }]);
    expect(ordersOf(made)['van']?.[0]).toBe('20');
    expect(checkPlan({ stops, vehicles: [VAN], matrix: MATRIX }, made)).toEqual([]);
  });

  it('gives a stop to the courier who knows the street if that costs little more', () => {
    const vehicles = ['a', 'b'].map((id) => ({ ...VAN, id, cost: { ...VAN.cost, fixed: 0 } }));
    const stops = [1, 2, 3].map((point) => stopAt(point, { usualVehicle: 'b' }));
    const made = plan({ stops, vehicles, unfamiliarSeconds: 60 });
    expect(Object.keys(ordersOf(made))).toEqual(['b']);
  });

  it('starts from given rounds', () => {
    const stops = [3, 1, 2].map((point) => stopAt(point));
    const made = plan({ stops, initial: { van: ['2', '3', '1', 'gone'] } }, 0);
    expect(ordersOf(made)).toEqual({ van: ['2', '3', '1'] });
  });

  it('reports progress, and returns what it has when it is stopped', () => {
    const shares: number[] = [];
    const problem = { stops: [stopAt(1), stopAt(2)], vehicles: [VAN], matrix: MATRIX };
    const made = planRounds(problem, {
      seed: 1,
      budget: { iterations: 100_000 },
      onProgress: ({ share }) => shares.push(share),
      shouldStop: () => shares.length === 3,
    });
    expect(made.iterations).toBe(500);
    expect(shares).toEqual([0, 0.0025, 0.005]);
    expect(checkPlan(problem, made)).toEqual([]);
  });

  it('ends when its time is used up', () => {
    let ms = 0;
    const spentMs = () => (ms += 10);
    const problem = { stops: [stopAt(1)], vehicles: [VAN], matrix: MATRIX };
    const made = planRounds(problem, { seed: 1, budget: { time: { limitMs: 50, spentMs } } });
    expect(made.iterations).toBe(1000);
  });

  it('refuses a problem with faults', () => {
    expect(() => plan({ stops: [stopAt(30), stopAt(1), stopAt(1)] })).toThrow(
      /same id.*Stop 30 is at no point/,
    );
    const window = { fromMinute: Number.NaN, untilMinute: 600 };
    expect(() => plan({ stops: [stopAt(1, { window })] })).toThrow(/Stop 1 has no window/);
    expect(() =>
      planRounds({ stops: [], vehicles: [], matrix: MATRIX }, { seed: 1, budget: {} }),
    ).toThrow(/budget/);
  });
});

function withoutPriority(stop: PlanStop): PlanStop {
  const { priorityBeforeMinute: _, ...rest } = stop;
  return rest;
}

/** Unplanned stops that can be put somewhere into a round without a fault. */
function stopsThatFit(problem: PlanProblem, made: Plan): string[] {
  const fitsAt = (order: string[], vehicle: string, stop: PlanStop, place: number) => {
    const longer = order.toSpliced(place, 0, stop.id);
    const members = longer.flatMap((id) => problem.stops.find((each) => each.id === id) ?? []);
    const alone: PlanProblem = {
      ...problem,
      stops: members.map(withoutPriority),
      vehicles: problem.vehicles.filter(({ id }) => id === vehicle),
      initial: { [vehicle]: longer },
    };
    const tried = planRounds(alone, { seed: 1, budget: { iterations: 0 } });
    return (
      tried.unplanned.length === 0 &&
      JSON.stringify(ordersOf(tried)[vehicle]) === JSON.stringify(longer)
    );
  };
  const orders = ordersOf(made);
  return made.unplanned.flatMap(({ id }) => {
    const stop = problem.stops.find((each) => each.id === id);
    if (stop === undefined) return [];
    const fits = problem.vehicles.some(({ id: vehicle }) => {
      if (stop.vehicle !== undefined && stop.vehicle !== vehicle) return false;
      const order = orders[vehicle] ?? [];
      return Array.from({ length: order.length + 1 }, (_, at) => at).some((at) =>
        fitsAt(order, vehicle, stop, at),
      );
    });
    return fits ? [id] : [];
  });
}
