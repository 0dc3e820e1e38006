import type { FieldContainer, FieldTrip } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { selectAllHubs } from '../../core/hubs/index.ts';
import { selectOfHub } from './lists.queries.ts';
import { presentContainer, presentTrip, readHubNames } from './present-containers.ts';
import { recordContainerActs } from './record-container-acts.ts';
import { selectOnTrips, selectTrips } from './trips.queries.ts';

const HUB = { field: 'hub' } as const;
/** The latest of a hub; older ones are found by their scan all the same. */
const CONTAINERS_GIVEN = 500;
const TRIPS_GIVEN = 100;

export function fieldContainersRoutes({ mount }: Api, ctx: Ctx): void {
  mount('readFieldContainers', HUB, async ({ caller }) => ({
    status: 200,
    body: await readOwn(ctx, caller.hub.id),
  }));

  mount('recordContainerActs', HUB, async ({ caller, body }) => ({
    status: 200,
    body: { results: await recordContainerActs(ctx, caller, body) },
  }));
}

async function readOwn(ctx: Ctx, hubId: string) {
  const hubOf = await readHubNames(ctx.db);
  const rows = await selectOfHub(ctx.db, { hubId, limit: CONTAINERS_GIVEN });
  const trips = await selectTrips(ctx.db, hubId, { unendedOnly: true, limit: TRIPS_GIVEN });
  const onTrips = await selectOnTrips(
    ctx.db,
    trips.map(({ id }) => id),
  );
  const tripOf = new Map(
    onTrips.filter(({ arrivedAt }) => arrivedAt === null).map((on) => [on.containerId, on.tripId]),
  );
  const hubs = (await selectAllHubs(ctx.db)).filter(({ closedAt }) => closedAt === null);
  return {
    containers: rows.map((row): FieldContainer => {
      const { code, kind, state, to, pieces, seal, hub } = presentContainer(row, hubOf);
      return {
        code,
        kind,
        state,
        hubId: hub.id,
        to,
        pieces,
        seal,
        tripId: tripOf.get(row.id) ?? null,
      };
    }),
    trips: trips.map((trip): FieldTrip => {
      const { id, from, to, vehicle, seal, state, departedAt, arrivedAt } = presentTrip(
        trip,
        [],
        hubOf,
      );
      const containers = onTrips
        .filter(({ tripId }) => tripId === id)
        .map(({ code, arrivedAt: unloadedAt }) => ({ code, arrived: unloadedAt !== null }));
      return { id, from, to, vehicle, seal, state, departedAt, arrivedAt, containers };
    }),
    hubs: hubs.map(({ id, code, name }) => ({ id, code, name })),
  };
}
