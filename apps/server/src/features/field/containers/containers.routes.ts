import { randomBytes } from 'node:crypto';
import { MAX_CONTAINERS_SHOWN, PIECES_SHOWN } from '@waypost/contract';
import { makeContainerCode, readContainerCode } from '@waypost/domain/container-code';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readTimedCursor } from '../../../platform/pages.ts';
import { drawCodes } from '../field-identity/index.ts';
import { selectActs, selectByCode, selectByIds, selectOfHub } from './lists.queries.ts';
import { cancelTrip, planTrip, readTripLine } from './manage-trips.ts';
import { selectPieces } from './pieces.queries.ts';
import { presentContainer, presentTrip, readHubNames } from './present-containers.ts';
import { selectOnTrips, selectTrips } from './trips.queries.ts';

const READ = { staff: 'dispatch:read' } as const;
const WRITE = { staff: 'dispatch:write' } as const;
const TRIPS_SHOWN = 100;

export function containersRoutes({ mount }: Api, ctx: Ctx): void {
  mount('listContainers', READ, async ({ query }) => {
    const { hubId, state, code, after } = query;
    const hubOf = await readHubNames(ctx.db);
    // one more than shown: there is a next page
    const limit = MAX_CONTAINERS_SHOWN + 1;
    const rows = code
      ? await selectByCode(ctx.db, readContainerCode(code) ?? code, MAX_CONTAINERS_SHOWN)
      : await selectOfHub(ctx.db, { hubId, state, after: readTimedCursor(after), limit });
    const shown = rows.slice(0, MAX_CONTAINERS_SHOWN);
    const last = shown.at(-1);
    const hasMore = rows.length > shown.length && last !== undefined;
    const next = hasMore ? `${last.position}~${last.id}` : null;
    return {
      status: 200,
      body: { containers: shown.map((row) => presentContainer(row, hubOf)), next },
    };
  });

  mount('readContainer', READ, async ({ params, query }) => {
    const { containerId } = params;
    const [row] = await selectByIds(ctx.db, [containerId]);
    if (row === undefined) throw new Problem('container_not_found');
    const pieces = await selectPieces(ctx.db, containerId, {
      after: query.after,
      limit: PIECES_SHOWN + 1,
    });
    const shown = pieces.slice(0, PIECES_SHOWN);
    return {
      status: 200,
      body: {
        container: presentContainer(row, await readHubNames(ctx.db)),
        contents: shown.map(({ seq, ref, pieceNo, putAt, outAt, missingAt }) => ({
          seq,
          number: makePieceNumber(ref, pieceNo),
          putAt: putAt.toISOString(),
          outAt: outAt?.toISOString() ?? null,
          missing: missingAt !== null,
        })),
        next: pieces.length > shown.length ? (shown.at(-1)?.seq ?? null) : null,
        acts: (await selectActs(ctx.db, containerId)).map((act) => ({
          ...act,
          occurredAt: act.occurredAt.toISOString(),
          recordedAt: act.recordedAt.toISOString(),
        })),
      },
    };
  });

  mount('listTrips', READ, async ({ query }) => {
    const hubOf = await readHubNames(ctx.db);
    const { hubId } = query;
    const trips = await selectTrips(ctx.db, hubId, { unendedOnly: false, limit: TRIPS_SHOWN });
    const onTrips = await selectOnTrips(
      ctx.db,
      trips.map(({ id }) => id),
    );
    return {
      status: 200,
      body: { trips: trips.map((trip) => presentTrip(trip, onTrips, hubOf)) },
    };
  });

  mount('readTrip', READ, async ({ params }) => {
    const { tripId } = params;
    const trip = await readTripLine(ctx.db, tripId);
    const hubOf = await readHubNames(ctx.db);
    const onTrip = new Map(
      (await selectOnTrips(ctx.db, [tripId])).map((each) => [each.containerId, each]),
    );
    const rows = await selectByIds(ctx.db, [...onTrip.keys()]);
    const containers = rows.map((row) => ({
      ...presentContainer(row, hubOf),
      arrivedAt: onTrip.get(row.id)?.arrivedAt?.toISOString() ?? null,
      missing: (onTrip.get(row.id)?.missingAt ?? null) !== null,
    }));
    return { status: 200, body: { trip, containers } };
  });

  mount('planTrip', WRITE, async ({ caller, body }) => ({
    status: 201,
    body: await planTrip(ctx, caller, body),
  }));
  mount('cancelTrip', WRITE, async ({ caller, params }) => ({
    status: 200,
    body: await cancelTrip(ctx, caller, params.tripId),
  }));

  mount('drawContainerLabels', READ, async ({ query }) => {
    const codes = Array.from({ length: query.count }, () => makeContainerCode(randomBytes(5)));
    return { status: 200, body: { labels: codes.map(drawCodes) } };
  });
}
