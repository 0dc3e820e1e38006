/** What a stop takes up in a vehicle. */
export interface Demand {
  pieces: number;
  kg: number;
  litres: number;
}

/** Minutes since midnight of the day of the rounds. May be fractional, and above 1440 after midnight. */
export interface Minutes {
  fromMinute: number;
  untilMinute: number;
}

export interface PlanStop {
  id: string;
  /** Its row in the travel matrix. Several stops may share one. */
  point: number;
  serviceSeconds: number;
  /** When service may begin. Never broken by a plan, except by locked stops that are late already. */
  window: Minutes | null;
  /** Counted as aboard all day, for deliveries and for pickups. */
  demand: Demand;
  /** The only vehicle that may serve it. */
  vehicle?: string;
  /** Its place in the round of a vehicle; see `Lock`. */
  locked?: Lock;
  /**
   * Service should begin before this minute. If no round can do that, the stop is planned late and listed as late.
   */
  priorityBeforeMinute?: number;
  /** The vehicle whose courier knows the street; any other costs `unfamiliarSeconds` more. */
  usualVehicle?: string;
}

/**
 * A locked stop keeps its round and its order among the locked stops of the round. Positions 0, 1, 2 … are the
 * beginning of the round and stay exactly there. Locked stops with consecutive positions stay consecutive.
 * Other stops may come between the rest.
 */
export interface Lock {
  vehicle: string;
  position: number;
}

export interface PlanVehicle {
  id: string;
  capacity: Demand;
  /** Leaves its start and reaches its end within these. */
  shift: Minutes;
  startPoint: number;
  /** None: the round ends at its last stop. */
  endPoint: number | null;
  cost: VehicleCost;
}

/** In any one currency. Waiting is not paid: the shift is. */
export interface VehicleCost {
  /** A fixed cost of using the vehicle. */
  fixed: number;
  /** Of driving. */
  perHour: number;
  perKm: number;
}

/** From row to column, `seconds[from * size + to]`. */
export interface TravelMatrix {
  size: number;
  seconds: Int32Array;
  metres: Int32Array;
  /** Estimated from straight lines rather than roads. Pages must say so. */
  isEstimate: boolean;
}

export interface PlanProblem {
  stops: readonly PlanStop[];
  vehicles: readonly PlanVehicle[];
  matrix: TravelMatrix;
  /** What serving a stop by another than its usual vehicle costs, in seconds of driving. */
  unfamiliarSeconds?: number;
  /** Rounds to start from: stop ids by vehicle id. What cannot stay as it is is planned again. */
  initial?: Readonly<Record<string, readonly string[]>>;
}

/** Checks a problem before it is planned; returns a sentence for each fault. */
export function problemFaults({ stops, vehicles, matrix }: PlanProblem): string[] {
  const faults: string[] = [];
  const { size, seconds, metres } = matrix;
  if (seconds.length !== size * size || metres.length !== size * size)
    faults.push(`The matrix of ${size} points must have ${size * size} entries.`);
  if (seconds.some(isNegative) || metres.some(isNegative))
    faults.push('The matrix holds a negative value.');
  const isPoint = (point: number) => Number.isInteger(point) && point >= 0 && point < size;
  const stopIds = new Set(stops.map(({ id }) => id));
  const vehicleIds = new Set(vehicles.map(({ id }) => id));
  if (stopIds.size !== stops.length) faults.push('Two stops have the same id.');
  if (vehicleIds.size !== vehicles.length) faults.push('Two vehicles have the same id.');
  const places = new Set<string>();
  for (const { id, point, locked, demand, serviceSeconds, window } of stops) {
    if (!isPoint(point)) faults.push(`Stop ${id} is at no point of the matrix.`);
    if (window !== null && !isSpan(window)) faults.push(`Stop ${id} has no window of minutes.`);
    if (![demand.pieces, demand.kg, demand.litres, serviceSeconds].every((value) => value >= 0))
      faults.push(`Stop ${id} has a negative demand or service time.`);
    if (locked === undefined) continue;
    if (!vehicleIds.has(locked.vehicle))
      faults.push(`Stop ${id} is locked to no vehicle of the plan.`);
    const place = JSON.stringify([locked.vehicle, locked.position]);
    if (places.has(place)) faults.push(`Stop ${id} is locked where another stop is.`);
    places.add(place);
  }
  for (const { id, startPoint, endPoint, shift } of vehicles) {
    if (!isSpan(shift)) faults.push(`Vehicle ${id} has no shift of minutes.`);
    if (!isPoint(startPoint) || (endPoint !== null && !isPoint(endPoint)))
      faults.push(`Vehicle ${id} starts or ends at no point of the matrix.`);
  }
  return faults;
}

/** The end may be open. */
function isSpan({ fromMinute, untilMinute }: Minutes): boolean {
  return Number.isFinite(fromMinute) && fromMinute >= 0 && !Number.isNaN(untilMinute);
}

function isNegative(value: number): boolean {
  return value < 0;
}
