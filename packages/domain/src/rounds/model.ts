import { lockedChains, type LockedChain } from './locked-chains.ts';
import { nearestStops } from './nearest-stops.ts';
import type { PlanProblem, PlanStop, PlanVehicle } from './problem.ts';

/** Later than any day; small enough to add a day to it in 32 bits. */
export const NEVER = 1_000_000_000;

/**
 * A problem as flat arrays. Nodes are stops (0 to stopCount - 1), then the start of each vehicle, then the end of
 * each vehicle; a vehicle has one round, which may be empty.
 */
export interface Model {
  stopCount: number;
  vehicleCount: number;
  /** Size of the matrices: the points of the problem, and one at distance 0 from all others, for open ends. */
  size: number;
  /** Row of each node in the matrices. */
  row: Int32Array;
  /** By class of vehicles with equal costs: driving costs, and their transpose, which is read along rows. */
  costs: readonly Float64Array[];
  costsTo: readonly Float64Array[];
  costClass: Int32Array;
  fixedCost: Float64Array;
  seconds: Int32Array;
  secondsTo: Int32Array;
  /** By node. */
  service: Int32Array;
  opens: Int32Array;
  closes: Int32Array;
  /** Three a stop, three a vehicle: pieces, grams, millilitres. */
  demand: Float64Array;
  capacity: Float64Array;
  /** The one vehicle of a stop, or -1. */
  onlyVehicle: Int32Array;
  usualVehicle: Int32Array;
  unfamiliarCost: number;
  isLocked: Uint8Array;
  /** Nothing may be inserted after this node. */
  isClosedAfter: Uint8Array;
  chains: readonly LockedChain[];
  /** While they are empty, vehicles of one kind are interchangeable. */
  kind: Int32Array;
  kindCount: number;
  /** By stop, the nearest other stops, nearest first. */
  near: Int32Array;
  /** Of driving to each of them and back, by the first class of vehicles. */
  nearCost: Float64Array;
  nearCount: number;
  /** Cost from the nearest start. */
  remoteness: Float64Array;
  /** False if neither windows nor shifts can ever bind. */
  isTimed: boolean;
}

const NEAR_COUNT = 120;
const DIMENSIONS = 3;

export function modelOf(problem: PlanProblem): Model {
  const { stops, vehicles, matrix } = problem;
  const [n, m] = [stops.length, vehicles.length];
  const nodes = n + 2 * m;
  const vehicleAt = new Map(vehicles.map(({ id }, at) => [id, at]));
  const size = matrix.size + 1;
  const row = new Int32Array(nodes);
  const service = new Int32Array(nodes);
  const opens = new Int32Array(nodes);
  const closes = new Int32Array(nodes);
  stops.forEach((stop, at) => {
    row[at] = stop.point;
    service[at] = stop.serviceSeconds;
    [opens[at], closes[at]] = limitsOf(stop);
  });
  vehicles.forEach(({ startPoint, endPoint, shift }, at) => {
    const [start, end] = [n + at, n + m + at];
    row[start] = startPoint;
    row[end] = endPoint ?? matrix.size;
    for (const node of [start, end]) {
      opens[node] = toSeconds(shift.fromMinute);
      closes[node] = toSeconds(shift.untilMinute);
    }
  });

  const seconds = widen(matrix.seconds, matrix.size);
  const classes = classesOf(vehicles.map(({ cost }) => `${cost.perHour} ${cost.perKm}`));
  const costs = classes.firsts.map((at) => costMatrix(problem, vehicles[at]));
  const chains = lockedChains(problem);
  const model: Model = {
    stopCount: n,
    vehicleCount: m,
    size,
    row,
    costs,
    costsTo: costs.map((each) => transposed(each, size)),
    costClass: classes.of,
    fixedCost: Float64Array.from(vehicles, ({ cost }) => cost.fixed),
    seconds,
    secondsTo: transposed(seconds, size),
    service,
    opens,
    closes,
    demand: Float64Array.from(stops.flatMap(({ demand }) => inUnits(demand, Math.ceil))),
    capacity: Float64Array.from(vehicles.flatMap(({ capacity }) => inUnits(capacity, Math.floor))),
    // binding a stop to the only vehicle has no effect, and would cost a search of its whole round
    onlyVehicle: Int32Array.from(stops, ({ vehicle, locked }) =>
      m === 1 ? -1 : placeOf(vehicleAt, locked?.vehicle ?? vehicle),
    ),
    usualVehicle: Int32Array.from(stops, ({ usualVehicle }) => placeOf(vehicleAt, usualVehicle)),
    unfamiliarCost: ((problem.unfamiliarSeconds ?? 0) * meanPerHour(vehicles)) / 3600,
    isLocked: Uint8Array.from(stops, ({ locked }) => (locked === undefined ? 0 : 1)),
    isClosedAfter: new Uint8Array(nodes),
    chains,
    ...kindsOf(problem),
    ...nearestStops(row, costs[0] ?? new Float64Array(size * size), size, n, NEAR_COUNT),
    remoteness: Float64Array.from(stops, (_, stop) =>
      vehicles.reduce(
        (least, __, v) =>
          Math.min(least, costs[0]?.[(row[n + v] ?? 0) * size + (row[stop] ?? 0)] ?? 0),
        Infinity,
      ),
    ),
    isTimed: canTimeBind(problem),
  };
  holdLocks(model);
  return model;
}

/** Relaxes limits that locked stops break by themselves, and forbids insertions inside their chains. */
function holdLocks(model: Model): void {
  const { stopCount: n, vehicleCount: m, closes, capacity, demand, isClosedAfter } = model;
  for (const { vehicle, stops, beginsAt, endsAt, closedAfter, isStartClosed } of model.chains) {
    stops.forEach((stop, at) => {
      closes[stop] = Math.max(closes[stop] ?? 0, beginsAt[at] ?? 0);
      if (closedAfter[at]) isClosedAfter[stop] = 1;
    });
    if (isStartClosed) isClosedAfter[n + vehicle] = 1;
    const end = n + m + vehicle;
    closes[end] = Math.max(closes[end] ?? 0, endsAt);
    for (let d = 0; d < DIMENSIONS; d += 1) {
      const load = stops.reduce((sum, stop) => sum + (demand[stop * DIMENSIONS + d] ?? 0), 0);
      const place = vehicle * DIMENSIONS + d;
      capacity[place] = Math.max(capacity[place] ?? 0, load);
    }
  }
}

export function toSeconds(minute: number): number {
  return Math.min(NEVER, Math.round(minute * 60));
}

function limitsOf({ window, priorityBeforeMinute = Infinity }: PlanStop): [number, number] {
  const opensAt = window === null ? 0 : toSeconds(window.fromMinute);
  const closesAt = window === null ? NEVER : toSeconds(window.untilMinute);
  const wanted = toSeconds(priorityBeforeMinute);
  // a priority before the window opens cannot be kept
  return [opensAt, wanted < opensAt ? closesAt : Math.min(closesAt, wanted)];
}

/** Whole grams and millilitres add up without error. A demand is rounded up, a capacity down. */
function inUnits(
  { pieces, kg, litres }: PlanStop['demand'],
  round: (value: number) => number,
): number[] {
  return [pieces, kg * 1000, litres * 1000].map((value) => round(Number(value.toPrecision(12))));
}

function placeOf(places: ReadonlyMap<string, number>, id: string | undefined): number {
  return id === undefined ? -1 : (places.get(id) ?? -1);
}

/** The cost of an hour of driving, to price unfamiliar streets for any driver. */
export function meanPerHour(vehicles: readonly PlanVehicle[]): number {
  return vehicles.reduce((sum, { cost }) => sum + cost.perHour, 0) / Math.max(1, vehicles.length);
}

function widen(values: Int32Array, size: number): Int32Array {
  const wide = new Int32Array((size + 1) ** 2);
  for (let from = 0; from < size; from += 1)
    wide.set(values.subarray(from * size, (from + 1) * size), from * (size + 1));
  return wide;
}

function costMatrix({ matrix }: PlanProblem, vehicle: PlanVehicle | undefined): Float64Array {
  const { perHour, perKm } = vehicle?.cost ?? { perHour: 0, perKm: 0 };
  const wide = new Float64Array((matrix.size + 1) ** 2);
  for (let from = 0; from < matrix.size; from += 1) {
    for (let to = 0; to < matrix.size; to += 1) {
      const entry = from * matrix.size + to;
      wide[from * (matrix.size + 1) + to] =
        ((matrix.seconds[entry] ?? 0) * perHour) / 3600 +
        ((matrix.metres[entry] ?? 0) * perKm) / 1000;
    }
  }
  return wide;
}

/** The matrix itself if it is symmetric, which saves half of the memory. */
function transposed<A extends Int32Array | Float64Array>(matrix: A, size: number): A {
  const turned = matrix.slice() as A;
  let isSymmetric = true;
  for (let from = 0; from < size; from += 1) {
    for (let to = 0; to < size; to += 1) {
      const value = matrix[from * size + to] ?? 0;
      turned[to * size + from] = value;
      isSymmetric &&= value === matrix[to * size + from];
    }
  }
  return isSymmetric ? matrix : turned;
}

function classesOf(keys: readonly string[]): { of: Int32Array; firsts: number[] } {
  const names = [...new Set(keys)];
  return {
    of: Int32Array.from(keys, (key) => names.indexOf(key)),
    firsts: names.map((name) => keys.indexOf(name)),
  };
}

function kindsOf({ vehicles, stops }: PlanProblem): Pick<Model, 'kind' | 'kindCount'> {
  const usual = new Set(stops.map(({ usualVehicle }) => usualVehicle));
  const { of, firsts } = classesOf(
    vehicles.map(({ id, ...rest }) => (usual.has(id) ? id : JSON.stringify(rest, writeInfinity))),
  );
  return { kind: of, kindCount: firsts.length };
}

function writeInfinity(_: string, value: unknown): unknown {
  return value === Infinity ? 'Infinity' : value;
}

function canTimeBind({ stops, vehicles }: PlanProblem): boolean {
  return (
    stops.some(
      ({ window, priorityBeforeMinute }) => window !== null || priorityBeforeMinute !== undefined,
    ) || vehicles.some(({ shift }) => shift.untilMinute < Infinity)
  );
}
