import { estimateMatrix, type PlanProblem, type PlanStop } from '@waypost/domain/rounds';
import { seededRandom, type SeededRandom } from '@waypost/domain/simulation';
import type { Instance } from './instance.ts';

const HUB = { lat: 48.06, lon: 11.68 };
const CENTRE = { lat: 48.14, lon: 11.57 };
const DISTRICTS = 25;
const STOPS_A_VAN = 125;

/**
 * A city of dense and thin districts with its hub outside, one piece a stop and 125 a van, which eight vans for 1,000
 * stops hold without a place to spare. Two more vans may go out. The cost is the time of driving.
 */
export function drawCity(stopCount = 1000): Instance {
  const random = seededRandom(8125, 0);
  const districts = Array.from({ length: DISTRICTS }, () => ({
    lat: CENTRE.lat + random.between(-0.08, 0.08),
    lon: CENTRE.lon + random.between(-0.12, 0.12),
    spread: random.between(0.003, 0.015),
  }));
  const points = Array.from({ length: stopCount }, () => {
    const { lat, lon, spread } = districts[random.below(DISTRICTS)] ?? { ...CENTRE, spread: 0.01 };
    return { lat: lat + spread * drawBell(random), lon: lon + 1.5 * spread * drawBell(random) };
  });
  const stops = points.map((_, at): PlanStop => ({
    id: `${at + 1}`,
    point: at + 1,
    serviceSeconds: 90 + random.below(120),
    window: null,
    demand: { pieces: 1, kg: 2 + random.below(8), litres: 5 + random.below(40) },
  }));
  const problem: PlanProblem = {
    stops,
    vehicles: Array.from({ length: Math.ceil(stopCount / STOPS_A_VAN) + 2 }, (_, at) => ({
      id: `van ${at + 1}`,
      capacity: { pieces: STOPS_A_VAN, kg: 1200, litres: 9000 },
      shift: { fromMinute: 420, untilMinute: 1080 },
      startPoint: 0,
      endPoint: 0,
      cost: { fixed: 0, perHour: 3600, perKm: 0 },
    })),
    matrix: estimateMatrix([HUB, ...points]),
  };
  return { name: `city ${stopCount}`, problem };
}

/** About normal, within three deviations. */
function drawBell(random: SeededRandom): number {
  return random.between(-1, 1) + random.between(-1, 1) + random.between(-1, 1);
}
