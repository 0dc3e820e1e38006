import type { Demand } from './problem.ts';

export interface StopToShare {
  id: string;
  demand: Demand;
}

export interface VehicleToFill {
  id: string;
  capacity: Demand;
}

export interface Shares {
  /** Ids of stops by id of vehicle, in the given order. */
  rounds: Map<string, string[]>;
  /** Stops that fit into no vehicle. */
  left: string[];
}

/**
 * Splits stops sorted by address into one round per vehicle, with about as many stops each, so that neighbours stay
 * together. No vehicle exceeds its capacity or `maxStops`; stops that do not fit where they belong go where there
 * is room.
 */
export function shareByAddress(
  stops: readonly StopToShare[],
  vehicles: readonly VehicleToFill[],
  maxStops: number,
): Shares {
  const filling = vehicles.map((vehicle) => emptyVehicle(vehicle, maxStops));
  const spilled: StopToShare[] = [];
  let at = 0;
  let target = Math.ceil(stops.length / vehicles.length);
  for (const [place, stop] of stops.entries()) {
    const [own, next] = [filling[at], filling[at + 1]];
    const isEnough = own !== undefined && own.stops.length >= target;
    if (next !== undefined && (isEnough || (!hasRoom(own, stop) && hasRoom(next, stop)))) {
      at += 1;
      target = Math.ceil((stops.length - place) / (vehicles.length - at));
    }
    if (!put(filling[at], stop)) spilled.push(stop);
  }
  const left = spilled.filter((stop) => !filling.some((vehicle) => put(vehicle, stop)));
  return {
    rounds: new Map(filling.map(({ id, stops: own }) => [id, own])),
    left: left.map(({ id }) => id),
  };
}

type Filling = { id: string; room: Demand; stopsLeft: number; stops: string[] };

function emptyVehicle({ id, capacity }: VehicleToFill, maxStops: number): Filling {
  return { id, room: { ...capacity }, stopsLeft: maxStops, stops: [] };
}

function hasRoom(vehicle: Filling | undefined, { demand }: StopToShare): boolean {
  if (vehicle === undefined || vehicle.stopsLeft === 0) return false;
  const { pieces, kg, litres } = vehicle.room;
  return demand.pieces <= pieces && demand.kg <= kg && demand.litres <= litres;
}

function put(vehicle: Filling | undefined, stop: StopToShare): boolean {
  if (vehicle === undefined || !hasRoom(vehicle, stop)) return false;
  vehicle.stops.push(stop.id);
  vehicle.stopsLeft -= 1;
  vehicle.room.pieces -= stop.demand.pieces;
  vehicle.room.kg -= stop.demand.kg;
  vehicle.room.litres -= stop.demand.litres;
  return true;
}
