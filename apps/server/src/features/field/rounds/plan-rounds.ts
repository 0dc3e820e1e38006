import type { PlanOutcome } from '@waypost/contract';
import { isChangeable } from '@waypost/domain/round-states';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { findHub } from '../../core/hubs/index.ts';
import { createCityLocator } from '../../core/places/index.ts';
import { refuseChanged } from './act-on-round.ts';
import { followAddresses } from './follow-addresses.ts';
import {
  idOf,
  isMovable,
  keptIn,
  orderWithinPoints,
  pointsOf,
  problemOf,
  restOf,
  type RoundToPlan,
} from './plan-problem.ts';
import {
  askToStop,
  endRun,
  findRun,
  insertRun,
  noteShare,
  type PlanRunRow,
  selectStreets,
} from './plan-runs.queries.ts';
import { planRoundsQueue } from './queues.ts';
import { isInVan, readProgress, type StandingStop } from './round-progress.ts';
import {
  changeRoundRow,
  enterState,
  lockRounds,
  type RoundPlan,
  type RoundRow,
} from './rounds.queries.ts';
import { type Planned, runPlanner, runReplanner } from './run-planner.ts';
import { transferStops, writeOrder } from './stops.queries.ts';
import { isGivenRound, writeAddresses } from './addresses.ts';
import { selectVehicles } from './vehicles.queries.ts';

type Asked = { rounds: { roundId: string; revision: number }[]; seconds: number };

/** The worker does it; what the dispatcher saw is compared again when its plan is written. */
export async function startPlan(
  ctx: Ctx,
  { staffId }: StaffCaller,
  { rounds, seconds }: Asked,
): Promise<string> {
  const id = newRowId();
  await inTransaction(ctx.db, async (tx) => {
    const found = await lockUnchangedRounds(tx, rounds);
    const [first] = found;
    if (first === undefined) throw new Problem('round_not_found');
    const isAlike = found.every(({ hubId, day }) => hubId === first.hubId && day === first.day);
    const areOut = found.filter(({ state }) => state === 'out').length;
    if (!isAlike || (areOut > 0 && found.length > 1)) throw new Problem('round_not_changeable');
    const { hubId, day } = first;
    await insertRun(tx, { id, hubId, day, rounds, seconds, staffId });
    await auditStaff(tx, staffId, 'round.plan', `plan:${id}`, { rounds: rounds.length, seconds });
    await ctx.jobs.enqueue(tx, planRoundsQueue, { planId: id });
  });
  return id;
}

/** The best so far is taken. */
export async function stopPlan(
  ctx: Ctx,
  { staffId }: StaffCaller,
  planId: string,
): Promise<PlanRunRow | undefined> {
  return inTransaction(ctx.db, async (tx) => {
    if (await askToStop(tx, planId)) {
      await auditStaff(tx, staffId, 'round.plan', `plan:${planId}`, { stop: true });
    }
    return findRun(tx, planId);
  });
}

async function lockUnchangedRounds(tx: Db, rounds: Asked['rounds']): Promise<RoundRow[]> {
  const found = await lockRounds(
    tx,
    rounds.map(({ roundId }) => roundId),
  );
  if (found.length !== rounds.length) throw new Problem('round_not_found');
  for (const round of found) {
    refuseChanged(round, rounds.find(({ roundId }) => roundId === round.id)?.revision ?? 0);
    if (!isChangeable(round.state)) throw new Problem('round_not_changeable');
  }
  return found;
}

/** In the worker. A run that was broken off begins again: nothing is written before its end. */
export async function runPlan(ctx: Ctx, planId: string): Promise<void> {
  const run = await findRun(ctx.db, planId);
  if (run === undefined || run.state === 'done' || run.state === 'failed') return;
  const hub = await findHub(ctx.db, run.hubId);
  if (hub === undefined) return;
  const rounds = await readRounds(ctx, run);
  const streets = new Map(
    (
      await selectStreets(
        ctx.db,
        run.rounds.map(({ roundId }) => roundId),
      )
    ).map((row) => [idOf(row), row.street]),
  );
  const points = pointsOf(rounds);
  const planned = points === null ? null : await planByPoints(ctx, run, rounds, hub, points);
  await writePlan(ctx, run, rounds, planned, (id) => streets.get(id) ?? '');
}

async function planByPoints(
  ctx: Ctx,
  run: PlanRunRow,
  rounds: readonly RoundToPlan[],
  hub: Parameters<typeof problemOf>[1],
  points: Parameters<typeof problemOf>[2],
): Promise<Planned> {
  const [only] = rounds;
  if (only?.round.state === 'out' && rounds.length === 1) {
    return runReplanner(restOf(only, hub, points, new Date()));
  }
  return runPlanner(ctx, problemOf(rounds, hub, points), run.seconds, (share) =>
    noteShare(ctx.db, run.id, share),
  );
}

async function readRounds(ctx: Ctx, run: PlanRunRow): Promise<RoundToPlan[]> {
  const locate = createCityLocator(ctx.reads);
  return inTransaction(ctx.db, async (tx) => {
    const rounds = await lockRounds(
      tx,
      run.rounds.map(({ roundId }) => roundId),
    );
    const standing = [...(await readProgress(tx, rounds)).values()].flat();
    const stops = await followAddresses(ctx, tx, locate, standing);
    const progress = Map.groupBy(stops, ({ roundId }) => roundId);
    const vehicles = await selectVehicles(tx, run.hubId);
    return rounds.map((round) => ({
      round,
      vehicle: vehicles.find(({ id }) => id === round.vehicleId),
      stops: progress.get(round.id) ?? [],
    }));
  });
}

async function writePlan(
  ctx: Ctx,
  run: PlanRunRow,
  rounds: readonly RoundToPlan[],
  planned: Planned | null,
  streetOf: (id: string) => string,
): Promise<void> {
  const stops = new Map(rounds.flatMap(({ stops: own }) => own.map((stop) => [idOf(stop), stop])));
  const kept = new Set(rounds.flatMap((each) => [...keptIn(each)]));
  const orderOf = ({ round, stops: own }: RoundToPlan): string[] => {
    const fromPlan = planned?.plan.rounds.find(({ vehicle }) => vehicle === round.id);
    const left = new Set(planned?.plan.unplanned.map(({ id }) => id));
    const ids =
      planned === null
        ? own.filter(isMovable).map(idOf)
        : [
            ...(fromPlan?.stops.map(({ id }) => id) ?? []),
            // what fits nowhere stays where it is, at the end
            ...own.map(idOf).filter((id) => left.has(id)),
          ];
    const leaveAt = new Map(fromPlan?.stops.map((stop) => [stop.id, stop.leaveAt]));
    return orderWithinPoints(ids, {
      stopOf: (id) => (planned === null ? cityless(stops.get(id)) : stops.get(id)),
      streetOf,
      kept,
      leaveAtOf: (id) => leaveAt.get(id),
    });
  };
  const orders = new Map(rounds.map((each) => [each.round.id, orderOf(each)]));
  await inTransaction(ctx.db, async (tx) => {
    const now = await lockRounds(
      tx,
      run.rounds.map(({ roundId }) => roundId),
    );
    const isChanged = now.some(
      ({ id, revision, state }) =>
        !isChangeable(state) ||
        run.rounds.find(({ roundId }) => roundId === id)?.revision !== revision,
    );
    const hasMoved = await areOvertaken(tx, now, rounds, orders);
    const outcome = outcomeOf(rounds, planned);
    if (isChanged || hasMoved) {
      await endRun(tx, run.id, 'failed', { ...outcome, refused: 'round_changed' });
      return;
    }
    await apply(tx, rounds, orders, planned);
    await endRun(tx, run.id, 'done', outcome);
  });
}

/**
 * A courier left the hub, did a stop, or loaded a piece that would move, while it was planned: phones know no revision.
 */
async function areOvertaken(
  tx: Db,
  now: readonly RoundRow[],
  before: readonly RoundToPlan[],
  orders: ReadonlyMap<string, string[]>,
): Promise<boolean> {
  const progress = await readProgress(tx, now);
  const inVans = new Set([...progress.values()].flat().filter(isInVan).map(idOf));
  for (const [target, ids] of orders) {
    if (ids.some((id) => !id.startsWith(`${target}/`) && inVans.has(id))) return true;
  }
  const out = now.filter(({ state }) => state === 'out');
  return out.some(({ id }) => {
    const planned = before.find(({ round }) => round.id === id);
    if (planned?.round.state !== 'out') return true;
    const openIn = (stops: readonly StandingStop[]) => stops.filter(isMovable).map(idOf).join();
    return openIn(planned.stops) !== openIn(progress.get(id) ?? []);
  });
}

/** Where no points are known the whole round is one neighbourhood. */
function cityless<Stop extends { lat: number | null; lon: number | null }>(stop: Stop | undefined) {
  return stop && { ...stop, lat: null, lon: null };
}

function outcomeOf(rounds: readonly RoundToPlan[], planned: Planned | null): PlanOutcome {
  const minutes = planned?.plan.rounds.reduce(
    (sum, { startAt, endAt }) => sum + endAt - startAt,
    0,
  );
  return {
    by: planned === null ? 'address' : 'points',
    planner: planned?.planner ?? 'own',
    stops: rounds.flatMap(({ stops }) => stops.filter(isMovable)).length,
    unplanned: planned?.plan.unplanned.length ?? 0,
    late: planned?.plan.late.length ?? 0,
    minutes: Math.round((minutes ?? 0) / 60),
    refused: null,
  };
}

/** Moves stops between the rounds, then writes each order: what is done keeps its place. */
async function apply(
  tx: Db,
  rounds: readonly RoundToPlan[],
  orders: ReadonlyMap<string, string[]>,
  planned: Planned | null,
): Promise<void> {
  const numbers = new Map<string, number>();
  const lastNo = new Map(rounds.map(({ round }) => [round.id, round.lastStopNo]));
  for (const { stops } of rounds) for (const stop of stops) numbers.set(idOf(stop), stop.stopNo);
  for (const [target, ids] of orders) {
    const foreign = Map.groupBy(
      ids.filter((id) => !id.startsWith(`${target}/`)),
      (id) => id.split('/')[0] ?? '',
    );
    for (const [source, moved] of foreign) {
      const firstNo = (lastNo.get(target) ?? 0) + 1;
      const stopNos = moved.map((id) => numbers.get(id) ?? 0);
      await transferStops(
        tx,
        { roundId: source, stopNos },
        { roundId: target, firstNo, firstPlace: firstNo },
      );
      for (const [at, id] of moved.entries()) numbers.set(id, firstNo + at);
      lastNo.set(target, firstNo + moved.length - 1);
    }
  }
  for (const { round, stops } of rounds) {
    const order = (orders.get(round.id) ?? []).map((id) => numbers.get(id) ?? 0);
    await writeOrder(tx, round.id, withDone(stops, order));
    await changeRoundRow(tx, round.id, {
      lastStopNo: lastNo.get(round.id) ?? round.lastStopNo,
      plan: planOf(round.id, planned),
    });
    if (round.state === 'draft') await enterState(tx, round.id, 'planned');
    if (isGivenRound(round)) await writeAddresses(tx, round.id);
  }
}

/** Stops that are done stay at their places; the others fill those between and after them. */
function withDone(
  stops: readonly { stopNo: number; state: string }[],
  order: readonly number[],
): number[] {
  const rest = [...order];
  const kept = stops.flatMap((stop) => (isMovable(stop) ? (rest.shift() ?? []) : stop.stopNo));
  return [...kept, ...rest];
}

function planOf(roundId: string, planned: Planned | null): RoundPlan {
  const round = planned?.plan.rounds.find(({ vehicle }) => vehicle === roundId);
  return {
    minutes: Math.round(((round?.endAt ?? 0) - (round?.startAt ?? 0)) / 60),
    metres: round?.metres ?? 0,
    by: planned === null ? 'address' : 'points',
    planner: planned?.planner ?? 'own',
    at: new Date().toISOString(),
  };
}
