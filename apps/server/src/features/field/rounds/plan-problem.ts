import {
  estimateMatrix,
  orderByAddress,
  type PlanProblem,
  type PlanStop,
  type PlanVehicle,
} from '@waypost/domain/rounds';
import { momentOf } from '@waypost/domain/local-time';
import type { StandingStop } from './round-progress.ts';
import type { RoundRow } from './rounds.queries.ts';
import type { VehicleRow } from './vehicles.queries.ts';

const NO_LIMIT = 1_000_000_000;
/** When couriers are on the road, by the clock of the hub. */
const SHIFT = { fromMinute: 7 * 60, untilMinute: 21 * 60 };
const COST = { fixed: 0, perHour: 30, perKm: 0.4 };
/** Stops that a courier on the road may already be heading for. */
const KEPT_ON_THE_ROAD = 3;

type Hub = { lat: number; lon: number; timeZone: string };

export type RoundToPlan = {
  round: RoundRow;
  vehicle: VehicleRow | undefined;
  /** In their order. */
  stops: StandingStop[];
};

export function idOf({ roundId, stopNo }: { roundId: string; stopNo: number }): string {
  return `${roundId}/${stopNo}`;
}

/** Every stop has a point, and they are not all the same one. */
export function hasPoints(rounds: readonly RoundToPlan[]): boolean {
  const open = rounds.flatMap(({ stops }) => stops.filter(isMovable));
  const points = new Set(open.map(({ lat, lon }) => `${lat} ${lon}`));
  return points.size > 1 && open.every(({ lat, lon }) => lat !== null && lon !== null);
}

/** What is done has a place in the past. */
export function isMovable({ state }: { state: string }): boolean {
  return state === 'open';
}

/** Each round is a vehicle of the problem. Locked stops keep their places, of a round on the road the next three too. */
export function problemOf(rounds: readonly RoundToPlan[], hub: Hub): PlanProblem {
  const points = [{ lat: hub.lat, lon: hub.lon }];
  const rowOf = new Map<string, number>();
  const stops: PlanStop[] = [];
  for (const { round, stops: own } of rounds) {
    const open = own.filter(isMovable);
    for (const [position, stop] of open.entries()) {
      const key = `${stop.lat} ${stop.lon}`;
      const known = rowOf.get(key);
      if (known === undefined) {
        rowOf.set(key, points.length);
        points.push({ lat: stop.lat ?? hub.lat, lon: stop.lon ?? hub.lon });
      }
      const isKept = stop.locked || (round.state === 'out' && position < KEPT_ON_THE_ROAD);
      stops.push({
        ...planStop(stop, known ?? points.length - 1, momentOf(round.day, '00:00', hub.timeZone)),
        ...(isKept && { locked: { vehicle: round.id, position } }),
        // what is in a van stays in it
        ...(round.state === 'out' && !isKept && { vehicle: round.id }),
      });
    }
  }
  return {
    stops,
    vehicles: rounds.map(vehicleOf),
    matrix: estimateMatrix(points),
    initial: Object.fromEntries(
      rounds.map(({ round, stops: own }) => [round.id, own.filter(isMovable).map(idOf)]),
    ),
  };
}

function planStop(stop: StandingStop, point: number, midnight: Date): PlanStop {
  const grams = stop.pieces.reduce((sum, { weightGrams }) => sum + weightGrams, 0);
  const ml = stop.pieces.reduce((sum, { volumeMl }) => sum + volumeMl, 0);
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
    demand: { pieces: stop.pieces.length, kg: grams / 1000, litres: ml / 1000 },
  };
}

function minuteOf(at: Date, midnight: Date): number {
  return (at.getTime() - midnight.getTime()) / 60_000;
}

function vehicleOf({ round, vehicle }: RoundToPlan): PlanVehicle {
  return {
    id: round.id,
    capacity: {
      pieces: vehicle?.maxPieces ?? NO_LIMIT,
      kg: vehicle?.maxKg ?? NO_LIMIT,
      litres: vehicle?.maxLitres ?? NO_LIMIT,
    },
    shift: SHIFT,
    startPoint: 0,
    endPoint: 0,
    cost: COST,
  };
}

/** Neighbours of one point, such as a city, are put in the order of their streets; windows and locks stay. */
export function orderWithinPoints(
  ids: readonly string[],
  stopOf: (id: string) => StandingStop | undefined,
  streetOf: (id: string) => string,
): string[] {
  const ordered: string[] = [];
  let run: string[] = [];
  const flush = () => {
    ordered.push(...orderByAddress(run, (id) => lineOf(id, stopOf(id), streetOf)));
    run = [];
  };
  for (const id of ids) {
    const stop = stopOf(id);
    const before = stopOf(run.at(-1) ?? '');
    const isFree = stop !== undefined && !stop.locked && stop.windowFrom === null;
    const isNear = before === undefined || (before.lat === stop?.lat && before.lon === stop?.lon);
    if (!isFree || !isNear) flush();
    if (isFree) run.push(id);
    else ordered.push(id);
  }
  flush();
  return ordered;
}

function lineOf(id: string, stop: StandingStop | undefined, streetOf: (id: string) => string) {
  return { postalCode: stop?.postalCode ?? '', city: stop?.city ?? '', street: streetOf(id) };
}
