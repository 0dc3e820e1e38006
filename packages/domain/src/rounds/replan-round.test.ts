import { describe, expect, it } from 'vitest';
import { seededRandom } from '../simulation/seeded-random.ts';
import { checkPlan } from './check-plan.ts';
import { estimateMatrix } from './estimate-matrix.ts';
import type { PlanStop, PlanVehicle } from './problem.ts';
import { replanRound } from './replan-round.ts';

const random = seededRandom(120, 0);
const MATRIX = estimateMatrix(
  Array.from({ length: 60 }, () => ({
    lat: 48 + random.between(0, 0.05),
    lon: 11 + random.between(0, 0.08),
  })),
);
const VAN: PlanVehicle = {
  id: 'van',
  capacity: { pieces: 200, kg: 2000, litres: 9000 },
  shift: { fromMinute: 480, untilMinute: 1020 },
  startPoint: 0,
  endPoint: 0,
  cost: { fixed: 0, perHour: 30, perKm: 0.3 },
};
const STOPS = Array.from({ length: 40 }, (_, at): PlanStop => ({
  id: `${at}`,
  point: at + 1,
  serviceSeconds: 120,
  window: null,
  demand: { pieces: 1, kg: 2, litres: 10 },
  ...(at === 12 && { locked: { vehicle: 'van', position: 99 } }),
}));
const OPTIONS = { seed: 1, budget: { iterations: 3000 } };

describe('a replanned round', () => {
  it('keeps the next three stops of a driver on the road, and the locked ones', () => {
    const { plan, problem } = replanRound(
      {
        vehicle: VAN,
        stops: STOPS,
        addedCount: 5,
        matrix: MATRIX,
        onTheRoad: { point: 50, minute: 700.5 },
      },
      OPTIONS,
    );
    const order = plan.rounds[0]?.stops.map(({ id }) => id) ?? [];
    expect(order.slice(0, 3)).toEqual(['0', '1', '2']);
    expect(order).toHaveLength(40);
    expect(order.indexOf('12')).toBeGreaterThan(2);
    expect(plan.rounds[0]?.startAt).toBe(42_030);
    expect(checkPlan(problem, plan)).toEqual([]);
  });

  it('may begin with any stop before the driver leaves', () => {
    const { plan } = replanRound(
      { vehicle: VAN, stops: STOPS, addedCount: 0, matrix: MATRIX, onTheRoad: null },
      OPTIONS,
    );
    expect(plan.rounds[0]?.stops.slice(0, 3).map(({ id }) => id)).not.toEqual(['0', '1', '2']);
  });

  it('keeps the next stops of a driver who is late for them and for the end of the shift', () => {
    const window = { fromMinute: 480, untilMinute: 500 };
    const stops = STOPS.map((stop, at) => (at < 3 ? { ...stop, window } : stop));
    const { plan, problem } = replanRound(
      { vehicle: VAN, stops, addedCount: 0, matrix: MATRIX, onTheRoad: { point: 0, minute: 1019 } },
      OPTIONS,
    );
    expect(plan.late.map(({ id }) => id)).toEqual(['0', '1', '2']);
    expect(plan.unplanned).toHaveLength(36);
    expect(checkPlan(problem, plan)).toEqual([]);
  });
});
