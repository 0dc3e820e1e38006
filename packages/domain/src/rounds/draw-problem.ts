import type { SeededRandom } from '../simulation/seeded-random.ts';
import { estimateMatrix } from './estimate-matrix.ts';
import type { Demand, Lock, PlanProblem, PlanStop, PlanVehicle } from './problem.ts';

/**
 * A small problem with every feature: windows, priorities, bound, locked and usual vehicles, several kinds of
 * vehicles, open ends, one-way streets, too little room and time.
 */
export function drawProblem(random: SeededRandom, mostStops = 40): PlanProblem {
  const points = Array.from({ length: 1 + random.below(mostStops + 3) }, () => ({
    lat: 48 + random.between(0, 0.2),
    lon: 11 + random.between(0, 0.3),
  }));
  const matrix = estimateMatrix(points);
  if (random.chance(0.3)) {
    for (let entry = 0; entry < matrix.seconds.length; entry += 1) {
      const factor = random.between(1, 1.5);
      matrix.seconds[entry] = Math.round((matrix.seconds[entry] ?? 0) * factor);
      matrix.metres[entry] = Math.round((matrix.metres[entry] ?? 0) * factor);
    }
  }
  const tightness = random.between(0.1, 1.5);
  const vehicles = Array.from({ length: random.below(6) }, (_, at) =>
    drawVehicle(random, at, points.length, tightness),
  );
  const positions = new Map<string, number>();
  const stops = Array.from({ length: random.below(mostStops + 1) }, (_, at) =>
    drawStop(random, at, points.length, vehicles, positions),
  );
  return { stops, vehicles, matrix, unfamiliarSeconds: random.below(3) * 120 };
}

function drawVehicle(
  random: SeededRandom,
  at: number,
  pointCount: number,
  tightness: number,
): PlanVehicle {
  const fromMinute = 360 + random.below(3) * 60;
  const startPoint = random.chance(0.8) ? 0 : random.below(pointCount);
  return {
    id: `van ${at}`,
    capacity: {
      pieces: 1 + Math.floor(40 * tightness * random.between(0.3, 1)),
      kg: 400 * tightness,
      litres: random.chance(0.3) ? Infinity : 3000 * tightness,
    },
    shift: { fromMinute, untilMinute: fromMinute + 60 + random.below(540) },
    startPoint,
    endPoint: random.chance(0.7)
      ? startPoint
      : random.chance(0.5)
        ? null
        : random.below(pointCount),
    cost: {
      fixed: random.below(3) * 20,
      perHour: random.chance(0.8) ? 30 : 20,
      perKm: random.chance(0.8) ? 0.4 : 0,
    },
  };
}

function drawStop(
  random: SeededRandom,
  at: number,
  pointCount: number,
  vehicles: readonly PlanVehicle[],
  positions: Map<string, number>,
): PlanStop {
  const opensAt = 360 + random.below(500);
  const vehicle = vehicles[random.below(vehicles.length)];
  const locked = random.chance(0.15) && vehicle && nextLock(random, vehicle.id, positions);
  return {
    id: `stop ${at}`,
    point: random.below(pointCount),
    serviceSeconds: random.below(600),
    window: random.chance(0.3)
      ? { fromMinute: opensAt, untilMinute: opensAt + random.below(240) }
      : null,
    demand: drawDemand(random),
    ...(locked && { locked }),
    ...(random.chance(0.1) && { vehicle: vehicle?.id ?? 'van 0' }),
    ...(random.chance(0.02) && { vehicle: 'a van in repair' }),
    ...(random.chance(0.1) && { priorityBeforeMinute: 480 + random.below(4) * 60 }),
    ...(random.chance(0.3) && vehicle && { usualVehicle: vehicle.id }),
  };
}

/** Positions of a round from 0 or later on, with gaps. */
function nextLock(random: SeededRandom, vehicle: string, positions: Map<string, number>): Lock {
  const position = (positions.get(vehicle) ?? -1) + 1 + (random.chance(0.4) ? random.below(3) : 0);
  positions.set(vehicle, position);
  return { vehicle, position };
}

function drawDemand(random: SeededRandom): Demand {
  return {
    pieces: random.chance(0.02) ? 200 : 1 + random.below(4),
    kg: random.below(300) / 10,
    litres: random.below(2000) / 10,
  };
}
