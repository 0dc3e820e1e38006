import type { PlanProblem, PlanStop } from './problem.ts';

/** The locked stops of a vehicle in order, timed as if they were its only stops. */
export interface LockedChain {
  vehicle: number;
  /** Indexes in `problem.stops`. */
  stops: readonly number[];
  beginsAt: readonly number[];
  endsAt: number;
  /** Whether the next stop of the chain must follow at once. */
  closedAfter: readonly boolean[];
  /** Whether the chain is the beginning of the round. */
  isStartClosed: boolean;
}

export function lockedChains(problem: PlanProblem): LockedChain[] {
  return problem.vehicles.flatMap(({ id }, vehicle) => {
    const locked = problem.stops
      .flatMap((stop, place) =>
        stop.locked?.vehicle === id ? [{ stop, place, position: stop.locked.position }] : [],
      )
      .sort((a, b) => a.position - b.position);
    if (locked.length === 0) return [];
    return [
      {
        vehicle,
        stops: locked.map(({ place }) => place),
        ...driveAlone(
          problem,
          vehicle,
          locked.map(({ stop }) => stop),
        ),
        closedAfter: locked.map(({ position }, at) => locked[at + 1]?.position === position + 1),
        isStartClosed: locked[0]?.position === 0,
      },
    ];
  });
}

function driveAlone(
  { vehicles, matrix }: PlanProblem,
  vehicle: number,
  stops: readonly PlanStop[],
): Pick<LockedChain, 'beginsAt' | 'endsAt'> {
  const { shift, startPoint = 0, endPoint = 0 } = vehicles[vehicle] ?? { shift: { fromMinute: 0 } };
  let [now, here] = [Math.round(shift.fromMinute * 60), startPoint];
  const beginsAt = stops.map(({ point, window, serviceSeconds }) => {
    now += matrix.seconds[here * matrix.size + point] ?? 0;
    const begin = Math.max(now, Math.round((window?.fromMinute ?? 0) * 60));
    now = begin + serviceSeconds;
    here = point;
    return begin;
  });
  const home = endPoint === null ? 0 : (matrix.seconds[here * matrix.size + endPoint] ?? 0);
  return { beginsAt, endsAt: now + home };
}
