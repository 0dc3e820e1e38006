import { FieldAct } from '@waypost/contract';
import { MISSED_REASONS, type MissedReason } from '@waypost/domain/pickups';
import { isOpen, type RoundAct, type RoundState, stateAfter } from '@waypost/domain/round-states';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { readAct } from '../../../platform/http/read-act.ts';
import { clockBehindMs, correctedTime } from '../../core/scans/index.ts';
import { missPickup } from '../../customer/pickups/index.ts';
import { learnDoor } from '../address-points/index.ts';
import { insertAct, isActKnown, mayMissPickup } from './acts.queries.ts';
import { isAddressNew } from './addresses.ts';
import { findStopAddress } from './addresses.queries.ts';
import { closeIfSettled } from './end-round.ts';
import { enterState, findRound, findRoundOf, lockRounds, type RoundRow } from './rounds.queries.ts';
import { selectStops } from './stops.queries.ts';

type Result = {
  actId: string | null;
  outcome: 'recorded' | 'known' | 'refused';
  reason?: 'no_round' | 'no_stop' | 'not_possible' | 'unreadable';
};

type RoundActTold = FieldAct & { kind: RoundAct };

const AT_A_STOP: readonly string[] = ['arrive', 'skip', 'call', 'card_left', 'pickup_failed'];

/** Who did it, and the device that tells it. */
type Doer = { personId: string; sourceId: number };
type Sent = { acts: readonly unknown[]; sentAt?: string | undefined };

/** In the order in which they are told, a transaction each: what is told is not lost because of another act. */
export async function recordActs(ctx: Ctx, doer: Doer, { acts, sentAt }: Sent) {
  const results: Result[] = [];
  let state: RoundState | null = null;
  const now = Date.now();
  const behindMs = clockBehindMs(sentAt, now);
  for (const input of acts) {
    const read = readAct(FieldAct, input);
    if (!read.ok) {
      results.push(refusedFor(read.actId, 'unreadable'));
      continue;
    }
    const { act } = read;
    // a clock may be ahead: no act is in the future
    const at = new Date(Math.min(correctedTime(act.occurredAt, behindMs), now));
    const told = await inTransaction(ctx.db, (tx) => recordAct(ctx, tx, doer, act, at));
    results.push(told.result);
    state = told.state;
  }
  return { results, state };
}

async function recordAct(ctx: Ctx, tx: Db, doer: Doer, act: FieldAct, at: Date) {
  const { actId } = act;
  const { personId, sourceId } = doer;
  const found =
    act.roundId === undefined ? await findRoundOf(tx, personId) : await findRound(tx, act.roundId);
  const [round] = found === undefined ? [] : await lockRounds(tx, [found.id]);
  // another courier's round is as good as none
  if (round === undefined || round.personId !== personId) {
    return { result: refusedFor(actId, 'no_round'), state: null };
  }
  const { state } = round;
  if (act.kind === 'door') {
    await learnDoorOf(ctx, tx, round, act);
    return { result: { actId, outcome: 'recorded' as const }, state };
  }
  const told = { ...act, kind: act.kind };
  if (await isActKnown(tx, round.id, actId)) {
    return { result: { actId, outcome: 'known' as const }, state };
  }
  const refusal = await refusalOf(tx, round, told);
  if (refusal !== null) return { result: refusedFor(actId, refusal), state };
  await insertAct(tx, {
    roundId: round.id,
    actId,
    stopNo: act.stopNo ?? null,
    kind: told.kind,
    detail: act.detail ?? null,
    personId,
    sourceId,
    occurredAt: at,
  });
  const result: Result = { actId, outcome: 'recorded' };
  return { result, state: await follow(ctx, tx, round, told) };
}

function refusedFor(actId: string | null, reason: NonNullable<Result['reason']>): Result {
  return { actId, outcome: 'refused', reason };
}

/** Not kept as an act: no row says when which courier was where. One that is of no use is nothing to tell a courier. */
async function learnDoorOf(
  ctx: Ctx,
  tx: Db,
  round: RoundRow,
  { actId, stopNo, fix }: FieldAct,
): Promise<void> {
  if (fix === undefined || stopNo === undefined) return;
  const address = await findStopAddress(tx, round.id, stopNo);
  // handed over at the address that the phone knows
  if (address === undefined || (await isAddressNew(tx, round.id, stopNo))) return;
  const { lat, lon, pointSource } = address.placed;
  const city = pointSource === 'city' && lat !== null && lon !== null ? { lat, lon } : null;
  await learnDoor(ctx, tx, { fixId: actId, fix, address, city });
}

async function refusalOf(tx: Db, round: RoundRow, act: RoundActTold) {
  if (!isOpen(round.state) && act.kind !== 'close') return 'not_possible';
  if (act.kind === 'close' && round.state !== 'back' && round.state !== 'closed') {
    return 'not_possible';
  }
  if (!AT_A_STOP.includes(act.kind)) return null;
  const stops = await selectStops(tx, [round.id]);
  const stop = stops.find(({ stopNo }) => stopNo === act.stopNo);
  if (stop === undefined) return 'no_stop';
  if (act.kind !== 'pickup_failed') return null;
  const isPossible =
    stop.pickupId !== null &&
    reasonOf(act) !== undefined &&
    (await mayMissPickup(tx, stop.pickupId));
  return isPossible ? null : 'not_possible';
}

function reasonOf({ detail }: RoundActTold): MissedReason | undefined {
  return MISSED_REASONS.find((reason) => reason === detail);
}

/** What an act leads to besides its row. */
async function follow(ctx: Ctx, tx: Db, round: RoundRow, act: RoundActTold): Promise<RoundState> {
  if (act.kind === 'pickup_failed') await failPickup(ctx, tx, round, act);
  if (act.kind === 'close' && round.state === 'back') {
    const missing = act.detail === 'missing';
    return (await closeIfSettled(ctx, tx, round, { missing })) ? 'closed' : 'back';
  }
  const next = stateAfter(act.kind, round.state);
  if (next === null) return round.state;
  await enterState(tx, round.id, next);
  return next;
}

async function failPickup(ctx: Ctx, tx: Db, round: RoundRow, act: RoundActTold): Promise<void> {
  const stops = await selectStops(tx, [round.id]);
  const pickupId = stops.find(({ stopNo }) => stopNo === act.stopNo)?.pickupId;
  const reason = reasonOf(act);
  if (pickupId && reason !== undefined) await missPickup(ctx, tx, pickupId, reason);
}
