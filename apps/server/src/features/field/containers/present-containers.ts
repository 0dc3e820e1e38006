import type { ContainerLine, HubOfContainer, TripLine } from '@waypost/contract';
import type { Db } from '../../../platform/database.ts';
import { selectAllHubs } from '../../core/hubs/index.ts';
import type { ListedContainer } from './lists.queries.ts';
import type { OnTrip, TripRow } from './trips.queries.ts';

export type HubNames = (id: string) => HubOfContainer;

/** A carrier has hundreds of hubs at most. */
export async function readHubNames(db: Db): Promise<HubNames> {
  const hubs = new Map((await selectAllHubs(db)).map((hub) => [hub.id, hub]));
  return (id) => {
    const hub = hubs.get(id);
    return { id, code: hub?.code ?? '', name: hub?.name ?? '' };
  };
}

export function presentContainer(row: ListedContainer, hubOf: HubNames): ContainerLine {
  const { id, code, kind, state, pieces, seal } = row;
  return {
    id,
    code,
    kind,
    state,
    hub: hubOf(row.hubId),
    to: row.toHubId === null ? null : hubOf(row.toHubId),
    pieces,
    seal,
    openedAt: row.openedAt.toISOString(),
    stateAt: row.stateAt.toISOString(),
  };
}

export function presentTrip(trip: TripRow, onTrip: readonly OnTrip[], hubOf: HubNames): TripLine {
  const own = onTrip.filter(({ tripId }) => tripId === trip.id);
  const { id, vehicle, seal, state, arrivedHubId } = trip;
  return {
    id,
    from: hubOf(trip.hubId),
    to: hubOf(trip.toHubId),
    vehicle,
    seal,
    state,
    plannedAt: trip.plannedAt?.toISOString() ?? null,
    departedAt: trip.departedAt?.toISOString() ?? null,
    arrivedAt: trip.arrivedAt?.toISOString() ?? null,
    arrivedAtOther:
      arrivedHubId === null || arrivedHubId === trip.toHubId ? null : hubOf(arrivedHubId),
    containers: own.length,
    arrived: own.filter(({ arrivedAt }) => arrivedAt !== null).length,
    missing: own.filter(({ missingAt }) => missingAt !== null).length,
  };
}
