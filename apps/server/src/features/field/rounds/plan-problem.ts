import {
  estimateMatrix,
  isKeptOnTheRoad,
  orderByAddress,
  type PlacedProblem,
  placeStops,
  type PlanStop,
  type PlanVehicle,
  type RoundToReplan,
} from '@waypost/domain/rounds';
import { momentOf } from '@waypost/domain/local-time';
import { isExactPoint } from './point-source.ts';
import { isInVan, type StandingStop } from './round-progress.ts';
import type { RoundRow } from './rounds.queries.ts';
import type { VehicleRow } from './vehicles.queries.ts';

const NO_LIMIT = 1_000_000_000;
/** When couriers are on the road, by the clock of the hub. */
const SHIFT = { fromMinute: 7 * 60, untilMinute: 21 * 60 };
/** When a parcel of the priority service should be at its door, by the same clock. */
const NOON = 12 * 60;
/**
 * No round gets many more pieces than the fullest one had: the shortest way would be one courier for everything, where
 * vehicles have no limits.
 */
const MOST_GROWTH = 1.1;
const COST = { fixed: 0, perHour: 30, perKm: 0.4 };

type Point = { lat: number; lon: number };
type Hub = Point & { timeZone: string };

export type RoundToPlan = {
  round: RoundRow;
  vehicle: VehicleRow | undefined;
  /** In their order. */
  stops: StandingStop[];
};

export function idOf({ roundId, stopNo }: { roundId: string; stopNo: number }): string {
  return `${roundId}/${stopNo}`;
}

/** By id of stop; null unless every open stop has one, and they are not all the same. */
export function pointsOf(rounds: readonly RoundToPlan[]): ReadonlyMap<string, Point> | null {
  const open = rounds.flatMap(({ stops }) => stops.filter(isMovable));
  const placed = placeStops(open.map(stopToPlace));
  const points = new Map<string, Point>();
  for (const [at, stop] of open.entries()) {
    const point = placed[at];
    if (point) points.set(idOf(stop), point);
  }
  const different = new Set([...points.values()].map(({ lat, lon }) => `${lat} ${lon}`));
  return points.size === open.length && different.size > 1 ? points : null;
}

function stopToPlace({ lat, lon, pointSource, postalCode, city, country }: StandingStop) {
  const point = lat === null || lon === null ? null : { lat, lon };
  return { postalCode, city, country, point, isExact: isExactPoint(pointSource) };
}

/** What is done has a place in the past. */
export function isMovable({ state }: { state: string }): boolean {
  return state === 'open';
}

/** Locked stops keep their places, of a round on the road the next three too. */
export function keptIn({ round, stops }: RoundToPlan): ReadonlySet<string> {
  const kept = stops
    .filter(isMovable)
    .filter(({ locked }, at) => locked || (round.state === 'out' && isKeptOnTheRoad(at)));
  return new Set(kept.map(idOf));
}

/** Each round is a vehicle of the problem. */
export function problemOf(
  rounds: readonly RoundToPlan[],
  hub: Hub,
  pointOf: ReadonlyMap<string, Point>,
): PlacedProblem {
  const rows = matrixRows(hub);
  const stops = rounds.flatMap((each) => {
    const { round, stops: own } = each;
    const kept = keptIn(each);
    return own.filter(isMovable).map((stop, position): PlanStop => ({
      ...planStop(stop, rows.rowOf(pointOf.get(idOf(stop))), midnightOf(round, hub)),
      ...(kept.has(idOf(stop)) && { locked: { vehicle: round.id, position } }),
      // what is in a van stays in it, also while it is being loaded
      ...((round.state === 'out' || isInVan(stop)) &&
        !kept.has(idOf(stop)) && { vehicle: round.id }),
    }));
  });
  const fullest = Math.max(0, ...rounds.map(({ stops: own }) => piecesIn(own.filter(isMovable))));
  return {
    stops,
    vehicles: rounds.map((each) => vehicleOf(each, Math.ceil(fullest * MOST_GROWTH))),
    points: rows.points,
    initial: Object.fromEntries(
      rounds.map(({ round, stops: own }) => [round.id, own.filter(isMovable).map(idOf)]),
    ),
  };
}

/**
 * What is left of a round on the road, from where its courier was last: at the last stop that is done, or at the hub.
 * What is in the van is in it, so neither its limits nor the end of the day keep a stop out.
 */
export function restOf(
  { round, stops }: RoundToPlan,
  hub: Hub,
  pointOf: ReadonlyMap<string, Point>,
  now: Date,
): RoundToReplan {
  const rows = matrixRows(hub);
  const midnight = midnightOf(round, hub);
  // what was left behind is at the hub
  const last = stops.findLast(
    (stop) => !isMovable(stop) && stop.state !== 'left' && stop.lat !== null,
  );
  const open = stops.filter(isMovable);
  const planned = open.map((stop): PlanStop => ({
    ...planStop(stop, rows.rowOf(pointOf.get(idOf(stop))), midnight),
    // `replanRound` gives it its place
    ...(stop.locked && { locked: { vehicle: round.id, position: 0 } }),
  }));
  const point = rows.rowOf(last && { lat: last.lat ?? hub.lat, lon: last.lon ?? hub.lon });
  return {
    vehicle: {
      id: round.id,
      capacity: { pieces: NO_LIMIT, kg: NO_LIMIT, litres: NO_LIMIT },
      shift: { fromMinute: SHIFT.fromMinute, untilMinute: Number.POSITIVE_INFINITY },
      startPoint: 0,
      endPoint: 0,
      cost: COST,
    },
    stops: planned,
    addedCount: 0,
    matrix: estimateMatrix(rows.points),
    onTheRoad: { point, minute: Math.max(0, minuteOf(now, midnight)) },
  };
}

/** Stops at one point share a row. The hub is the first one. */
function matrixRows(hub: Point) {
  const points: Point[] = [{ lat: hub.lat, lon: hub.lon }];
  const rows = new Map<string, number>([[`${hub.lat} ${hub.lon}`, 0]]);
  return {
    points,
    rowOf(point: Point | undefined): number {
      if (point === undefined) return 0;
      const key = `${point.lat} ${point.lon}`;
      const known = rows.get(key);
      if (known !== undefined) return known;
      rows.set(key, points.length);
      return points.push(point) - 1;
    },
  };
}

function midnightOf({ day }: RoundRow, { timeZone }: Hub): Date {
  return momentOf(day, '00:00', timeZone);
}

function planStop(stop: StandingStop, point: number, midnight: Date): PlanStop {
  const { windowFrom, windowUntil } = stop;
  return {
    id: idOf(stop),
    point,
    serviceSeconds: stop.serviceSeconds,
    window:
      windowFrom === null || windowUntil === null
        ? null
        : {
            fromMinute: minuteOf(windowFrom, midnight),
            untilMinute: minuteOf(windowUntil, midnight),
          },
    demand: demandOf(stop.pieces),
    ...(isPriority(stop) && { priorityBeforeMinute: NOON }),
  };
}

function isPriority({ kind, pieces }: Pick<StopToOrder, 'kind' | 'pieces'>): boolean {
  return kind === 'delivery' && pieces.some(({ service }) => service === 'priority');
}

export function demandOf(pieces: readonly { weightGrams: number; volumeMl: number }[]) {
  const grams = pieces.reduce((sum, { weightGrams }) => sum + weightGrams, 0);
  const ml = pieces.reduce((sum, { volumeMl }) => sum + volumeMl, 0);
  return { pieces: pieces.length, kg: grams / 1000, litres: ml / 1000 };
}

function piecesIn(stops: readonly StandingStop[]): number {
  return stops.reduce((sum, { pieces }) => sum + pieces.length, 0);
}

function minuteOf(at: Date, midnight: Date): number {
  return (at.getTime() - midnight.getTime()) / 60_000;
}

/** What a vehicle takes; without limits where none are known. */
export function capacityOf(
  vehicle: Pick<VehicleRow, 'maxPieces' | 'maxKg' | 'maxLitres'> | undefined,
) {
  return {
    pieces: vehicle?.maxPieces ?? NO_LIMIT,
    kg: vehicle?.maxKg ?? NO_LIMIT,
    litres: vehicle?.maxLitres ?? NO_LIMIT,
  };
}

function vehicleOf({ round, vehicle }: RoundToPlan, mostPieces: number): PlanVehicle {
  const capacity = capacityOf(vehicle);
  return {
    id: round.id,
    capacity: { ...capacity, pieces: Math.min(capacity.pieces, mostPieces) },
    shift: SHIFT,
    startPoint: 0,
    endPoint: 0,
    cost: COST,
  };
}

type StopToOrder = Pick<
  StandingStop,
  'kind' | 'lat' | 'lon' | 'windowFrom' | 'postalCode' | 'city'
> & { pieces: readonly { service: string }[] };

type StopsToOrder = {
  stopOf(id: string): StopToOrder | undefined;
  streetOf(id: string): string;
  kept: ReadonlySet<string>;
  /** In seconds of the day; undefined where nothing was planned by points. */
  leaveAtOf(id: string): number | undefined;
};

/**
 * Neighbours of one point, such as a city, are put in the order of their streets; windows and locks stay. Those that are
 * left before noon stay before it, so no parcel of the priority service becomes late.
 */
export function orderWithinPoints(
  ids: readonly string[],
  { stopOf, streetOf, kept, leaveAtOf }: StopsToOrder,
): string[] {
  const ordered: string[] = [];
  let run: string[] = [];
  const flush = () => {
    ordered.push(...orderByAddress(run, (id) => lineOf(id, stopOf(id), streetOf)));
    run = [];
  };
  const isEarly = (id: string) => (leaveAtOf(id) ?? 0) <= NOON * 60;
  const areNear = (one: string, other: string) => {
    const [here, there] = [stopOf(one), stopOf(other)];
    return here?.lat === there?.lat && here?.lon === there?.lon && isEarly(one) === isEarly(other);
  };
  for (const id of ids) {
    const stop = stopOf(id);
    const before = run.at(-1);
    const isFree =
      stop !== undefined &&
      !kept.has(id) &&
      stop.windowFrom === null &&
      (isEarly(id) || !isPriority(stop));
    if (!isFree || (before !== undefined && !areNear(before, id))) flush();
    if (isFree) run.push(id);
    else ordered.push(id);
  }
  flush();
  return ordered;
}

function lineOf(id: string, stop: StopToOrder | undefined, streetOf: (id: string) => string) {
  return { postalCode: stop?.postalCode ?? '', city: stop?.city ?? '', street: streetOf(id) };
}
