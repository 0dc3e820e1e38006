import { seededRandom, type SeededRandom } from '@waypost/domain/simulation';
import { type Instance, instanceOfPlane, type PlaneCustomer } from './instance.ts';

interface Point {
  x: number;
  y: number;
}

const GRID = 1000;
/** How fast clusters thin out. */
const DECAY = 40;

/**
 * By the generator of Uchoa et al., "New benchmark instances for the capacitated vehicle routing problem" (2017),
 * with the parameters of X-n502-k39: depot in the corner, three clusters, equal demands, 13 stops a round.
 */
export function drawCorner(stopCount = 501): Instance {
  const random = seededRandom(502, 0);
  const capacity = 13;
  const customers = drawClustered(random, stopCount, 3).map((point) => ({ ...point, demand: 1 }));
  return instanceOfPlane({
    name: `corner ${stopCount}`,
    depot: { x: 0, y: 0, demand: 0 },
    customers,
    capacity,
    vehicles: Math.ceil((stopCount / capacity) * 1.3),
    round: Math.round,
    scale: 1,
  });
}

/** The same with the parameters of X-n1001-k43: everything at random, demands 1 to 10, 23 stops a round. */
export function drawScattered(stopCount = 1000): Instance {
  const random = seededRandom(1001, 0);
  const customers = Array.from({ length: stopCount }, () => ({
    ...drawPoint(random),
    demand: 1 + random.below(10),
  }));
  const demand = customers.reduce((sum, each) => sum + each.demand, 0);
  const capacity = Math.ceil((23.5 * demand) / stopCount);
  return instanceOfPlane({
    name: `scattered ${stopCount}`,
    depot: { ...drawPoint(random), demand: 0 },
    customers,
    capacity,
    vehicles: Math.ceil((demand / capacity) * 1.3),
    round: Math.round,
    scale: 1,
  });
}

/**
 * In the manner of class RC1 of Gehring and Homberger (1999): half clustered, half scattered, three of four stops with a
 * narrow window, short rounds.
 */
export function drawWindows(stopCount = 1000): Instance {
  const random = seededRandom(1002, 0);
  const horizon = 1824;
  const half = Math.floor(stopCount / 2);
  const depot = { x: 250, y: 250, demand: 0, opensAt: 0, closesAt: horizon };
  const points = [
    ...drawClustered(random, half, 20),
    ...Array.from({ length: stopCount - half }, () => drawPoint(random)),
  ].map(({ x, y }) => ({ x: Math.round(x / 2), y: Math.round(y / 2) }));
  const customers = points.map((point): PlaneCustomer => {
    const away = Math.hypot(point.x - depot.x, point.y - depot.y);
    const last = horizon - Math.ceil(away) - 10;
    const middle = random.between(away, last);
    const isNarrow = random.chance(0.75);
    return {
      ...point,
      demand: 10 * (1 + random.below(3)),
      opensAt: isNarrow ? Math.max(0, Math.round(middle - 60)) : 0,
      closesAt: isNarrow ? Math.min(last, Math.round(middle + 60)) : last,
      serviceTime: 10,
    };
  });
  return instanceOfPlane({
    name: `windows ${stopCount}`,
    depot,
    customers,
    capacity: 200,
    vehicles: Math.ceil(stopCount * 0.2),
    round: (distance) => Math.floor(distance * 10),
    scale: 10,
  });
}

function drawPoint(random: SeededRandom): Point {
  return { x: random.below(GRID + 1), y: random.below(GRID + 1) };
}

/** Seeds, and points that are kept the more likely the nearer they are to seeds. */
function drawClustered(random: SeededRandom, count: number, seedCount: number): Point[] {
  const seeds = Array.from({ length: seedCount }, () => drawPoint(random));
  const points = [...seeds];
  while (points.length < count) {
    const point = drawPoint(random);
    const weight = seeds.reduce(
      (sum, seed) => sum + Math.exp(-Math.hypot(seed.x - point.x, seed.y - point.y) / DECAY),
      0,
    );
    if (random.chance(weight)) points.push(point);
  }
  return points.slice(0, count);
}
