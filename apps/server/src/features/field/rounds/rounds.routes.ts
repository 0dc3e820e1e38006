import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { createCityLocator } from '../../core/places/index.ts';
import { addStops, changeRound, lockStop, makeRound, orderStops } from './change-round.ts';
import { cancelRound, closeRound, releaseRound, returnRound } from './end-round.ts';
import { lookAtRound } from './look-at-round.ts';
import { addVehicle, changeVehicle, presentVehicle } from './manage-vehicles.ts';
import { moveStops } from './move-stops.ts';
import { findLastRun, findRun } from './plan-runs.queries.ts';
import { startPlan, stopPlan } from './plan-rounds.ts';
import { presentRun } from './present-run.ts';
import { selectDrivers } from './people.queries.ts';
import { proposeRounds } from './propose-rounds.ts';
import { readBoard } from './read-board.ts';
import { readPool } from './read-pool.ts';
import { readMap } from './read-map.ts';
import { selectVehicles } from './vehicles.queries.ts';

const READ = { staff: 'dispatch:read' } as const;
const WRITE = { staff: 'dispatch:write' } as const;

export function roundsRoutes({ mount }: Api, ctx: Ctx): void {
  const locate = createCityLocator(ctx.reads);

  mount('listVehicles', READ, async ({ query }) => ({
    status: 200,
    body: { vehicles: (await selectVehicles(ctx.db, query.hubId)).map(presentVehicle) },
  }));
  mount('addVehicle', WRITE, async ({ caller, body }) => ({
    status: 201,
    body: await addVehicle(ctx, caller, body),
  }));
  mount('changeVehicle', WRITE, async ({ caller, params, body }) => ({
    status: 200,
    body: await changeVehicle(ctx, caller, params.vehicleId, body),
  }));
  mount('listRoundPeople', READ, async ({ query }) => ({
    status: 200,
    body: { people: await selectDrivers(ctx.db, query.hubId) },
  }));

  mount('readDispatchBoard', READ, async ({ query }) => ({
    status: 200,
    body: await readBoard(ctx, locate, query),
  }));
  mount('readPool', READ, async ({ query }) => ({
    status: 200,
    body: await readPool(ctx, locate, query),
  }));
  mount('readRoundsMap', READ, async ({ caller, query }) => ({
    status: 200,
    body: await readMap(ctx, caller, query),
  }));
  mount('readRound', READ, async ({ caller, params }) => ({
    status: 200,
    body: await lookAtRound(ctx, caller, locate, params.roundId),
  }));

  mount('makeRound', WRITE, async ({ caller, body }) => ({
    status: 201,
    body: await makeRound(ctx, caller, locate, body),
  }));
  mount('addStops', WRITE, async ({ caller, params, body }) => ({
    status: 200,
    body: await addStops(ctx, caller, locate, params.roundId, body),
  }));
  mount('changeRound', WRITE, async ({ caller, params, body }) => ({
    status: 200,
    body: await changeRound(ctx, caller, params.roundId, body),
  }));
  mount('orderStops', WRITE, async ({ caller, params, body }) => ({
    status: 200,
    body: await orderStops(ctx, caller, params.roundId, body),
  }));
  mount('lockStop', WRITE, async ({ caller, params, body }) => ({
    status: 200,
    body: await lockStop(ctx, caller, params.roundId, { ...body, stopNo: params.stopNo }),
  }));
  mount('moveStops', WRITE, async ({ caller, body }) => ({
    status: 200,
    body: await moveStops(ctx, caller, body),
  }));
  mount('startPlan', WRITE, async ({ caller, body }) => ({
    status: 202,
    body: { planId: await startPlan(ctx, caller, body) },
  }));
  mount('proposeRounds', WRITE, async ({ caller, body }) => ({
    status: 202,
    body: await proposeRounds(ctx, caller, locate, body),
  }));
  mount('readLastPlan', READ, async ({ query }) => {
    const run = await findLastRun(ctx.db, query.hubId, query.day);
    return { status: 200, body: { plan: run === undefined ? null : presentRun(run) } };
  });
  mount('readPlan', READ, async ({ params }) => ({
    status: 200,
    body: presentRun(await findRun(ctx.db, params.planId)),
  }));
  mount('stopPlan', WRITE, async ({ caller, params }) => ({
    status: 200,
    body: presentRun(await stopPlan(ctx, caller, params.planId)),
  }));
  mount('releaseRound', WRITE, async ({ caller, params, body }) => ({
    status: 200,
    body: await releaseRound(ctx, caller, locate, params.roundId, body),
  }));
  mount('cancelRound', WRITE, async ({ caller, params, body }) => ({
    status: 200,
    body: await cancelRound(ctx, caller, params.roundId, body),
  }));
  mount('returnRound', WRITE, async ({ caller, params, body }) => ({
    status: 200,
    body: await returnRound(ctx, caller, params.roundId, body),
  }));
  mount('closeRound', WRITE, async ({ caller, params, body }) => ({
    status: 200,
    body: await closeRound(ctx, caller, params.roundId, body),
  }));
}
