import type { PlanProblem, PlanStop, PlanVehicle, TravelMatrix } from '@waypost/domain/rounds';

/** A problem to measure planners by. */
export interface Instance {
  name: string;
  problem: PlanProblem;
  /** The least cost that anybody has published. */
  bestKnown?: number;
}

/** In units of the plane; times are in the same units as distances, as the literature has it. */
export interface PlaneCustomer {
  x: number;
  y: number;
  demand: number;
  opensAt?: number;
  closesAt?: number;
  serviceTime?: number;
}

interface PlaneInstance {
  name: string;
  depot: PlaneCustomer;
  customers: readonly PlaneCustomer[];
  capacity: number;
  vehicles: number;
  /** From the true distance to the one that counts. */
  round: (distance: number) => number;
  /** Of a unit of time in those of `round`. */
  scale: number;
  bestKnown?: number;
}

/** The cost is the distance; a second is as long as a metre, and a unit of time as one of distance. */
export function instanceOfPlane(plane: PlaneInstance): Instance {
  const { name, depot, customers, scale } = plane;
  const minute = (time: number) => (time * scale) / 60;
  const stops = customers.map((customer, at): PlanStop => {
    const { opensAt, closesAt, demand, serviceTime = 0 } = customer;
    const isTimed = opensAt !== undefined && closesAt !== undefined;
    return {
      id: `${at + 1}`,
      point: at + 1,
      serviceSeconds: serviceTime * scale,
      window: isTimed ? { fromMinute: minute(opensAt), untilMinute: minute(closesAt) } : null,
      demand: { pieces: demand, kg: 0, litres: 0 },
    };
  });
  const vehicles = Array.from({ length: plane.vehicles }, (_, at): PlanVehicle => ({
    id: `${at + 1}`,
    capacity: { pieces: plane.capacity, kg: 0, litres: 0 },
    shift: { fromMinute: 0, untilMinute: minute(depot.closesAt ?? Infinity) },
    startPoint: 0,
    endPoint: 0,
    cost: { fixed: 0, perHour: 0, perKm: 1000 },
  }));
  const problem = { stops, vehicles, matrix: planeMatrix([depot, ...customers], plane.round) };
  return {
    name,
    problem,
    ...(plane.bestKnown !== undefined && { bestKnown: plane.bestKnown }),
  };
}

function planeMatrix(
  points: readonly PlaneCustomer[],
  round: (distance: number) => number,
): TravelMatrix {
  const size = points.length;
  const metres = new Int32Array(size * size);
  points.forEach((from, row) => {
    points.forEach((to, column) => {
      metres[row * size + column] = round(Math.hypot(from.x - to.x, from.y - to.y));
    });
  });
  return { size, seconds: metres.slice(), metres, isEstimate: false };
}
