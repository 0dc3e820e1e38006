import { MAX_POOL, type NewStops, type RoundProposal } from '@waypost/contract';
import {
  type Demand,
  orderByAddress,
  shareByAddress,
  type VehicleToFill,
} from '@waypost/domain/rounds';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { findHub } from '../../core/hubs/index.ts';
import type { LocateCity } from '../../core/places/index.ts';
import { type Built, buildPossible, numbered } from './build-stops.ts';
import { subject } from './act-on-round.ts';
import { refuseUnknown, refusingTaken } from './change-round.ts';
import { capacityOf, demandOf } from './plan-problem.ts';
import { insertRun } from './plan-runs.queries.ts';
import { selectPoolRefs } from './pool.queries.ts';
import { planRoundsQueue } from './queues.ts';
import { selectPickupsOfHub } from './read-board.ts';
import { changeRoundRow, insertRound, lockRounds } from './rounds.queries.ts';
import { insertStops } from './stops.queries.ts';
import { selectVehicles } from './vehicles.queries.ts';

/**
 * Makes a round for each of these vehicles from what waits at the hub, what is due first. They are cut by address within
 * the limits of the vehicles and are there at once; where points are known the worker finds better ones. What fits in none stays in
 * the pool.
 */
export async function proposeRounds(
  ctx: Ctx,
  { staffId }: StaffCaller,
  locate: LocateCity,
  asked: RoundProposal,
) {
  const { hubId, day, seconds } = asked;
  if ((await findHub(ctx.db, hubId)) === undefined) throw new Problem('hub_not_found');
  const pickups = asked.pickups ? await selectPickupsOfHub(ctx, locate, hubId, day) : [];
  const wanted = {
    refs: await selectPoolRefs(ctx.db, hubId, MAX_POOL),
    pickups: pickups.map(({ pickupId }) => pickupId),
  };
  return refusingTaken(ctx, wanted, () =>
    inTransaction(ctx.db, async (tx) => {
      const ids = asked.rounds.map(({ id }) => id);
      if ((await lockRounds(tx, ids)).length > 0) throw new Problem('form_already_sent');
      const built = inOrderOf(wanted, await buildPossible(ctx, tx, locate, hubId, wanted));
      const { shares, left } = await shareAmong(tx, built, asked);
      if (shares.length === 0) throw new Problem('stop_not_possible');
      for (const { round, stops } of shares) await insertProposed(tx, staffId, asked, round, stops);
      const made = await lockRounds(tx, ids);
      const rounds = made.map(({ id, revision }) => ({ roundId: id, revision }));
      const planId = newRowId();
      await insertRun(tx, { id: planId, hubId, day, rounds, seconds, staffId });
      await ctx.jobs.enqueue(tx, planRoundsQueue, { planId });
      return { planId, rounds: made.length, stops: built.length - left, left };
    }),
  );
}

/** Pickups first, whose customers wait, then parcels as the pool has them. */
function inOrderOf(wanted: NewStops, built: readonly Built[]): Built[] {
  const placeOf = new Map([...wanted.pickups, ...wanted.refs].map((each, at) => [each, at]));
  const place = ({ stop, pieces }: Built) =>
    placeOf.get(stop.pickupId ?? pieces[0]?.ref ?? '') ?? placeOf.size;
  return built.toSorted((a, b) => place(a) - place(b));
}

type ProposedRound = RoundProposal['rounds'][number];

/** Rounds that get no stop are not made. */
async function shareAmong(
  tx: Db,
  built: readonly Built[],
  { hubId, rounds, maxStops }: RoundProposal,
): Promise<{ shares: { round: ProposedRound; stops: Built[] }[]; left: number }> {
  const known = await selectVehicles(tx, hubId);
  const vehicles = rounds.map(({ id, vehicleId }) => ({
    id,
    capacity: capacityOf(known.find((vehicle) => vehicle.id === vehicleId)),
  }));
  const fitting = mostUrgent(built, vehicles, maxStops);
  const ordered = orderByAddress(fitting, ({ address }) => address);
  const { rounds: shared } = shareByAddress(
    ordered.map(({ pieces }, at) => ({ id: `${at}`, demand: demandOf(pieces) })),
    vehicles,
    maxStops,
  );
  const shares = rounds
    .map((round) => ({
      round,
      stops: (shared.get(round.id) ?? []).flatMap((at) => ordered[Number(at)] ?? []),
    }))
    .filter(({ stops }) => stops.length > 0);
  const placed = shares.reduce((sum, { stops }) => sum + stops.length, 0);
  return { shares, left: built.length - placed };
}

/** As many as all vehicles together have room for, what is due first; what does not fit leaves its place to the next. */
function mostUrgent(
  built: readonly Built[],
  vehicles: readonly VehicleToFill[],
  maxStops: number,
): Built[] {
  const sum = (what: keyof Demand) =>
    vehicles.reduce((total, { capacity }) => total + capacity[what], 0);
  const capacity = { pieces: sum('pieces'), kg: sum('kg'), litres: sum('litres') };
  const { rounds } = shareByAddress(
    built.map(({ pieces }, at) => ({ id: `${at}`, demand: demandOf(pieces) })),
    [{ id: 'all', capacity }],
    maxStops * vehicles.length,
  );
  return (rounds.get('all') ?? []).flatMap((at) => built[Number(at)] ?? []);
}

async function insertProposed(
  tx: Db,
  staffId: string,
  { hubId, day }: RoundProposal,
  round: ProposedRound,
  built: readonly Built[],
): Promise<void> {
  await refuseUnknown(tx, { ...round, hubId });
  await insertRound(tx, { ...round, hubId, day });
  const { stops, pieces } = numbered(built, { stopNo: 0, sequence: 0 });
  await insertStops(tx, round.id, stops, pieces);
  await changeRoundRow(tx, round.id, { lastStopNo: stops.length });
  const details = { stops: stops.length, proposed: true };
  await auditStaff(tx, staffId, 'round.make', subject(round.id), details);
}
