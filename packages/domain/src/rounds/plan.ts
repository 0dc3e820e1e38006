export interface PlannedStop {
  id: string;
  /** Seconds since midnight. The time between the first two is waiting. */
  arriveAt: number;
  beginAt: number;
  leaveAt: number;
}

export interface PlannedRound {
  vehicle: string;
  stops: PlannedStop[];
  /** Leaves the start at the begin of the shift. */
  startAt: number;
  endAt: number;
  travelSeconds: number;
  metres: number;
}

/**
 * - `no_vehicle`: the vehicle it is bound to is not in the plan, or there is none at all
 * - `too_large`: no vehicle that may take it can hold it, even empty
 * - `out_of_reach`: no vehicle that may take it can be there in the window and back in the shift
 * - `no_room`: every vehicle that may take it is full
 * - `no_time`: a vehicle has room, but no time left
 */
export type UnplannedReason = 'no_vehicle' | 'too_large' | 'out_of_reach' | 'no_room' | 'no_time';

export interface UnplannedStop {
  id: string;
  reason: UnplannedReason;
}

/** Begins after its priority (`priority`), or after its window because of the stops that are locked (`window`). */
export interface LateStop {
  id: string;
  limit: 'priority' | 'window';
  seconds: number;
}

export interface Plan {
  /** Of vehicles that have stops. */
  rounds: PlannedRound[];
  unplanned: UnplannedStop[];
  late: LateStop[];
  cost: number;
  /** The same seed and number of iterations give the same plan. */
  iterations: number;
  isEstimate: boolean;
}
